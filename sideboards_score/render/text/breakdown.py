"""The breakdown of a scored game as a page of text."""

from collections.abc import Sequence

from rich.cells import cell_len

from sideboards_score.model.breakdown import (
    Combination,
    GameScore,
    PatternScore,
    PlayerScore,
)
from sideboards_score.model.cards import COLORS, HANDLES, Value
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, Of
from sideboards_score.model.rulebook import Band
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.render.page import (
    BLANK,
    WIDTH,
    Page,
    Row,
    Span,
    padded,
    row,
    rule,
    table,
    title,
    wrapped,
)
from sideboards_score.render.sentences.marks import color_signs, handle_signs, marks_of, run_signs
from sideboards_score.render.sentences.notes import note_texts, notes_rows
from sideboards_score.render.sentences.objectives import objective_rows
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.words import Words

_LABEL = 12
_FIGURES = 6
"""Columns at the right that are kept for points."""


def score_page(score: GameScore, words: Words) -> Page:
    """Everything about a game: objectives, each player line by line, the ranking, the rulings."""
    page = [*_head(score, words), BLANK, *_objectives(score, words)]
    for player in score.players:
        page += [BLANK, *_player(score, player, words)]
    page += [BLANK, *ranking_rows(score, words)]
    return wrapped([*page, *notes_rows(note_texts(score, words), words)])


def _head(score: GameScore, words: Words) -> Page:
    head = words("head-so-far") if score.game.partial else words("head-final")
    return head_rows(score, head, words)


def head_rows(score: GameScore, head: str, words: Words) -> Page:
    """A title, what the game is, and the warning about an invented deck."""
    game = score.game
    parts = [
        words("head-players", count=len(game.players)),
        words("head-deck", deck=game.deck.ref),
        words("head-edition", edition=game.edition.code),
    ]
    if game.variant is Variant.FOUR_CARDS:
        parts.append(words("head-four-cards"))
    page = [title(head), row(" · ".join(parts))]
    return page + invented_lines(invented=game.deck.invented, words=words)


def invented_lines(*, invented: bool, words: Words) -> Page:
    """The warning that a deck is not the printed game; nothing for a real one."""
    return [row(Span(words("invented"), "bold"))] if invented else []


def _objectives(score: GameScore, words: Words) -> Page:
    goals = score.game.objectives
    points = score.game.rulebook.row_points
    lines = [
        line
        for objective in (goals.colors, goals.handles, goals.rows)
        for line in objective_rows(objective, points, words)
    ]
    return [title(words("objectives-title")), *table(lines), BLANK, row(words("legend"))]


def _player(score: GameScore, player: PlayerScore, words: Words) -> Page:
    """One player: the grid, then every point with its reason."""
    total = words("points", count=player.total)
    if score.game.partial:
        total = words("so-far", text=total)
    return [
        rule(player.name, total),
        *sideboard_grid(player.player.sideboard, marks_of(player.board)),
        BLANK,
        *(line for part in ACCOUNT for line in account_part(part, score, player, words)),
    ]


ACCOUNT = ("colors", "handles", "rows", "bonus", "swap", "total")
"""The parts of a player's account."""


def account_part(part: str, score: GameScore, player: PlayerScore, words: Words) -> Page:
    """One part of the account: its points with all that they come from."""
    board = player.board
    if part in ("colors", "handles"):
        return _pattern_part(Kind(part), player, words)
    if part == "rows":
        product = _row_product(score, player, words)
        return [*_ledger(words.shown(Kind.ROWS), product, board.rows.points), *_runs(player, words)]
    if part == "bonus":
        return _ledger(words("bonus"), bonus_text(score, player, words), player.bonus.points)
    if part == "swap":
        return _ledger(words("swap"), _swap_text(score, player, words), player.swap)
    return _ledger(words("total"), _open_text(player, words), player.total, style="bold")


def _pattern_part(kind: Kind, player: PlayerScore, words: Words) -> Page:
    colors = kind is Kind.COLORS
    score = player.board.colors if colors else player.board.handles
    signs = (color_signs if colors else handle_signs)(score.count)
    product = _product(score, player.player.sideboard, kind, words)
    return [
        *_ledger(words.shown(kind), product, score.points),
        *_combinations(score, signs, words),
    ]


def _ledger(label: str, text: str, points: int, style: str = "") -> Page:
    """An entry of the account: what, why, and the points at the right of its first line."""
    left = row(Span(f"  {padded(label, _LABEL)} {text}", style), hang=_LABEL + 3)
    first, *rest = wrapped([left], WIDTH - _FIGURES)
    room = WIDTH - cell_len(first.text)
    return [Row((*first.spans, Span(str(points).rjust(room), style or "bold"))), *rest]


def _product(score: PatternScore, sideboard: Sideboard, kind: Kind, words: Words) -> str:
    """`3 × 4 points`, or that nothing can be counted yet."""
    missing = sideboard.unknown_colors if kind is Kind.COLORS else sideboard.unknown_handles
    if missing and not score.count and _nothing_known(sideboard, kind):
        return words(f"not-known-{kind.value}")
    text = words("count-times-points", times=score.count, count=score.points_each)
    if missing:
        text = words(
            "and-also", text=text, more=words(f"some-not-known-{kind.value}", count=missing)
        )
    return text


def _nothing_known(sideboard: Sideboard, kind: Kind) -> bool:
    """Whether no drawer shows a colour, or no drawer shows a handle."""
    values: Sequence[Value] = COLORS if kind is Kind.COLORS else HANDLES
    return not any(
        (drawer.color if kind is Kind.COLORS else drawer.handle) in values
        for card in sideboard.cards
        for drawer in card.drawers
    )


def _combinations(score: PatternScore, signs: Sequence[str], words: Words) -> Page:
    """Each combination with its sign, its value and its places, several to a line."""
    texts = [
        f"{sign:>2} {words.shown(combination.value)} {places_text(combination)}"
        for sign, combination in zip(signs, score.combinations, strict=True)
    ]
    return _packed(texts, indent=4)


def places_text(combination: Combination) -> str:
    """Places as line/card."""
    return " ".join(f"{place.line}/{place.column}" for place in combination.places)


def _packed(texts: Sequence[str], indent: int) -> Page:
    """Short texts in as many columns as fit."""
    if not texts:
        return []
    size = max(cell_len(text) for text in texts) + 3
    per_line = max(1, (WIDTH - indent) // size)
    return [
        row(
            " " * indent,
            "".join(padded(text, size) for text in texts[start : start + per_line]).rstrip(),
        )
        for start in range(0, len(texts), per_line)
    ]


def _row_product(score: GameScore, player: PlayerScore, words: Words) -> str:
    rows = player.board.rows
    sideboard = player.player.sideboard
    kind = Kind.COLORS if score.game.objectives.rows.of is Of.COLOR else Kind.HANDLES
    missing = sideboard.unknown_colors if kind is Kind.COLORS else sideboard.unknown_handles
    if missing and not rows.drawers and _nothing_known(sideboard, kind):
        return words(f"not-known-{kind.value}")
    text = words("count-times-points", times=rows.drawers, count=rows.points_each)
    if missing:
        text = words(
            "and-also", text=text, more=words(f"some-not-known-{kind.value}", count=missing)
        )
    return text


def _runs(player: PlayerScore, words: Words) -> Page:
    runs = player.board.rows.runs
    return [
        row(
            f"     {sign} ",
            words(
                "run",
                value=run.value,
                line=run.line,
                first=run.first,
                last=run.last,
                count=run.length,
            ),
        )
        for sign, run in zip(run_signs(runs), runs, strict=True)
    ]


def bonus_text(score: GameScore, player: PlayerScore, words: Words) -> str:
    """Rank and lengths of all, and what a tie meant; the step reached in a solo game."""
    drawers = player.board.rows.drawers
    if player.bonus.rank is None:
        step = player.bonus.step
        key = "bonus-solo" if step is None else "bonus-solo-step"
        return words(key, count=drawers, step=step)
    others = sorted(score.players, key=lambda each: -each.board.rows.drawers)
    lengths = ", ".join(f"{each.name} {each.board.rows.drawers}" for each in others)
    text = words("bonus-rank", rank=player.bonus.rank, lengths=lengths)
    if player.bonus.tied:
        names = [
            each.name for each in others if each.board.rows.drawers == drawers and each != player
        ]
        key = "bonus-tied" if player.bonus.points else "bonus-tied-nothing"
        text = words("and-also", text=text, more=words(key, names=names, count=player.bonus.points))
    return text


def _swap_text(score: GameScore, player: PlayerScore, words: Words) -> str:
    if score.game.variant is Variant.FOUR_CARDS:
        return words("swap-none")
    return words("swap-used") if player.player.swap_used else words("swap-kept")


def _open_text(player: PlayerScore, words: Words) -> str:
    """How far the total can still change, if it can."""
    low, high, exact = player.bounds
    if (low, high) == (player.total, player.total):
        return ""
    if low == high:
        return words("open-certain", total=low)
    return words("open-exact" if exact else "open-at-most", low=low, high=high)


def ranking_rows(score: GameScore, words: Words) -> Page:
    """The players by total, the winners, and the band of a solo game."""
    order = sorted(zip(score.places, score.players, strict=True), key=lambda pair: pair[0])
    lines = [
        (str(place), player.name, words("points", count=player.total)) for place, player in order
    ]
    page = [title(words("ranking-title")), *table(lines)]
    if score.solo:
        key = "solo-band-so-far" if score.game.partial else "solo-band"
        text = words(key, band=score.solo.name, title=solo_title(score, words))
        page.append(row("  ", text, hang=2))
    else:
        page.append(row("  ", Span(_winner_text(score, words), "bold"), hang=2))
    if score.solo_ends and score.solo_ends[0] != score.solo_ends[1]:
        low, high = score.solo_ends
        page.append(row("  ", words("solo-open", low=low.name, high=high.name), hang=2))
    if not score.decided and len(score.players) > 1:
        page.append(row("  ", words("undecided"), hang=2))
    return page


def solo_title(score: GameScore, words: Words) -> str:
    """Our own phrase for a solo band."""
    return band_title(score.solo, words) if score.solo else ""


def band_title(band: Band, words: Words) -> str:
    """Our own phrase for a band."""
    return words(f"solo-{band.low}")


def _winner_text(score: GameScore, words: Words) -> str:
    key = "wins" if len(score.winners) == 1 else "shared-victory"
    best = max(player.total for player in score.players)
    if score.game.partial:
        key += "-so-far"
    return words(key, names=list(score.winners), count=best)

"""Where a game hangs on a point that the rulebooks leave open or print differently.

Each function looks at one such point and tells whether it mattered in this game: only then does the
breakdown mention it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sideboards_score.model.breakdown import PlayerScore, Ruling
from sideboards_score.model.cards import CELLS, HANDLES, LINES, Handle
from sideboards_score.model.game import Game, Variant
from sideboards_score.model.learning import order_of
from sideboards_score.model.objectives import Of, Turning
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_pattern
from sideboards_score.rules.count.bonus import rows_counted
from sideboards_score.rules.count.runs import counted_runs, lanes_in


def rulings_of(game: Game, players: Sequence[PlayerScore], asked: Game) -> tuple[Ruling, ...]:
    """Every ruling that mattered, those of the whole game first.

    `asked` is the game before drawers were filled in that can hold only one value.
    """
    found = [*_of_the_game(game), *_from_the_deck(game, asked)]
    for player in players:
        for ruling in (
            _unknown,
            _contested,
            _turning,
            _same_line,
            _both_lines,
            _bare_drawer,
            _short_row,
            _solo_step,
        ):
            found += ruling(game, player)
    return (*_of_the_edition(game, found), *found)


def _of_the_edition(game: Game, found: Sequence[Ruling]) -> Iterator[Ruling]:
    """What goes with an edition that turns patterns less far, where that changes a count."""
    if game.edition.note is not None and any(each.kind == "turning-any" for each in found):
        yield Ruling(game.edition.note, {"edition": game.edition.code})


def _of_the_game(game: Game) -> Iterator[Ruling]:
    if game.partial:
        if len(game.players) == 1 and not game.solo:
            yield Ruling("mid-game-lone", {})
        else:
            yield Ruling("mid-game", {})
        counts = [len(player.sideboard.cards) for player in game.players]
        if len(set(counts)) > 1:
            yield Ruling("cards-unequal", {"least": min(counts), "most": max(counts)})
    if game.solo and game.variant is Variant.FOUR_CARDS:
        yield Ruling("four-cards-solo", {})


def _from_the_deck(game: Game, asked: Game) -> Iterator[Ruling]:
    """Unknown drawers that can hold only one value."""
    for before, after in zip(asked.players, game.players, strict=True):
        cards = zip(before.sideboard.cards, after.sideboard.cards, strict=True)
        for position, (typed, card) in enumerate(cards, 1):
            if typed != card:
                values = {"name": after.name, "position": position, "card": typed.code}
                yield Ruling("from-the-deck", {**values, "other": card.code})


def _unknown(_: Game, player: PlayerScore) -> Iterator[Ruling]:
    """Unknown drawers count for nothing."""
    if not player.player.sideboard.known:
        yield Ruling("unknown-drawers", {"name": player.name})


def _contested(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """A card whose handles are unknown because earlier photos of it differ."""
    if not game.deck.learned.seen or player.player.sideboard.known:
        return
    from sideboards_score.rules.decks.contradictions import (  # noqa: PLC0415 - own decks only
        contradictions_of,
    )

    doubtful = {
        order_of(c.sights[0][0]): c for c in contradictions_of(game.deck) if c.stands is None
    }
    for position, card in enumerate(player.player.sideboard.cards, 1):
        found = None if card.known else doubtful.get(order_of(card))
        if found is not None:
            codes = [seen.code for seen, _ in found.sights]
            names = sorted({source.label for _, sources in found.sights for source in sources})
            values = {"name": player.name, "position": position, "card": card.code}
            yield Ruling("card-contested", {**values, "readings": codes, "sources": names})


def _turning(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """A count by fewer turns than other rulebooks allow.

    What fewer turns would give is no news to those who turn in any direction: the second opinion
    tells it.
    """
    if game.edition.turning is Turning.ANY:
        return
    for objective, score in (
        (game.objectives.colors, player.board.colors),
        (game.objectives.handles, player.board.handles),
    ):
        if not objective.pattern or len(objective.pattern.forms(Turning.ANY)) == len(
            objective.pattern.forms(Turning.HALF)
        ):
            continue
        count = score_pattern(player.player.sideboard, objective, Turning.ANY).count
        if count != score.count:
            values = {"name": player.name, "kind": objective.kind, "count": score.count}
            editions = [e.code for e in game.rulebook.editions.values() if e.turning is Turning.ANY]
            yield Ruling("turning-any", {**values, "other": count, "editions": editions})


def _same_line(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """Two-row objectives: both rows may lie in one line if something parts them."""
    objective = game.objectives.rows
    runs = player.board.rows.runs
    if objective.lines or not runs[1:] or runs[0].line != runs[1].line:
        return
    lanes = player.player.sideboard.lanes(objective.of)
    in_each = counted_runs(lanes, replace(objective, lines=tuple(range(1, LINES + 1))))
    longest = sorted((run.length for run in in_each), reverse=True)
    if sum(longest[: len(runs)]) < player.board.rows.drawers:
        yield Ruling("two-rows-in-one-line", {"name": player.name, "line": runs[0].line})


def _both_lines(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """Cards 27-30: one row in each line, not the two longest of both lines together."""
    objective = game.objectives.rows
    if not objective.lines[1:]:
        return
    lanes = lanes_in(player.player.sideboard.lanes(objective.of), objective.lines)
    other = counted_runs(lanes, replace(objective, lines=(), rows=len(objective.lines)))
    drawers = sum(run.length for run in other)
    if drawers != player.board.rows.drawers:
        values = {"name": player.name, "count": player.board.rows.drawers, "other": drawers}
        yield Ruling("one-row-in-each-line", {**values, "lines": objective.lines})


def _bare_drawer(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """Handle rows: a drawer without a handle breaks a row."""
    objective = game.objectives.rows
    if objective.of is not Of.HANDLE:
        return
    drawers = sum(
        run.length for run in counted_runs(without_bare(player.player.sideboard), objective)
    )
    if drawers != player.board.rows.drawers:
        values = {"name": player.name, "count": player.board.rows.drawers, "other": drawers}
        yield Ruling("bare-drawer-breaks-row", values)


def _short_row(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """A row of one drawer counts; no drawer at all brings no bonus."""
    runs = player.board.rows.runs
    if any(run.length == 1 for run in runs):
        yield Ruling("row-of-one", {"name": player.name})
    if not runs and player.bonus.rank is not None:
        prizes = game.rulebook.bonus[len(game.players)]
        if player.bonus.rank <= len(prizes):
            yield Ruling("no-row", {"name": player.name})


def _solo_step(game: Game, player: PlayerScore) -> Iterator[Ruling]:
    """Solo bonus: only the highest step reached counts."""
    if not game.solo:
        return
    steps = game.rulebook.solo_steps[rows_counted(game.objectives.rows)]
    reached = [step.points for step in steps if player.board.rows.drawers >= step.drawers]
    if len(reached) > 1:
        yield Ruling("solo-highest-step", {"points": max(reached), "sum": sum(reached)})


def without_bare(sideboard: Sideboard) -> int:
    """The handle lanes with the drawers of each line moved left over those without a handle."""
    lanes = 0
    for line in range(LINES):
        handles = [card.drawers[line].handle for card in sideboard.cards]
        for column, handle in enumerate(h for h in handles if h is not Handle.NONE):
            if handle in HANDLES:
                lanes |= 1 << (CELLS * HANDLES.index(handle) + LINES * column + line)
    return lanes

"""Lists of kept games, and statistics, as pages of text."""

from collections.abc import Iterable, Sequence

from sideboards_score.model.kept import KeptGame, Standings
from sideboards_score.render.history.told import (
    Figures,
    PersonText,
    VersusText,
    statistics_text,
)
from sideboards_score.render.page import BLANK, WIDTH, Page, Row, cut, row, table, title, wrapped
from sideboards_score.words import Words

_INDENT, _GAP = 2, 2
"""Of a table: before its first column, and between two."""


def games_page(games: Sequence[KeptGame], words: Words, *, deleted: bool = False) -> Page:
    """Games line by line, in the order given."""
    head = words("history-bin-title" if deleted else "history-title")
    if not games:
        key = "history-bin-empty" if deleted else "history-empty"
        return wrapped([title(head), row(words(key))])
    lines = [
        (str(game.number), game.date, result_text(game, words), words.shown(game.place or ""))
        for game in games
    ]
    return [title(head), row(words("history-games", count=len(games))), *_lines(lines)]


def _lines(lines: Sequence[tuple[str, str, str, str]]) -> Iterable[Row]:
    """Number, day and result; where it was played below that, if somebody has said so."""
    width = max(len(number) for number, *_ in lines)
    hang = 2 + width + 2 + len("2026-11-28") + 2
    for number, date, result, place in lines:
        text = f"{result} · {place}" if place else result
        yield from wrapped([row(f"  {number:>{width}}  {date}  ", text, hang=hang)])


def result_text(game: KeptGame, words: Words) -> str:
    """Who had how many points, the most first; winners who share it stand with a sign between."""
    order = sorted([(-player.total, at, player.name) for at, player in enumerate(game.players)])
    text, before = "", 1
    for points, _, name in order:
        sign = "" if not text else " = " if points == before else ", "
        text += f"{sign}{name} {-points}"
        before = points
    text = words.shown(text)
    return text if game.decided else words("history-open", text=text)


def kept_page(game: KeptGame, words: Words) -> Page:
    """A game as it was counted when it was kept: the points of each part, and what was played."""
    parts = [words(key) for key in ("kind-colors", "kind-handles", "kind-rows")]
    heads = (words("stats-player"), *parts, *(words(key) for key in ("bonus", "swap", "total")))
    lines = [heads]
    for player in game.players:
        points = (player.colors, player.handles, player.rows, player.bonus, player.swap)
        figures = map(str, (*points, player.total))
        lines.append((words.shown(player.name), *figures))
    goals = zip(parts, game.objectives, strict=True)
    return wrapped(
        [
            title(result_text(game, words)),
            row(f"{game.date} · {words('head-edition', edition=game.edition)}"),
            BLANK,
            *_columns(lines),
            BLANK,
            *table((kind, words.shown(goal)) for kind, goal in goals),
        ]
    )


def statistics_page(standings: Standings, words: Words) -> Page:
    """What games add up to: all players, each of them, pairs, the bonus."""
    told = statistics_text(standings, words)
    page: Page = [title(told.title), row(told.games)]
    if not standings.games:
        return wrapped(page)
    lines = [(told.player, *told.heads)]
    page += [BLANK, *_columns(lines + [(person.name, *person.all) for person in told.players])]
    for person in told.players:
        page += [BLANK, *_person(person, told.heads)]
    if told.versus:
        page += [BLANK, title(told.versus_title), *table(_versus(told.versus))]
    if told.bonus:
        page += [BLANK, row(told.bonus)]
    return wrapped(page)


def _person(person: PersonText, heads: Figures) -> Page:
    """A player by how many played, and the points of each part by objective."""
    seats = [(count, *figures) for count, figures in person.by_players]
    return [title(person.name), *_columns([("", *heads), *seats]), *table(person.by_objective)]


def _columns(lines: Sequence[tuple[str, ...]]) -> Page:
    """A table whose figures stand at the right of their columns; long names are cut."""
    widths = [max(len(line[at]) for line in lines) for at in range(1, len(lines[0]))]
    room = WIDTH - _INDENT - sum(width + _GAP for width in widths)
    return table(
        (
            cut(line[0], room),
            *(text.rjust(width) for text, width in zip(line[1:], widths, strict=True)),
        )
        for line in lines
    )


def _versus(pairs: Sequence[VersusText]) -> list[tuple[str, ...]]:
    taken = max(len(pair.ahead) + len(pair.games) + 2 * _GAP for pair in pairs)
    room = (WIDTH - _INDENT - taken - len(" – ")) // 2
    return [
        (" – ".join(cut(name, room) for name in pair.names), pair.ahead, pair.games)
        for pair in pairs
    ]

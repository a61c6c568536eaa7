"""Lists of kept games, and statistics, as pages of text."""

from collections.abc import Iterable, Sequence

from sideboards_score.model.kept import KeptGame, PersonStats, Standings, Tally
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


def statistics_page(standings: Standings, words: Words) -> Page:
    """What games add up to: all players, each of them, pairs, the bonus."""
    head = [title(words("stats-title"))]
    if not standings.games:
        return wrapped([*head, row(words("history-empty"))])
    page = [*head, row(words("history-games", count=standings.games)), BLANK]
    page += _all_players(standings.players, words)
    for person in standings.players:
        page += [BLANK, *_person(person, words)]
    if standings.versus:
        page += [BLANK, title(words("stats-versus")), *table(_versus(standings, words))]
    if standings.contested:
        decided = words("stats-bonus", count=standings.by_bonus, games=standings.contested)
        page += [BLANK, row(decided)]
    return wrapped(page)


def _heads(words: Words) -> tuple[str, ...]:
    keys = ("stats-games", "stats-wins", "stats-shared", "stats-average", "stats-best")
    return tuple(words(key) for key in keys)


def _figures(tally: Tally, words: Words) -> tuple[str, ...]:
    average = _average(tally, words)
    return (str(tally.games), str(tally.wins), str(tally.shared), average, str(tally.best))


def _average(tally: Tally, words: Words) -> str:
    """With one decimal, a half rounded up as people do: 39.25 is 39.3."""
    tenths = (20 * tally.points + tally.games) // (2 * tally.games)
    return words.decimal(f"{tenths // 10}.{tenths % 10}")


def _all_players(players: Sequence[PersonStats], words: Words) -> Page:
    lines = [(words("stats-player"), *_heads(words))]
    lines += [(words.shown(person.name), *_figures(person.all, words)) for person in players]
    return _columns(lines)


def _person(person: PersonStats, words: Words) -> Page:
    """A player by how many played, and the points of each part by objective."""
    seats = [
        (words("head-players", count=count), *_figures(tally, words))
        for count, tally in person.by_players.items()
    ]
    goals = [
        (
            words(f"kind-{kind}"),
            words.shown(label),
            words("stats-part", count=tally.games, average=_average(tally, words), best=tally.best),
        )
        for (kind, label), tally in person.by_objective.items()
    ]
    return [
        title(words.shown(person.name)),
        *_columns([("", *_heads(words)), *seats]),
        *table(goals),
    ]


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


def _versus(standings: Standings, words: Words) -> list[tuple[str, ...]]:
    figures = [
        (f"{pair.one_ahead} : {pair.other_ahead}", words("history-games", count=pair.games))
        for pair in standings.versus
    ]
    taken = max(sum(len(text) + _GAP for text in line) for line in figures)
    room = (WIDTH - _INDENT - taken - len(" – ")) // 2
    names = [
        [cut(words.shown(name), room) for name in (pair.one, pair.other)]
        for pair in standings.versus
    ]
    return [(" – ".join(pair), *line) for pair, line in zip(names, figures, strict=True)]

"""Statistics as values: texts in their places; a terminal and a page lay them out their own way."""

from collections.abc import Sequence
from typing import NamedTuple

from sideboards_score.model.kept import PersonStats, Standings, Tally
from sideboards_score.words import Words

Figures = tuple[str, ...]
"""Games, won, shared, average, best: as many as there are heads."""


class PersonText(NamedTuple):
    """One player: by how many played, and by objective."""

    name: str
    all: Figures
    by_players: tuple[tuple[str, Figures], ...]
    by_objective: tuple[tuple[str, str, str], ...]
    """Kind, number, and what its games add up to."""


class VersusText(NamedTuple):
    """Two players beside each other."""

    names: tuple[str, str]
    ahead: str
    """`3 : 1`."""
    games: str


class StatisticsText(NamedTuple):
    """What games add up to."""

    title: str
    games: str
    """How many there are; the sentence that there are none, where there are none."""
    player: str
    heads: Figures
    players: tuple[PersonText, ...]
    versus_title: str
    versus: tuple[VersusText, ...]
    bonus: str
    """How many games the bonus decided; empty where none had a winner."""


def statistics_text(standings: Standings, words: Words) -> StatisticsText:
    """What games add up to, in words."""
    count = standings.games
    bonus = words("stats-bonus", count=standings.by_bonus, games=standings.contested)
    return StatisticsText(
        words("stats-title"),
        words("history-games", count=count) if count else words("history-empty"),
        words("stats-player"),
        _heads(words),
        tuple(_person(person, words) for person in standings.players),
        words("stats-versus"),
        tuple(_versus(standings, words)),
        bonus if standings.contested else "",
    )


def _heads(words: Words) -> Figures:
    keys = ("stats-games", "stats-wins", "stats-shared", "stats-average", "stats-best")
    return tuple(words(key) for key in keys)


def _figures(tally: Tally, words: Words) -> Figures:
    average = _average(tally, words)
    return (str(tally.games), str(tally.wins), str(tally.shared), average, str(tally.best))


def _average(tally: Tally, words: Words) -> str:
    """With one decimal, a half rounded up as people do: 39.25 is 39.3."""
    tenths = (20 * tally.points + tally.games) // (2 * tally.games)
    return words.decimal(f"{tenths // 10}.{tenths % 10}")


def _person(person: PersonStats, words: Words) -> PersonText:
    seats = [
        (words("head-players", count=count), _figures(tally, words))
        for count, tally in person.by_players.items()
    ]
    goals = [
        (words(f"kind-{kind}"), words.shown(label), _part(tally, words))
        for (kind, label), tally in person.by_objective.items()
    ]
    return PersonText(
        words.shown(person.name), _figures(person.all, words), tuple(seats), tuple(goals)
    )


def _part(tally: Tally, words: Words) -> str:
    average = _average(tally, words)
    return words("stats-part", count=tally.games, average=average, best=tally.best)


def _versus(standings: Standings, words: Words) -> Sequence[VersusText]:
    return [
        VersusText(
            (words.shown(pair.one), words.shown(pair.other)),
            f"{pair.one_ahead} : {pair.other_ahead}",
            words("history-games", count=pair.games),
        )
        for pair in standings.versus
    ]

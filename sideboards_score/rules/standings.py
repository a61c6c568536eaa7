"""What kept games add up to: wins, averages, who beats whom, what the row bonus decided."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import combinations

from sideboards_score.model.kept import (
    KeptGame,
    KeptPlayer,
    PersonStats,
    Standings,
    Tally,
    Versus,
)
from sideboards_score.model.objectives import Kind


class _Person:
    """The sums of a player while they grow."""

    def __init__(self) -> None:
        self.name = self.person = ""
        self.all = Tally()
        self.by_players: dict[int, Tally] = defaultdict(Tally)
        self.by_objective: dict[tuple[str, str], Tally] = defaultdict(Tally)

    def add(self, player: KeptPlayer, game: KeptGame, winners: int) -> None:
        """Count a game; `winners` is 0 unless the player is one of them."""
        self.name, self.person = player.name, player.person
        self.all = self.all.with_game(player.total, winners)
        seats = len(game.players)
        self.by_players[seats] = self.by_players[seats].with_game(player.total, winners)
        points = (player.colors, player.handles, player.rows)
        for kind, objective, part in zip(Kind, game.objectives, points, strict=True):
            key = (kind.value, objective)
            self.by_objective[key] = self.by_objective[key].with_game(part, winners)

    def done(self) -> PersonStats:
        """The sums, in the order in which they are shown."""
        objectives = sorted(self.by_objective.items(), key=lambda item: _order(*item[0]))
        seats = dict(sorted(self.by_players.items()))
        return PersonStats(self.name, self.person, self.all, seats, dict(objectives))


def _order(kind: str, objective: str) -> tuple[int, int, str]:
    """By kind, then numbers as numbers, then those that are spelled out."""
    number = int(objective) if objective.isdigit() else 1_000_000
    return [one.value for one in Kind].index(kind), number, objective


def standings_of(games: Sequence[KeptGame]) -> Standings:
    """The sums of games, which come in the order in which they were played.

    A game of several players is won by those with the most points; where unknown drawers leave it
    open who that is, nobody wins. Nobody wins alone, and nobody beats others there.
    """
    persons: dict[str, _Person] = defaultdict(_Person)
    pairs: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    contested = by_bonus = 0
    for game in games:
        winners = game.winners if game.decided else ()
        for player in game.players:
            won = len(winners) if player in winners else 0
            persons[player.person].add(player, game, won)
        if winners:
            contested += 1
            by_bonus += _ahead_without_bonus(game) != set(winners)
        for one, other in combinations(sorted(game.players, key=lambda p: p.person), 2):
            sums = pairs[one.person, other.person]
            sums[0] += 1
            sums[1] += one.total > other.total
            sums[2] += other.total > one.total
    versus = [
        Versus(persons[one].name, persons[other].name, frozenset((one, other)), *sums)
        for (one, other), sums in sorted(pairs.items())
    ]
    done = sorted((person.done() for person in persons.values()), key=_rank)
    return Standings(len(games), tuple(done), tuple(versus), contested, by_bonus)


def _rank(person: PersonStats) -> tuple[float, float, str]:
    """Those with the most wins first, then with the best average."""
    return (-person.all.wins - person.all.shared, -person.all.average, person.name.casefold())


def _ahead_without_bonus(game: KeptGame) -> set[KeptPlayer]:
    """Who would have won without the row bonus."""
    best = max(player.total - player.bonus for player in game.players)
    return {player for player in game.players if player.total - player.bonus == best}


def standings_about(standings: Standings, persons: Collection[str]) -> Standings:
    """What the same games say about some of the players."""
    return standings._replace(
        players=tuple(one for one in standings.players if one.person in persons),
        versus=tuple(pair for pair in standings.versus if pair.persons & set(persons)),
    )

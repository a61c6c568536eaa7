"""What is said of teams, sequences, claims and set-ups, as single sentences."""

from collections.abc import Iterable, Iterator

from sideboards_score.sequence.model.board import Line, Place
from sideboards_score.sequence.model.claim import TOGETHER, Mistake, Reason, Verdict
from sideboards_score.sequence.model.setup import Facts, Setup
from sideboards_score.sequence.model.standing import Outcome, Standing, TeamStanding
from sideboards_score.words import Words


def places_shown(places: Iterable[Place], words: Words) -> str:
    """Squares as a sentence lists them."""
    return words.listed([str(place) for place in places])


def line_shown(line: Line, words: Words) -> str:
    """A line by its two ends."""
    return words("sequence-from-to", first=str(line[0]), last=str(line[-1]))


def head_of(standing: Standing, words: Words) -> str:
    """How the board was played."""
    return words("sequence-match", count=standing.match.wins_at, teams=standing.match.teams)


def count_of(team: TeamStanding, words: Words) -> str:
    """How many sequences a team has."""
    if team.most > team.count:
        return words("sequence-between", team=team.team, least=team.count, most=team.most)
    return words("sequence-count", count=team.count, team=team.team)


def outcome_of(standing: Standing, words: Words) -> str:
    """Who has won."""
    if standing.outcome is Outcome.WON:
        return words("sequence-won", team=standing.winner)
    if standing.outcome is Outcome.NOBODY:
        return words("sequence-nobody")
    if standing.outcome is Outcome.OPEN:
        return words("sequence-open")
    wins = standing.match.wins_at
    enough = [team.team for team in standing.teams if team.count >= wins]
    return words("sequence-several", teams=enough)


def notes_of(standing: Standing, words: Words) -> Iterator[tuple[str, str]]:
    """Each note by its kind and as a sentence."""
    unknown = standing.board.unknown
    for kind in standing.notes:
        yield kind, words(kind, places=places_shown(unknown, words), count=len(unknown))


def verdict_of(verdict: Verdict, words: Words) -> str:
    """Whether a claim holds."""
    team, count = verdict.claim.team, verdict.claim.claimed
    if verdict.holds is None:
        least, most = verdict.least, verdict.most
        return words("sequence-claim-open", team=team, claimed=count, least=least, most=most)
    key = "sequence-claim-holds" if verdict.holds else "sequence-claim-fails"
    right = verdict.least if count < verdict.least else verdict.most
    return words(key, count=right, team=team, claimed=count)


def reason_of(reason: Reason, words: Words) -> str:
    """Why a claim does not hold, in one sentence or several."""
    if not reason.mistakes:
        return words("sequence-unexplained")
    said = " ".join(mistake_of(mistake, words) for mistake in reason.mistakes)
    if reason.unknown:
        places, count = places_shown(reason.unknown, words), len(reason.unknown)
        said += " " + words("sequence-taken-for-chips", places=places, count=count)
    return words("sequence-together", text=said) if reason.kind == TOGETHER else said


def mistake_of(mistake: Mistake, words: Words) -> str:
    """One line that was counted wrongly."""
    said = words(
        f"sequence-slip-{mistake.kind}",
        line=line_shown(mistake.places, words),
        place=str(mistake.at),
    )
    return said[0].upper() + said[1:]  # a line begins with a word in some languages


def setup_of(setup: Setup, facts: Facts, words: Words) -> list[str]:
    """A set-up: what it is, or why it is not allowed."""
    if setup.problem is not None:
        known = ", ".join(map(str, facts.players))
        values = {"players": setup.players, "teams": setup.teams, "known": known}
        return [words(setup.problem, count=setup.counted, **values)]
    seats = ", ".join(words.shown(team) for team in setup.seats)
    return [
        words("sequence-setup-legal", players=setup.players, teams=setup.teams),
        words("sequence-setup-hand", hand=setup.hand),
        words("sequence-setup-seats", seats=seats),
        words("sequence-setup-chips", chips=setup.chips),
        words("sequence-setup-wins", count=setup.wins_at),
    ]

"""The JSON documents. Their shapes are held by `render/documents/schemas/sequence-*.json`."""

from collections.abc import Iterable, Sequence
from typing import TypedDict

from sideboards_score.render.documents.document import SCHEMAS, NoteDocument, notes_document
from sideboards_score.sequence.model.board import Place
from sideboards_score.sequence.model.claim import Mistake, Reason, Verdict
from sideboards_score.sequence.model.setup import Facts, Setup
from sideboards_score.sequence.model.standing import Standing, TeamStanding
from sideboards_score.sequence.render.sentences import notes_of, reason_of, setup_of
from sideboards_score.words import Words

SCORE_SCHEMA = SCHEMAS / "sequence-score.schema.json"
CHECK_SCHEMA = SCHEMAS / "sequence-check.schema.json"
SETUP_SCHEMA = SCHEMAS / "sequence-setup.schema.json"

Places = list[list[int]]


class _Team(TypedDict):
    team: str
    count: int
    most: int
    sequences: list[Places]
    finishing: Places
    safe: Places


class ScoreDocument(TypedDict):
    """What `sequence score --json` prints."""

    board: list[str]
    playing: int
    wins_at: int
    teams: list[_Team]
    outcome: str
    winner: str | None
    notes: list[NoteDocument]


class _Mistake(TypedDict):
    kind: str
    places: Places
    at: list[int] | None


class _Reason(TypedDict):
    kind: str
    mistakes: list[_Mistake]
    text: str


class _Claim(TypedDict):
    team: str
    claimed: int
    counted: int
    most: int
    holds: bool | None
    reasons: list[_Reason]


class CheckDocument(TypedDict):
    """What `sequence check --json` prints."""

    claims: list[_Claim]


class _Setup(TypedDict):
    players: int
    teams: int | None
    legal: bool
    reason: str | None
    hand: int | None
    seats: list[str]
    chips: int | None
    wins_at: int | None


class SetupDocument(TypedDict):
    """What `sequence setup --json` prints."""

    setups: list[_Setup]


def places_document(places: Iterable[Place]) -> Places:
    """Squares as [line, column]."""
    return [list(place) for place in places]


def score_document(standing: Standing, words: Words) -> ScoreDocument:
    """The document of a board."""
    return {
        "board": list(standing.board.rows),
        "playing": standing.match.teams,
        "wins_at": standing.match.wins_at,
        "teams": [_team(team) for team in standing.teams],
        "outcome": standing.outcome.value,
        "winner": None if standing.winner is None else standing.winner.english,
        "notes": notes_document(notes_of(standing, words)),
    }


def _team(team: TeamStanding) -> _Team:
    return {
        "team": team.team.english,
        "count": team.count,
        "most": team.most,
        "sequences": [places_document(line) for line in team.sequences],
        "finishing": places_document(team.finishing),
        "safe": places_document(team.safe),
    }


def check_document(verdicts: Sequence[Verdict], words: Words) -> CheckDocument:
    """The document of claims."""
    return {"claims": [_claim(verdict, words) for verdict in verdicts]}


def _claim(verdict: Verdict, words: Words) -> _Claim:
    return {
        "team": verdict.claim.team.english,
        "claimed": verdict.claim.claimed,
        "counted": verdict.least,
        "most": verdict.most,
        "holds": verdict.holds,
        "reasons": [_reason(reason, words) for reason in verdict.reasons],
    }


def _reason(reason: Reason, words: Words) -> _Reason:
    mistakes = [_mistake(mistake) for mistake in reason.mistakes]
    return {"kind": reason.kind, "mistakes": mistakes, "text": reason_of(reason, words)}


def _mistake(mistake: Mistake) -> _Mistake:
    at = None if mistake.at is None else list(mistake.at)
    return {"kind": mistake.kind, "places": places_document(mistake.places), "at": at}


def setup_document(setups: Sequence[Setup], facts: Facts, words: Words) -> SetupDocument:
    """The document of set-ups."""
    return {"setups": [_setup(setup, facts, words) for setup in setups]}


def _setup(setup: Setup, facts: Facts, words: Words) -> _Setup:
    legal = setup.problem is None
    return {
        "players": setup.players,
        "teams": setup.teams,
        "legal": legal,
        "reason": None if legal else setup_of(setup, facts, words)[0],
        "hand": setup.hand if legal else None,
        "seats": [team.english for team in setup.seats],
        "chips": setup.chips if legal else None,
        "wins_at": setup.wins_at if legal else None,
    }

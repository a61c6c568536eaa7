"""The document of `check --json`. Its shape is held by `schemas/check.schema.json`."""

from collections.abc import Iterable
from typing import TypedDict

from sideboards_score.model.claim import (
    Claim,
    Inquiry,
    Interpretation,
    Opinion,
    OtherChoice,
    Reason,
    Slip,
    Verdict,
)
from sideboards_score.model.sideboard import DrawerSet, joined, places_in
from sideboards_score.render.documents.document import (
    SCHEMAS,
    NoteDocument,
    notes_document,
    places_document,
)
from sideboards_score.render.sentences.notes import remarks_of
from sideboards_score.render.sentences.opinion import choice_text, interpretation_text
from sideboards_score.render.sentences.reasons import reason_text, slip_text
from sideboards_score.words import Words

CHECK_SCHEMA = SCHEMAS / "check.schema.json"

_Places = list[list[int]]


class _Slip(TypedDict):
    kind: str
    player: str
    field: str
    count: int | None
    points: int
    places: _Places
    sets: list[_Places]
    others: list[_Places]
    text: str


class _Reason(TypedDict):
    kind: str
    player: str
    places: _Places
    text: str
    slips: list[_Slip]


class VerdictDocument(TypedDict):
    """A claim beside what is right."""

    player: str
    field: str
    unit: str
    claimed: int
    counted: int
    bounds: list[int]
    holds: bool | None
    reasons: list[_Reason]


class _Interpretation(TypedDict):
    kind: str
    totals: dict[str, int]
    winners: list[str]
    ranking_changes: bool
    text: str


class _Choice(TypedDict):
    player: str
    field: str
    at_least: int
    instead: list[_Places]
    text: str


class OpinionDocument(TypedDict):
    """The second opinion on a game."""

    totals: dict[str, int]
    winners: list[str]
    decided: bool
    readings: list[_Interpretation]
    choices: list[_Choice]


class CheckDocument(TypedDict):
    """Verdicts on claims, or a second opinion."""

    deck: str
    invented: bool
    claims: list[VerdictDocument]
    opinion: OpinionDocument | None
    notes: list[NoteDocument]


def check_document(inquiry: Inquiry, words: Words) -> CheckDocument:
    """The document of `check --json`."""
    opinion = inquiry.opinion
    return {
        "deck": inquiry.score.game.deck.ref,
        "invented": inquiry.score.game.deck.invented,
        "claims": [_verdict(verdict, words) for verdict in inquiry.verdicts],
        "opinion": None if opinion is None else _opinion(inquiry, opinion, words),
        "notes": notes_document(remarks_of(inquiry.score, words)),
    }


def _verdict(verdict: Verdict, words: Words) -> VerdictDocument:
    claim = verdict.claim
    return {
        "player": claim.player,
        "field": claim.field.value,
        "unit": claim.unit.value,
        "claimed": claim.value,
        "counted": verdict.counted,
        "bounds": [verdict.bounds.low, verdict.bounds.high],
        "holds": verdict.holds,
        "reasons": [_reason(reason, claim, words) for reason in verdict.reasons],
    }


def _reason(reason: Reason, claim: Claim, words: Words) -> _Reason:
    player = claim.player
    board = reason.board(player)
    return {
        "kind": reason.kind,
        "player": board,
        "places": _places(slip.places for slip in reason.slips if slip.player == board),
        "text": reason_text(reason, player, claim.field, words),
        "slips": [_slip(slip, player, words) for slip in reason.slips],
    }


def _slip(slip: Slip, player: str, words: Words) -> _Slip:
    return {
        "kind": slip.kind,
        "player": slip.player,
        "field": slip.field.value,
        "count": slip.count,
        "points": slip.points,
        "places": _places([slip.places]),
        "sets": [_places([bits]) for bits in slip.sets],
        "others": [_places([bits]) for bits in slip.others],
        "text": slip_text(slip, player, words),
    }


def _places(sets: Iterable[DrawerSet]) -> _Places:
    return places_document(places_in(joined(sets)))


def _opinion(inquiry: Inquiry, opinion: Opinion, words: Words) -> OpinionDocument:
    score = inquiry.score
    return {
        "totals": {player.name: player.total for player in score.players},
        "winners": list(score.winners),
        "decided": score.decided,
        # "readings" is what scripts know; everywhere else a reading is one of a photo.
        "readings": [_interpretation(inquiry, each, words) for each in opinion.interpretations],
        "choices": [_choice(choice, words) for choice in opinion.choices],
    }


def _interpretation(inquiry: Inquiry, each: Interpretation, words: Words) -> _Interpretation:
    names = [player.name for player in inquiry.score.players]
    return {
        "kind": each.kind,
        "totals": dict(zip(names, each.totals, strict=True)),
        "winners": list(each.winners),
        "ranking_changes": each.ranking_changes,
        "text": interpretation_text(each, inquiry.score, words),
    }


def _choice(choice: OtherChoice, words: Words) -> _Choice:
    return {
        "player": choice.player,
        "field": choice.field.value,
        "at_least": 2,
        "instead": [_places([bits]) for bits in choice.instead],
        "text": choice_text(choice, words),
    }

"""The document of `check --json`. Its shape is held by `schemas/check.schema.json`."""

from collections.abc import Iterable
from pathlib import Path

from sideboards_score.model.claim import (
    Claim,
    Inquiry,
    Interpretation,
    Opinion,
    Reason,
    Slip,
    Verdict,
)
from sideboards_score.model.sideboard import DrawerSet, places_in
from sideboards_score.render.documents.score import Document
from sideboards_score.render.sentences.notes import remarks_of
from sideboards_score.render.sentences.reasons import reason_text, slip_text
from sideboards_score.render.text.opinion_page import choice_text, interpretation_text
from sideboards_score.words import Words

CHECK_SCHEMA = Path(__file__).parent / "schemas" / "check.schema.json"


def check_document(inquiry: Inquiry, words: Words) -> Document:
    """The document of `check --json`."""
    opinion = inquiry.opinion
    return {
        "deck": inquiry.score.game.deck.ref,
        "invented": inquiry.score.game.deck.invented,
        "claims": [_verdict(verdict, words) for verdict in inquiry.verdicts],
        "opinion": None if opinion is None else _opinion(inquiry, opinion, words),
        "notes": [{"kind": kind, "text": text} for kind, text in remarks_of(inquiry.score, words)],
    }


def _verdict(verdict: Verdict, words: Words) -> Document:
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


def _reason(reason: Reason, claim: Claim, words: Words) -> Document:
    player = claim.player
    board = reason.board(player)
    return {
        "kind": reason.kind,
        "player": board,
        "places": _places(slip.places for slip in reason.slips if slip.player == board),
        "text": reason_text(reason, player, claim.field, words),
        "slips": [_slip(slip, player, words) for slip in reason.slips],
    }


def _slip(slip: Slip, player: str, words: Words) -> Document:
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


def _places(sets: Iterable[DrawerSet]) -> list[list[int]]:
    drawers = 0
    for bits in sets:
        drawers |= bits
    return [list(place) for place in places_in(DrawerSet(drawers))]


def _opinion(inquiry: Inquiry, opinion: Opinion, words: Words) -> Document:
    score = inquiry.score
    return {
        "totals": {player.name: player.total for player in score.players},
        "winners": list(score.winners),
        "decided": score.decided,
        "readings": [_interpretation(inquiry, each, words) for each in opinion.interpretations],
        "choices": [
            {
                "player": choice.player,
                "field": choice.field.value,
                "at_least": 2,
                "instead": [_places([bits]) for bits in choice.instead],
                "text": choice_text(choice, words),
            }
            for choice in opinion.choices
        ],
    }


def _interpretation(inquiry: Inquiry, each: Interpretation, words: Words) -> Document:
    names = [player.name for player in inquiry.score.players]
    return {
        "kind": each.kind,
        "totals": dict(zip(names, each.totals, strict=True)),
        "winners": list(each.winners),
        "ranking_changes": each.ranking_changes,
        "text": interpretation_text(each, inquiry.score, words),
    }

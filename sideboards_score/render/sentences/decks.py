"""Decks in sentences: what is known of one, what is remarkable, what its cards say of the game."""

from sideboards_score.model.breakdown import Inference, Ruling
from sideboards_score.model.deck import Deck
from sideboards_score.words import Words


def deck_state(deck: Deck, words: Words) -> str:
    """Invented, complete, or what is missing."""
    if deck.invented:
        return words("deck-invented")
    complete = deck.handles_known and all(goal.complete for goal in deck.objectives.values())
    if complete:
        return words("deck-complete")
    count = sum(goal.complete for goal in deck.objectives.values())
    state = words("deck-objectives-complete", count=count, all=len(deck.objectives))
    return state if deck.handles_known else f"{_handles_state(deck, words)}, {state}"


def _handles_state(deck: Deck, words: Words) -> str:
    """How many cards are complete, if any is."""
    done = deck.complete_cards
    if not done:
        return words("deck-no-handles")
    return words("learn-complete", count=done, all=len(deck.cards))


def inference_text(one: Inference, words: Words) -> str:
    """What is thought of the printed game, and what the real cards say to it."""
    thought = words(f"inference-{one.kind}", count=one.all)
    if one.holds is None and not one.seen:
        return words("inference-unseen", thought=thought, all=one.all)
    if one.holds is None:
        return words("inference-open", thought=thought, count=one.seen, all=one.all)
    if one.holds:
        return words("inference-confirmed", thought=thought, count=one.seen)
    against = list(one.against)
    return words("inference-refuted", thought=thought, count=len(against), ids=against)


def finding_text(finding: Ruling, words: Words) -> str:
    """What is remarkable, as a sentence."""
    return words(f"finding-{finding.kind}", **finding.values)

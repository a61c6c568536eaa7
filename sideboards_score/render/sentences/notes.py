"""What is worth knowing about a game beside its figures, in sentences."""

from collections.abc import Iterable

from sideboards_score.model.breakdown import GameScore, Ruling
from sideboards_score.words import Words

INVENTED = "invented-deck"
"""The kind of the note that tells scripts what the head of the page tells people."""


def note_texts(score: GameScore, words: Words) -> list[str]:
    """Every note as a sentence; the page says at its head already that a deck is invented."""
    return [text for kind, text in notes_of(score, words) if kind != INVENTED]


def notes_of(score: GameScore, words: Words) -> list[tuple[str, str]]:
    """Kind and sentence of every note; rulings that differ only by player are told once."""
    invented = score.game.deck.invented
    notes = [Ruling(INVENTED, {"deck": score.game.deck.ref})] if invented else []
    return [*_told([*notes, *_remarks(score)], words), *_told(score.rulings, words)]


def remarks_of(score: GameScore, words: Words) -> list[tuple[str, str]]:
    """Kind and sentence of the notes on what was typed, photographed or looked up."""
    return _told(_remarks(score), words)


def remark_texts(score: GameScore, words: Words) -> list[str]:
    """The remarks as sentences: a card that does not fit may be why two counts differ."""
    return [text for _, text in remarks_of(score, words)]


def _remarks(score: GameScore) -> list[Ruling]:
    return [Ruling(remark.kind, remark.values) for remark in score.game.remarks]


def _told(notes: Iterable[Ruling], words: Words) -> list[tuple[str, str]]:
    return [(kind, words(f"note-{kind}", **values)) for kind, values in _merged(notes)]


def _merged(notes: Iterable[Ruling]) -> list[tuple[str, dict[str, object]]]:
    """Notes that are the same but for the name of the player become one with all names."""
    merged: dict[object, tuple[str, dict[str, object], list[str]]] = {}
    for kind, values in notes:
        rest = {key: value for key, value in values.items() if key != "name"}
        _, _, names = merged.setdefault((kind, repr(rest)), (kind, rest, []))
        if "name" in values:
            names.append(str(values["name"]))
    return [(kind, {**rest, "name": names}) for kind, rest, names in merged.values()]

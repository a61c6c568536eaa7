"""What is worth knowing about a game beside its figures, in sentences."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

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


_MANY: Mapping[str, str] = {
    "card-differs": "card-differs-many",
    "card-not-in-deck": "card-not-in-deck-many",
    "card-few-handles": "card-few-handles-many",
    "from-the-deck": "from-the-deck-many",
    "bare-drawer-breaks-row": "bare-drawer-breaks-row-many",
    "one-row-in-each-line": "one-row-in-each-line-many",
}
"""Notes on single cards, or with figures of each player, and what is said once of many."""

_MOST_CARDS = 3
"""More than so many cards are no slips of the pen but another deck."""


def _told(notes: Iterable[Ruling], words: Words) -> list[tuple[str, str]]:
    told = []
    for kind, values in _merged(_gathered(list(notes), words)):
        key = _MANY[kind] if "all" in values else kind
        told.append((kind, words(f"note-{key}", **values)))
    return told


def _gathered(notes: Sequence[Ruling], words: Words) -> Iterator[Ruling]:
    """Many notes of one kind become one that lists their cards, or the figures of the players."""
    crowds = {kind: [note for note in notes if note.kind == kind] for kind in _MANY}
    for note in notes:
        crowd = crowds.get(note.kind, [])
        most = _MOST_CARDS if "position" in note.values else 1
        if len(crowd) <= most:
            yield note
        elif note is crowd[0]:
            listed = _cards(crowd) if "position" in note.values else _figures(crowd, words)
            lines = {"lines": note.values["lines"]} if "lines" in note.values else {}
            yield note._replace(values={"count": len(crowd), "all": listed, **lines})


def _cards(notes: Sequence[Ruling]) -> str:
    """The cards by player: `Ann 1, 2, 5; Ben 3`."""
    cards: dict[str, list[str]] = {}
    for note in notes:
        cards.setdefault(str(note.values["name"]), []).append(str(note.values["position"]))
    return "; ".join(f"{name} {', '.join(positions)}" for name, positions in cards.items())


def _figures(notes: Sequence[Ruling], words: Words) -> str:
    """What counts and what would count: `Ann 7 (not 8), Ben 5 (not 6)`."""
    return ", ".join(
        words("interpretation-total", name=name, total=count, was=other)
        for name, count, other in (
            (note.values["name"], note.values["count"], note.values["other"]) for note in notes
        )
    )


def _merged(notes: Iterable[Ruling]) -> list[tuple[str, dict[str, object]]]:
    """Notes that are the same but for the name of the player become one with all names."""
    merged: dict[object, tuple[str, dict[str, object], list[str]]] = {}
    for kind, values in notes:
        rest = {key: value for key, value in values.items() if key != "name"}
        _, _, names = merged.setdefault((kind, repr(rest)), (kind, rest, []))
        if "name" in values:
            names.append(str(values["name"]))
    return [(kind, {**rest, "name": names}) for kind, rest, names in merged.values()]

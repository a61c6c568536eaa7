"""What was learnt from photos and games, for a person to read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Source
from sideboards_score.model.objectives import Objective
from sideboards_score.model.sideboard import Place


class Contradiction(NamedTuple):
    """Readings of one colour order that cannot be one card, and the one that is used."""

    readings: tuple[tuple[Card, tuple[Source, ...]], ...]
    stands: Card | None
    """None where none of them is better confirmed, so that they are in doubt together."""


class Question(NamedTuple):
    """Two cards of one colour order, where all others are single: is one of them misread?"""

    one: Card
    other: Card
    sources: tuple[Source, ...]
    """The photos and games that show them."""

    @property
    def pair(self) -> frozenset[Card]:
        """Both, as they are known to be two cards if the answer is no."""
        return frozenset((self.one, self.other))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deck before and after, and what the difference means."""

    before: Deck
    after: Deck
    new: tuple[str, ...]
    """Ids of the cards whose handles are known from now on."""
    confirmed: tuple[str, ...]
    """Ids of the cards that were known and were seen again."""
    contradictions: tuple[Contradiction, ...]
    missing: Mapping[str, Card]
    """The cards whose handles are still not known, by id; also those that the deck lacks."""
    questions: tuple[Question, ...] = ()
    """Of these cards nothing was learnt before they are answered."""

    @property
    def all(self) -> int:
        """How many cards there are when none is missing any more."""
        return len({**self.after.cards, **self.missing})

    @property
    def changed(self) -> bool:
        """Whether anything is to be written."""
        return self.before != self.after


class NotLearnt(NamedTuple):
    """A card of a photo that was not learnt, and its drawers that are not sure."""

    card: Card
    places: tuple[Place, ...]


class PhotoLesson(NamedTuple):
    """A photo, and what was taken from it."""

    file: str
    cards: tuple[Card, ...] = ()
    not_learnt: tuple[NotLearnt, ...] = ()
    known: bool = False
    """Whether it had been learnt before."""
    reason: Exception | None = None
    """Why it was refused."""


Objectives = Mapping[int, Objective]


class Goals(NamedTuple):
    """Objectives of two decks together, and the numbers of those that came from the other."""

    merged: Objectives
    new: tuple[int, ...] = ()
    """Of these the own deck knew nothing, or no more than what is thought of the printed game."""
    replaced: tuple[int, ...] = ()
    """These stood in the own deck otherwise."""
    left: tuple[int, ...] = ()
    """These differ, and the own ones stay."""


class Written(NamedTuple):
    """What became of a deck file."""

    path: str
    changed: bool
    backup: str | None
    """Where the previous file is kept, if there was one."""


class Taught(NamedTuple):
    """A lesson, and what became of the deck file."""

    lesson: Lesson
    written: Written
    goals: Goals = Goals({})
    """What was learnt of objectives."""

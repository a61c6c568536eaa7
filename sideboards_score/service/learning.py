"""Cards become part of a deck file: from photos laid out for it, and beside a game."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.sources import fixed_source, photo_source
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, learned_of, upright
from sideboards_score.model.lesson import Left, Lesson, PhotoLesson, Taught
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.options import ReadOptions
from sideboards_score.rules.decks.learning import ids_of, learn
from sideboards_score.service.asking import Progress, silent
from sideboards_score.service.decks import change_deck
from sideboards_score.service.photos import read_photos
from sideboards_score.words import Words


class Lessons(NamedTuple):
    """What photos taught: what became of the deck file, and what each photo shows."""

    taught: Taught
    photos: Sequence[PhotoLesson]


def learn_photos(
    photos: Sequence[str],
    path: str,
    turn: int,
    words: Words,
    *,
    replaces: bool = False,
    progress: Progress = silent,
) -> Lessons:
    """What photos show becomes part of the deck file `path`; a new file is written in `words`."""
    options = ReadOptions(turn, partial=True)
    lessons, news = lessons_of(photos, path, options, progress)
    taught = teach(path, learned_of(news), words, replaces=replaces)
    known = taught.lesson.before.learned.digests
    return Lessons(
        taught, [_marked(one, part, known) for one, part in zip(lessons, news, strict=True)]
    )


def _marked(photo: PhotoLesson, part: Learned, known: frozenset[str]) -> PhotoLesson:
    return photo._replace(known=bool(part.digests) and part.digests <= known)


def teach(path: str, news: Learned, words: Words, *, replaces: bool) -> Taught:
    """Work what was seen into the deck file."""
    lessons: list[Lesson] = []
    ids = ids_of(printed_game())

    def change(deck: Deck) -> Deck:
        lessons.append(learn(deck, news, ids, replaces=replaces))
        return lessons[-1].after

    written = change_deck(path, change, words)
    return Taught(lessons[-1], written.path, written.changed, written.backup)


def lessons_of(
    photos: Sequence[str], path: str, options: ReadOptions, progress: Progress
) -> tuple[list[PhotoLesson], list[Learned]]:
    """Read photos for what they show by themselves, whatever the deck has learnt before.

    So the order of photos does not matter, and a wrong card does not confirm itself.
    """
    outcomes = read_photos(photos, bare_deck(path), options, progress=progress)
    pairs = [lesson_of(photo, outcome) for photo, outcome in zip(photos, outcomes, strict=True)]
    return [lesson for lesson, _ in pairs], [news for _, news in pairs]


def bare_deck(path: str) -> Deck | None:
    """The colour orders of a deck where they break the rules; else the rules alone do better."""
    deck = load_deck(path, Path(), begins=True)
    if all(len(set(card.colors)) == len(card.colors) for card in deck.cards.values()):
        return None
    cards = {card_id: _bare(card) for card_id, card in deck.cards.items()}
    return replace(deck, cards=cards, learned=Learned())


def _bare(card: Card) -> Card:
    return Card(tuple(Drawer(drawer.color, Handle.UNKNOWN) for drawer in card.drawers))


def lesson_of(
    photo: str, outcome: Reading | SideboardsError, fixed: Collection[Column] = ()
) -> tuple[PhotoLesson, Learned]:
    """What a photo teaches, and what is told of it; a person has put the fixed cards right."""
    if isinstance(outcome, SideboardsError):
        return PhotoLesson(photo, reason=outcome), Learned()
    try:
        source = photo_source(photo)
    except SideboardsError as error:
        return PhotoLesson(photo, reason=error), Learned()
    sure = [card.card for card in outcome.cards if card.card.known]
    shades = outcome.shades if len(sure) == len(outcome.cards) else ()
    learned = Learned.row(sure, source, shades)
    for column in fixed:
        card = upright(outcome.cards[column - 1].card)
        learned = learned.told(card, fixed_source(source))
    return PhotoLesson(photo, tuple(sure), tuple(_left(outcome))), learned


def _left(reading: Reading) -> Iterable[Left]:
    """The cards of a photo that are not sure."""
    for column, card in enumerate(reading.cards, 1):
        places = tuple(
            Place(Line(line), Column(column))
            for line, drawer in enumerate(card.drawers, 1)
            if not drawer.drawer.known
        )
        if places:
            yield Left(card.card, places)

"""Cards become part of a deck file: from photos laid out for it, and beside a game."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.sources import fixed_source
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Pairs, learned_of, upright
from sideboards_score.model.lesson import Goals, Lesson, NotLearnt, PhotoLesson, Question, Taught
from sideboards_score.model.objectives import Objective
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.options import ReadOptions
from sideboards_score.rules.decks.importing import import_objectives
from sideboards_score.rules.decks.learning import ids_of, learn
from sideboards_score.rules.decks.questions import questions_of
from sideboards_score.service.asking import Progress, silent
from sideboards_score.service.decks import change_deck
from sideboards_score.service.photos import read_photos, source_of
from sideboards_score.words import Words

AskPair = Callable[[Question], Collection[Card]]
"""Asks which of two cards of one colour order are right: one, both, or none as yet."""

Tell = Callable[[PhotoLesson], None]
"""Is told what a photo teaches, in the order of the photos, as soon as it is known."""

NO_PAIRS: Pairs = frozenset()


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
    ask: AskPair | None = None,
    progress: Progress = silent,
    tell: Tell = lambda _: None,
) -> Lessons:
    """What photos show becomes part of the deck file `path`; a new file is written in `words`."""
    options = ReadOptions(turn, partial=True)
    lessons, news = lessons_of(photos, path, options, progress, tell)
    return Lessons(teach(path, learned_of(news), words, replaces=replaces, ask=ask), lessons)


def _marked(photo: PhotoLesson, part: Learned, known: frozenset[str]) -> PhotoLesson:
    return photo._replace(known=bool(part.digests) and part.digests <= known)


def teach(
    path: str,
    news: Learned,
    words: Words,
    *,
    goals: Mapping[int, Objective] = MappingProxyType({}),
    replaces: bool = False,
    ask: AskPair | None = None,
    check: Callable[[Deck], None] = lambda _: None,
) -> Taught:
    """Work what was seen, cards and objectives, into the deck file.

    Where there is somebody to be asked, `ask` answers about second cards of one colour order first.
    `check` raises where the deck is none to learn into.
    """
    printed = printed_game()
    ids = ids_of(printed)
    news, pairs = (news, NO_PAIRS) if replaces or ask is None else answered_pairs(path, news, ask)
    found: list[tuple[Lesson, Goals]] = []

    def change(deck: Deck) -> Deck:
        check(deck)
        lesson = learn(deck, news, ids, replaces=replaces, pairs=pairs)
        told = import_objectives(deck.objectives, goals, printed.objectives, replaces=replaces)
        after = replace(lesson.after, objectives=told.merged)
        found.append((replace(lesson, after=after), told))
        return after

    written = change_deck(path, change, words)
    lesson, told = found[-1]
    return Taught(lesson, written, told)


def answered_pairs(path: str, news: Learned, ask: AskPair) -> tuple[Learned, Pairs]:
    """What was seen without cards that were misread, and the pairs that are two cards."""
    pairs = set()
    for question in questions_of(load_deck(path, Path(), begins=True), news):
        right = set(ask(question))
        if right == question.pair:
            pairs.add(question.pair)
        elif right:
            (misread,) = question.pair - right
            news = news.without(misread)
    return news, frozenset(pairs)


def lessons_of(
    photos: Sequence[str],
    path: str,
    options: ReadOptions,
    progress: Progress,
    tell: Tell = lambda _: None,
) -> tuple[list[PhotoLesson], list[Learned]]:
    """Read photos for what they show by themselves, whatever the deck has learnt before.

    So the order of photos does not matter, and a wrong card does not confirm itself.
    """
    known = load_deck(path, Path(), begins=True).learned.digests
    lessons, news = [], []
    with closing(read_photos(photos, orders_alone(path), options, progress=progress)) as outcomes:
        for seen in outcomes:
            lesson, part = lesson_of(seen.name, seen.outcome)
            lessons.append(_marked(lesson, part, known))
            news.append(part)
            tell(lessons[-1])
    return lessons, news


def orders_alone(path: str) -> Deck | None:
    """The colour orders of a deck where they break the rules; else the rules alone do better."""
    deck = load_deck(path, Path(), begins=True)
    if all(len(set(card.colors)) == len(card.colors) for card in deck.cards.values()):
        return None
    cards = {card_id: Card.of_colors(card.colors) for card_id, card in deck.cards.items()}
    return replace(deck, cards=cards, learned=Learned())


def lesson_of(
    photo: str, outcome: Reading | SideboardsError, fixed: Collection[Column] = ()
) -> tuple[PhotoLesson, Learned]:
    """What a photo teaches, and what is told of it; a person has put the fixed cards right."""
    if isinstance(outcome, SideboardsError):
        return PhotoLesson(photo, reason=outcome), Learned()
    try:
        source = source_of(outcome.file, outcome.row)
    except SideboardsError as error:
        return PhotoLesson(photo, reason=error), Learned()
    sure = [card.card for card in outcome.cards if card.card.known]
    shades = outcome.shades if len(sure) == len(outcome.cards) else ()
    learned = Learned.row(sure, source, shades)
    for column in fixed:
        card = upright(outcome.cards[column - 1].card)
        learned = learned.told(card, fixed_source(source))
    return PhotoLesson(photo, tuple(sure), tuple(_not_learnt(outcome))), learned


def _not_learnt(reading: Reading) -> Iterable[NotLearnt]:
    """The cards of a photo that are not sure."""
    for column, card in enumerate(reading.cards, 1):
        places = tuple(
            Place(Line(line), Column(column))
            for line, drawer in enumerate(card.drawers, 1)
            if not drawer.drawer.known
        )
        if places:
            yield NotLearnt(card.card, places)

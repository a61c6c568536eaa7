"""`deck learn`, and what `read` and `score` do with `--learn`: cards become part of a deck file."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from sideboards_score.cli.options import file_to_change, turned_by
from sideboards_score.cli.result import Result
from sideboards_score.entry.change.write import Written, make_folder, update_deck
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.errors import SideboardsError, status_of
from sideboards_score.model.cards import Card, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, learned_of, upright
from sideboards_score.model.lesson import Left, Lesson, PhotoLesson
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.documents.learn import learn_document
from sideboards_score.render.sentences.lessons import Changed, Taught
from sideboards_score.render.text.learn_page import learn_page
from sideboards_score.rules.decks.learning import ids_of, learn
from sideboards_score.words import Words


def learned_from(
    photos: Sequence[str], deck: str | None, turn: str, words: Words, *, replaces: bool
) -> Result:
    """`deck learn`: what photos show becomes part of a deck file."""
    options = ReadOptions(turned_by(turn), partial=True)
    path = file_to_change(deck)
    lessons, news = lessons_of(photos, path, options, words)
    taught = teach(path, learned_of(news), words, replaces=replaces)
    known = taught.lesson.before.learned.digests
    marked = [_marked(one, part, known) for one, part in zip(lessons, news, strict=True)]
    return Result(
        page=lambda words: learn_page(taught, marked, words),
        document=lambda words: learn_document(taught, marked, words),
        status=status_of(lesson.reason for lesson in lessons),
        hints=lambda words: [saved_line(taught, words)],
    )


def _marked(photo: PhotoLesson, part: Learned, known: frozenset[str]) -> PhotoLesson:
    return photo._replace(known=bool(part.digests) and part.digests <= known)


def teach(path: str, news: Learned, words: Words, *, replaces: bool) -> Taught:
    """Work what was seen into the deck file."""
    from sideboards_score.entry.deck.start import printed_game  # noqa: PLC0415 - only to write

    lessons: list[Lesson] = []
    ids = ids_of(printed_game())

    def change(deck: Deck) -> Deck:
        lessons.append(learn(deck, news, ids, replaces=replaces))
        return lessons[-1].after

    written = change_deck(path, change, words)
    return Taught(lessons[-1], written.path, written.changed, written.backup)


def change_deck(path: str, change: Callable[[Deck], Deck], words: Words) -> Written:
    """Change a deck file; a new one begins with what is known of the printed game."""
    from sideboards_score.entry.deck.find import owners_deck  # noqa: PLC0415 - loads platformdirs
    from sideboards_score.entry.deck.start import start_text  # noqa: PLC0415 - only to write

    if path == str(owners_deck()):
        make_folder(owners_deck().parent)
    head, name = words("deck-file-head"), words("deck-file-name")
    return update_deck(path, change, lambda: start_text(head, name))


def lessons_of(
    photos: Sequence[str], path: str, options: ReadOptions, words: Words
) -> tuple[list[PhotoLesson], list[Learned]]:
    """Read photos for what they show by themselves, whatever the deck has learnt before.

    So the order of photos does not matter, and a wrong card does not confirm itself.
    """
    from sideboards_score.cli.photos import read_all  # noqa: PLC0415 - loads cv2

    deck = bare_deck(path)
    outcomes = read_all([(photo, deck, options) for photo in photos], words, same_game=False)
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
    from sideboards_score.entry.deck.sources import (  # noqa: PLC0415 - only to learn
        fixed_source,
        photo_source,
    )

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
        learned = learned.told(card, fixed_source(source, card))
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


def saved_line(taught: Taught | Changed, words: Words) -> str:
    """Which file stands now."""
    if not taught.changed and not Path(taught.path).exists():
        return words("deck-nothing-to-begin", file=taught.path)
    if not taught.changed:
        return words("deck-unchanged", file=taught.path)
    if taught.backup is None:
        return words("deck-begun", file=taught.path)
    return words("deck-written", file=taught.path, backup=taught.backup)

"""What was learnt, as text."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sideboards_score.model.cards import LINES, Card, Color
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.lesson import Lesson, NotLearnt, PhotoLesson, Taught
from sideboards_score.render.page import BLANK, Page, Row, Span, padded, row, title, wrapped
from sideboards_score.render.sentences.lessons import (
    contradiction_text,
    goal_lines,
    question_text,
    refusal_text,
)
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.grid import card_strip, style_of
from sideboards_score.words import Words

_CARDS_A_ROW = 10
_CELL = 7


def learn_head(deck: Deck, words: Words) -> Page:
    """What stands above the photos."""
    return wrapped([*deck_head(deck, words), BLANK])


def photo_page(photo: PhotoLesson, words: Words) -> Page:
    """What one photo teaches."""
    return wrapped([*_photo_rows(photo, words)])


def learn_page(taught: Taught, photos: Sequence[PhotoLesson], words: Words) -> Page:
    """What stands below the photos: what became of the deck."""
    lesson = taught.lesson
    page: Page = []
    twice = _in_several(photos, lesson.after)
    if twice:
        page.append(row(words("learn-twice", count=len(twice), ids=", ".join(twice)), hang=2))
    return wrapped([*page, *lesson_page(lesson, words)])


def _in_several(photos: Sequence[PhotoLesson], deck: Deck) -> list[str]:
    """The ids of cards that more than one photo shows: that is why fewer cards are new."""
    seen = Counter(kind for photo in photos for kind in {kind_of(card) for card in photo.cards})
    return [card_id for card_id, card in deck.cards.items() if seen[kind_of(card)] > 1]


def import_page(taught: Taught, words: Words) -> Page:
    """The page of `deck import`."""
    page = [*deck_head(taught.lesson.after, words), *lesson_page(taught.lesson, words), BLANK]
    all_goals = taught.lesson.after.objectives
    count = sum(goal.complete for goal in all_goals.values())
    page.append(row(words("deck-objectives-complete", count=count, all=len(all_goals))))
    page += [row(line, hang=2) for line in goal_lines(taught.goals, words)]
    return wrapped(page)


def lesson_page(lesson: Lesson, words: Words) -> Page:
    """What is new, confirmed and contradicted, and which cards are missing."""
    page: Page = []
    if lesson.new:
        page += [BLANK, title(words("learn-new", count=len(lesson.new)))]
        page += [_named(card_id, lesson.after) for card_id in lesson.new]
    if lesson.confirmed:
        names = ", ".join(lesson.confirmed)
        page += [
            BLANK,
            row(words("learn-confirmed", count=len(lesson.confirmed), ids=names), hang=2),
        ]
    if lesson.contradictions:
        page += [BLANK, title(words("learn-contradictions"))]
        page += [
            row("  ", contradiction_text(found, words), hang=4) for found in lesson.contradictions
        ]
    if lesson.questions:
        page += [BLANK, title(words("learn-questions"))]
        page += [row("  ", question_text(asked, words), hang=4) for asked in lesson.questions]
    return [*page, BLANK, *missing_page(lesson, words)]


def missing_page(lesson: Lesson, words: Words) -> Page:
    """How many cards are complete, and the others drawn, to be picked out of the box."""
    missing = list(lesson.missing.items())
    page = [row(words("learn-complete", count=lesson.all - len(missing), all=lesson.all))]
    if missing:
        page += [BLANK, title(words("learn-missing", count=len(missing)))]
        for start in range(0, len(missing), _CARDS_A_ROW):
            page += [*_drawn(missing[start : start + _CARDS_A_ROW]), BLANK]
        page.pop()
    return page


def _drawn(cards: Sequence[tuple[str, Card]]) -> Page:
    """Small cards side by side: the colours from the top down, the id below."""
    page = []
    for line in range(LINES):
        spans = [Span("  ")]
        for _, card in cards:
            drawer = card.drawers[line]
            spans += [Span(f" {drawer.color.value} ".center(4), style_of(drawer)), Span("   ")]
        page.append(Row(tuple(spans[:-1])))
    names = "".join(padded(card_id[: _CELL - 1], _CELL) for card_id, _ in cards)
    return [*page, row("  ", Span(names.rstrip(), "dim"))]


def _named(card_id: str, deck: Deck) -> Row:
    return Row((Span(f"  {padded(card_id, 4)}  ", "dim"), *card_strip(deck.cards[card_id]).spans))


def _photo_rows(photo: PhotoLesson, words: Words) -> Iterable[Row]:
    """One photo: how many cards were taken from it, and which ones were not."""
    reason = refusal_text(photo.reason, words)
    if reason is not None:
        head = Span(words("read-refused", file=photo.file), "bold")
        yield row(head, " ", reason, hang=2)
        return
    key = "learn-photo-known" if photo.known else "learn-photo"
    yield row(words(key, file=photo.file, count=len(photo.cards)), hang=2)
    near = [left for left in photo.not_learnt if _handles_near(left)]
    together = near if len(near) > 1 else []
    if together:
        cards = [left.places[0].column for left in near]
        yield row("  ", words("learn-handles-near", cards=cards), hang=4)
    for left in [left for left in photo.not_learnt if left not in together]:
        lines = [place.line for place in left.places]
        place = left.places[0].column
        text = words("learn-left", card=place, code=left.card.code, lines=lines, count=len(lines))
        yield row("  ", text, hang=4)


def _handles_near(left: NotLearnt) -> bool:
    """Whether all of a card's colours are sure, and none of its handles."""
    return len(left.places) == LINES and Color.UNKNOWN not in left.card.colors

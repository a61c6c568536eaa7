"""What was learnt, in sentences, and what became of the deck file."""

from collections.abc import Iterable

from sideboards_score.errors import SideboardsError
from sideboards_score.model.learning import Source
from sideboards_score.model.lesson import Contradiction, Lesson
from sideboards_score.words import Words


def lesson_lines(lesson: Lesson, words: Words) -> list[str]:
    """What was learnt in a few lines, beside another result."""
    counts = words(
        "learn-short",
        new=len(lesson.new),
        confirmed=len(lesson.confirmed),
        done=lesson.all - len(lesson.missing),
        all=lesson.all,
    )
    return [counts, *(contradiction_text(found, words) for found in lesson.contradictions)]


def contradiction_text(found: Contradiction, words: Words) -> str:
    """Readings that stand against each other, each with its photos."""
    readings = "; ".join(
        words("learn-reading", code=card.code, sources=_sources(sources, words))
        for card, sources in found.readings
    )
    if found.stands is None:
        return words("learn-in-doubt", readings=readings)
    return words("learn-stands", readings=readings, code=found.stands.code)


def _sources(sources: Iterable[Source], words: Words) -> str:
    return ", ".join(
        words("learn-by-hand") if source.by_hand else source.label for source in sources
    )


def refusal_text(reason: object, words: Words) -> str | None:
    """Why a photo taught nothing, without its place: the file is named beside it."""
    if not isinstance(reason, SideboardsError):
        return None
    return words.problem(type(reason)(reason.key, **reason.values))

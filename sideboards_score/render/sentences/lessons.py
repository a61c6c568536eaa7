"""What was learnt, in sentences, and what became of the deck file."""

from collections.abc import Iterable

from sideboards_score.errors import SideboardsError
from sideboards_score.model.learning import Source
from sideboards_score.model.lesson import Contradiction, Goals, Question, Taught
from sideboards_score.words import Words


def lesson_lines(taught: Taught, words: Words) -> list[str]:
    """What was learnt in a few lines, beside another result."""
    lesson = taught.lesson
    counts = words(
        "learn-short",
        new=len(lesson.new),
        confirmed=len(lesson.confirmed),
        done=lesson.all - len(lesson.missing),
        all=lesson.all,
    )
    return [
        counts,
        *goal_lines(taught.goals, words),
        *(contradiction_text(found, words) for found in lesson.contradictions),
        *(question_text(asked, words) for asked in lesson.questions),
    ]


def goal_lines(goals: Goals, words: Words) -> list[str]:
    """Which objectives were taken over, and which were not."""
    return [
        words(key, count=len(numbers), numbers=list(numbers))
        for key, numbers in (
            ("import-objectives-new", goals.new),
            ("import-objectives-replaced", goals.replaced),
            ("import-objectives", goals.left),
        )
        if numbers
    ]


def question_text(asked: Question, words: Words) -> str:
    """Two cards of one colour order that were not learnt."""
    return words("learn-question", **question_values(asked, words))


def question_values(asked: Question, words: Words) -> dict[str, str]:
    """The two cards, and where they come from."""
    sources = _sources(asked.sources, words)
    return {"one": asked.one.code, "other": asked.other.code, "sources": sources}


def contradiction_text(found: Contradiction, words: Words) -> str:
    """What was seen and cannot be one card, each with its photos."""
    readings = "; ".join(
        words("learn-reading", code=card.code, sources=_sources(sources, words))
        for card, sources in found.sights
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

"""What is told beside a result: what was learnt, which file stands now, what was possible."""

from collections.abc import Callable
from pathlib import Path

from sideboards_score.cli.options import at_option
from sideboards_score.cli.result import Document, Result
from sideboards_score.errors import ExitCode, SideboardsError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.kept import Kept
from sideboards_score.model.lesson import Taught, Written
from sideboards_score.model.possible import Hindsight
from sideboards_score.service.scoring import Scored
from sideboards_score.words import Words


def learnt_beside(result: Result, teach: Callable[[], Taught]) -> Result:
    """The result of a command with what was learnt from it told beside it.

    That the deck cannot be written takes nothing away from the result but its status.
    """
    try:
        taught = teach()
    except SideboardsError as error:
        return _failed(result, error, "learnt")

    def document(words: Words) -> Document:
        from sideboards_score.render.documents.learn import lesson_document  # noqa: PLC0415 - to learn

        return {**result.document(words), "learnt": lesson_document(taught)}

    return result._replace(
        document=document,
        hints=lambda words: [*_hints(result, words), *learnt_lines(taught, words)],
    )


def _failed(result: Result, error: SideboardsError, field: str) -> Result:
    """The result without what a field of its document would tell."""

    def hints(words: Words) -> list[str]:
        return [*_hints(result, words), words("error", text=words.problem(error))]

    return result._replace(
        document=lambda words: {**result.document(words), field: None},
        hints=hints,
        status=result.status or ExitCode(error.exit_code),
    )


def _hints(result: Result, words: Words) -> list[str]:
    return result.hints(words) if result.hints else []


def kept_beside(result: Result, scored: Scored, *, photos: bool) -> Result:
    """The result of a command with where the game stands in the history told beside it.

    That it cannot be kept takes nothing away from the result but its status.
    """
    from sideboards_score.render.documents.history import kept_document  # noqa: PLC0415 - to keep
    from sideboards_score.service.history.keeping import keep_scored  # noqa: PLC0415 - the same

    try:
        kept = keep_scored(scored, photos=photos)
    except SideboardsError as error:
        return _failed(result, error, "kept")
    return result._replace(
        document=lambda words: {**result.document(words), "kept": kept_document(kept)},
        hints=lambda words: [*_hints(result, words), *_kept_lines(kept, words)],
    )


def _kept_lines(kept: Kept, words: Words) -> list[str]:
    """Where the game stands, and what is kept with it."""
    again = "history-kept-back" if kept.restored else "history-kept-before"
    key = "history-kept" if kept.new else again
    photos = [words("history-kept-photos", count=kept.photos)] if kept.photos else []
    return [words(key, number=kept.number), *photos]


def learnt_lines(taught: Taught, words: Words) -> list[str]:
    """What was learnt, and which file stands now."""
    from sideboards_score.render.sentences.lessons import lesson_lines  # noqa: PLC0415 - to learn

    return [*lesson_lines(taught, words), saved_line(taught.written, words)]


def saved_line(written: Written, words: Words) -> str:
    """Which file stands now."""
    if not written.changed and not Path(written.path).exists():
        return words("deck-nothing-to-begin", file=written.path)
    if not written.changed:
        return words("deck-unchanged", file=written.path)
    if written.backup is None:
        return words("deck-begun", file=written.path)
    return words("deck-written", file=written.path, backup=written.backup)


def possible_beside(result: Result, found: Hindsight) -> Result:
    """The result of `score` with what was possible after it."""
    from sideboards_score.render.documents.possible import possible_document  # noqa: PLC0415 - asked for
    from sideboards_score.render.page import BLANK  # noqa: PLC0415 - the same
    from sideboards_score.render.text.possible_page import possible_rows  # noqa: PLC0415 - the same

    return result._replace(
        page=lambda words: [*result.page(words), BLANK, *possible_rows(found, words)],
        document=lambda words: {
            **result.document(words),
            "possible": possible_document(found, words),
        },
    )


def check_sheet_file(sheet: str | None) -> None:
    """Raise before anything is read if the sheet cannot be written there."""
    if sheet is None:
        return
    from sideboards_score.service.pictures.sheet import check_sheet  # noqa: PLC0415 - only with --sheet

    with at_option("--sheet"):
        check_sheet(sheet)


def sheet_drawn(
    score: GameScore, sheet: str | None, found: Hindsight | None, words: Words
) -> list[str]:
    """Write the sheet; what there is to say about it."""
    if sheet is None:
        return []
    from sideboards_score.render.sentences.sheet import sheet_texts  # noqa: PLC0415 - the same
    from sideboards_score.render.sheet.typeset import PAPERS  # noqa: PLC0415 - the same
    from sideboards_score.service.pictures.sheet import write_sheet  # noqa: PLC0415 - only with --sheet

    with at_option("--sheet"):
        names = write_sheet(score, sheet, PAPERS[0], words, found)
    return sheet_texts(sheet, names, words)


def hindsight_beside(scored: Scored) -> Hindsight:
    """What was possible in a game that is scored."""
    from sideboards_score.service.possible import Asked, hindsight_on  # noqa: PLC0415 - only asked for

    return hindsight_on(scored.request, Asked())

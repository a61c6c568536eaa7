"""What a command gives back: a page for people, a document for scripts, and an exit status."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sideboards_score.errors import ExitCode
from sideboards_score.render.page import Page
from sideboards_score.words import Words

Document = Mapping[str, object]
"""What `--json` prints."""


class Result(NamedTuple):
    """The outcome of a command. Nothing is printed before it is asked for in one of two forms."""

    page: Callable[[Words], Page]
    document: Callable[[Words], Document]
    status: ExitCode = ExitCode.DONE
    hints: Callable[[Words], list[str]] | None = None
    """Messages for standard error, beside the result."""
    text: str | None = None
    """In place of the page: text for other programs, always in UTF-8."""

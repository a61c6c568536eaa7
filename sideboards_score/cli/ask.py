"""Questions on the terminal: asked on standard error, answered on standard input."""

import sys
from collections.abc import Callable

from sideboards_score.cli.output import print_message, shown
from sideboards_score.errors import SideboardsError
from sideboards_score.render.words import Words

BACK = "<"


class GoBack(Exception):  # noqa: N818 - an answer, not an error
    """The person wants the question before."""


def interactive() -> bool:
    """Whether a person can be asked."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def answer(question: str) -> str:
    """One line typed. Raises `GoBack` for `<`, `EOFError` at the end of the input."""
    sys.stderr.write(shown(question, sys.stderr) + " ")
    sys.stderr.flush()
    line = sys.stdin.buffer.readline()
    if not line:
        raise EOFError
    text = line.decode(sys.stdin.encoding or "utf-8", "replace").strip()
    if text == BACK:
        raise GoBack
    return text


def until_right(
    words: Words,
    question: str,
    check: Callable[[str], None],
    ask: Callable[[str], str] = answer,
) -> None:
    """Ask until the answer is accepted; say what is wrong with one that is not."""
    while True:
        try:
            check(ask(question))
        except SideboardsError as error:
            print_message(words.problem(error))
        else:
            return

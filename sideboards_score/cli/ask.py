"""Questions on the terminal: asked on standard error, answered on standard input."""

import sys
from collections.abc import Callable, Sequence

from sideboards_score.cli.output import print_message, shown_lines
from sideboards_score.entry.text.fields import flag_of
from sideboards_score.entry.text.tree import Text
from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.words import Words

BACK = "<"


class GoBack(Exception):  # noqa: N818 - an answer, not an error
    """The person wants the question before."""


class StoppedError(Exception):
    """The person stops, and `key` with its values is what there is to say about it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def interactive() -> bool:
    """Whether a person can be asked."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def answer(question: str) -> str:
    """One line typed. Raises `GoBack` for `<`, `EOFError` at the end of the input."""
    from sideboards_score.cli.line_editor import typed_line  # noqa: PLC0415 - only questions

    text = typed_line("\n".join(shown_lines(question))).strip()
    if text == BACK:
        raise GoBack
    return text


def in_turn(questions: Sequence[Callable[[], None]]) -> None:
    """Ask one after another; `<` goes one back, and out of the first one to whoever asks this."""
    position = 0
    while position < len(questions):
        try:
            questions[position]()
            position += 1
        except GoBack:
            if not position:
                raise
            position -= 1


def from_the_first(questions: Sequence[Callable[[], None]]) -> None:
    """Ask one after another; before the first one there is nothing, so that it is asked again."""
    while True:
        try:
            return in_turn(questions)
        except GoBack:
            continue


def yes_or_no(text: str) -> bool:
    """Whether an answer says yes. Raises `GameError`."""
    try:
        return flag_of(Text(text, 0, quoted=True), "")
    except SideboardsError:
        raise GameError("ask-yes-or-no") from None


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

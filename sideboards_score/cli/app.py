"""The program: one command line in, one exit status out."""

import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from sideboards_score import __version__
from sideboards_score.cli.ask import StoppedError
from sideboards_score.cli.groups import program
from sideboards_score.cli.language import without_language, words_for
from sideboards_score.cli.options import LangOption
from sideboards_score.cli.output import (
    ReaderGone,
    end_line,
    failed_output,
    open_output,
    print_document,
    print_message,
    print_page,
    print_text,
)
from sideboards_score.cli.result import Result
from sideboards_score.errors import ExitCode, SideboardsError
from sideboards_score.render.page import row
from sideboards_score.words import DEFAULT_LANGUAGE, Words


def _program(
    version: Annotated[bool, typer.Option("--version", help="option-version")] = False,
    lang: LangOption = None,
) -> None:
    """Score a finished game of Sideboards, and explain every point."""
    del version, lang


def main() -> None:
    """Run the program and end the process."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; everything that can go wrong ends here as a message and a status."""
    words = Words(DEFAULT_LANGUAGE)
    try:
        try:
            words = words_for(arguments)
            return _run(list(arguments), words)
        except SideboardsError as error:
            print_message(words("error", text=words.problem(error)))
            return error.exit_code
        except (KeyboardInterrupt, EOFError, typer.Abort):
            end_line()
            print_message(words("interrupted"))
            return ExitCode.INTERRUPTED
        except StoppedError as stop:
            end_line()
            print_message(words(stop.key, **stop.values))
            return ExitCode.INTERRUPTED
        except ReaderGone:
            return ExitCode.DONE
    except Exception as error:  # noqa: BLE001 - the last line of defence
        return _fault(error, words)


def _run(arguments: list[str], words: Words) -> int:
    if without_language(arguments)[:1] == ["--version"]:
        version = {"version": __version__}
        text = [row(f"sideboards-score {__version__}")]
        return _show(Result(lambda _: text, lambda _: version), arguments, words)
    outcome = _outcome(arguments, words)
    if outcome == ExitCode.INTERRUPTED:  # the library answers Ctrl-C with a number
        raise KeyboardInterrupt
    if not isinstance(outcome, Result):
        open_output()  # the library prints help and completion, and takes a closed one for done
        return int(outcome or 0)
    return _show(outcome, arguments, words)


def _show(outcome: Result, arguments: Sequence[str], words: Words) -> int:
    """Print a result as a page or as a document; the status stands even if nobody reads on."""
    with suppress(ReaderGone):
        if "--json" in arguments:
            print_document(outcome.document(words))
        elif outcome.text is not None:
            print_text(outcome.text)
        else:
            print_page(outcome.page(words))
    for hint in outcome.hints(words) if outcome.hints else ():
        print_message(hint)
    return outcome.status


def _outcome(arguments: list[str], words: Words) -> Result | int | None:
    """What the command gives; the library's own ways to end become ours."""
    try:
        app = program(_program, completes=_completes(arguments))
        result: Result | int | None = app.main(
            arguments, standalone_mode=False, obj=words, prog_name="sideboards-score"
        )
    except typer.Exit as error:
        return error.exit_code
    except typer.TyperException as error:
        from sideboards_score.cli.usage import (  # noqa: PLC0415 - only when something is wrong
            help_instead,
            usage_error,
        )

        text = help_instead(error)
        if text is None:
            raise usage_error(error, arguments) from None
        return Result(lambda _: [row(line) for line in text.splitlines()], lambda _: {"help": text})
    except SystemExit:
        raise ReaderGone from None  # the library's own end when nobody reads its help
    except OSError as error:
        raise failed_output(error, sys.stdout) from None
    return result


def _completes(arguments: list[str]) -> bool:
    """Whether somebody asks about the completion of a shell; to offer it always takes time."""
    asked = {"--install-completion", "--show-completion", "--help", "-h"}
    return bool(asked.intersection(arguments)) or not arguments


def _fault(error: BaseException, words: Words) -> int:
    """A fault of ours: one line that asks for a report, a traceback only on request."""
    if os.environ.get("SIDEBOARDS_DEBUG"):
        traceback.print_exception(error)
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    place = f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}" if frame else "?"
    print_message(words("fault", kind=type(error).__name__, place=place, version=__version__))
    return ExitCode.FAULT

"""`history edit`: change the game file of a kept game in an editor."""

import typer

from sideboards_score.cli.ask import GoBack, answer, interactive, yes_or_no
from sideboards_score.cli.commands.history.editor import open_editor
from sideboards_score.cli.commands.history.options import NumberArgument
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.output import print_message
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.errors import SideboardsError
from sideboards_score.render.documents.history import change_document
from sideboards_score.render.page import Page, row
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.service.history.changing import Edited, edit
from sideboards_score.words import Words


def edit_game(
    ctx: typer.Context, number: NumberArgument, json: JsonOption = False, lang: LangOption = None
) -> Result:
    """Change a kept game in an editor."""
    del lang
    asks = interactive() and not json
    done = edit(number, open_editor, lambda error: asks and _again(error, ctx.obj))
    return Result(
        page=lambda words: _page(done, words),
        document=lambda _: change_document(
            "unchanged" if done.score is None else "edited", [done.number]
        ),
        hints=lambda words: (
            [] if done.score is None else [words("history-edited", number=done.number)]
        ),
    )


command = command_of(edit_game, "history", "edit")


def _page(done: Edited, words: Words) -> Page:
    if done.score is None:
        return [row(words("history-unchanged", number=done.number))]
    return score_page(done.score, words)


def _again(error: SideboardsError, words: Words) -> bool:
    """Say what is wrong, and ask whether to go on."""
    print_message(words.problem(error))
    while True:
        try:
            text = answer(words("ask-edit-again"))
            return not text or yes_or_no(text)
        except (GoBack, KeyboardInterrupt, EOFError):
            return False
        except SideboardsError as wrong:
            print_message(words.problem(wrong))

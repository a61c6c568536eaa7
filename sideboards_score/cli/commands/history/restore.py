"""`history restore`: take a deleted game out of the bin."""

from sideboards_score.cli.commands.history.options import NumberArgument
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.history import change_document
from sideboards_score.render.page import row
from sideboards_score.service.history.changing import restore


def restore_game(
    number: NumberArgument, json: JsonOption = False, lang: LangOption = None
) -> Result:
    """Take a deleted game out of the bin."""
    del json, lang
    restored = restore(number)
    return Result(
        page=lambda words: [row(words("history-restored", number=restored))],
        document=lambda _: change_document("restored", [restored]),
    )


command = command_of(restore_game, "history", "restore")

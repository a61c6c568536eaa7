"""`sequence setup`: whether so many people can play, and how they begin."""

from typing import Annotated

import typer

from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.sequence.entry.facts import load_facts
from sideboards_score.sequence.render.documents import setup_document
from sideboards_score.sequence.render.pages import setup_page
from sideboards_score.sequence.service.scoring import set_up


def setup(
    players: Annotated[
        str | None, typer.Option("--players", metavar="N", help="option-setup-players")
    ] = None,
    teams: Annotated[
        str | None, typer.Option("--teams", metavar="N", help="option-setup-teams")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Say whether so many people can play, and how they begin."""
    del json, lang
    found = set_up(players, teams)
    facts = load_facts()
    return Result(
        page=lambda words: setup_page(found, facts, words),
        document=lambda words: setup_document(found, facts, words),
    )


command = command_of(setup, "sequence", "setup")

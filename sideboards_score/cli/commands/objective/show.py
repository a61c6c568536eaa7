"""`objective show`: one objective in every form it may take."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.options import DeckOption, JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.objective_file import numbered
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.render.documents.objectives import shown_document
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.objective_page import objective_page


def show_objective(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="argument-number")],
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show one objective, its pattern drawn in every form it may take."""
    del json, lang
    found = load_deck(deck, Path())
    objective = numbered(found, number)
    return Result(
        page=lambda words: objective_page(
            objective, deck_head(found, words), load_rulebook().editions.values(), words
        ),
        document=lambda _: shown_document(found, objective),
    )


command = command_of(show_objective, "objective", "show")

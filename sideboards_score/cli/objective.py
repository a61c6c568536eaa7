"""`objective`: the objective cards of a deck."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.objective_set import set_objective
from sideboards_score.cli.options import DeckOption, JsonOption, LangOption
from sideboards_score.cli.plain import PlainCommand, PlainGroup
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck_file import load_deck
from sideboards_score.entry.objective_file import numbered
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.render.deck_text import deck_head, objectives_page
from sideboards_score.render.documents import full_objective, objectives_document
from sideboards_score.render.objective_text import objective_page

app = typer.Typer(
    cls=PlainGroup, help="The objective cards.", no_args_is_help=True, rich_markup_mode=None
)
app.command("set", cls=PlainCommand)(set_objective)


@app.command("list", cls=PlainCommand)
def list_objectives(
    deck: DeckOption = None, json: JsonOption = False, lang: LangOption = None
) -> Result:
    """List the objectives of a deck, and which of them are complete."""
    del json, lang
    found = load_deck(deck, Path())
    return Result(
        page=lambda words: objectives_page(found, words),
        document=lambda _: objectives_document(found),
    )


@app.command("show", cls=PlainCommand)
def show_objective(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="The number of the objective.")],
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
        document=lambda _: {
            "deck": found.ref,
            "invented": found.invented,
            "objective": full_objective(objective),
        },
    )

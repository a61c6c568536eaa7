"""`objective`: the objective cards of a deck."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.options import DeckOption, JsonOption, LangOption, OwnDeckOption
from sideboards_score.cli.plain import PlainCommand, PlainGroup
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.objective_file import numbered
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.render.documents.objectives import full_objective, objectives_document
from sideboards_score.render.text.deck_page import deck_head, objectives_page
from sideboards_score.render.text.objective_page import objective_page

app = typer.Typer(
    cls=PlainGroup, help="The objective cards.", no_args_is_help=True, rich_markup_mode=None
)


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


@app.command("set", cls=PlainCommand)
def set_objective(
    ctx: typer.Context,
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="The number on the card.")],
    pattern: Annotated[
        str | None, typer.Option(metavar="X.X/.X.", help="X a drawer, . none, / the next line.")
    ] = None,
    points: Annotated[
        str | None, typer.Option(metavar="4", help="The points printed on the card.")
    ] = None,
    rows: Annotated[str | None, typer.Option(metavar="1|2", help="How many rows count.")] = None,
    lines: Annotated[
        str | None, typer.Option(metavar="1,4", help="The lines of which one row each counts.")
    ] = None,
    value: Annotated[
        str | None, typer.Option(metavar="red", help="The one colour or handle; any for all.")
    ] = None,
    deck: OwnDeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Store what an objective card shows.

    Without options, on a terminal, the program asks and draws the pattern before it saves.
    """
    del lang
    from sideboards_score.cli.objective_set import stored  # noqa: PLC0415 - only to write

    typed = {"pattern": pattern, "points": points, "rows": rows, "lines": lines, "value": value}
    given = {name: text for name, text in typed.items() if text is not None}
    return stored(number, given, deck, ctx.obj, asks=not json)

"""`deck show`: the cards of a deck."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.options import (
    DeckArgument,
    DeckOption,
    JsonOption,
    LangOption,
    one_deck,
    one_of,
)
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.game.command_line import option_choice
from sideboards_score.model.deck import Deck
from sideboards_score.render.documents.deck import deck_document
from sideboards_score.render.text.deck_formats import deck_csv, deck_html
from sideboards_score.render.text.deck_page import deck_page
from sideboards_score.words import Words

FORMATS = ("table", "yaml", "csv", "html")


def show_deck(
    ctx: typer.Context,
    name: DeckArgument = None,
    deck: DeckOption = None,
    format_: Annotated[str, one_of(FORMATS, "option-format", "--format")] = "table",
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show the cards of a deck."""
    del json, lang
    kind = option_choice("--format", format_, FORMATS)
    found: Deck = load_deck(one_deck(name, deck), Path())
    return Result(
        page=lambda words: deck_page(found, words),
        document=lambda _: deck_document(found),
        text=None if kind == "table" else _formatted(found, kind, ctx.obj),
    )


command = command_of(show_deck, "deck", "show")


def _formatted(deck: Deck, kind: str, words: Words) -> str:
    """The deck in a format for other programs."""
    if kind == "yaml":
        from sideboards_score.entry.change.deck_edit import deck_text  # noqa: PLC0415 - ruamel.yaml

        return deck_text(deck, {})
    return deck_csv(deck) if kind == "csv" else deck_html(deck, words)

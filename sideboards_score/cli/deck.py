"""`deck`: the card database."""

from pathlib import Path

import typer

from sideboards_score.cli.options import DeckArgument, DeckOption, JsonOption, LangOption
from sideboards_score.cli.plain import PlainCommand, PlainGroup
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck_file import load_deck, read_deck
from sideboards_score.entry.find import default_deck, find_deck, shipped_decks
from sideboards_score.errors import ExitCode, UsageError
from sideboards_score.model.deck import Deck
from sideboards_score.render.deck_text import deck_list_page, deck_page, validation_page
from sideboards_score.render.documents import deck_document, deck_list_document, validation_document
from sideboards_score.rules.deck_check import findings

app = typer.Typer(
    cls=PlainGroup, help="The card database.", no_args_is_help=True, rich_markup_mode=None
)


def wanted_deck(argument: str | None, option: str | None) -> str | None:
    """The deck that a command is about, however it was named."""
    if argument is not None and option is not None and argument != option:
        raise UsageError("deck-named-twice", first=argument, second=option)
    return option if argument is None else argument


@app.command("list", cls=PlainCommand)
def list_decks(json: JsonOption = False, lang: LangOption = None) -> Result:
    """List the decks that ship, and the one in use."""
    del json, lang
    decks = [load_deck(name, Path()) for name in shipped_decks()]
    in_use = default_deck()
    if in_use not in [deck.ref for deck in decks]:
        decks.append(load_deck(None, Path()))
    return Result(
        page=lambda words: deck_list_page(decks, in_use, words),
        document=lambda _: deck_list_document(decks, in_use),
    )


@app.command("show", cls=PlainCommand)
def show_deck(
    name: DeckArgument = None,
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show the cards of a deck."""
    del json, lang
    found: Deck = load_deck(wanted_deck(name, deck), Path())
    return Result(
        page=lambda words: deck_page(found, words), document=lambda _: deck_document(found)
    )


@app.command("validate", cls=PlainCommand)
def validate_deck(
    name: DeckArgument = None,
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Check a deck file: all faults at once, each with its place, and what is remarkable."""
    del json, lang
    wanted = wanted_deck(name, deck)
    ref = default_deck() if wanted is None else wanted
    found, faults = read_deck(find_deck(ref, Path()), ref)
    remarkable = findings(found)
    return Result(
        page=lambda words: validation_page(found, faults, remarkable, words),
        document=lambda words: validation_document(found, faults, remarkable, words),
        status=ExitCode.WRONG_INPUT if faults else ExitCode.DONE,
    )

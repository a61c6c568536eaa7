"""`deck`: the card database."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.options import (
    DeckArgument,
    DeckOption,
    JsonOption,
    LangOption,
    OwnDeckOption,
    ReplaceOption,
    TurnOption,
)
from sideboards_score.cli.plain import PlainCommand, PlainGroup
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck, read_deck
from sideboards_score.entry.deck.find import DEFAULT, default_deck, find_deck, shipped_decks
from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import ExitCode, UsageError
from sideboards_score.model.deck import Deck
from sideboards_score.render.documents.deck import (
    deck_document,
    deck_list_document,
    validation_document,
)
from sideboards_score.render.text.deck_page import deck_list_page, deck_page, validation_page
from sideboards_score.words import Words

app = typer.Typer(
    cls=PlainGroup, help="The card database.", no_args_is_help=True, rich_markup_mode=None
)

FORMATS = ("table", "yaml", "csv", "html")


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
    ctx: typer.Context,
    name: DeckArgument = None,
    deck: DeckOption = None,
    format_: Annotated[
        str, typer.Option("--format", metavar="table|yaml|csv|html", help="How to show it.")
    ] = "table",
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show the cards of a deck."""
    del json, lang
    kind = format_.strip().casefold()
    if kind not in FORMATS:
        choices, close = ", ".join(FORMATS), nearest(kind, FORMATS)
        raise UsageError(
            "option-choice", option="--format", text=format_, choices=choices, nearest=close
        )
    found: Deck = load_deck(wanted_deck(name, deck), Path())
    return Result(
        page=lambda words: deck_page(found, words),
        document=lambda _: deck_document(found),
        text=None if kind == "table" else _formatted(found, kind, ctx.obj),
    )


def _formatted(deck: Deck, kind: str, words: Words) -> str:
    """The deck in a format for other programs."""
    if kind == "yaml":
        from sideboards_score.entry.change.edit import deck_text  # noqa: PLC0415 - loads ruamel.yaml

        return deck_text(deck, {})
    from sideboards_score.render.text.deck_formats import deck_csv, deck_html  # noqa: PLC0415 - rare

    return deck_csv(deck) if kind == "csv" else deck_html(deck, words)


@app.command("validate", cls=PlainCommand)
def validate_deck(
    name: DeckArgument = None,
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Check a deck file: all faults at once, each with its place, and what is remarkable."""
    del json, lang
    from sideboards_score.rules.decks.deck_check import findings  # noqa: PLC0415 - only to judge a deck
    from sideboards_score.rules.decks.inferences import inferences  # noqa: PLC0415 - the same

    wanted = wanted_deck(name, deck)
    ref = default_deck() if wanted is None else wanted
    found, faults = read_deck(find_deck(ref, Path()), ref)
    remarkable = findings(found)
    unread = faults and not found.cards
    judged = () if found.invented or unread else inferences(found, load_deck(DEFAULT, Path()))
    return Result(
        page=lambda words: validation_page(found, faults, remarkable, judged, words),
        document=lambda words: validation_document(found, faults, remarkable, judged, words),
        status=ExitCode.WRONG_INPUT if faults else ExitCode.DONE,
    )


@app.command("learn", cls=PlainCommand)
def learn_photos(
    ctx: typer.Context,
    photos: Annotated[
        list[str],
        typer.Argument(metavar="PHOTO...", help="Photos of one row each, of up to eight cards."),
    ],
    deck: OwnDeckOption = None,
    replace: ReplaceOption = False,
    turn: TurnOption = "0",
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Fill your own deck file from photos of its cards."""
    del json, lang
    from sideboards_score.cli.learn import learned_from  # noqa: PLC0415 - only to learn

    return learned_from(photos, deck, turn, ctx.obj, replaces=replace)


@app.command("export", cls=PlainCommand)
def export_deck(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write.")],
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Write a deck to one file that can be given to a friend."""
    del json, lang
    from sideboards_score.cli.deck_files import exported  # noqa: PLC0415 - loads ruamel.yaml

    return exported(file, deck)


@app.command("import", cls=PlainCommand)
def import_deck(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of deck export.")],
    deck: OwnDeckOption = None,
    replace: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Add the cards and objectives of a friend's deck to your own."""
    del json, lang
    from sideboards_score.cli.deck_files import imported  # noqa: PLC0415 - loads ruamel.yaml

    return imported(file, deck, ctx.obj, replaces=replace)

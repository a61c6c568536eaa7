"""`possible`: what the same cards would have given, laid otherwise."""

from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.commands.score import ask_drawers, check_to_keep, with_history
from sideboards_score.cli.guided.seats import seated
from sideboards_score.cli.options import (
    DateOption,
    DeckOption,
    EditionOption,
    FixOption,
    GameArgument,
    JsonOption,
    KeepOption,
    KeepPhotosOption,
    LangOption,
    PartialOption,
    PlayerOption,
    SoloOption,
    SwapUsedOption,
    TableOption,
    VariantOption,
    with_command,
)
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Result
from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.errors import GameError, UsageError
from sideboards_score.render.documents.possible import possible_document
from sideboards_score.render.text.possible_page import possible_page
from sideboards_score.service.possible import Asked, hindsight, hindsight_scored
from sideboards_score.service.scoring import request_of
from sideboards_score.words import Words


def possible(
    ctx: typer.Context,
    game: GameArgument = None,
    turned: Annotated[bool, typer.Option("--turned", help="option-turned")] = False,
    any_order: Annotated[bool, typer.Option("--any-order", help="option-any-order")] = False,
    drafted: Annotated[
        list[str] | None, typer.Option(metavar='"NAME=CARDS"', help="option-drafted")
    ] = None,
    deck: DeckOption = None,
    edition: EditionOption = None,
    variant: VariantOption = None,
    partial: PartialOption = False,
    solo: SoloOption = False,
    objectives: Annotated[
        str | None, typer.Option(metavar="3,9,19", help="option-objectives")
    ] = None,
    player: PlayerOption = None,
    swap_used: SwapUsedOption = None,
    fix: FixOption = None,
    table: TableOption = None,
    date: DateOption = None,
    keep: KeepOption = False,
    keep_photos: KeepPhotosOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show what the same eight cards would have given, laid otherwise."""
    del lang
    options = GameOptions(
        deck=deck,
        edition=edition,
        variant=variant,
        partial=partial,
        objectives=objectives,
        players=tuple(player or ()),
        swap_used=tuple(swap_used or ()),
        solo=solo,
        fixes=tuple(fix or ()),
        table=table,
        date=date,
    )
    words: Words = ctx.obj
    asks = not json and interactive()
    options = seated(options, game, words, asks=asks)
    if game is None and options.settings_only:
        raise UsageError("nothing-possible")
    asked = Asked(turned, any_order, tuple(drafted or ()))
    request = request_of(game, options)
    keeps = keep or keep_photos
    if keeps:
        check_to_keep(request)
    ask = ask_drawers(words) if asks else None
    try:
        with progress_bar(words) as progress:
            if keeps:
                found, scored = hindsight_scored(request, asked, ask=ask, progress=progress)
            else:
                found, scored = hindsight(request, asked, ask=ask, progress=progress), None
    except GameError as error:
        command = ["sideboards-score", "possible", *([game] if game else []), *asked.arguments()]
        raise with_command(error, [*command, *options.arguments()]) from None
    result = Result(
        page=lambda words: possible_page(found, words),
        document=lambda words: possible_document(found, words),
    )
    return result if scored is None else with_history(result, scored, photos=keep_photos)


command = command_of(possible, "possible")

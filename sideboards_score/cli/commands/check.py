"""`check`: whether a claimed count holds, and why not; without claims a second opinion."""

from typing import Annotated

import typer

from sideboards_score.cli.options import (
    DeckOption,
    EditionOption,
    GameArgument,
    JsonOption,
    LangOption,
    PartialOption,
    PlayerOption,
    SwapUsedOption,
    VariantOption,
)
from sideboards_score.cli.result import Result
from sideboards_score.entry.game.command_line import GameOptions


def check(
    ctx: typer.Context,
    game: GameArgument = None,
    claim: Annotated[
        list[str] | None,
        typer.Option(
            metavar='"NAME=41"',
            help="A claimed total; NAME.colors=16 (handles, rows, bonus, swap) for a part, =4x for"
            " a count. Once per claim; stands in place of the claims in the file.",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every reason, not only the likeliest.")
    ] = False,
    proof: Annotated[
        str | None,
        typer.Option(metavar="FILE.svg|.png", help="Draw what counts, and what is disputed."),
    ] = None,
    deck: DeckOption = None,
    edition: EditionOption = None,
    variant: VariantOption = None,
    partial: PartialOption = False,
    solo: Annotated[bool, typer.Option("--solo", help="The one player given plays alone.")] = False,
    objectives: Annotated[
        str | None,
        typer.Option(
            metavar="3,9,19", help="Numbers or patterns; only those that the claims are about."
        ),
    ] = None,
    player: PlayerOption = None,
    swap_used: SwapUsedOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Settle a disputed count, or give a second opinion.

    Says of each claim whether it holds, shows the right count, and names the slips that give the
    claimed one, the likeliest first. Exit status 1 if a claim does not hold, 3 if unknown drawers
    leave one open.
    """
    del lang
    options = GameOptions(
        deck=deck,
        edition=edition,
        variant=variant,
        partial=partial,
        objectives=objectives,
        players=tuple(player or ()),
        swap_used=tuple(swap_used or ()),
    )
    from sideboards_score.cli.inquiry import inquire  # noqa: PLC0415 - nothing of it for `score`

    return inquire(
        game,
        options,
        tuple(claim or ()),
        ctx.obj,
        solo=solo,
        proof=proof,
        everything=everything,
        asks=not json,
    )

"""`check`: whether a claimed count holds, and why not; without claims a second opinion."""

from typing import Annotated

import typer

from sideboards_score.cli.options import DeckOption, JsonOption, LangOption
from sideboards_score.cli.result import Result
from sideboards_score.entry.command_line import GameOptions


def check(
    ctx: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game file (YAML or JSON); - reads standard input."),
    ] = None,
    claim: Annotated[
        list[str] | None,
        typer.Option(
            metavar='"NAME=41"',
            help="A claimed total; NAME.colors=16 (handles, rows, bonus, swap) for a part, =4x for"
            " a count. Once per claim; stands in place of the claims in the file.",
        ),
    ] = None,
    proof: Annotated[
        str | None,
        typer.Option(metavar="FILE.svg|.png", help="Draw what counts, and what is disputed."),
    ] = None,
    deck: DeckOption = None,
    edition: Annotated[
        str | None, typer.Option(metavar="de|en|fr|it", help="Whose rulebook: de is the default.")
    ] = None,
    variant: Annotated[
        str | None, typer.Option(metavar="standard|four-cards", help="How the game was dealt.")
    ] = None,
    partial: Annotated[
        bool, typer.Option("--partial", help="A count in mid-game: 1 to 8 cards.")
    ] = False,
    solo: Annotated[bool, typer.Option("--solo", help="The one player given plays alone.")] = False,
    objectives: Annotated[
        str | None,
        typer.Option(
            metavar="3,9,19", help="Numbers or patterns; only those that the claims are about."
        ),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar='"NAME=CARDS"',
            help="A player and eight cards, or NAME=@PHOTO; once per player.",
        ),
    ] = None,
    swap_used: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Who used the swap card; once per player."),
    ] = None,
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
        game, options, tuple(claim or ()), ctx.obj, solo=solo, proof=proof, asks=not json
    )

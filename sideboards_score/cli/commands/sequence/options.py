"""Arguments and options that several commands of `sequence` share."""

from typing import Annotated

import typer

from sideboards_score.cli.options import one_of

BoardArgument = Annotated[str, typer.Argument(metavar="BOARD", help="argument-board")]
OptionalBoard = Annotated[str | None, typer.Argument(metavar="BOARD", help="argument-board")]
TeamsOption = Annotated[str | None, one_of(("2", "3"), "option-teams", "--teams")]
PictureOption = Annotated[
    str | None, typer.Option("--picture", metavar="FILE", help="option-picture")
]
CornersOption = Annotated[
    str | None, typer.Option("--corners", metavar='"X,Y X,Y X,Y X,Y"', help="option-corners")
]
SquareFixOption = Annotated[
    list[str] | None, typer.Option("--fix", metavar='"4/7=B"', help="option-square-fix")
]

"""Options that several commands share; each `help` is the key of a sentence."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from sideboards_score.entry.deck.find import shipped_decks
from sideboards_score.entry.deck.rulebook_file import edition_codes
from sideboards_score.entry.game.game_file import TURNS
from sideboards_score.entry.text.fields import whole_number
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.model.game import Variant
from sideboards_score.words import LANGUAGES


def _beginning(values: Sequence[str]) -> Callable[[str], list[str]]:
    """What a shell offers for a value that is begun."""

    def offered(incomplete: str) -> list[str]:
        return [value for value in values if value.startswith(incomplete.casefold())]

    return offered


def _deck_names(incomplete: str) -> list[str]:
    return _beginning(shipped_decks())(incomplete)


def one_of(values: Sequence[str], help: str, *names: str) -> Any:  # noqa: A002 - as Typer has it
    """An option with a few values, which the help names and a shell completes."""
    metavar = "|".join(values)
    return typer.Option(*names, metavar=metavar, help=help, autocompletion=_beginning(values))


JsonOption = Annotated[bool, typer.Option("--json", help="option-json")]
LangOption = Annotated[str | None, one_of(LANGUAGES, "option-lang", "--lang")]
DeckOption = Annotated[
    str | None,
    typer.Option("--deck", metavar="DECK", help="option-deck", autocompletion=_deck_names),
]
DeckArgument = Annotated[
    str | None,
    typer.Argument(metavar="DECK", help="argument-deck", autocompletion=_deck_names),
]
GameArgument = Annotated[str | None, typer.Argument(metavar="GAME", help="argument-game")]
EditionOption = Annotated[str | None, one_of(edition_codes(), "option-edition")]
VariantOption = Annotated[str | None, one_of([kind.value for kind in Variant], "option-variant")]
PartialOption = Annotated[bool, typer.Option("--partial", help="option-partial")]
SoloOption = Annotated[bool, typer.Option("--solo", help="option-solo")]
PlayerOption = Annotated[
    list[str] | None, typer.Option(metavar='"NAME=CARDS"', help="option-player")
]
TableOption = Annotated[str | None, typer.Option("--table", metavar="PHOTO", help="option-table")]
FixOption = Annotated[
    list[str] | None, typer.Option("--fix", metavar='"NAME.3/2=Ts"', help="option-fix")
]
SwapUsedOption = Annotated[list[str] | None, typer.Option(metavar="NAME", help="option-swap-used")]
DateOption = Annotated[str | None, typer.Option(metavar="2026-11-28", help="option-date")]
KeepOption = Annotated[bool, typer.Option("--keep", help="option-keep")]
KeepPhotosOption = Annotated[bool, typer.Option("--keep-photos", help="option-keep-photos")]
TurnOption = Annotated[str, one_of(("90", "180", "270"), "option-turn")]
LearnOption = Annotated[bool, typer.Option("--learn", help="option-learn")]
OwnDeckOption = Annotated[
    str | None, typer.Option("--deck", metavar="FILE", help="option-own-deck")
]
ReplaceOption = Annotated[bool, typer.Option("--replace", help="option-replace")]


@contextmanager
def at_option(option: str) -> Iterator[None]:
    """Name the option as the place of what is wrong with its value."""
    try:
        yield
    except SideboardsError as error:
        raise error.inside(Where("option", option)) from None


def turned_by(turn: str) -> int:
    """How far to turn photos clockwise, in degrees."""
    degrees = str(whole_number(turn))
    if degrees not in TURNS:
        raise UsageError("option-choice", option="--turn", text=turn, choices=", ".join(TURNS))
    return int(degrees)


def one_deck(argument: str | None, option: str | None) -> str | None:
    """The deck that a command is about, however it was named."""
    if argument is not None and option is not None and argument != option:
        raise UsageError("deck-named-twice", first=argument, second=option)
    return option if argument is None else argument


def check_replace(*, learns: bool, replaces: bool) -> None:
    """Raise where `--replace` has nothing to replace."""
    if replaces and not learns:
        raise UsageError("replace-without-learn")


def with_command(error: GameError, command: Sequence[str]) -> GameError:
    """The error of a missing pattern with the exact command line that scores the game."""
    if error.key != "objective-no-pattern":
        return error
    option = str(error.values["option"])
    rest = list(command)
    if "--objectives" in rest:
        rest[rest.index("--objectives") + 1] = option
    else:
        rest += ["--objectives", option]
    values = {name: value for name, value in error.values.items() if name != "option"}
    return GameError(error.key, error.where, **values, command=shlex.join(rest))

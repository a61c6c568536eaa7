"""`score`: the full breakdown of a game."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.options import (
    DeckOption,
    EditionOption,
    GameArgument,
    JsonOption,
    LangOption,
    LearnOption,
    PartialOption,
    PlayerOption,
    ReplaceOption,
    SwapUsedOption,
    VariantOption,
    check_replace,
    file_to_change,
)
from sideboards_score.cli.result import Result
from sideboards_score.entry.game.command_line import GameOptions, request_from_options, with_options
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import Request, build_game
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.render.documents.score import score_document
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.rules.scoring import score_game
from sideboards_score.words import Words


def score(
    ctx: typer.Context,
    game: GameArgument = None,
    deck: DeckOption = None,
    edition: EditionOption = None,
    variant: VariantOption = None,
    partial: PartialOption = False,
    objectives: Annotated[
        str | None,
        typer.Option(
            metavar="3,9,19", help='Numbers, or patterns spelled out: "X.X/.X.=4,X./.X=3,19".'
        ),
    ] = None,
    player: PlayerOption = None,
    swap_used: SwapUsedOption = None,
    save: Annotated[str | None, typer.Option(metavar="GAME", help="Write the game file.")] = None,
    learn: LearnOption = False,
    replaces: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Score a finished game: the full breakdown.

    Give a game file, or --objectives and one --player for each player; with neither, on a terminal,
    the program asks.
    """
    del lang
    check_replace(learns=learn, replaces=replaces)
    options = GameOptions(
        deck=deck,
        edition=edition,
        variant=variant,
        partial=partial,
        objectives=objectives,
        players=tuple(player or ()),
        swap_used=tuple(swap_used or ()),
        learns=learn,
    )
    if game is None and options.settings_only:
        return _guided(ctx.obj, options, asks=not json, save=save, replaces=replaces)
    request = request_of(game, options)
    own = _file_to_teach(request) if learn else None
    command = ["sideboards-score", "score", *([game] if game else []), *options.arguments()]
    command += [] if save is None else ["--save", save]
    if any(player.photo for player in request.players):
        from sideboards_score.cli.photos import with_photos  # noqa: PLC0415 - loads cv2

        _check_free(save)
        request, _ = with_photos(request, ctx.obj, asks=not json and interactive())
    result = scored(request, command, save)
    if own is None:
        return result
    return _learnt(result, request, game, own, ctx.obj, replaces=replaces)


def _file_to_teach(request: Request) -> str:
    """The deck file that a game teaches; raises where that is one that ships."""
    from sideboards_score.cli.learning import deck_of_game  # noqa: PLC0415 - only to learn

    return deck_of_game(request)


def _learnt(
    result: Result, request: Request, game: str | None, own: str, words: Words, *, replaces: bool
) -> Result:
    """The result with the cards of the game added to a deck."""
    from sideboards_score.cli.learning import (  # noqa: PLC0415 - only to learn
        learn_beside,
        seen_in_game,
    )

    news = seen_in_game(request, game, own, words)
    return learn_beside(own, news, words, result, replaces=replaces)


def request_of(game: str | None, options: GameOptions) -> Request:
    """The game of a file with what options change in it, or of options alone."""
    if game is None:
        return request_from_options(options)
    if options.players or options.swap_used:
        raise UsageError("file-and-players", file=game)
    return with_options(read_game_file(game), options)


def _guided(
    words: Words, options: GameOptions, *, asks: bool, save: str | None, replaces: bool
) -> Result:
    if not asks or not interactive():
        raise UsageError("nothing-to-score")
    from sideboards_score.cli.guided.interview import ask_for_game  # noqa: PLC0415 - only questions need it

    _check_free(save)
    if options.learns:
        file_to_change(options.deck)
    request, file = ask_for_game(words, options, offer_file=save is None)
    result = scored(request, [], save or file)
    if not options.learns:
        return result
    return _learnt(result, request, save or file, _file_to_teach(request), words, replaces=replaces)


def scored(request: Request, command: Sequence[str], save: str | None) -> Result:
    """Score a game and save it where that is wanted."""
    try:
        _check_free(save)
        game = build_game(request)
    except GameError as error:
        if error.key.startswith("objective-no-pattern"):
            raise with_command(error, command) from None
        raise
    result = score_game(game)
    if save is not None:
        from sideboards_score.entry.change.game_save import save_game  # noqa: PLC0415 - only saving needs it

        save_game(Path(save), request, game)
    return Result(
        page=lambda words: score_page(result, words),
        document=lambda words: score_document(result, words),
        hints=None if save is None else lambda words: [words("saved", file=save)],
    )


def _check_free(save: str | None) -> None:
    """Raise before anything is asked or scored if the game cannot be saved there."""
    if save is not None:
        from sideboards_score.entry.change.new_file import check_free  # noqa: PLC0415 - only saving needs it

        try:
            check_free(save)
        except SideboardsError as error:
            raise error.inside(Where("option", "--save")) from None


def with_command(error: GameError, command: Sequence[str]) -> GameError:
    """The error with the exact command line that scores the game."""
    if error.key == "objective-no-pattern-in-file":
        return error
    option = str(error.values["option"])
    rest = list(command)
    if "--objectives" in rest:
        rest[rest.index("--objectives") + 1] = option
    else:
        rest += ["--objectives", option]
    values = {name: value for name, value in error.values.items() if name != "option"}
    return GameError(error.key, error.where, **values, command=shlex.join(rest))

"""`score`: the full breakdown of a game."""

import shlex
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.beside import (
    check_sheet_file,
    hindsight_beside,
    possible_beside,
    sheet_drawn,
)
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
    LearnOption,
    PartialOption,
    PlayerOption,
    ReplaceOption,
    SoloOption,
    SwapUsedOption,
    TableOption,
    VariantOption,
    check_replace,
    with_command,
)
from sideboards_score.cli.output import print_message
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Document, Result
from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.entry.game.request import Request
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import ExitCode, GameError, UsageError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.page import Page
from sideboards_score.service.asking import Ask
from sideboards_score.service.scoring import Scored, check_save, request_of, score_request
from sideboards_score.words import Words


class Wishes(NamedTuple):
    """What is wanted of a score besides the breakdown."""

    save: str | None
    """The game file to write."""
    short: bool
    """Only the score pad is printed."""
    sheet: str | None
    """The file of the score sheet."""
    possible: bool
    """Also what was possible."""
    keeps: bool
    """The history keeps the game."""
    photos: bool
    """And its photos."""
    replaces: bool
    """What is learnt takes the place of what contradicts it."""

    def arguments(self) -> list[str]:
        """What a repeated command line needs, for messages that show one."""
        words = [] if self.save is None else ["--save", self.save]
        return words if self.sheet is None else [*words, "--sheet", self.sheet]


def score(
    ctx: typer.Context,
    game: GameArgument = None,
    deck: DeckOption = None,
    edition: EditionOption = None,
    variant: VariantOption = None,
    partial: PartialOption = False,
    solo: SoloOption = False,
    objectives: Annotated[
        str | None, typer.Option(metavar="3,9,19", help="option-objectives")
    ] = None,
    player: PlayerOption = None,
    table: TableOption = None,
    swap_used: SwapUsedOption = None,
    fix: FixOption = None,
    date: DateOption = None,
    save: Annotated[str | None, typer.Option(metavar="GAME", help="option-save")] = None,
    short: Annotated[bool, typer.Option("--short", help="option-short")] = False,
    sheet: Annotated[
        str | None, typer.Option(metavar="FILE.pdf|.png|.svg|.html", help="option-sheet")
    ] = None,
    possible: Annotated[bool, typer.Option("--possible", help="option-possible")] = False,
    keep: KeepOption = False,
    keep_photos: KeepPhotosOption = False,
    learn: LearnOption = False,
    replaces: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Score a finished game: the full breakdown."""
    del lang
    check_replace(learns=learn, replaces=replaces)
    check_sheet_file(sheet)
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
        date=date,
        table=table,
        learns=learn,
    )
    keeps = keep or keep_photos
    wishes = Wishes(save, short, sheet, possible, keeps, keep_photos, replaces)
    asks = not json and interactive()
    options = seated(options, game, ctx.obj, asks=asks)
    if game is None and (options.settings_only or (asks and _begun_at_table(options))):
        return _guided(ctx.obj, options, wishes, asks=asks)
    request = request_of(game, options)
    if wishes.keeps:
        check_to_keep(request)
    own = _file_to_teach(request, named=deck is not None) if learn else None
    command = ["sideboards-score", "score", *([game] if game else []), *options.arguments()]
    command += wishes.arguments()
    ask = ask_drawers(ctx.obj) if asks else None
    scored = _scored(request, command, save, ask, ctx.obj)
    answered = _answers_to_keep(game, save, request, scored)
    result = _result(scored, answered, wishes, ctx.obj)
    if own is None:
        return result
    return _learnt(result, scored.request, game, own, ctx.obj, asks=asks, replaces=replaces)


def _begun_at_table(options: GameOptions) -> bool:
    """Whether the players are those of a photo, and the rest of the game is to be asked for."""
    return options.table is not None and not options.objectives


command = command_of(score, "score")


def ask_drawers(words: Words) -> Ask:
    """Asks on the terminal for what a photo leaves in doubt."""
    from sideboards_score.cli.guided.drawers import ask_doubtful  # noqa: PLC0415 - only questions

    return lambda reading: ask_doubtful(reading, words)


def _scored(
    request: Request, command: Sequence[str], save: str | None, ask: Ask | None, words: Words
) -> Scored:
    try:
        with progress_bar(words) as progress:
            return score_request(request, save=save, ask=ask, progress=progress)
    except GameError as error:
        raise with_command(error, command) from None


def _answers_to_keep(
    game: str | None, save: str | None, asked: Request, scored: Scored
) -> str | None:
    """The game file that does not hold yet what was answered about its photos."""
    if game in (None, STANDARD_INPUT) or save is not None:
        return None
    pairs = zip(asked.players, scored.request.players, strict=True)
    return game if any(before.photo != after.photo for before, after in pairs) else None


def _result(scored: Scored, answered: str | None, wishes: Wishes, words: Words) -> Result:
    """The result with all that is wanted besides; `answered` is a file without the answers."""
    score, save = scored.score, wishes.save
    found = hindsight_beside(scored) if wishes.possible else None
    drawn = sheet_drawn(score, wishes.sheet, found, words)

    def hints(words: Words) -> list[str]:
        if answered is not None:
            return [words("fix-keep", file=shlex.quote(answered)), *drawn]
        if scored.backup is not None:
            return [words("saved-again", file=save, backup=scored.backup), *drawn]
        return drawn if save is None else [words("saved", file=save), *drawn]

    result = Result(
        page=lambda words: _page(score, words, short=wishes.short),
        document=lambda words: _document(score, words),
        hints=hints,
    )
    if found is not None:
        result = possible_beside(result, found)
    return with_history(result, scored, photos=wishes.photos) if wishes.keeps else result


def _page(score: GameScore, words: Words, *, short: bool) -> Page:
    from sideboards_score.render.text.breakdown import score_page  # noqa: PLC0415 - or JSON

    return score_page(score, words, short=short)


def _document(score: GameScore, words: Words) -> Document:
    from sideboards_score.render.documents.score import score_document  # noqa: PLC0415 - or text

    return score_document(score, words)


def _file_to_teach(request: Request, *, named: bool) -> str:
    """The deck file that a game teaches; raises where that is one that ships."""
    from sideboards_score.service.game_learning import deck_of_game  # noqa: PLC0415 - to learn

    return deck_of_game(request, named=named)


def _learnt(
    result: Result,
    request: Request,
    game: str | None,
    own: str,
    words: Words,
    *,
    asks: bool,
    replaces: bool,
) -> Result:
    """The result with the cards and the numbered objectives of the game added to a deck."""
    from sideboards_score.cli.beside import learnt_beside  # noqa: PLC0415 - only to learn
    from sideboards_score.cli.guided.pair import pair_asker  # noqa: PLC0415 - the same
    from sideboards_score.service.game_learning import seen_in_game, teach_game  # noqa: PLC0415

    with progress_bar(words) as progress:
        news = seen_in_game(request, game, own, progress)
    ask = pair_asker(words) if asks else None
    return learnt_beside(
        result, lambda: teach_game(request, news, own, words, replaces=replaces, ask=ask)
    )


def check_to_keep(request: Request) -> None:
    """Raise before anything is read where a game cannot be kept."""
    from sideboards_score.service.history.keeping import check_keep  # noqa: PLC0415 - to keep

    check_keep(request)


def with_history(result: Result, scored: Scored, *, photos: bool) -> Result:
    """The result of a command with where its game stands in the history."""
    from sideboards_score.cli.beside import kept_beside  # noqa: PLC0415 - only to keep

    return kept_beside(result, scored, photos=photos)


def _guided(words: Words, options: GameOptions, wishes: Wishes, *, asks: bool) -> Result:
    if not asks:
        raise UsageError("nothing-to-score")
    from sideboards_score.cli.guided.interview import ask_for_game  # noqa: PLC0415 - only questions
    from sideboards_score.service.decks import file_to_change  # noqa: PLC0415 - the same

    check_save(wishes.save)
    if options.learns:
        file_to_change(options.deck)
    request, file, wants, draft = ask_for_game(
        words, options, offer_file=wishes.save is None, offer_history=not wishes.keeps
    )
    wishes = wishes._replace(save=wishes.save or file, keeps=wishes.keeps or wants)
    try:
        scored = _scored(request, [], wishes.save, None, words)
        result = _result(scored, None, wishes, words)
        if draft is not None and result.status is ExitCode.DONE:
            draft.drop()
    finally:
        if draft is not None:
            draft.close()
    if not options.learns:
        return _kept(result, scored.request, wishes.save, named=options.deck is not None)
    own = _file_to_teach(request, named=options.deck is not None)
    replaces = wishes.replaces
    return _learnt(result, scored.request, wishes.save, own, words, asks=True, replaces=replaces)


def _kept(result: Result, request: Request, file: str | None, *, named: bool) -> Result:
    """The result with the question, once the score is shown, whether the deck keeps the game."""

    def hints(words: Words) -> list[str]:
        from sideboards_score.cli.guided.keep import kept  # noqa: PLC0415 - only questions

        for line in result.hints(words) if result.hints else ():
            print_message(line)
        return kept(request, file, words, named=named)

    return result._replace(hints=hints)

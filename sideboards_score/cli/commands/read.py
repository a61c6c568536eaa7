"""`read`: what photos show, as card codes."""

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.beside import learnt_beside
from sideboards_score.cli.commands.score import ask_drawers
from sideboards_score.cli.guided.pair import pair_asker
from sideboards_score.cli.options import (
    DeckOption,
    JsonOption,
    LangOption,
    LearnOption,
    ReplaceOption,
    TurnOption,
    check_replace,
    turned_by,
    with_command,
)
from sideboards_score.cli.output import print_page
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar, stopped
from sideboards_score.cli.result import Document, Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.errors import FileError, GameError, SideboardsError, status_of
from sideboards_score.model.cards import LINES
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.documents.read import reading_document, refused_document
from sideboards_score.render.page import BLANK, Page
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.reading_page import reading_page, refused_page
from sideboards_score.service.decks import file_to_change
from sideboards_score.service.game_learning import Shown, answered, seen_in_photos
from sideboards_score.service.learning import teach
from sideboards_score.service.photos import (
    Seen,
    read_photos,
    read_tables,
    same_cards,
    same_pictures,
)
from sideboards_score.service.pictures.overlay import (
    draw_overlay,
    draw_table_overlay,
    overlay_targets,
    wanted_objectives,
)
from sideboards_score.words import Words


def read(
    ctx: typer.Context,
    photos: Annotated[list[str], typer.Argument(metavar="PHOTO...", help="argument-photos")],
    deck: DeckOption = None,
    overlay: Annotated[str | None, typer.Option(metavar="FILE", help="option-overlay")] = None,
    objectives: Annotated[
        str | None, typer.Option(metavar="3,9,19", help="option-overlay-objectives")
    ] = None,
    turn: TurnOption = "0",
    partial: Annotated[bool, typer.Option("--partial", help="option-read-partial")] = False,
    table: Annotated[bool, typer.Option("--table", help="option-read-table")] = False,
    same_game: Annotated[bool, typer.Option("--same-game", help="option-same-game")] = False,
    debug: Annotated[str | None, typer.Option(metavar="DIR", help="option-debug")] = None,
    learn: LearnOption = False,
    replaces: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Read the cards of photographed sideboards."""
    del lang
    words: Words = ctx.obj
    check_replace(learns=learn, replaces=replaces)
    own = file_to_change(deck) if learn else None
    options = ReadOptions(turned_by(turn), partial, debug)
    found = load_deck(deck, Path(), begins=learn)
    typed = ["sideboards-score", "read", *photos, *["--table"] * table]
    typed += [] if deck is None else ["--deck", deck]
    typed += [] if overlay is None else ["--overlay", overlay]
    goals = None if objectives is None else _goals(objectives, found, typed)
    targets = overlay_targets(photos, overlay)
    ask = ask_drawers(words) if not json and interactive() else None
    shown: list[list[Seen]] = []
    drawn: list[str] = []
    with (
        progress_bar(words) as bar,
        stopped("read-interrupted", shown, len(photos)),
        closing(
            read_tables(photos, found, options, ask=bar.beside(ask), progress=bar)
            if table
            else _one_by_one(
                read_photos(
                    photos, found, options, same_game=same_game, ask=bar.beside(ask), progress=bar
                )
            )
        ) as tables,
    ):
        for target, rows in zip(targets, tables, strict=True):
            if target is not None and _draw(rows, target, options, goals):
                drawn.append(str(target))
            if not json:
                with bar.aside():
                    print_page(_page(rows, found, words, first=not shown))
            shown.append(rows)
    done = [seen for rows in shown for seen in rows]
    games = [done] if same_game else shown if table else []
    result = Result(
        page=lambda _: [],  # printed as they came
        document=lambda words: _document(done, found, words),
        status=status_of(photo.outcome for photo in done),
        hints=lambda words: _hints(done, drawn, found, words, games),
    )
    if own is None:
        return result
    asks = ask is not None
    one_game = len(games) == 1
    return _learnt(
        result, done, own, options, words, same_game=one_game, replaces=replaces, asks=asks
    )


command = command_of(read, "read")


def _goals(objectives: str, deck: Deck, typed: Sequence[str]) -> ObjectiveSet:
    """What the overlay outlines; raises with the command as `typed` where a pattern is missing."""
    try:
        return wanted_objectives(objectives, deck)
    except GameError as error:
        raise with_command(error, typed) from None


def _one_by_one(found: Generator[Seen, None, None]) -> Generator[list[Seen], None, None]:
    """Photos that show one row each."""
    with closing(found):
        for seen in found:
            yield [seen]


def _draw(
    rows: Sequence[Seen], target: Path, options: ReadOptions, goals: ObjectiveSet | None
) -> bool:
    """Draw what was read in a photo; whether there was anything."""
    readings = [seen.outcome for seen in rows if isinstance(seen.outcome, Reading)]
    if not readings:
        return False
    if readings[0].row is None:
        draw_overlay(readings[0], target, options, goals)
    else:
        draw_table_overlay(readings, target, options, goals)
    return True


def _learnt(
    result: Result,
    photos: Sequence[Seen],
    own: str,
    options: ReadOptions,
    words: Words,
    *,
    same_game: bool,
    replaces: bool,
    asks: bool,
) -> Result:
    """The result with the cards of the photos that are sure added to a deck."""
    shown = [
        Shown(photo.file, replace(options, row=photo.row), answered(photo.outcome))
        for photo in photos
        if isinstance(photo.outcome, Reading)
    ]
    with progress_bar(words) as progress:
        news = seen_in_photos(shown, own, same_game=same_game, progress=progress)
    ask = pair_asker(words) if asks else None
    return learnt_beside(result, lambda: teach(own, news, words, replaces=replaces, ask=ask))


def _hints(
    photos: Sequence[Seen],
    drawn: Sequence[str],
    deck: Deck,
    words: Words,
    games: Sequence[Sequence[Seen]],
) -> list[str]:
    """What was written, what is wrong with files that are no photos, and what lies in two places.

    `games` are the photos, or the rows of a table, that belong together.
    """
    faults = [photo.outcome for photo in photos if isinstance(photo.outcome, FileError)]
    hints = [words("error", text=words.problem(fault)) for fault in faults]
    readings = [photo.outcome for photo in photos if isinstance(photo.outcome, Reading)]
    hints += [
        words("read-other-deck", file=reading.name, count=reading.strange, deck=deck.ref)
        for reading in readings
        if reading.strange
    ]
    hints += [
        words("read-left-out", file=reading.name, count=reading.left_out)
        for reading in readings
        if reading.left_out
    ]
    hints += [
        words("read-from-deck", file=reading.name, count=len(reading.from_deck), deck=deck.ref)
        for reading in readings
        if reading.from_deck
    ]
    hints += [
        words("read-handles-open", file=reading.name, count=reading.handles_open)
        for reading in readings
        if reading.handles_open >= LINES
    ]
    of_table = [reading for reading in readings if reading.row and not reading.row.behind]
    if of_table:
        hints.append(words("read-table-sides", name=of_table[0].name))
    hints += [hint for game in games for hint in _twice(game, words)]
    return [*hints, *(words("overlay-written", file=file) for file in drawn)]


def _twice(game: Sequence[Seen], words: Words) -> list[str]:
    """The pictures and cards that one game shows twice."""
    readings = [seen.outcome for seen in game if isinstance(seen.outcome, Reading)]
    twice = same_pictures(readings)
    copies = {other for _, other in twice}
    rest = [reading for number, reading in enumerate(readings) if number not in copies]
    return [
        *(
            words("read-same-picture", first=readings[one].name, second=readings[other].name)
            for one, other in twice
        ),
        *(
            words("read-same-card", card=card, first=first, second=second)
            for card, first, second in same_cards(rest)
        ),
    ]


def _page(photos: Sequence[Seen], deck: Deck, words: Words, *, first: bool) -> Page:
    page = deck_head(deck, words) if first else []
    for photo in photos:
        page.append(BLANK)
        if isinstance(photo.outcome, Reading):
            page += reading_page(photo.outcome, words)
        else:
            page += refused_page(photo.name, _reason(photo.outcome, words), words)
    return page


def _document(photos: Sequence[Seen], deck: Deck, words: Words) -> Document:
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "photos": [
            reading_document(photo.outcome)
            if isinstance(photo.outcome, Reading)
            else refused_document(photo.file, _reason(photo.outcome, words), photo.row)
            for photo in photos
        ],
    }


def _reason(error: SideboardsError, words: Words) -> str:
    """Why a photo was refused; the file is named beside it already."""
    return words.problem(error.at())

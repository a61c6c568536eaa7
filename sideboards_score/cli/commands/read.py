"""`read`: what photos show, as card codes."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
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
)
from sideboards_score.cli.output import print_page
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar, stopped
from sideboards_score.cli.result import Document, Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.errors import FileError, SideboardsError, status_of
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.documents.read import reading_document, refused_document
from sideboards_score.render.page import BLANK, Page
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.reading_page import reading_page, refused_page
from sideboards_score.service.decks import file_to_change
from sideboards_score.service.game_learning import Shown, answered, seen_in_photos
from sideboards_score.service.learning import teach
from sideboards_score.service.photos import Outcome, read_photos, same_cards, same_pictures
from sideboards_score.service.pictures.overlay import (
    draw_overlay,
    overlay_targets,
    wanted_objectives,
)
from sideboards_score.words import Words


@dataclass(frozen=True, slots=True)
class _Photo:
    """A photo and what came of it."""

    file: str
    outcome: Outcome


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
    goals = None if objectives is None else wanted_objectives(objectives, found)
    targets = overlay_targets(photos, overlay)
    ask = ask_drawers(words) if not json and interactive() else None
    done: list[_Photo] = []
    drawn: list[str] = []
    with (
        progress_bar(words) as bar,
        stopped("read-interrupted", done, len(photos)),
        closing(
            read_photos(
                photos,
                found,
                options,
                same_game=same_game,
                ask=bar.beside(ask),
                progress=bar,
            )
        ) as outcomes,
    ):
        for name, target, outcome in zip(photos, targets, outcomes, strict=True):
            photo = _Photo(name, outcome)
            if target is not None and isinstance(outcome, Reading):
                draw_overlay(outcome, target, options, goals)
                drawn.append(str(target))
            if not json:
                with bar.aside():
                    print_page(_page(photo, found, words, first=not done))
            done.append(photo)
    result = Result(
        page=lambda _: [],  # printed as they came
        document=lambda words: _document(done, found, words),
        status=status_of(photo.outcome for photo in done),
        hints=lambda words: _hints(done, drawn, found, words, same_game=same_game),
    )
    if own is None:
        return result
    asks = ask is not None
    return _learnt(
        result, done, own, options, words, same_game=same_game, replaces=replaces, asks=asks
    )


command = command_of(read, "read")


def _learnt(
    result: Result,
    photos: Sequence[_Photo],
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
        Shown(photo.file, options, answered(photo.outcome))
        for photo in photos
        if isinstance(photo.outcome, Reading)
    ]
    with progress_bar(words) as progress:
        news = seen_in_photos(shown, own, same_game=same_game, progress=progress)
    ask = pair_asker(words) if asks else None
    return learnt_beside(result, lambda: teach(own, news, words, replaces=replaces, ask=ask))


def _hints(
    photos: Sequence[_Photo],
    drawn: Sequence[str],
    deck: Deck,
    words: Words,
    *,
    same_game: bool,
) -> list[str]:
    """What was written, and what is wrong with files that are no photos."""
    faults = [photo.outcome for photo in photos if isinstance(photo.outcome, FileError)]
    hints = [words("error", text=words.problem(fault)) for fault in faults]
    readings = [photo.outcome for photo in photos if isinstance(photo.outcome, Reading)]
    hints += [
        words("read-other-deck", file=reading.file, count=reading.strange, deck=deck.ref)
        for reading in readings
        if reading.strange
    ]
    if same_game:
        twice = same_pictures([reading.file for reading in readings])
        hints += [
            words("read-same-picture", first=readings[one].file, second=readings[other].file)
            for one, other in twice
        ]
        copies = {other for _, other in twice}
        rest = [reading for number, reading in enumerate(readings) if number not in copies]
        hints += [
            words("read-same-card", card=card, first=first, second=second)
            for card, first, second in same_cards(rest)
        ]
    return [*hints, *(words("overlay-written", file=file) for file in drawn)]


def _page(photo: _Photo, deck: Deck, words: Words, *, first: bool) -> Page:
    page = [*deck_head(deck, words), BLANK] if first else [BLANK]
    if isinstance(photo.outcome, Reading):
        return [*page, *reading_page(photo.outcome, words)]
    return [*page, *refused_page(photo.file, _reason(photo.outcome, words), words)]


def _document(photos: Sequence[_Photo], deck: Deck, words: Words) -> Document:
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "photos": [
            reading_document(photo.outcome)
            if isinstance(photo.outcome, Reading)
            else refused_document(photo.file, _reason(photo.outcome, words))
            for photo in photos
        ],
    }


def _reason(error: SideboardsError, words: Words) -> str:
    """Why a photo was refused; the file is named beside it already."""
    return words.problem(type(error)(error.key, **error.values))

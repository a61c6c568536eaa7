"""`deck learn`: what photos show becomes part of a deck file."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.beside import saved_line
from sideboards_score.cli.guided.pair import pair_asker
from sideboards_score.cli.options import (
    JsonOption,
    LangOption,
    OwnDeckOption,
    ReplaceOption,
    TurnOption,
    turned_by,
)
from sideboards_score.cli.output import print_page
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar, stopped
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.errors import status_of
from sideboards_score.model.lesson import PhotoLesson
from sideboards_score.render.documents.learn import learn_document
from sideboards_score.render.text.learn_page import learn_head, learn_page, photo_page
from sideboards_score.service.decks import file_to_change
from sideboards_score.service.learning import learn_photos


def learn(
    ctx: typer.Context,
    photos: Annotated[list[str], typer.Argument(metavar="PHOTO...", help="argument-learn-photos")],
    deck: OwnDeckOption = None,
    replace: ReplaceOption = False,
    turn: TurnOption = "0",
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Fill your own deck file from photos of its cards."""
    del lang
    degrees = turned_by(turn)
    path = file_to_change(deck)
    ask = pair_asker(ctx.obj) if interactive() and not json else None
    deck_before = load_deck(path, Path(), begins=True)
    told: list[PhotoLesson] = []
    with progress_bar(ctx.obj) as bar, stopped("learn-interrupted", told, len(photos)):

        def tell(photo: PhotoLesson) -> None:
            if not json:
                with bar.aside():
                    head = [] if told else learn_head(deck_before, ctx.obj)
                    print_page([*head, *photo_page(photo, ctx.obj)])
            told.append(photo)

        done = learn_photos(
            photos, path, degrees, ctx.obj, replaces=replace, ask=ask, progress=bar, tell=tell
        )
    return Result(
        page=lambda words: learn_page(done.taught, done.photos, words),
        document=lambda words: learn_document(done.taught, done.photos, words),
        status=status_of(photo.reason for photo in done.photos),
        hints=lambda words: [saved_line(done.taught.written, words)],
    )


command = command_of(learn, "deck", "learn")

"""`deck export` and `deck import`: a deck in one file, to and from a friend."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.learn import change_deck, saved_line
from sideboards_score.cli.options import (
    DeckOption,
    JsonOption,
    LangOption,
    OwnDeckOption,
    ReplaceOption,
    file_to_change,
)
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck_file import load_deck
from sideboards_score.entry.save import check_free
from sideboards_score.errors import DeckError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Lesson
from sideboards_score.render.deck_text import deck_head
from sideboards_score.render.learn_text import Taught, import_document, import_page
from sideboards_score.render.page import row
from sideboards_score.rules.importing import conflicting, taken_over


def export_deck(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write.")],
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Write a deck to one file that can be given to a friend."""
    del json, lang
    from sideboards_score.entry import deck_export  # noqa: PLC0415 - loads ruamel.yaml

    check_free(file)
    found = load_deck(deck, Path())
    deck_export.export_deck(file, found)
    done = sum(card.known for card in found.cards.values())
    return Result(
        page=lambda words: [
            *deck_head(found, words),
            row(words("learn-complete", count=done, all=len(found.cards))),
        ],
        document=lambda _: {
            "deck": found.ref,
            "invented": found.invented,
            "file": file,
            "complete": done,
            "all": len(found.cards),
        },
        hints=lambda words: [words("saved", file=file)],
    )


def import_deck(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of deck export.")],
    deck: OwnDeckOption = None,
    replace_: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Add the cards and objectives of a friend's deck to your own."""
    del json, lang
    from sideboards_score.entry import deck_export  # noqa: PLC0415 - loads ruamel.yaml
    from sideboards_score.entry.sources import cards_source  # noqa: PLC0415 - only to learn

    path = file_to_change(deck)
    other = deck_export.import_deck(file)
    source = cards_source(other.cards.values(), file)
    lessons: list[Lesson] = []
    conflicts: list[int] = []

    def change(own: Deck) -> Deck:
        if other.invented and not own.invented:
            raise DeckError("import-invented", (Where("file", file),), deck=own.ref)
        conflicts.extend(conflicting(own.objectives, other.objectives))
        lessons.append(taken_over(own, other, source, replaces=replace_))
        return lessons[-1].after

    written = change_deck(path, change, ctx.obj)
    taught = Taught(lessons[-1], written.path, written.changed, written.backup)
    left = [] if replace_ else conflicts
    return Result(
        page=lambda words: import_page(taught, left, words),
        document=lambda _: import_document(taught, left),
        hints=lambda words: [saved_line(taught, words)],
    )

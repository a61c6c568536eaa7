"""What was read from a photo, as text."""

from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.render.page import BLANK, Page, Span, row, rule, wrapped
from sideboards_score.render.sentences.doubts import doubt_text, percent
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.words import Words

DOUBT = "?"
"""The sign of a doubtful drawer in the grid."""


def reading_page(reading: Reading, words: Words) -> Page:
    """One photo: its cards as a grid and as codes, then the doubtful drawers."""
    sure = words("read-confidence", percent=words.decimal(percent(reading.confidence)))
    page = [rule(reading.name, sure), *doubtful_grid(reading), BLANK]
    page.append(row("  ", " ".join(card.card.code for card in reading.cards), hang=2))
    page += [row("  ", doubt_text(reading, place, words), hang=2) for place in reading.uncertain]
    return wrapped(page)


def doubtful_grid(reading: Reading) -> Page:
    """The most likely cards; a question mark stands at each doubtful drawer."""
    board = Sideboard(tuple(card.likely for card in reading.cards))
    return sideboard_grid(board, dict.fromkeys(reading.uncertain, (DOUBT, "", "")))


def refused_page(file: str, text: str, words: Words) -> Page:
    """A photo that cannot be read, and why."""
    return wrapped([row(Span(words("read-refused", file=file), "bold"), " ", text, hang=2)])

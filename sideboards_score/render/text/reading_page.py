"""What was read from a photo, as text."""

from sideboards_score.model.cards import LINES
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place, Sideboard
from sideboards_score.render.page import BLANK, Page, Row, Span, row, rule, wrapped
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.words import Words

DOUBT = "?"
"""The sign of a doubtful drawer in the grid."""


def reading_page(reading: Reading, words: Words) -> Page:
    """One photo: its cards as a grid and as codes, then the doubtful drawers."""
    sure = words("read-confidence", percent=words.decimal(percent(reading.confidence)))
    page = [rule(reading.file, sure), *doubtful_grid(reading), BLANK]
    page.append(row("  ", " ".join(card.card.code for card in reading.cards), hang=2))
    page += [row("  ", doubt_text(reading, place, words), hang=2) for place in reading.uncertain]
    return wrapped(page)


def doubtful_grid(reading: Reading) -> Page:
    """The most likely cards; a question mark stands at each doubtful drawer."""
    board = Sideboard(tuple(card.likely for card in reading.cards))
    return sideboard_grid(board, dict.fromkeys(reading.uncertain, (DOUBT, "", "")))


def doubt_text(reading: Reading, place: Place, words: Words) -> str:
    """What a doubtful drawer most likely is."""
    drawer = reading.cards[place.column - 1].drawers[place.line - 1]
    return words(
        "read-doubtful",
        line=place.line,
        card=place.column,
        likely=drawer.likely.code,
        color=words.decimal(percent(drawer.color_probability)),
        handle=words.decimal(percent(drawer.handle_probability)),
    )


def refused_row(file: str, text: str, words: Words) -> Row:
    """A photo that cannot be read, and why."""
    return row(Span(words("read-refused", file=file), "bold"), " ", text, hang=2)


def percent(probability: float) -> str:
    """A probability in percent, never rounded up to certainty."""
    shown = int(probability * 1000) / 10
    return f"{shown:.1f}" if shown > 99 else f"{int(shown)}"  # noqa: PLR2004 - two digits say enough


def card_lines(reading: Reading) -> list[tuple[list[float], list[float]]]:
    """For each line the probabilities of colour and handle, from left to right."""
    return [
        (
            [card.drawers[line].color_probability for card in reading.cards],
            [card.drawers[line].handle_probability for card in reading.cards],
        )
        for line in range(LINES)
    ]

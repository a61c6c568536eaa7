"""A photo reading in sentences and figures: how sure it is, and what is doubtful."""

from sideboards_score.model.cards import LINES
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place
from sideboards_score.words import Words


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

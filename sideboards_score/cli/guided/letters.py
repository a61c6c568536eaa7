"""The letters of card codes: explained, and what people type in their place."""

from sideboards_score.cli.output import print_message
from sideboards_score.entry.notation import read_code
from sideboards_score.errors import NotationError, SideboardsError
from sideboards_score.model.cards import COLORS, HANDLES, Color
from sideboards_score.words import Words

ASKS_FOR_HELP = frozenset({"?", "help", "hilfe", "aide", "aiuto"})

_MEANT = {
    **dict.fromkeys("N", Color.BLACK),  # noir, nero
    **dict.fromkeys("GVCB", Color.TURQUOISE),  # green, grün, vert, verde, cyan, blue
    **dict.fromkeys("AYJ", Color.ORANGE),  # arancione, yellow, jaune
    **dict.fromkeys("ML", Color.PINK),  # magenta, lila
}
"""Letters that are no colour, and the colour that people mean by them."""
_BLACK = "SB"
"""Schwarz and black, though these letters are handles."""


def explain(words: Words, *, handles_known: bool) -> None:
    """Say what may be typed, the letters with their names."""
    colors = ", ".join(f"{color.value} {words.shown(color)}" for color in COLORS)
    handles = ", ".join(f"{handle.value} {words.shown(handle)}" for handle in HANDLES)
    for line in (
        words("explain-colors", letters=colors),
        words("explain-handles", letters=handles),
        words("explain-card"),
        *([words("explain-short")] if handles_known else []),
        words("explain-fix"),
    ):
        print_message(f"   {line}")


def print_meant(typed: str, error: SideboardsError, words: Words) -> None:
    """Say which letter the colour has that somebody means by another one."""
    color = _meant(typed.upper(), error) if isinstance(error, NotationError) else None
    if color is not None:
        print_message(words("ask-letter", value=color, letter=color.value))


def _meant(typed: str, error: SideboardsError) -> Color | None:
    if error.key == "card-letter":
        return _MEANT.get(str(error.values["letter"]).upper())
    for letter in _BLACK:
        for color in (Color.BLACK, _MEANT.get(letter)):
            if color is not None and _is_card(typed.replace(letter, color.value)):
                return color
    return None


def _is_card(text: str) -> bool:
    """Whether a text is a card with each colour once."""
    try:
        card = read_code(text)
    except NotationError:
        return False
    return len(set(card.colors)) == len(COLORS)

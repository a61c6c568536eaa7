"""What people call colours and handles in four languages, where a name is asked for.

These are words to be read, not shown: what the program shows stands in `words`.
"""

import unicodedata

from sideboards_score.model.cards import COLORS, HANDLES, Color, Handle, Value
from sideboards_score.model.objectives import Of

_NAMES: dict[Value, str] = {
    Color.RED: "red rot rouge rosso r",
    Color.TURQUOISE: "turquoise türkis turchese bleu blau blue t",
    Color.PINK: "pink rosa rose p",
    Color.ORANGE: "orange arancione arancio o",
    Color.BLACK: "black schwarz noir nero k",
    Handle.FLOWER: "flower blume fleur fiore f",
    Handle.SQUARE: "square quadrat viereck carré carre quadrato s",
    Handle.BAR: "bar balken stab länglich barre barretta barra b",
}

_COLOR_WORDS = (
    "color",
    "colour",
    "colors",
    "colours",
    "farbe",
    "farben",
    "couleur",
    "couleurs",
    "colore",
    "colori",
)
_HANDLE_WORDS = (
    "handle",
    "handles",
    "griff",
    "griffe",
    "poignée",
    "poignées",
    "maniglia",
    "maniglie",
)


def plain(word: str) -> str:
    """A word for comparison: no case, no accents, German umlauts written either way."""
    folded = word.strip().casefold().replace("ue", "u").replace("ae", "a").replace("oe", "o")
    letters = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


_BY_WORD = {plain(word): value for value, words in _NAMES.items() for word in words.split()}
_BY_KIND = {
    plain(word): of
    for of, words in ((Of.COLOR, _COLOR_WORDS), (Of.HANDLE, _HANDLE_WORDS))
    for word in words
}


def value_named(word: str) -> Value | None:
    """The colour or handle of that name or letter in any of the four languages."""
    return _BY_WORD.get(plain(word))


def of_named(word: str) -> Of | None:
    """Colours or handles, by a word for them in one of the four languages."""
    return _BY_KIND.get(plain(word))


KNOWN_VALUES: tuple[Value, ...] = (*COLORS, *HANDLES)

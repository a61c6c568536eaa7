"""The signs that mark counted drawers, and the colours of the screen."""

from collections.abc import Iterator, Mapping, Sequence

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.cards import Color, Drawer
from sideboards_score.model.sideboard import Place, places_in

RUN_SIGNS = "=#"
"""The first and the second counted row."""

_LETTERS = "acdeghijklmnopqtuvwyz"
"""Without the letters of card codes in small: f, s, b, x and r would be taken for those."""

STYLES: Mapping[Color, str] = {
    Color.RED: "bold white on red",
    Color.TURQUOISE: "bold black on cyan",
    Color.PINK: "bold black on bright_magenta",
    Color.ORANGE: "bold black on dark_orange",
    Color.BLACK: "bold white on black",
    Color.UNKNOWN: "reverse",
}
"""Letters carry the meaning; the colours only help those who see them."""


def style_of(drawer: Drawer) -> str:
    """The style of a drawer."""
    return STYLES[drawer.color]


def color_signs(count: int) -> list[str]:
    """The signs of the colour combinations: numbers."""
    return [str(number) for number in range(1, count + 1)]


def handle_signs(count: int) -> list[str]:
    """The signs of the handle combinations: small letters, doubled when all are used up."""
    size = len(_LETTERS)
    return [_LETTERS[index % size] * (index // size + 1) for index in range(count)]


def marks_of(board: BoardScore) -> Mapping[Place, tuple[str, str, str]]:
    """For each counted drawer its signs: colour combination, handle combination, row."""
    marks: dict[Place, list[str]] = {}
    groups = (
        zip(
            color_signs(board.colors.count),
            (c.drawers for c in board.colors.combinations),
            strict=True,
        ),
        zip(
            handle_signs(board.handles.count),
            (c.drawers for c in board.handles.combinations),
            strict=True,
        ),
        zip(run_signs(board.rows.runs), (run.drawers for run in board.rows.runs), strict=True),
    )
    for slot, group in enumerate(groups):
        for sign, drawers in group:
            for place in places_in(drawers):
                marks.setdefault(place, ["", "", ""])[slot] = sign
    return {place: (slots[0], slots[1], slots[2]) for place, slots in marks.items()}


def run_signs(runs: Sequence[object]) -> Iterator[str]:
    """One sign per counted row."""
    return iter(RUN_SIGNS[: len(runs)])

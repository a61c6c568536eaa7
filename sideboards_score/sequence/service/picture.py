"""The board with its sequences as a picture file."""

from pathlib import Path

from sideboards_score.entry.change.new_file import check_free, write_new
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import UsageError, Where
from sideboards_score.sequence.model.standing import Standing
from sideboards_score.sequence.render.drawing import board_drawing
from sideboards_score.words import Words


def check_picture(path: str) -> None:
    """Raise before anything is read if the picture cannot be written there."""
    if path == STANDARD_INPUT:
        raise UsageError("proof-dash")
    ending = Path(path).suffix
    if path and not ending:
        raise UsageError("proof-no-ending", (Where("file", path),))
    check_free(path)
    if ending.lower() not in (".svg", ".png"):
        raise UsageError("proof-ending", (Where("file", path),), ending=ending)


def draw_picture(standing: Standing, path: str, words: Words) -> None:
    """Write the picture, never over another file."""
    drawing = board_drawing(standing, words)
    if Path(path).suffix.lower() == ".svg":
        from sideboards_score.render.drawings.svg import svg_text  # noqa: PLC0415 - only for SVG

        data = svg_text(drawing, words("sequence-title")).encode()
    else:
        from sideboards_score.render.drawings.picture_file import (  # noqa: PLC0415 - loads Pillow
            png_bytes,
        )

        data = png_bytes(drawing)
    write_new(path, data)

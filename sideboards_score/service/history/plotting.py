"""Draw the totals of kept games."""

from pathlib import Path

from sideboards_score.entry.change.new_file import check_free, write_new
from sideboards_score.errors import UsageError, Where
from sideboards_score.model.drawing import Drawing
from sideboards_score.model.kept import Wanted
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.history.chart import NARROW, totals_drawing
from sideboards_score.service.history.looking import listed
from sideboards_score.words import Words


def plot_totals(file: str, wanted: Wanted, words: Words) -> None:
    """Write the plot as SVG or PNG, never over another file. Raises `FileError` or `UsageError`."""
    ending = Path(file).suffix.lower()
    if ending not in (".svg", ".png"):
        raise UsageError("plot-ending", (Where("file", file),), ending=ending)
    check_free(file)
    games = listed(wanted)[::-1]
    if not games:
        raise UsageError("export-nothing")
    drawing = totals_drawing(games, words)
    if ending == ".svg":
        write_new(file, svg_text(drawing, words("plot-title")))
        return
    from sideboards_score.render.drawings.picture_file import png_bytes  # noqa: PLC0415 - only for PNG

    write_new(file, png_bytes(drawing))


def narrow_plot(wanted: Wanted, words: Words) -> Drawing | None:
    """The plot as a phone shows it; None where there is no game."""
    games = listed(wanted)[::-1]
    return totals_drawing(games, words, NARROW) if games else None

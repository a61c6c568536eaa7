"""The proof picture of `check`: on photos where there are some, else on drawn sideboards."""

from collections.abc import Mapping
from pathlib import Path

from sideboards_score.entry.request import Request
from sideboards_score.entry.save import write_new
from sideboards_score.errors import FileError, Where
from sideboards_score.model.claim import Inquiry
from sideboards_score.model.drawing import Backdrop
from sideboards_score.model.reading import Reading
from sideboards_score.render.proof import WIDTH, proof_drawing
from sideboards_score.render.proof_svg import svg_text
from sideboards_score.render.words import Words


def draw_proof(
    inquiry: Inquiry, path: Path, request: Request, readings: Mapping[str, Reading], words: Words
) -> None:
    """Write the picture; never over another file."""
    drawing = proof_drawing(inquiry, _backdrops(inquiry, request, readings), words)
    if path.suffix.lower() == ".svg":
        key = "claims-title" if inquiry.verdicts else "opinion-title"
        data = svg_text(drawing, words(key)).encode()
    else:
        from sideboards_score.photo.libraries import require_cv2  # noqa: PLC0415 - only for PNG

        require_cv2()
        from sideboards_score.photo.drawing_png import png_bytes  # noqa: PLC0415 - loads cv2

        data = png_bytes(drawing)
    _write(path, data)


def _write(path: Path, data: bytes) -> None:
    try:
        write_new(str(path), data)
    except FileError as error:
        raise error.inside(Where("option", "--proof")) from None


def _backdrops(
    inquiry: Inquiry, request: Request, readings: Mapping[str, Reading]
) -> dict[str, Backdrop]:
    """The photo of each player that the picture shows."""
    if not readings:
        return {}
    from sideboards_score.photo.drawing_png import backdrop  # noqa: PLC0415 - loads cv2

    shown = {verdict.claim.player for verdict in inquiry.verdicts} or set(readings)
    return {
        player.name: backdrop(
            str(request.folder / player.photo.path),
            player.photo.turn,
            readings[player.name],
            WIDTH,
        )
        for player in request.players
        if player.photo and player.name in shown
    }

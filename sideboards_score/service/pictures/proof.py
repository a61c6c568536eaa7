"""The proof picture of `check`: on photos where there are some, else on drawn sideboards."""

from collections.abc import Mapping
from pathlib import Path

from sideboards_score.entry.change.new_file import check_free, write_new
from sideboards_score.entry.game.request import Request
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import UsageError, Where
from sideboards_score.model.claim import Inquiry
from sideboards_score.model.drawing import Backdrop, Drawing
from sideboards_score.model.reading import Reading
from sideboards_score.render.drawings.proof import WIDTH, players_shown, proof_drawing
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.sentences.breakdown import claims_title, opinion_title
from sideboards_score.service.pictures.stand_ins import OtherNames, found_stand_ins
from sideboards_score.words import Words


def check_proof(proof: str) -> None:
    """Raise before anything is read if the picture cannot be written there."""
    if proof == STANDARD_INPUT:
        raise UsageError("proof-dash")
    ending = Path(proof).suffix
    if proof and not ending:
        raise UsageError("proof-no-ending", (Where("file", proof),))
    check_free(proof)
    if ending.lower() not in (".svg", ".png"):
        raise UsageError("proof-ending", (Where("file", proof),), ending=ending)


def draw_proof(
    inquiry: Inquiry,
    path: Path,
    request: Request,
    readings: Mapping[str, Reading],
    words: Words,
    *,
    everything: bool = False,
) -> Mapping[str, str]:
    """Write the picture, never over another file.

    Gives what it calls the players whose names no font at hand draws, by name.
    """
    backdrops = _backdrops(inquiry, request, readings, everything=everything)

    def drawing(words: Words) -> Drawing:
        name = _name(request)
        return proof_drawing(inquiry, backdrops, words, name=name, everything=everything)

    if path.suffix.lower() == ".svg":
        title = claims_title if inquiry.verdicts else opinion_title
        data = svg_text(drawing(words), title(inquiry.score, words)).encode()
        stand_ins: dict[str, str] = {}
    else:
        from sideboards_score.render.drawings.fonts import undrawable  # noqa: PLC0415 - the same
        from sideboards_score.render.drawings.picture_file import png_bytes  # noqa: PLC0415 - only for PNG

        names = [player.name for player in inquiry.score.players]
        stand_ins = found_stand_ins(names, undrawable, words)
        renamed = OtherNames(words.language, stand_ins)
        data = png_bytes(drawing(renamed))
    write_new(str(path), data)
    return stand_ins


def _name(request: Request) -> str:
    """The name of the game: that of its file, without folder and ending."""
    files = [str(step.name) for step in request.where if step.kind == "file"]
    return Path(files[0]).stem if files else ""


def _backdrops(
    inquiry: Inquiry, request: Request, readings: Mapping[str, Reading], *, everything: bool
) -> dict[str, Backdrop]:
    """The photo of each player that the picture shows."""
    if not readings:
        return {}
    from sideboards_score.photo.backdrop import backdrop  # noqa: PLC0415 - loads cv2

    shown = players_shown(inquiry, everything=everything)
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

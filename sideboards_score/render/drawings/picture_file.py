"""The overlay as a file: the photo with what was read drawn onto it."""

from contextlib import suppress
from pathlib import Path

import cv2
import numpy as np

from sideboards_score.errors import FileError, Where
from sideboards_score.model.drawing import Drawing
from sideboards_score.render.drawings.painting import painted

_QUALITY = [cv2.IMWRITE_JPEG_QUALITY, 88]


def write_drawing(path: Path, drawing: Drawing) -> None:
    """Write a drawing in the format of the name's ending. Raises `FileError`."""
    where = (Where("file", str(path)),)
    try:
        pixels = np.asarray(painted(drawing))[..., ::-1]
        done, data = cv2.imencode(path.suffix or ".", pixels, _QUALITY)
    except cv2.error:
        done = False
    if not done:
        raise FileError("overlay-ending", where, ending=path.suffix)
    try:
        path.write_bytes(data.tobytes())
    except OSError as error:
        with suppress(OSError):
            path.unlink()  # half a picture would only be in the way of the next try
        raise FileError("save-failed", where, reason=error) from None

"""Libraries that are loaded only when a photo needs them, or a clear word about what is missing."""

import importlib
import os
import re
import sys
from types import ModuleType

from sideboards_score.errors import FileError

LEAST_LIBHEIF = (1, 23, 6)
"""What the newest pillow-heif brings: it ends CVE-2026-84383, and what 1.23.3 to 1.23.5 end.

1.23.7 (26 October 2026) ends further ones. Those that could be read of are in decoders of AV1 and
H.264, which pillow-heif does not have; once there is a pillow-heif with it, it belongs here.
"""


def require_cv2() -> ModuleType:
    """OpenCV, imported on first use.

    Raises `FileError("cv2-missing")` where it is not installed, and `"cv2-needs-library"` where it
    is and a library of the system is not (a bare server without libGL).
    """
    # Thousands of tiny solves and warps: threads only wait. Who loads them before has a say.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    first = "cv2" not in sys.modules
    try:
        module = importlib.import_module("cv2")
    except ModuleNotFoundError as error:
        raise FileError("cv2-missing", reason=_one_line(error)) from None
    except (ImportError, OSError) as error:
        raise FileError("cv2-needs-library", reason=_one_line(error)) from None
    if first:
        module.setNumThreads(1)
    return module


def require_heif() -> ModuleType:
    """pillow_heif, which decodes HEIC.

    Raises `FileError("heif-missing")` where it cannot be loaded, and `"heif-old"` where the libheif
    in it, which may be the system's own, has faults that a prepared photo can use.
    """
    try:
        module = importlib.import_module("pillow_heif")
    except (ImportError, OSError) as error:
        raise FileError("heif-missing", reason=_one_line(error)) from None
    found = str(module.libheif_version())
    if tuple(int(part) for part in re.findall("[0-9]+", found)[:3]) < LEAST_LIBHEIF:
        least = ".".join(map(str, LEAST_LIBHEIF))
        raise FileError("heif-old", version=found, least=least)
    return module


def require_avif() -> ModuleType:
    """Pillow's plugin for AVIF; `FileError("avif-missing")` where Pillow lacks the decoder."""
    try:
        plugin = importlib.import_module("PIL.AvifImagePlugin")
    except (ImportError, OSError) as error:
        raise FileError("avif-missing", reason=_one_line(error)) from None
    if not plugin.SUPPORTED:
        raise FileError("avif-missing", reason="PIL._avif")
    return plugin


def _one_line(error: Exception) -> str:
    """The first line of a message: OpenCV's own goes on for half a screen."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]

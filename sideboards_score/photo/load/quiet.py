"""Keep what libraries have to say about a file off the user's screen; we say it in one line."""

import contextlib
import logging
import os
import sys
import warnings
from collections.abc import Iterator

STANDARD_ERROR = 2


@contextlib.contextmanager
def quiet(*, descriptor: bool) -> Iterator[None]:
    """Silence the warnings and the log of Pillow, and with `descriptor` the C libraries too.

    Some of these write to the descriptor of standard error, past Python. While they are silenced
    nothing else of the process can print errors, so it is kept to the kinds that need it: Pillow's
    libjpeg, PNG decoder and libwebp, and libheif, print nothing.
    """
    logger = logging.getLogger("PIL")
    silent = logging.NullHandler()
    propagate, logger.propagate = logger.propagate, False
    logger.addHandler(silent)
    try:
        with warnings.catch_warnings(), _into_nothing() if descriptor else contextlib.nullcontext():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.removeHandler(silent)
        logger.propagate = propagate


@contextlib.contextmanager
def _into_nothing() -> Iterator[None]:
    """Lead the descriptor of standard error to nowhere, and back."""
    with contextlib.suppress(AttributeError, OSError, ValueError):  # closed, or none at all
        sys.stderr.flush()
    try:
        kept = os.dup(STANDARD_ERROR)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, STANDARD_ERROR)
        os.close(kept)
        os.close(nowhere)

"""Faults of the program itself, for whoever looks for them."""

import os
import traceback


def told(error: Exception) -> None:
    """Print the trace of a fault on standard error, if `SIDEBOARDS_DEBUG` asks for it."""
    if os.environ.get("SIDEBOARDS_DEBUG"):
        traceback.print_exception(error)

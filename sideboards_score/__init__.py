"""Score finished games of Sideboards, settle disputed counts, read photographed sideboards.

The names below are what other programs may rely on; each is loaded when it is first used, so that
importing the package costs nothing. See `sideboards_score.service.api`.
"""

from importlib import import_module

TYPE_CHECKING = False  # the name that type checkers know; `typing` itself takes a while to load
if TYPE_CHECKING:
    from sideboards_score.errors import SideboardsError
    from sideboards_score.service.api import (
        check_claims,
        check_json,
        explain,
        load_deck,
        read_game,
        read_photo,
        reading_json,
        score_game,
        score_json,
        score_text,
        typed_game,
    )

__version__ = "0.2.0"

__all__ = [
    "SideboardsError",
    "check_claims",
    "check_json",
    "explain",
    "load_deck",
    "read_game",
    "read_photo",
    "reading_json",
    "score_game",
    "score_json",
    "score_text",
    "typed_game",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    place = "errors" if name == "SideboardsError" else "service.api"
    return getattr(import_module(f"{__name__}.{place}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

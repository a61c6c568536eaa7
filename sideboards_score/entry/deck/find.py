"""Find decks and the rulebooks' figures, in a checkout as well as in an installed package."""

import os
from functools import cache
from pathlib import Path

from sideboards_score.entry.text.fields import nearest
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import DeckError, Where

ENVIRONMENT = "SIDEBOARDS_DECK"
DEFAULT = "retail"
PROGRAM = "sideboards-score"
OWNERS_FILE = "deck.yaml"
ENDING = ".yaml"
_FOLDER = "card_db"
_RULES = "rules"
_FILE_ENDINGS = (".yaml", ".yml", ".json")


@cache
def card_db() -> Path:
    """The folder of the decks that ship: inside an installed package, else beside the package."""
    package = Path(__file__).parents[2]
    inside = package / _FOLDER
    return inside if inside.is_dir() else package.parent / _FOLDER


def rules_file() -> Path:
    """The file with the figures of the rulebooks."""
    return card_db() / (_RULES + ENDING)


def shipped_decks() -> list[str]:
    """The names of the decks that ship."""
    return sorted(path.stem for path in card_db().glob("*" + ENDING) if path.stem != _RULES)


def default_deck() -> str:
    """The deck where nobody names one: `SIDEBOARDS_DECK`, else the owner's, else `retail`."""
    named = deck_from_environment()
    if named:
        return named
    own = owners_deck()
    return str(own) if _exists(own) else DEFAULT


def owners_deck() -> Path:
    """The deck file of the person who uses the program; it need not be there."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only where no deck is named

    return user_data_path(PROGRAM, appauthor=False) / OWNERS_FILE


def deck_to_change(ref: str | None) -> str:
    """The file that learning writes to: the one named, else `SIDEBOARDS_DECK`, else the owner's.

    Raises `DeckError` for a deck that ships.
    """
    named = deck_from_environment() if ref is None else ref
    if not named and ref is not None:
        raise DeckError("deck-empty", known=", ".join(shipped_decks()))
    if named and is_shipped(named):
        if ref is None:
            raise DeckError("deck-shipped-chosen", (Where("variable", ENVIRONMENT),), deck=named)
        raise DeckError("deck-shipped-name", deck=named)
    return named or str(owners_deck())


def is_shipped_file(path: Path) -> bool:
    """Whether a file is one of those that ship, with this copy of the program or another."""
    folder = path.parent
    return folder == card_db().resolve() or (
        folder.name == _FOLDER and _exists(folder / rules_file().name)
    )


def deck_from_environment() -> str:
    """The deck that `SIDEBOARDS_DECK` names, empty if it names none."""
    return os.environ.get(ENVIRONMENT, "").strip()


def find_deck(ref: str, folder: Path) -> str:
    """The path of a deck given by name or by path; relative paths start from `folder`.

    Raises `DeckError` if there is none.
    """
    if not ref.strip():
        raise DeckError("deck-empty", known=", ".join(shipped_decks()))
    if ref in shipped_decks():
        return str(card_db() / (ref + ENDING))
    looks_like_path = ref.endswith(_FILE_ENDINGS) or "/" in ref or os.sep in ref
    path = folder / ref
    if looks_like_path or _exists(path):
        return str(path)
    names = shipped_decks()
    raise DeckError("deck-unknown", deck=ref, nearest=nearest(ref, names), known=", ".join(names))


def is_shipped(ref: str) -> bool:
    """Whether a deck's name is one of those that ship, and not a path."""
    return ref in shipped_decks()


def folder_of(game_path: str) -> Path:
    """Where the relative paths of a game file start: its own folder."""
    return Path() if game_path == STANDARD_INPUT else Path(game_path).parent


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False

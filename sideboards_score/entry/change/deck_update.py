"""Change a deck file: read it, change it, write it, with nobody in between."""

import os
from collections.abc import Callable
from pathlib import Path

from sideboards_score.entry.change.atomic import (
    folder_in_the_way,
    locked,
    real_path,
    replace_file,
)
from sideboards_score.entry.deck.deck_file import deck_of_tree, first_fault, is_begun
from sideboards_score.entry.deck.find import DEFAULT, ENDING, card_db, is_shipped_file
from sideboards_score.entry.text.file import read_text
from sideboards_score.entry.text.tree import parse_tree
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Written

_NAME = "name:"
_JSON = ".json"
_BOM = b"\xef\xbb\xbf"


def update_deck(path: str, change: Callable[[Deck], Deck], start: Callable[[], str]) -> Written:
    """Work a change into the deck file; `start` gives the text of a file that is not there yet.

    `change` is called with the deck as it is under the lock, so nothing that another program has
    just written is lost. Raises `FileError` or `DeckError`, and then the file is as it was.
    """
    where = (Where("file", path),)
    target = real_path(path)
    try:
        check_own(path, target)
        if target.exists():
            os.close(os.open(target, os.O_WRONLY))  # a rename would not ask whether that is allowed
        with locked(target):
            return _update(path, target, change, start)
    except FileNotFoundError:
        raise FileError("save-no-folder", where, folder=str(target.parent)) from None
    except OSError as error:
        beside = folder_in_the_way(error, path)
        if beside is not None:
            raise beside from None
        key = "deck-not-written" if os.path.exists(target) else "deck-not-begun"  # noqa: PTH110 - raises nothing
        raise FileError(key, where, reason=error) from None


def start_text(head: str, name: str) -> str:
    """The text of a new deck file: the printed game's, with another name and head."""
    lines = read_text(str(card_db() / (DEFAULT + ENDING))).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith(_NAME))
    comment = [f"# {line}" for line in head.splitlines()]
    return "\n".join([*comment, f"{_NAME} {name}", *lines[first + 1 :], ""])


def make_folder(folder: Path) -> None:
    """Make the folder of the owner's deck. Raises `FileError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("deck-not-begun", (Where("file", str(folder)),), reason=error) from None


def check_own(path: str, target: Path) -> None:
    """Raise unless the file may be changed: the decks that ship may not."""
    where = (Where("file", path),)
    if is_shipped_file(target):
        raise FileError("deck-shipped", where)
    if target.suffix.lower() == _JSON:
        raise FileError("deck-json", where)
    if target.exists() and not target.is_file():
        raise FileError("file-is-folder" if target.is_dir() else "deck-special", where)


def _update(
    path: str, target: Path, change: Callable[[Deck], Deck], start: Callable[[], str]
) -> Written:
    from sideboards_score.entry.change.deck_edit import edited  # noqa: PLC0415 - ruamel.yaml: only to write

    there = target.exists()
    text = read_text(str(target)) if is_begun(str(target)) else start()
    before = _read(text, path)
    after = change(before)
    if after == before:
        return Written(path, changed=False, backup=None)
    try:
        new = next(new for new in edited(text, before, after) if _is(new, after))
    except (SideboardsError, StopIteration):
        raise FileError("deck-not-editable", (Where("file", path),)) from None
    backup = replace_file(target, _encoded(new, target.read_bytes() if there else b""))
    return Written(path, changed=True, backup=None if backup is None else str(backup))


def _is(text: str, deck: Deck) -> bool:
    """Whether the text is that deck again."""
    try:
        return _read(text, deck.ref) == deck
    except SideboardsError:
        return False


def _read(text: str, path: str) -> Deck:
    try:
        deck, faults = deck_of_tree(parse_tree(text), path)
    except SideboardsError as error:
        raise error.inside(Where("file", path)) from None
    if faults:
        raise first_fault([fault.inside(Where("file", path)) for fault in faults], path)
    return deck


def _encoded(text: str, old: bytes) -> bytes:
    """The text with the byte-order mark of the old file."""
    return (_BOM if old.startswith(_BOM) else b"") + text.encode()

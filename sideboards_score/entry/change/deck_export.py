"""A deck in one file that can be given to a friend: a deck file with a version and a checksum.

    format: sideboards-score deck 1
    sha256: 5f0c...
    name: My cards
    ...

The checksum is over the text after its line, line ends aside, so that mail may change those.
"""

import re
from itertools import dropwhile

from sideboards_score.entry.change.deck_edit import deck_text
from sideboards_score.entry.change.new_file import write_new
from sideboards_score.entry.deck.deck_file import deck_of_tree, first_fault
from sideboards_score.entry.text.file import read_text
from sideboards_score.entry.text.tree import parse_tree
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import sha256

FORMAT = "sideboards-score deck"
VERSION = 1

_HEAD = re.compile(r"format:[ ]*sideboards-score deck ([0-9]{1,9})[ ]*\n", re.IGNORECASE)
_SUM = re.compile(r"sha256:[ ]*([0-9a-fA-F]{64})[ ]*\n")


def export_text(deck: Deck) -> str:
    """The text of the file."""
    body = deck_text(deck, {})
    return f"format: {FORMAT} {VERSION}\nsha256: {_checksum(body)}\n{body}"


def export_deck(path: str, deck: Deck) -> None:
    """Write the file, which must not be there yet."""
    write_new(path, export_text(deck))


def import_deck(path: str) -> Deck:
    """The deck of such a file. Raises `FileError` or `DeckError` unless it is whole."""
    where = (Where("file", path),)
    lines = dropwhile(_is_note, read_text(path).splitlines())
    text = "\n".join(lines) + "\n"
    head = _HEAD.match(text)
    if head is None:
        raise FileError("import-no-export", where)
    if int(head[1]) > VERSION:
        raise FileError("import-newer", where, version=head[1], known=VERSION)
    checksum = _SUM.match(text, head.end())
    if checksum is None or checksum[1].lower() != _checksum(text[checksum.end() :]):
        raise FileError("import-damaged", where)
    try:
        deck, faults = deck_of_tree(parse_tree(text), path)
    except SideboardsError as error:
        raise error.inside(*where) from None
    if faults:
        raise first_fault([fault.inside(*where) for fault in faults], path)
    return deck


def _is_note(line: str) -> bool:
    """Whether somebody has written a note above the head."""
    return line.lstrip().startswith("#") or not line.strip()


def _checksum(body: str) -> str:
    return sha256("\n".join(line.rstrip() for line in body.splitlines()).strip())

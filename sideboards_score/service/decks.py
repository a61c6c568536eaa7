"""The card database: find, judge and change decks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.change.atomic import real_path
from sideboards_score.entry.change.deck_update import (
    check_own,
    make_folder,
    start_text,
    update_deck,
)
from sideboards_score.entry.deck.deck_file import load_deck, read_deck
from sideboards_score.entry.deck.find import (
    DEFAULT,
    deck_to_change,
    default_deck,
    find_deck,
    owners_deck,
    shipped_decks,
)
from sideboards_score.errors import SideboardsError
from sideboards_score.model.breakdown import Inference, Ruling
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Written
from sideboards_score.rules.decks.findings import findings
from sideboards_score.rules.decks.inferences import inferences
from sideboards_score.words import Words


class Validation(NamedTuple):
    """What is wrong with a deck, what is remarkable, and what its cards say of the printed game."""

    deck: Deck
    faults: Sequence[SideboardsError]
    findings: Sequence[Ruling]
    inferences: Sequence[Inference]


def all_decks() -> tuple[list[Deck], str]:
    """The decks that ship and the one in use, and what that one is called."""
    decks = [load_deck(name, Path()) for name in shipped_decks()]
    in_use = default_deck()
    if in_use not in [deck.ref for deck in decks]:
        decks.append(load_deck(None, Path()))
    return decks, in_use


def validate(ref: str | None) -> Validation:
    """Every fault of a deck at once, each with its place, and what its cards tell."""
    wanted = default_deck() if ref is None else ref
    deck, faults = read_deck(find_deck(wanted, Path()), wanted)
    unread = faults and not deck.cards
    judged = () if deck.invented or unread else inferences(deck, load_deck(DEFAULT, Path()))
    return Validation(deck, faults, findings(deck), judged)


def file_to_change(ref: str | None) -> str:
    """The file that is written to; raises where no deck may be kept, before anything is read."""
    path = find_deck(deck_to_change(ref), Path())
    check_own(path, real_path(path))
    return path


def change_deck(path: str, change: Callable[[Deck], Deck], words: Words) -> Written:
    """Change a deck file; a new one begins with what is known of the printed game."""
    if path == str(owners_deck()):
        make_folder(owners_deck().parent)
    head, name = words("deck-file-head"), words("deck-file-name")
    return update_deck(path, change, lambda: start_text(head, name))

"""Deck files: YAML to a `Deck`, with every fault and its place."""

import shlex
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

from sideboards_score.entry.deck.find import (
    DEFAULT,
    ENVIRONMENT,
    deck_from_environment,
    default_deck,
    find_deck,
    folder_of,
)
from sideboards_score.entry.deck.objective_file import read_objective
from sideboards_score.entry.notation import TURNED, id_key, is_card_code, is_spelled_out, read_code
from sideboards_score.entry.text.fields import (
    Faults,
    fields_of,
    flag_of,
    given,
    number_of,
    strange_fields,
    text_of,
    whole_number,
)
from sideboards_score.entry.text.tree import Fields, Node, read_tree
from sideboards_score.errors import DeckError, FileError, NotationError, SideboardsError, Where
from sideboards_score.model.cards import LINES, Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned
from sideboards_score.model.objectives import Objective

T = TypeVar("T")

DECK_FIELDS = ("name", "invented", "handles_per_card", "cards", "objectives", "learned")
EXPORT_FIELDS = ("format", "sha256")
"""What a deck has besides that was exported: see `deck_export`."""


def load_deck(ref: str | None, folder: Path, *, begins: bool = False) -> Deck:
    """The deck of that name or path, or the default one.

    With `begins`, a file that is not there yet holds what is known of the printed game. Raises
    `DeckError` for the first fault, with the number of the others.
    """
    if ref is not None:
        return _load(ref, folder, begins=begins)
    try:
        return _load(default_deck(), Path(), begins=begins)
    except SideboardsError as error:
        chosen = (Where("variable", ENVIRONMENT),) if deck_from_environment() else ()
        raise error.inside(*chosen) from None


def printed_game() -> Deck:
    """What is known of the printed game."""
    return load_deck(DEFAULT, folder_of(""))


def is_begun(path: str) -> bool:
    """Whether there is anything in the file but blank lines; raises for no path."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - Path refuses names that open reports
            return bool(file.read(_BLANK_BYTES).removeprefix(BOM_UTF8).strip())
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:  # it is told where the file is read
        return True


_BLANK_BYTES = 4096
"""Nobody types more blank lines."""


def _load(ref: str, folder: Path, *, begins: bool) -> Deck:
    path = find_deck(ref, folder)
    if begins and not is_begun(path):
        path = find_deck(DEFAULT, folder)
    deck, faults = read_deck(path, ref)
    if faults:
        raise first_fault(faults, path)
    return deck


def first_fault(faults: list[SideboardsError], path: str) -> SideboardsError:
    """The first of several faults, with the number of the others."""
    first, *others = faults
    if not others:
        return first
    return DeckError("deck-faults", more=len(others), first=first, deck=shlex.quote(path))


def read_deck(path: str, ref: str) -> tuple[Deck, list[SideboardsError]]:
    """The deck of a file as far as it can be read, and every fault in it with its place."""
    try:
        tree = read_tree(path)
    except SideboardsError as error:
        return Deck(ref, ref, {}, {}), [error]
    deck, faults = deck_of_tree(tree, ref)
    return deck, [fault.inside(Where("file", path)) for fault in faults]


def deck_of_tree(tree: Fields, ref: str) -> tuple[Deck, list[SideboardsError]]:
    """The same for a file that was read into a tree already."""
    faults = Faults()
    strange, misspelt = strange_fields(tree, (*DECK_FIELDS, *EXPORT_FIELDS))
    faults.found += misspelt
    title = _optional(tree, "name", faults, text_of)
    invented = _optional(tree, "invented", faults, flag_of)
    per_card = _optional(tree, "handles_per_card", faults, number_of)
    if per_card is not None and per_card > LINES:
        where = (Where("line", tree.lines["handles_per_card"]),)
        faults.found.append(DeckError("deck-handles-per-card", where, count=per_card, most=LINES))
        per_card = None
    learned = given(tree, "learned")
    deck = Deck(
        ref,
        title or ref,
        _cards(tree, faults),
        _objectives(tree, faults),
        invented=bool(invented),
        handles_per_card=per_card,
        learned=Learned() if learned is None else _learned(learned, faults),
        strange_fields=tuple(strange),
    )
    return deck, faults.found


def _learned(node: Node, faults: Faults) -> Learned:
    from sideboards_score.entry.deck.learned_file import read_learned  # noqa: PLC0415 - own decks only

    return read_learned(node, faults)


def _optional(tree: Fields, name: str, faults: Faults, take: Callable[[Node, str], T]) -> T | None:
    """The value of a field that may be missing."""
    node = given(tree, name)
    return None if node is None else faults.attempt(partial(take, node, name))


def _section(tree: Fields, name: str, faults: Faults) -> Mapping[str, tuple[Node, int]]:
    """The entries of a part of the file with their lines; none where the part is missing."""
    if name not in tree.entries:
        faults.found.append(FileError("field-missing", field=name))
        return {}
    node = given(tree, name)
    if node is None:
        return {}
    fields = faults.attempt(partial(fields_of, node, name))
    if fields is None:
        return {}
    return {key: (value, fields.lines[key]) for key, value in fields.entries.items()}


def _cards(tree: Fields, faults: Faults) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for card_id, (node, line) in _section(tree, "cards", faults).items():
        where = (Where("line", line), Where("card-id", card_id))
        faults.attempt(partial(_check_id, card_id, cards), *where)
        card = faults.attempt(partial(_card, node), *where)
        if card is not None:
            cards[card_id] = card
    return cards


def _check_id(card_id: str, before: Mapping[str, Card]) -> None:
    """An id must be told apart from a list of cards, from a code and from a turned card."""
    if not card_id:
        raise DeckError("id-empty")
    if any(sign.isspace() or sign in ",;" for sign in card_id):
        raise DeckError("id-space", id=card_id)
    if not card_id.isprintable():
        raise DeckError("id-unprintable")
    if is_card_code(card_id):
        raise DeckError("id-code", id=card_id)
    if card_id[-1].lower() == TURNED:
        raise DeckError("id-turned", id=card_id)
    same = [other for other in before if id_key(other) == id_key(card_id)]
    if same:
        raise DeckError("id-case", id=card_id, other=same[0])


def _card(node: Node) -> Card:
    code = text_of(node, "cards")
    card = read_code(code)
    if not is_spelled_out(code):
        raise NotationError(
            "card-not-spelled-out", card=code, example="x".join((*code.upper(), ""))
        )
    return card


def _objectives(tree: Fields, faults: Faults) -> dict[int, Objective]:
    objectives: dict[int, Objective] = {}
    for text, (node, line) in _section(tree, "objectives", faults).items():
        where = (Where("line", line), Where("objective", text))
        objective = faults.attempt(partial(_objective, text, node, objectives), *where)
        if objective is not None:
            objectives[int(text)] = objective
    return objectives


def _objective(text: str, node: Node, before: Mapping[int, Objective]) -> Objective:
    number = whole_number(text)
    if not number:
        raise DeckError("objective-not-number", text=text)
    if number in before:
        raise DeckError("objective-twice", number=number)
    return read_objective(number, fields_of(node, "objectives"))

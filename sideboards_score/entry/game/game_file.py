"""Game files: YAML or JSON to a `Request`."""

from collections.abc import Collection
from functools import partial
from pathlib import Path

from sideboards_score.entry.deck.find import folder_of
from sideboards_score.entry.deck.rulebook_file import edition_codes
from sideboards_score.entry.game.fixes import joined_fixes, read_fixed, read_place
from sideboards_score.entry.game.objectives import read_objectives
from sideboards_score.entry.game.occasion import OCCASION_FIELDS, read_occasion
from sideboards_score.entry.game.request import (
    DEFAULT_EDITION,
    ClaimText,
    PhotoRequest,
    PlayerRequest,
    Request,
)
from sideboards_score.entry.game.table_row import photo_named, read_row
from sideboards_score.entry.notation import split_cards
from sideboards_score.entry.text.fields import (
    choice_of,
    fields_of,
    flag_of,
    given,
    items_of,
    require_known,
    text_of,
)
from sideboards_score.entry.text.tree import Fields, Items, Node, read_tree, tree_of
from sideboards_score.errors import FileError, NotationError, SideboardsError, Where
from sideboards_score.model.cards import Drawer
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, ObjectiveSet
from sideboards_score.model.reading import TableRow
from sideboards_score.model.sideboard import Place

GAME_FIELDS = (
    *("deck", "edition", "variant", "partial", "objectives", "players", "claims"),
    *OCCASION_FIELDS,
)
PLAYER_FIELDS = ("name", "sideboard", "photo", "row", "turn", "fix", "swap_used", "drafted")
TURNS = ("0", "90", "180", "270")
"""Degrees by which a photo can be turned clockwise."""


def read_game_file(path: str) -> Request:
    """The game of a file; `-` is standard input. Raises `FileError` with file and line."""
    return game_of_tree(read_tree(path), path)


def game_of_text(text: str, path: str) -> Request:
    """The game in the text of a file. Raises `FileError` with file and line."""
    return game_of_tree(tree_of(text, path), path)


def game_of_tree(tree: Fields, path: str) -> Request:
    """The game in the fields of a file. Raises `FileError` with file and line."""
    where = (Where("file", path),)
    try:
        return _request(tree, folder_of(path), where)
    except SideboardsError as error:
        raise error.inside(*where) from None


def _request(tree: Fields, folder: Path, where: tuple[Where, ...]) -> Request:
    require_known(tree, GAME_FIELDS)
    goals = given(tree, "objectives")
    if goals is None:
        raise FileError("field-missing", field="objectives")
    claims = given(tree, "claims")
    edition, variant = given(tree, "edition"), given(tree, "variant")
    deck, midgame = given(tree, "deck"), given(tree, "partial")
    variants = [kind.value for kind in Variant]
    return Request(
        players=_players(tree, folder),
        objectives=partial(_objectives, goals, where),
        deck=None if deck is None else text_of(deck, "deck"),
        folder=folder,
        deck_folder=folder,
        edition=DEFAULT_EDITION
        if edition is None
        else choice_of(edition, "edition", edition_codes()),
        variant=Variant.STANDARD
        if variant is None
        else Variant(choice_of(variant, "variant", variants)),
        partial=midgame is not None and flag_of(midgame, "partial"),
        where=where,
        claims=() if claims is None else _claims(claims),
        occasion=read_occasion(tree),
    )


def _claims(node: Node) -> tuple[ClaimText, ...]:
    """Claims as typed, each with its line; they are read when somebody asks about them."""
    items = node.items if isinstance(node, Items) else (node,)
    for item in items:
        if isinstance(item, Fields):
            raise FileError("claims-not-list", (Where("line", item.line),))
    return tuple(ClaimText(text_of(item, "claims"), (Where("line", item.line),)) for item in items)


def _objectives(
    node: Node, where: tuple[Where, ...], deck: Deck, needed: Collection[Kind] = tuple(Kind)
) -> ObjectiveSet:
    try:
        return read_objectives(node, deck, needed)
    except SideboardsError as error:
        raise error.inside(*where) from None


def _players(tree: Fields, folder: Path) -> tuple[PlayerRequest, ...]:
    node = given(tree, "players")
    if node is None:
        return ()
    return tuple(_player(item, folder) for item in items_of(node, "players"))


def _player(node: Node, folder: Path) -> PlayerRequest:
    fields = fields_of(node, "players")
    require_known(fields, PLAYER_FIELDS)
    name_node = given(fields, "name")
    where = (Where("line", fields.line),)
    if name_node is None:
        raise FileError("field-missing", where, field="name")
    board = given(fields, "sideboard")
    swap = given(fields, "swap_used")
    drafted = given(fields, "drafted")
    photo = _photo(fields, folder)
    if board is not None and photo is not None:
        raise FileError("photo-and-cards", where)
    return PlayerRequest(
        name=text_of(name_node, "name"),
        cards=() if board is None else _cards(board, "sideboard"),
        swap_used=swap is not None and flag_of(swap, "swap_used"),
        photo=photo,
        where=where,
        drafted=() if drafted is None else _cards(drafted, "drafted"),
    )


def _photo(fields: Fields, folder: Path) -> PhotoRequest | None:
    """The photo of a player, with its row, how to turn it and what was put right."""
    node, turn, fix = (given(fields, name) for name in ("photo", "turn", "fix"))
    if node is None:
        for name in ("row", "turn", "fix"):
            if given(fields, name) is not None:
                line = (Where("line", fields.lines[name]),)
                raise FileError("photo-missing", line, field=name)
        return None
    path, row = _row(fields, text_of(node, "photo"), folder)
    return PhotoRequest(
        path,
        0 if turn is None else int(choice_of(turn, "turn", TURNS)),
        {} if fix is None else _fix(fields_of(fix, "fix")),
        row,
    )


def _row(fields: Fields, photo: str, folder: Path) -> tuple[str, TableRow | None]:
    """The photo, and the row of it that its name or the field `row` tells."""
    node = given(fields, "row")
    try:
        if node is None:
            return photo_named(photo, folder)
        return photo, read_row(text_of(node, "row"))
    except NotationError as error:
        name = "photo" if node is None else "row"
        raise error.inside(Where("line", fields.lines[name])) from None


def _fix(fields: Fields) -> dict[Place, Drawer]:
    """Drawers by place: `"3/2": Of` is line 3, card 2; `"2": KfObTsRP` the whole card."""
    parts: list[tuple[str, str]] = []
    first: dict[object, int] = {}
    for place, node in fields.entries.items():
        line = (Where("line", fields.lines[place]),)
        try:
            parts.append((place, text_of(node, f"fix {place}")))
            read_fixed(*parts[-1])
            at = read_place(place)
        except NotationError as error:
            raise error.inside(*line) from None
        if at in first:  # the same place, spelled otherwise
            raise FileError("yaml-twice", line, key=place, first=first[at])
        first[at] = fields.lines[place]
    return joined_fixes(parts)


def _cards(node: Node, field: str) -> tuple[str, ...]:
    """The cards of one string, or of a list whose members hold one card or more."""
    if isinstance(node, Items):
        return tuple(card for item in node.items for card in split_cards(text_of(item, field)))
    return tuple(split_cards(text_of(node, field)))

"""Game files: YAML or JSON to a `Request`, and a game back to YAML."""

from pathlib import Path

from sideboards_score.entry.fields import (
    choice_of,
    fields_of,
    flag_of,
    given,
    items_of,
    require_known,
    text_of,
    words_of,
)
from sideboards_score.entry.find import folder_of
from sideboards_score.entry.notation import split_cards
from sideboards_score.entry.objective_file import read_objectives
from sideboards_score.entry.request import DEFAULT_EDITION, PlayerRequest, Request
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.entry.tree import Fields, Items, Node, read_tree
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.model.game import Variant

GAME_FIELDS = ("deck", "edition", "variant", "partial", "objectives", "players", "claims")
PLAYER_FIELDS = ("name", "sideboard", "photo", "turn", "fix", "swap_used")
_PHOTO_FIELDS = ("photo", "turn", "fix")


def read_game_file(path: str) -> Request:
    """The game of a file; `-` is standard input. Raises `FileError` with file and line."""
    tree = read_tree(path)
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
    if (claims := given(tree, "claims")) is not None:
        words_of(claims, "claims")
    edition, variant = given(tree, "edition"), given(tree, "variant")
    deck, partial = given(tree, "deck"), given(tree, "partial")
    variants = [kind.value for kind in Variant]
    return Request(
        players=_players(tree),
        objectives=lambda found: read_objectives(goals, found),
        deck=None if deck is None else text_of(deck, "deck"),
        folder=folder,
        edition=DEFAULT_EDITION
        if edition is None
        else choice_of(edition, "edition", load_rulebook().editions),
        variant=Variant.STANDARD
        if variant is None
        else Variant(choice_of(variant, "variant", variants)),
        partial=partial is not None and flag_of(partial, "partial"),
        where=where,
    )


def _players(tree: Fields) -> tuple[PlayerRequest, ...]:
    node = given(tree, "players")
    if node is None:
        return ()
    return tuple(_player(item) for item in items_of(node, "players"))


def _player(node: Node) -> PlayerRequest:
    fields = fields_of(node, "players")
    require_known(fields, PLAYER_FIELDS)
    name_node = given(fields, "name")
    where = (Where("line", fields.line),)
    if name_node is None:
        raise FileError("field-missing", where, field="name")
    for name in _PHOTO_FIELDS:
        if given(fields, name) is not None:
            line = (Where("line", fields.lines[name]),)
            raise FileError("photo-not-yet", line, field=name)
    board = given(fields, "sideboard")
    swap = given(fields, "swap_used")
    return PlayerRequest(
        name=text_of(name_node, "name"),
        cards=() if board is None else _cards(board),
        swap_used=swap is not None and flag_of(swap, "swap_used"),
        where=where,
    )


def _cards(node: Node) -> tuple[str, ...]:
    """The cards of one string or of a list, each member one card."""
    if isinstance(node, Items):
        return tuple(
            card for item in node.items for card in split_cards(text_of(item, "sideboard"))
        )
    return tuple(split_cards(text_of(node, "sideboard")))

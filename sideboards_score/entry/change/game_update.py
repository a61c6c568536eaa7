"""Work what was answered into the game file that it came from, as a careful person would.

Comments, order and fields of the owner's own stay. What is written must read as the game that was
scored; else the whole file is written anew, and the old one stands beside it.
"""

import io
import json
import os
import re
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.scalarstring import DoubleQuotedScalarString

from sideboards_score.entry.change.atomic import in_the_way, locked, real_path, replace_file
from sideboards_score.entry.change.deck_edit import yaml_like
from sideboards_score.entry.change.game_save import game_fields, game_text
from sideboards_score.entry.change.layout import closed, kept, with_ends
from sideboards_score.entry.game.fixes import read_place
from sideboards_score.entry.game.game_file import game_of_text
from sideboards_score.entry.game.request import PlayerRequest, Request, deck_of
from sideboards_score.entry.text.file import read_text
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.model.cards import Drawer
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Place


def check_writable(save: str) -> None:
    """Raise before anything is asked if the file cannot be replaced."""
    where = (Where("file", save),)
    try:
        target = real_path(save)
        if target.is_dir():
            raise FileError("file-is-folder", where)
        os.close(os.open(target, os.O_WRONLY))  # a rename would not ask whether that is allowed
    except OSError as error:
        raise FileError("save-failed", where, reason=error) from None


def update_game(save: str, request: Request, game: Game) -> str | None:
    """Write the game into its file; where the one before is kept, None if nothing changes.

    Raises `FileError`, and then the file is as it was.
    """
    where = (Where("file", save),)
    target = real_path(save)
    try:
        with locked(target):
            text = read_text(str(target))
            new = _updated(text, save, request, game)
            if new == text:
                return None
            backup = replace_file(target, new.encode())
    except (OSError, ValueError) as error:
        failed = FileError("save-failed", where, reason=error)
        raise in_the_way(error, save) or failed from None
    return None if backup is None else str(backup)


def _updated(text: str, save: str, request: Request, game: Game) -> str:
    """The text of the file with the game in it."""
    before = game_of_text(text, save)
    if _seats(before) != _seats(request):
        raise FileError("save-changed", (Where("file", save),))
    fields = game_fields(request, game, Path(save).parent)
    settings = {name: fields.get(name) for name in _changed(before, request, game)}
    fixes = [_to_fix(old, new) for old, new in zip(before.players, request.players, strict=True)]
    if not settings and not any(fixes):
        return text
    change = _json_ways if Path(save).suffix.lower() == ".json" else _yaml_ways
    ways = change(text, settings, fixes)
    wanted = _meaning(request)
    try:
        return next(new for new in ways if _reads_as(new, save, wanted))
    except StopIteration:
        return game_text(Path(save), fields)


def _seats(request: Request) -> list[tuple[str, str | None]]:
    """Who plays, and with which photo."""
    return [(one.name, one.photo.name if one.photo else None) for one in request.players]


def _changed(before: Request, after: Request, game: Game) -> Iterator[str]:
    """The settings that the file says otherwise."""
    if (before.deck, before.deck_folder) != (after.deck, after.deck_folder):
        yield "deck"
    for name in ("edition", "variant", "partial"):
        if getattr(before, name) != getattr(after, name):
            yield name
    for name, value in after.occasion._asdict().items():
        if getattr(before.occasion, name) != value:
            yield name
    try:
        if before.goals(deck_of(after)) != game.objectives:
            yield "objectives"
    except SideboardsError:
        yield "objectives"


def _to_fix(old: PlayerRequest, new: PlayerRequest) -> dict[Place, Drawer]:
    """The drawers to write: all of each card on which anything was put right since."""
    if old.photo is None or new.photo is None:
        return {}
    before, after = old.photo.fix, new.photo.fix
    cards = {place.column for place in after if before.get(place) != after[place]}
    return {place: after[place] for place in sorted(after) if place.column in cards}


def _meaning(request: Request) -> object:
    """What two texts of one game have in common."""
    players = tuple(
        player._replace(where=(), cards=() if player.photo else player.cards, left_out=0)
        for player in request.players
    )
    return players, request.edition, request.variant, request.partial, request.occasion


def _reads_as(text: str, save: str, wanted: object) -> bool:
    try:
        return _meaning(game_of_text(text, save)) == wanted
    except SideboardsError:
        return False


Fixes = list[dict[Place, Drawer]]


def _json_ways(text: str, settings: Mapping[str, Any], fixes: Fixes) -> Iterator[str]:
    """The text of a JSON file with the change."""
    try:
        tree = json.loads(text)
        _put(tree, settings, fixes, _plain)
    except (ValueError, TypeError, KeyError, IndexError):
        return
    indent = re.search(r"^[^\S\n]+(?=\S)", text, re.MULTILINE)
    space = None if indent is None else indent[0]
    yield json.dumps(tree, ensure_ascii=False, indent=space) + "\n"


def _yaml_ways(text: str, settings: Mapping[str, Any], fixes: Fixes) -> Iterator[str]:
    """The text of a YAML file with the change: as it is laid out, and as the library writes it."""
    yaml = yaml_like(text.replace("\r\n", "\n"))
    try:
        tree = yaml.load(closed(text).replace("\r\n", "\n"))
        base = _dumped(yaml, tree)
        _put(tree, settings, fixes, _as_text)
        new = _dumped(yaml, tree)
    except (YAMLError, TypeError, KeyError, IndexError):
        return
    yield kept(text, base, new)
    yield with_ends(new, text)


def _dumped(yaml: YAML, tree: Any) -> str:
    out = io.StringIO()
    yaml.dump(tree, out)
    return out.getvalue()


def _plain(value: Any) -> Any:
    return value


def _as_text(value: Any) -> Any:
    """A value for the writer that knows text only."""
    if isinstance(value, dict):
        made = CommentedMap((_key(key), _as_text(part)) for key, part in value.items())
        made.fa.set_flow_style()
        return made
    if isinstance(value, list):
        items = CommentedSeq(_as_text(part) for part in value)
        items.fa.set_flow_style()
        return items
    return str(value).lower() if isinstance(value, bool) else str(value)


def _key(text: str) -> str:
    return DoubleQuotedScalarString(text) if "," in text else text


def _put(tree: Any, settings: Mapping[str, Any], fixes: Fixes, made: Any) -> None:
    """Put settings and what was put right into the tree of a file."""
    for name, value in settings.items():
        if value is None:
            tree.pop(name, None)
        else:
            tree[name] = made(value)
    for player, fix in zip(tree["players"], fixes, strict=True):
        if fix:
            _put_fix(player, fix, made)


def _put_fix(player: MutableMapping[str, Any], fix: Mapping[Place, Drawer], made: Any) -> None:
    """Write the drawers of the cards that changed in place of what stood there about them."""
    cards = {place.column for place in fix}
    before = player.get("fix") or {}
    stays = [key for key in before if read_place(str(key))[1] not in cards]
    drawers = {f"{place.line},{place.column}": drawer.code for place, drawer in fix.items()}
    if not before:
        player["fix"] = made(drawers)
        return
    for key in list(before):
        if key not in stays and key not in drawers:
            del before[key]
    for place, code in drawers.items():
        before[_key(place)] = code

"""Write a game as a file that scores the same."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from sideboards_score.entry.change.new_file import write_new
from sideboards_score.entry.deck.find import default_deck, is_shipped
from sideboards_score.entry.game.request import PlayerRequest, Request
from sideboards_score.errors import FileError, Where
from sideboards_score.model.cards import english_name
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Game, Variant
from sideboards_score.model.objectives import Kind, Objective, RowObjective


def save_game(path: Path, request: Request, game: Game) -> None:
    """Write the game as a file that scores the same, cards as they were typed."""
    write_new(str(path), game_text(path, game_fields(request, game, path.parent)))


def game_text(path: Path, fields: Mapping[str, Any]) -> str:
    """The text of a game file, in the notation that its name ends with."""
    if path.suffix.lower() == ".json":
        text = json.dumps(fields, ensure_ascii=False, indent=1) + "\n"
    else:
        text = yaml.safe_dump(dict(fields), allow_unicode=True, sort_keys=False, width=100)
    try:
        json.dumps(fields, ensure_ascii=False).encode()  # YAML would hide such a path in escapes
    except ValueError as error:
        raise FileError("save-failed", (Where("file", str(path)),), reason=error) from None
    return text


def game_fields(request: Request, game: Game, folder: Path) -> dict[str, Any]:
    """The fields of the game file."""
    fields: dict[str, Any] = {"deck": _deck_ref(request, folder), "edition": game.edition.code}
    if game.variant is not Variant.STANDARD:
        fields["variant"] = game.variant.value
    if game.partial:
        fields["partial"] = True
    fields["objectives"] = _objectives(game)
    fields["players"] = [_player(player, request.folder, folder) for player in request.players]
    if request.claims:
        fields["claims"] = [claim.text for claim in request.claims]
    return fields | {
        name: value for name, value in request.occasion._asdict().items() if value is not None
    }


def _player(player: PlayerRequest, start: Path, folder: Path) -> dict[str, Any]:
    """The fields of a player; a photo stays a photo, with what a person put right."""
    fields: dict[str, Any] = {"name": player.name}
    if player.photo is None:
        fields["sideboard"] = " ".join(player.cards)
    else:
        fields["photo"] = _path_from(folder, start / player.photo.path)
        if player.photo.row:
            row = player.photo.row
            fields["row"] = row.text if row.behind else row.number
        if player.photo.turn:
            fields["turn"] = player.photo.turn
        if player.photo.fix:
            fixed = sorted(player.photo.fix.items())
            fields["fix"] = {f"{at.line},{at.column}": drawer.code for at, drawer in fixed}
    if player.drafted:
        fields["drafted"] = list(player.drafted)
    return fields | {"swap_used": player.swap_used}


def _deck_ref(request: Request, folder: Path) -> str:
    """The deck as the saved file must name it: a path starts from the file's own folder."""
    default = request.deck is None
    ref, start = (default_deck(), Path()) if default else (request.deck or "", request.deck_folder)
    if is_shipped(ref) or (default and Path(ref).is_absolute()):
        return ref  # the owner's deck stays where it is, wherever the game is put
    found = _path_from(folder, start / ref)
    return f"./{found}" if is_shipped(found) else found


def _path_from(folder: Path, path: Path) -> str:
    """The path as it is written in a file of the folder."""
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # on another drive
        return str(path.absolute())


def _objectives(game: Game) -> list[int] | dict[str, Any]:
    goals: dict[Kind, Objective] = {
        Kind.COLORS: game.objectives.colors,
        Kind.HANDLES: game.objectives.handles,
        Kind.ROWS: game.objectives.rows,
    }
    numbers = [_number(goal, game.deck) for goal in goals.values()]
    if None not in numbers:
        return [number for number in numbers if number is not None]
    return {kind.value: _objective(goal, game.deck) for kind, goal in goals.items()}


def _number(goal: Objective, deck: Deck) -> int | None:
    """The number that stands for the objective: only where the deck has it just so."""
    known = goal.number is not None and deck.objectives.get(goal.number) == goal
    return goal.number if known else None


def _objective(goal: Objective, deck: Deck) -> int | dict[str, Any]:
    number = _number(goal, deck)
    if number is not None:
        return number
    own = {} if goal.number is None else {"number": goal.number}
    if isinstance(goal, RowObjective):
        fields: dict[str, Any] = {**own, "of": goal.of.value}
        if goal.lines:
            return fields | {"lines": list(goal.lines)}
        value = {"value": english_name(goal.value)} if goal.value else {}
        return fields | {"rows": goal.rows} | value
    return {
        **own,
        "pattern": list(goal.pattern.rows) if goal.pattern else [],
        "points": goal.points,
    }

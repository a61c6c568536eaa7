"""The figures of the rulebooks: `card_db/rules.yaml` to a `Rulebook`."""

from functools import cache

from sideboards_score.entry.deck.find import rules_file
from sideboards_score.entry.text.fields import fields_of, given, items_of, number_of, text_of
from sideboards_score.entry.text.tree import Fields, Node, read_tree
from sideboards_score.model.objectives import Turning
from sideboards_score.model.rulebook import Band, Edition, Rulebook, SoloStep


@cache
def load_rulebook() -> Rulebook:
    """The rulebooks' figures as they ship."""
    tree = read_tree(str(rules_file()))
    lows = _numbers(tree, "bands")
    highs = [None, *(low - 1 for low in lows)]
    return Rulebook(
        row_points=number_of(tree.entries["row_points"], "row_points"),
        swap_points=number_of(tree.entries["swap_points"], "swap_points"),
        bonus={
            int(players): tuple(_numbers(_part(tree, "bonus"), players))
            for players in _part(tree, "bonus").entries
        },
        solo_steps={
            int(rows): _steps(_part(tree, "solo"), rows) for rows in _part(tree, "solo").entries
        },
        bands=tuple(Band(low, high) for low, high in zip(lows, highs, strict=False)),
        editions={
            code: _edition(code, node) for code, node in _part(tree, "editions").entries.items()
        },
        lines_read={code: _lines_read(tree, code) for code in _part(tree, "lines_read").entries},
    )


def edition_codes() -> tuple[str, ...]:
    """The rulebooks that a game can be counted by."""
    return tuple(load_rulebook().editions)


def _edition(code: str, node: Node) -> Edition:
    """How a pattern may be turned alone, or in fields with more of the edition's own."""
    if not isinstance(node, Fields):
        return Edition(code, Turning(text_of(node, code)))
    note = given(node, "note")
    turning = Turning(text_of(node.entries["turning"], "turning"))
    return Edition(code, turning, None if note is None else text_of(note, "note"))


def _part(tree: Fields, name: str) -> Fields:
    return fields_of(tree.entries[name], name)


def _lines_read(tree: Fields, code: str) -> dict[tuple[int, ...], tuple[int, ...]]:
    lines = _part(_part(tree, "lines_read"), code)
    return {
        tuple(int(line) for line in card.split("+")): tuple(_numbers(lines, card))
        for card in lines.entries
    }


def _numbers(tree: Fields, name: str) -> list[int]:
    return [number_of(item, name) for item in items_of(tree.entries[name], name)]


def _steps(tree: Fields, rows: str) -> tuple[SoloStep, ...]:
    steps = [
        SoloStep(int(drawers), number_of(points, rows))
        for drawers, points in _part(tree, rows).entries.items()
    ]
    return tuple(sorted(steps, reverse=True))

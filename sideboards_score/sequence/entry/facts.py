"""The figures of the rulebook: `card_db/sequence/rules.yaml` to `Facts`."""

from functools import cache

from sideboards_score.entry.deck.find import card_db
from sideboards_score.entry.text.fields import fields_of, number_of
from sideboards_score.entry.text.tree import Fields, read_tree
from sideboards_score.sequence.model.setup import Facts


@cache
def load_facts() -> Facts:
    """The figures as they ship."""
    tree = read_tree(str(card_db() / "sequence" / "rules.yaml"))
    hands = fields_of(tree.entries["hands"], "hands")
    return Facts(
        number_of(tree.entries["chips"], "chips"),
        _numbers(fields_of(tree.entries["wins"], "wins")),
        {int(teams): _numbers(fields_of(node, teams)) for teams, node in hands.entries.items()},
    )


def _numbers(fields: Fields) -> dict[int, int]:
    return {int(name): number_of(node, name) for name, node in fields.entries.items()}

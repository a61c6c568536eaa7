# ruff: noqa: T201 -- a benchmark prints
"""How often the card that is suggested for a misspelt one is the one that was meant.

python tests/benchmarks/suggest_figures.py [SLIPS PER KIND, 300]
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.notation import read_card
from sideboards_score.entry.slips import nearest_card
from sideboards_score.errors import NotationError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck, kind_of

COLORS, HANDLES = "RTPOK", "fsb"
OTHERS = "aceghijlmnquvwyz"


def exchanged(code: str, rng: random.Random) -> str:
    at = rng.randrange(len(code) - 1)
    return code[:at] + code[at + 1] + code[at] + code[at + 2 :]


def dropped(code: str, rng: random.Random) -> str:
    at = rng.randrange(len(code))
    return code[:at] + code[at + 1 :]


def doubled(code: str, rng: random.Random) -> str:
    at = rng.randrange(len(code))
    return code[:at] + code[at] + code[at:]


def replaced(code: str, rng: random.Random) -> str:
    """A colour by another, a handle by another, or either by a letter that means nothing."""
    at = rng.randrange(len(code))
    kind = COLORS if code[at] in COLORS else HANDLES
    letters = [letter for letter in kind if letter != code[at]] + [rng.choice(OTHERS)]
    return code[:at] + rng.choice(letters) + code[at + 1 :]


def handle_first(code: str, rng: random.Random) -> str:
    places = [at for at in range(1, len(code)) if code[at] in HANDLES]
    at = rng.choice(places)
    return code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :]


def handles_first(code: str, _: random.Random) -> str:
    text = code
    for at in range(1, len(code)):
        if code[at] in HANDLES:
            text = text[: at - 1] + code[at] + code[at - 1] + text[at + 1 :]
    return text


Slip = Callable[[str, random.Random], str]
SPELLED: tuple[Slip, ...] = (
    *(exchanged, dropped, doubled, replaced),
    *(handle_first, handles_first),
)
ORDERS: tuple[Slip, ...] = (exchanged, dropped, doubled, replaced)


def noticed(text: str, deck: Deck, lying: Collection[str]) -> bool:
    """Whether the program sees that something is wrong with a card."""
    try:
        laid = read_card(text, deck)
    except NotationError:
        return True
    return laid.remark is not None or laid.kind in lying


def figures(slip: Slip, deck: Deck, count: int, *, spelled: bool, cards_lying: int) -> Counter[str]:
    """What became of the slips of one kind, while some cards lie on the table."""
    rng = random.Random(f"{slip.__name__} {spelled} {cards_lying}")
    found: Counter[str] = Counter()
    for _ in range(count):
        card, *lying = rng.sample([*deck.cards.values()], 1 + cards_lying)
        meant = _as_typed(rng.choice([card, card.turned()]), spelled=spelled)
        text = slip(meant, rng)
        taken = {kind_of(other) for other in lying}
        if text.casefold() == meant.casefold() or not noticed(text, deck, taken):
            found["not noticed"] += 1
            continue
        suggested = nearest_card(text, deck, taken)
        found["none" if suggested is None else "right" if suggested == meant else "wrong"] += 1
    return found


def _as_typed(card: Card, *, spelled: bool) -> str:
    return card.code if spelled else card.color_code


def overall(slips: Collection[Slip], count: int, *, spelled: bool, lying: int = 16) -> Counter[str]:
    """The figures of several kinds together."""
    deck = load_deck("demo", Path())
    parts = [figures(slip, deck, count, spelled=spelled, cards_lying=lying) for slip in slips]
    return sum(parts, Counter[str]())


def share(found: Counter[str], name: str) -> float:
    """The share of the slips that were noticed."""
    return found[name] / max(1, found.total() - found["not noticed"])


def main() -> None:
    """Print a table for cards spelled out, and one for colour orders."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for name, slips, spelled in (("spelled out", SPELLED, True), ("colours only", ORDERS, False)):
        for lying in (0, 16, 40):
            print(f"\n{name}, {lying} cards lie: right, none, wrong of the noticed; not noticed")
            rows = {
                slip.__name__: overall([slip], count, spelled=spelled, lying=lying)
                for slip in slips
            }
            rows["all"] = sum(rows.values(), Counter[str]())
            for title, found in rows.items():
                shares = (f"{share(found, part):7.1%}" for part in ("right", "none", "wrong"))
                print(f"{title:14}", *shares, f"{found['not noticed'] / found.total():7.1%}")


if __name__ == "__main__":
    main()

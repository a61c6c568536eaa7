"""The smallest game for each note: a ruling, another edition, or a remark on a card."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tests.kinds.harness import Case
from tests.kinds.photo_cases import png, two_rows
from tests.kinds.typed_cases import CARDS, ROWS, SCORE
from tests.rules import oracle

UPRIGHT = oracle.Goals(("XX", 1), ("XX", 1), 17)
DECK = f"cards: {{}}\n{ROWS}"
SAMPLE = Path(__file__).parent.parent.parent / "samples" / "photos" / "warm-lamp.jpg"


def laid(*boards: str, rows: int = 17, edition: str = "de", solo: str = "") -> Case:
    """Spelled-out cards so far, without a deck."""
    options = (
        f"score {solo} --deck d.yaml --partial --edition {edition} --objectives XX=1,XX=1,{rows}"
    )
    players = " ".join(f"--player '{name}={board}'" for name, board in zip("ABC", boards))  # noqa: B905
    return Case(f"{options} {players}", {"d.yaml": DECK})


NOTES: Mapping[str, Case] = {
    "invented-deck": Case(f"{SCORE}Ann=1"),
    "mid-game": laid("RfTPsOKb", "TfRPsOKb"),
    "mid-game-lone": laid("RfTPsOKb"),
    "cards-unequal": laid("RfTPsOKb", "TfRPsOKb PfTRsOKb"),
    "four-cards-solo": Case(
        f"score --solo --deck demo --objectives 3,9,19 --variant four-cards --player 'Ann={CARDS}'"
    ),
    # Two red drawers on top of one another: a pair that lies, turned by a quarter.
    "half-turns": laid("RfRPsOKb", edition="fr"),
    "turning-any": laid("RfRPsOKb", edition="fr"),
    "from-the-deck": Case(f"{SCORE}Ann=RTbPOxKs"),
    # Line 1 has R R T T, the other lines no two alike side by side.
    "two-rows-in-one-line": laid("RfKOKO RfOKOK TfKOKO TfOKOK", rows=15),
    "one-row-in-each-line": laid("RfKOKO RfOKOK TfKOKO TfOKOK", rows=27),
    "bare-drawer-breaks-row": laid("RfKOKO ROsKOK TfKOKO", rows=18),
    "row-of-one": laid("RfTPsOKb"),
    "no-row": laid("KfKKKK", "KsKKKK", rows=19),
    "solo-highest-step": laid("RfKOKO RfOKOK RfKKOO RfOOKK RfPPPP RfTTTT", rows=19, solo="--solo"),
    "unknown-drawers": laid("?xTfPOK"),
    "card-contested": Case(
        "score --deck d.yaml --partial --objectives XX=1,XX=1,17 --player Ann=RTPOK",
        {
            "d.yaml": f"""cards: {{1: RxTxPxOxKx}}
{ROWS}learned:
  seen: {{RfTPsOKb: [0123456789ab a.jpg], RsTPfOKb: [ba9876543210 b.jpg]}}
"""
        },
    ),
    "card-differs": Case(f"{SCORE}Ann=RbTPOfKs"),
    "card-not-in-deck": Case(
        "score --deck d.yaml --partial --objectives XX=1,XX=1,17 --player Ann=TfRPsOKb",
        {"d.yaml": f"cards: {{1: RfTPsOKb}}\n{ROWS}"},
    ),
    "card-few-handles": Case(
        "score --deck d.yaml --partial --objectives XX=1,XX=1,17 --player Ann=RfTPOK",
        {"d.yaml": f"handles_per_card: 3\ncards: {{1: RxTxPxOxKx}}\n{ROWS}"},
    ),
    "card-elsewhere": Case(f"{SCORE}'Ann=1 RbTPOfKs'"),
    "no-swap-cards": Case(f"{SCORE}Ann=1 --variant four-cards --swap-used Ann"),
    "photo-lines": Case(
        "score --deck demo --objectives 3,9,27 --player Ann=@a.jpg", {"a.jpg": SAMPLE.read_bytes()}
    ),
    "table-lines": Case(
        "score --deck demo --objectives 3,9,27 --player Ann=@a.jpg#1",
        {"a.jpg": SAMPLE.read_bytes()},
    ),
    "left-out": Case(
        "score --deck demo --objectives 3,9,19 --player Ann=@a.png",
        {"a.png": partial(png, partial(two_rows, 0.5))},
    ),
}

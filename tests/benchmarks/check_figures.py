# ruff: noqa: T201 -- a benchmark prints
"""How often `check` names a slip that was made on purpose, and how near the top, kind by kind.

python tests/benchmarks/check_figures.py [GAMES PER KIND, 100]
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.model.claim import Claim, Field, Unit
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.scoring import score_game
from tests.rules.games import game_of
from tests.rules.replay import NAMES
from tests.rules.slip_maker import MAKERS, make

FEW = 3
COLUMNS = ("games", "named", "few", "first or second")


def figures(kind: str, games: int) -> Counter[str]:
    """The figures of one kind."""
    found: Counter[str] = Counter()
    for seed in range(games):
        table, wrong = make(kind, seed)
        scored = score_game(game_of(table.boards, table.goals, table.swaps))
        claim = Claim(NAMES[table.who], Field(wrong.field), Unit(wrong.unit), wrong.value)
        (verdict,) = judge(scored, [claim])
        kinds = list(dict.fromkeys(reason.kind for reason in verdict.reasons))
        places = [kinds.index(name) for name in kind.split() if name in kinds]
        found["games"] += 1
        found["named"] += bool(places)
        if places and len(kinds) <= FEW:
            found["few"] += 1
            found["first or second"] += min(places) < 2
    return found


def main() -> None:
    """Print the figures of every kind, and of all together."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"few: cases in which at most {FEW} kinds of slips give the claimed figure")
    print(" ".join(f"{name:>15}" for name in COLUMNS))
    total: Counter[str] = Counter()
    for kind in MAKERS:
        found = figures(kind, games)
        total.update(found)
        print(" ".join(f"{found[name]:15}" for name in COLUMNS), kind, flush=True)
    print(" ".join(f"{total[name]:15}" for name in COLUMNS), "all")
    print(
        f"named {total['named'] / total['games']:.1%}, first or second of few"
        f" {total['first or second'] / total['few']:.1%}, wanted 100 % and 90 %"
    )


if __name__ == "__main__":
    main()

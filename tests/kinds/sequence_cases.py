"""The smallest way to each kind of what is said of a Sequence board."""

from collections.abc import Mapping

from tests.kinds.harness import Case

NOTHING = ".........."


def board(*rows: str) -> str:
    """A board that begins with these lines."""
    return "\n".join([*rows, *[NOTHING] * (10 - len(rows))])


def typed(*rows: str, command: str = "sequence score b.txt") -> Case:
    """A board in a file."""
    return Case(command, {"b.txt": board(*rows)})


def text(content: str) -> Case:
    """Something else in the file."""
    return Case("sequence score b.txt", {"b.txt": content})


def asked(words: str) -> Case:
    """A question about the set-up."""
    return Case(f"sequence setup {words}")


FIVES = (".BBBBB....", "..GGGGG...", "......R...")
FILE = f"board: [{', '.join([NOTHING] * 10)}]\n"

SEQUENCE: Mapping[str, Case] = {
    "sequence-first": typed(*FIVES),
    "sequence-teams-assumed": typed(NOTHING, FIVES[0]),
    "sequence-declared": typed(NOTHING, ".BBBBBB..."),
    "sequence-unknown": typed(NOTHING, ".?........"),
    "sequence-broken": typed(command="sequence score b.txt --advanced"),
    "sequence-players-wrong": asked("--players 7"),
    "sequence-teams-wrong": asked("--players 8 --teams 4"),
    "sequence-teams-unequal": asked("--players 8 --teams 3"),
    "sequence-no-players": asked(""),
    "sequence-number": asked("--players six"),
    "sequence-empty": text("\n"),
    "sequence-no-board": text("teams: 2\n"),
    "sequence-lines": text(f"{NOTHING}\n" * 9),
    "sequence-line-length": text(f"{NOTHING}\n" * 9 + "..."),
    "sequence-letter": typed("...X......"),
    "sequence-teams-many": text(FILE + "teams: 4\n"),
    "sequence-colours": typed(*FIVES, command="sequence score b.txt --teams 2"),
    "sequence-chips": typed(*["BBBBBBBBBB"] * 6),
    "sequence-no-claim": typed(command="sequence check b.txt"),
    "sequence-claim": typed(command="sequence check b.txt --claim blue"),
    "sequence-team-wrong": typed(command="sequence check b.txt --claim yellow=1"),
    "sequence-fix": typed(command="sequence score b.txt --fix 4/11=B"),
    "sequence-nothing": Case("sequence score"),
}

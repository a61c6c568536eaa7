"""The smallest way to each kind of what is said of a Sequence board."""

from collections.abc import Callable, Mapping
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.kinds.harness import Case
from tests.sequence.render.make import other_photo

Picture = NDArray[np.uint8]
SAMPLES = Path(__file__).parent.parent.parent / "samples" / "sequence"

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


def photo(make: Callable[[], bytes], options: str = "") -> Case:
    """A picture in place of the board file."""
    return Case(f"sequence score b.png {options}", {"b.png": make})


def png(pixels: Picture) -> bytes:
    return cv2.imencode(".png", pixels)[1].tobytes()


def nothing() -> bytes:
    return png(np.full((300, 400, 3), 128, np.uint8))


def chess() -> bytes:
    return png(other_photo("chess", 0))


def washed_out() -> bytes:
    """A sample in whose middle a lamp is reflected."""
    sample = np.asarray(cv2.imread(str(SAMPLES / "303.jpg")), np.float64)
    down, right = np.indices(sample.shape[:2])
    spot = np.hypot(down - 540, right - 720)[..., None] < 215
    return png(np.where(spot, 253, sample).astype(np.uint8))


PHOTOS: Mapping[str, Case] = {
    "sequence-photo-no-board": photo(nothing),
    "sequence-photo-other-board": photo(chess),
    "sequence-photo-unclear": photo(washed_out),
    "sequence-corners": photo(nothing, "--corners 1,2"),
    "sequence-corners-shape": photo(nothing, "--corners '1,2 3,4 5,6 7,8'"),
    "sequence-corners-outside": photo(nothing, "--corners '0,0 500,0 500,200 0,200'"),
    "sequence-photo-not-between": photo(nothing, "--corners '0,0 300,0 300,200 0,200'"),
    "sequence-corners-typed": typed(command="sequence score b.txt --corners '1,2 3,4 5,6 7,8'"),
    "sequence-no-photo": Case("sequence score", typed=("@none.jpg",)),
    "sequence-several-photos": Case("sequence read a.jpg b.jpg --fix 1/2=B"),
}
"""What needs OpenCV, or is about photos."""

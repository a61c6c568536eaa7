"""What a coin or a chip on a card hides is asked about, and nothing else."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from photo_styles_hard import style_set

from sideboards_score.photo.identify.cards import JointReading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from sideboards_score.photo.tuning import TUNING
from tests.photo.scenes.row_scenes import make_scene
from tests.photo.test_alike import PEWTER, codes, handle, photo, read, sure_of
from tests.photo.test_alike_doubt import FAMILIES
from tests.photo.test_identify import PRINT, ROW

pytestmark = pytest.mark.slow

Tone = tuple[float, float, float]
PHOTOS = Path(__file__).parents[2] / "samples" / "photos"
COINS = (((1180, 560), 100), ((1732, 886), 80))
"""Coins on drawers of the fourth and the sixth card of `pencil-and-dice.jpg`."""
SILVER, COPPER = (225.0, 230.0, 230.0), (70.0, 120.0, 180.0)


def covered(
    at: tuple[int, int],
    radius: int,
    tone: Tone,
    cards: int = 8,
    stacks: list[NDArray[np.uint8]] | None = None,
) -> list[NDArray[np.uint8]]:
    """Stacks of which the first has a disc at a place (x, y) of its 128 by 240 pixels."""
    stacks = photo(handle(), row=ROW[:cards]) if stacks is None else stacks
    rng = np.random.default_rng(5)
    disc = np.zeros((240, 128), np.float32)
    cv2.circle(disc, at, radius, 1.0, -1, cv2.LINE_AA)
    cover = cv2.GaussianBlur(disc, (0, 0), 1.2)[..., None]
    lies = np.array(tone, np.float32) + rng.normal(0, 4, stacks[0].shape)
    mixed = stacks[0] * (1 - cover) + lies * cover
    stacks[0] = np.clip(mixed, 0, 255).astype(np.uint8)
    return stacks


def asked(reading: JointReading) -> list[tuple[int, int]]:
    """The handles (line, card) that are not sure, card by card."""
    return [
        (line, number)
        for number, card in enumerate(reading.cards, 1)
        for line, handle in enumerate(card.handle, 1)
        if handle < TUNING.sure
    ]


# The first card of the row, "TsOKbPfR": the bar of its third drawer lies at (64, 120).
def test_a_coin_that_hides_a_handle_and_touches_a_bare_drawer_leaves_both_open() -> None:
    reading = read(covered((64, 111), 27, SILVER))
    assert asked(reading) == [(2, 1), (3, 1)]
    assert codes(reading)[1:] == ROW[1:]


@pytest.mark.parametrize("tone", [SILVER, COPPER])
def test_what_a_coin_hides_alone_is_known_by_the_other_drawers(tone: Tone) -> None:
    reading = read(covered((64, 120), 20, tone))
    assert codes(reading) == ROW
    assert not asked(reading)


def test_a_coin_beside_handles_that_are_seen_opens_nothing() -> None:
    reading = read(covered((104, 96), 15, SILVER))
    assert codes(reading) == ROW
    assert not asked(reading)


@pytest.mark.parametrize(
    ("tone", "grain"), [((205, 205, 205), 0.0), (PEWTER, 0.0), (PEWTER, 0.1), (PEWTER, 0.25)]
)
def test_a_handle_that_is_nowhere_to_be_seen_may_be_under_a_chip_of_any_bare_drawer(
    tone: tuple[int, int, int], grain: float
) -> None:
    stacks = photo(handle(tone), grain=grain)
    reading = read(covered((64, 120), 22, PRINT["K"], stacks=stacks))
    assert asked(reading) == [(2, 1), (3, 1), (5, 1)]
    assert codes(reading)[1:] == ROW[1:]


@pytest.mark.parametrize("number", [143, 667])
def test_no_drawer_beside_a_thing_is_wrong_without_a_word(number: int, tmp_path: Path) -> None:
    styles = style_set(771_005, 0, FAMILIES)
    shot = make_scene(2_050_000 + number, "things", styles[number % len(styles)])
    said, true = sure_of(tmp_path / "row.jpg", shot)
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


def test_two_coins_leave_the_other_cards_of_a_row_sure(tmp_path: Path) -> None:
    picture = cv2.imread(str(PHOTOS / "pencil-and-dice.jpg"))
    assert picture is not None
    for at, radius in COINS:
        cv2.circle(picture, at, radius, (230, 235, 235), -1, cv2.LINE_AA)
    cv2.imwrite(str(tmp_path / "coins.jpg"), picture)
    reading = read_photo(str(tmp_path / "coins.jpg"), None, ReadOptions())
    assert {place.column for place in reading.uncertain} <= {4, 6}


@pytest.mark.parametrize("cards", [5, 6, 8])
def test_a_chip_on_its_own_colour_is_seen_on_the_next_which_has_no_handle_there(
    cards: int,
) -> None:
    reading = read(covered((64, 108), 27, PRINT["K"], cards))
    # Of six cards, another bare drawer of this one is asked about, too.
    assert asked(reading)[:2] == [(2, 1), (3, 1)]
    assert {card for _, card in asked(reading)} == {1}
    assert codes(reading)[1:] == ROW[1:cards]

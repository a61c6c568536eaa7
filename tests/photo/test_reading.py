"""The whole reading, on the sample photos and on rendered ones of styles it was not made for."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from photo_make import make_photo
from photo_styles_tuning import SEEDS, style_of

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.errors import RefusedError, SideboardsError
from sideboards_score.model.deck import Deck
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from sideboards_score.photo.reasons import REASONS

SAMPLES = Path(__file__).parent.parent.parent / "samples" / "photos"
TRUTH = json.loads((SAMPLES / "truth.json").read_text(encoding="utf-8"))
SHOTS = [SEEDS[index] for index in (3, 40, 77)]


def likely(path: Path, deck: Deck | None = None, options: ReadOptions | None = None) -> list[str]:
    reading = read_photo(str(path), deck, options or ReadOptions())
    return [card.likely.code for card in reading.cards]


def picture(name: str) -> NDArray[np.uint8]:
    return np.asarray(cv2.imread(str(SAMPLES / name)), np.uint8)


def saved(path: Path, pixels: object) -> Path:
    path.write_bytes(cv2.imencode(path.suffix, np.asarray(pixels, np.uint8))[1].tobytes())
    return path


@pytest.mark.parametrize("name", sorted(TRUTH["photos"]))
@pytest.mark.parametrize("with_deck", [False, True])
def test_sample_photo_is_read_right_and_surely(name: str, *, with_deck: bool) -> None:
    deck = load_deck("deck.yaml", SAMPLES) if with_deck else None
    reading = read_photo(str(SAMPLES / name), deck, ReadOptions())
    assert [card.card.code for card in reading.cards] == TRUTH["photos"][name]["cards"]
    assert reading.uncertain == ()
    assert reading.confidence > 0.9


@pytest.mark.parametrize("name", sorted(TRUTH["refuse"]))
def test_sample_photo_without_a_row_is_refused(name: str) -> None:
    with pytest.raises(RefusedError) as caught:
        likely(SAMPLES / name)
    assert caught.value.key == "photo-no-row"


@pytest.mark.slow
@pytest.mark.parametrize("seed", SHOTS)
def test_rendered_photo_is_read_right_or_flagged(seed: int, tmp_path: Path) -> None:
    shot = make_photo(seed, style_of(seed), "above")
    path = saved(tmp_path / "shot.jpg", shot.pixels)
    reading = read_photo(str(path), None, ReadOptions())
    for card, code in zip(reading.cards, shot.cards, strict=True):
        truth = type(card.card).of(code)
        assert card.card.could_be(truth), f"{code} read as {card.card.code}"


def test_a_wrong_deck_does_not_spoil_the_reading() -> None:
    # The demo deck has other handles than the photographed one: what can be seen outweighs it.
    name = "warm-lamp.jpg"
    assert likely(SAMPLES / name, load_deck("demo", Path())) == TRUTH["photos"][name]["cards"]


@pytest.mark.parametrize(
    ("turned", "turn"), [(cv2.ROTATE_180, 180), (cv2.ROTATE_90_CLOCKWISE, 270)]
)
def test_turning_the_photo_back_reads_it_as_before(turned: int, turn: int, tmp_path: Path) -> None:
    name = "pencil-and-dice.jpg"
    pixels = picture(name)
    path = saved(tmp_path / "turned.png", cv2.rotate(pixels, turned))
    assert likely(path, options=ReadOptions(turn=turn)) == TRUTH["photos"][name]["cards"]


def test_upside_down_reads_the_turned_sideboard(tmp_path: Path) -> None:
    # The deck is symmetric, so which way up the photo is cannot be seen: --turn says it.
    name = "pencil-and-dice.jpg"
    pixels = cv2.rotate(picture(name), cv2.ROTATE_180)
    read = read_photo(str(saved(tmp_path / "down.png", pixels)), None, ReadOptions())
    turned = [card.likely.turned().code for card in reversed(read.cards)]
    assert turned == TRUTH["photos"][name]["cards"]


@pytest.mark.slow
@pytest.mark.parametrize("spoil", ["grey", "black", "white", "noise", "half"])
def test_what_cannot_be_read_is_refused_with_a_known_reason(spoil: str, tmp_path: Path) -> None:
    pixels = picture("warm-lamp.jpg")
    rng = np.random.default_rng(1)
    pictures = {
        "grey": cv2.cvtColor(cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR),
        "black": pixels // 64,
        "white": np.full_like(pixels, 250),
        "noise": rng.integers(0, 256, pixels.shape),
        "half": pixels[:, : pixels.shape[1] // 2],
    }
    with pytest.raises(SideboardsError) as caught:
        likely(saved(tmp_path / "spoilt.png", pictures[spoil]))
    assert caught.value.key in REASONS


def test_the_picture_after_each_step_is_written(tmp_path: Path) -> None:
    read_photo(str(SAMPLES / "warm-lamp.jpg"), None, ReadOptions(debug=str(tmp_path / "steps")))
    names = sorted(path.name for path in (tmp_path / "steps").iterdir())
    assert names == [f"warm-lamp-{step}.png" for step in ("1-loaded", "2-row", "3-straight")]

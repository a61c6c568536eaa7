"""How doubt in some drawers of a photo spreads to others, and what coloured glare may do."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_make import Shot, make_photo
from photo_noise import Array
from photo_styles import Style
from photo_styles_odd import STYLES as ODD_STYLES
from photo_styles_tuning import SEEDS, STYLES, style_of

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.model.cards import COLORS, Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.arrays import ORDERS
from sideboards_score.photo.identify.candidates import Candidates
from sideboards_score.photo.identify.cards import exchanged
from sideboards_score.photo.identify.colors import ClassFit, glare_tint
from sideboards_score.photo.identify.drawers import strip_count
from sideboards_score.photo.identify.light import _excess_costs
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import NEVER, _least_sure, read_photo
from sideboards_score.photo.tuning import TUNING
from tests.benchmarks.photo_jobs import jpeg
from tests.photo.finals import final_photo
from tests.photo.test_alike import sure_of


@pytest.mark.parametrize(
    ("doubtful", "least"), [(0, TUNING.sure), (1, TUNING.sure), (2, TUNING.wary), (9, NEVER)]
)
def test_doubtful_handles_make_the_others_doubtful(doubtful: int, least: float) -> None:
    assert _least_sure(doubtful / 40, TUNING) == least


@pytest.mark.parametrize("veil", [(0.4, 0.2, 0.3), (0.6, 0.2, 0.0)])
def test_glare_takes_its_colour_from_black_drawers(veil: tuple[float, ...]) -> None:
    tuning = DrawerTuning()
    linear = np.full((strip_count(tuning), 5, 3), 0.9)
    linear[:, 4] = veil
    centers = np.log(np.array([[0.9, 0.9, 0.9]] * 4 + [[0.03] * 3]))
    orders = np.where((np.arange(5) == ORDERS).all(axis=1), 0.0, -50.0)[None]
    glare = glare_tint(
        linear, ClassFit(centers, orders, np.zeros((1, 5, 5)), np.zeros((1, 5), bool)), tuning
    )
    assert np.isfinite(glare).all()
    assert glare[0] > 1 > min(glare)


def test_no_glare_has_no_colour() -> None:
    tuning = DrawerTuning()
    linear = np.full((strip_count(tuning), 5, 3), 0.9)
    linear[:, 4] = 0.02
    centers = np.log(np.array([[0.9, 0.9, 0.9]] * 4 + [[0.03] * 3]))
    orders = np.where((np.arange(5) == ORDERS).all(axis=1), 0.0, -50.0)[None]
    fit = ClassFit(centers, orders, np.zeros((1, 5, 5)), np.zeros((1, 5), bool))
    assert (glare_tint(linear, fit, tuning) == 1).all()


def test_glare_is_not_brighter_than_what_is_seen() -> None:
    tuning = DrawerTuning()
    linear = np.full((1, 5, 3), 0.5)
    linear[0, 2] = (0.5, 0.1, 0.3)
    veils = np.array([[[0.0] * 5, [0.2] * 5, [0.6] * 5]])
    none, weak, strong = _excess_costs(linear, veils, tuning)[0, :, 0]
    assert none == weak == 0
    assert strong > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    "shown",
    [
        (101240, ODD_STYLES, 4340, "glare", 2),  # orange and pink in the same reflection
        (101489, STYLES, 5209, "dim", 0),
    ],
)
def test_what_can_be_seen_in_glare_and_shadow_is_sure(
    shown: tuple[int, tuple[Style, ...], int, str, int], tmp_path: Path
) -> None:
    seed, styles, style, view, asked = shown
    shot = make_photo(seed, styles[style % len(styles)], view)
    path = tmp_path / "shot.jpg"
    path.write_bytes(cv2.imencode(".jpg", shot.pixels)[1].tobytes())
    reading = read_photo(str(path), None, ReadOptions())
    assert [card.likely.code for card in reading.cards] == list(shot.cards)
    assert len(reading.uncertain) == asked


def test_colours_are_exchanged_where_either_drawer_may_have_the_others() -> None:
    colors = np.eye(5)
    colors[1, [1, 3]] = 0.97, 0.03
    colors[3, [1, 3]] = 0.02, 0.98
    colors[4, [0, 4]] = 0.1, 0.9  # drawer 0 has its own for sure
    assert exchanged(colors).tolist() == [0, 0.02, 0, 0.02, 0]


@pytest.mark.slow
def test_red_and_pink_in_a_reflection_are_asked_about(tmp_path: Path) -> None:
    # Of an earlier final set: exchanged on one card, and said to be sure with 0.98999.
    said, true = sure_of(tmp_path / "shot.jpg", final_photo(880_013, 670_000, 671_489))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


def covered(shot: Shot, card: int, line: int) -> Array:
    """The photo with a grey blob on the left half of one drawer, handle and all."""
    square = np.array([[0, 0], [1, 0], [1, 5], [0, 5]], np.float32)
    onto = cv2.getPerspectiveTransform(square, shot.stacks[card].astype(np.float32))
    turn = np.linspace(0, 2 * np.pi, 40)
    around = np.stack([0.25 + 0.25 * np.cos(turn), line + 0.5 + 0.4 * np.sin(turn)], axis=-1)
    outline = cv2.perspectiveTransform(around[None].astype(np.float32), onto)[0]
    pixels = shot.pixels.copy()
    cv2.fillPoly(pixels, [np.round(outline).astype(np.int32)], (150, 140, 130))
    return pixels


@pytest.mark.slow
def test_one_covered_drawer_of_a_photo_leaves_the_rest_of_its_card(tmp_path: Path) -> None:
    shot = make_photo(SEEDS[2], style_of(SEEDS[2]), "above")
    path = tmp_path / "shot.jpg"
    path.write_bytes(cv2.imencode(".jpg", covered(shot, 3, 1))[1].tobytes())
    cards = {str(number): Card.of(code) for number, code in enumerate(shot.deck, 1)}
    for deck in (None, Deck("d", "d", cards, {})):
        reading = read_photo(str(path), deck, ReadOptions())
        assert reading.uncertain == (Place(Line(2), Column(4)),)
        assert [card.likely.colors for card in reading.cards] == [
            Card.of(code).colors for code in shot.cards
        ]
        assert 0.5 < reading.cards[3].drawers[1].color_probability < TUNING.sure


@pytest.mark.parametrize(
    ("orders", "tells"),
    [
        (["RTPOK", "KOPTR"], [True, True]),  # one card, either way round
        (["PTRKO", "TRPOK"], [False, False]),  # handles unknown; no card of these colours
        (["ROTKP"], [False]),  # two cards, of one of which two are unknown
    ],
)
def test_a_deck_tells_handles_only_of_cards_whose_handles_it_knows(
    orders: list[str], tells: list[bool]
) -> None:
    codes = ("RfTsPbOK", "PxTxRxKxOx", "RfOsTbKP", "RfOxTxKP")
    deck = Deck("d", "d", {str(k): Card.of(code) for k, code in enumerate(codes)}, {})
    candidates = Candidates.of(deck)
    assert candidates is not None
    names = [color.value for color in COLORS]
    found = candidates.tells(np.array([[names.index(c) for c in order] for order in orders]))
    assert found.tolist() == tells


@pytest.mark.slow
@pytest.mark.parametrize("seed", [740_519, 752_232])
def test_a_deck_that_knows_colours_only_answers_no_question(seed: int, tmp_path: Path) -> None:
    # Of the first row two cards are asked about, of the second all.
    draw = {740_519: (880_020, 740_000), 752_232: (880_021, 750_000)}[seed]
    path = tmp_path / "row.jpg"
    path.write_bytes(jpeg(final_photo(*draw, seed)))
    alone, printed = (
        read_photo(str(path), deck, ReadOptions()) for deck in (None, load_deck("retail", Path()))
    )
    assert alone.uncertain
    assert [card.card for card in printed.cards] == [card.card for card in alone.cards]

"""The renderer of test photos: what the figures of the reading rest on."""

import sys
from dataclasses import asdict, replace
from math import gcd
from pathlib import Path

import cv2
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent / "render"))

import photo_make
import photo_styles_final
import photo_styles_hard_check
import photo_styles_hard_choosing
import photo_styles_hard_final
import photo_styles_hard_tuning
import photo_styles_tuning
from photo_card import print_card
from photo_deck import drawers, random_deck, turned, upright
from photo_light import Light
from photo_make import REFUSALS, VIEWS, Shot, make_photo
from photo_noise import Array
from photo_styles import FIXED, Style, nearest_pair, sample_style

from sideboards_score.model.cards import Card

pytestmark = pytest.mark.slow

HARD = (
    photo_styles_hard_tuning,
    photo_styles_hard_choosing,
    photo_styles_hard_check,
    photo_styles_hard_final,
)
ONE_OF_EACH = [style for styles in HARD for style in styles.STYLES[: len(styles.MAKERS)]]
"""A style of each family in which handles are hard."""


@pytest.fixture(scope="module")
def shots() -> list[Shot]:
    """A few photos to be read, of different views."""
    views = ("above", "tilted", "clutter", "second-row")
    return [make_photo(seed, view=view) for seed, view in enumerate(views, 30)]


def centres(stack: Array, across: float) -> Array:
    """A point of each of the five drawers, (5, 2) pixels; `across` from 0 left to 1 right."""
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    points = np.array([[[across, (i + 0.5) / 5]] for i in range(5)], np.float32)
    matrix = cv2.getPerspectiveTransform(square, stack.astype(np.float32))
    return np.asarray(cv2.perspectiveTransform(points, matrix)).reshape(5, 2)


def lab(color: Array) -> Array:
    """One sRGB colour of 0 to 255 as Lab."""
    pixel = np.asarray(color, np.float32).reshape(1, 1, 3) / 255
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_RGB2LAB)).reshape(3)


def nearest_shade(pixels: Array, point: Array, style: Style) -> str:
    """The letter of the shade nearest to the median colour around a point."""
    x, y = (int(v) for v in point)
    median = np.median(pixels[y - 3 : y + 4, x - 3 : x + 4].reshape(-1, 3), axis=0)[::-1]
    far = {k: np.linalg.norm(lab(median) - lab(np.array(v))) for k, v in style.shades.items()}
    return min(far, key=lambda letter: float(far[letter]))


def test_same_seed_same_picture() -> None:
    one, other, third = make_photo(5), make_photo(5), make_photo(6)
    assert np.array_equal(one.pixels, other.pixels)
    assert one.cards == other.cards
    assert one.cards != third.cards


@pytest.mark.slow
def test_codes_are_cards_of_the_deck(shots: list[Shot]) -> None:
    for shot in shots:
        known = {card for code in shot.deck for card in (code, turned(code))}
        assert len(shot.cards) == len({min(c, turned(c)) for c in shot.cards}) == 8
        assert known.issuperset(shot.cards)
        assert all(Card.of(code).code == code for code in shot.cards)


def test_a_deck_has_every_colour_order_once() -> None:
    deck = random_deck(np.random.default_rng(3))
    orders = {"".join(drawer[0] for drawer in drawers(code)) for code in deck}
    assert len(orders | {order[::-1] for order in orders}) == 120
    assert all(sorted(c for c in code if c.islower()) == ["b", "f", "s"] for code in deck)


@pytest.mark.slow
def test_corners_lie_in_the_frame_and_go_round(shots: list[Shot]) -> None:
    for shot in shots:
        height, width = shot.pixels.shape[:2]
        assert shot.corners.shape == shot.stacks.shape == (8, 4, 2)
        for outline in (*shot.corners, *shot.stacks):
            assert (outline >= 0).all()
            assert (outline < (width, height)).all()
            assert outline[0, 0] < outline[1, 0]
            assert outline[0, 1] < outline[3, 1]
        assert (np.diff(shot.corners.mean(1)[:, 0]) > 0).all()


@pytest.mark.parametrize("name", sorted(FIXED))
def test_drawers_show_their_own_shade_in_neutral_light(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(photo_make, "sample_light", lambda *_: Light(slope=0.05))
    style, shot = FIXED[name], make_photo(60, FIXED[name], "above")
    for code, stack in zip(shot.cards, shot.stacks, strict=True):
        for drawer, point in zip(drawers(code), centres(stack, 0.2), strict=True):
            assert nearest_shade(shot.pixels, point, style) == drawer[0]


@pytest.mark.parametrize("view", ["second-row", "apart", "cloth"])
def test_a_wanted_view_is_tagged(view: str) -> None:
    assert view in VIEWS
    assert view in make_photo(12, view=view).tags


@pytest.mark.slow
@pytest.mark.parametrize("want", ["seven", "none", "cut-off", "two-rows"])
def test_what_must_be_refused_says_so(want: str) -> None:
    shot = make_photo(21, want=want)
    height, width = shot.pixels.shape[:2]
    inside = bool(((shot.corners >= 0) & (shot.corners < (width, height))).all())
    assert want in REFUSALS
    assert shot.refuse == want
    assert len(shot.cards) == len(shot.corners) == {"seven": 7, "none": 0}.get(want, 8)
    assert inside == (want != "cut-off")


def test_colours_of_every_style_can_be_told_apart() -> None:
    sampled = [sample_style(seed) for seed in range(40)]
    known = (*photo_styles_tuning.STYLES, *photo_styles_final.STYLES)
    hard = (style for styles in HARD for style in styles.STYLES)
    for style in (*sampled, *known, *hard):
        assert nearest_pair(style.shades) >= 30, style.name


def test_final_styles_and_seeds_are_kept_apart() -> None:
    tuning, final = photo_styles_tuning, photo_styles_final
    assert not set(tuning.SEEDS) & set(final.SEEDS)
    assert len(final.STYLES) >= 40
    assert not {style.name for style in tuning.STYLES} & {style.name for style in final.STYLES}
    shades = [tuple(style.shades.values()) for style in (*tuning.STYLES, *final.STYLES)]
    assert len(set(shades)) == len(shades)


def card(style: Style, code: str) -> Array:
    """The picture of a card, always of the same paper."""
    return print_card(np.random.default_rng(8), style, code).pixels


def changed(style: Style, one: Array, other: Array) -> Array:
    """How many pixels of each drawer a person sees to differ, (5,)."""
    as_lab = [cv2.cvtColor(p.astype(np.float32) / 255, cv2.COLOR_BGR2LAB) for p in (one, other)]
    far = np.linalg.norm(as_lab[0] - as_lab[1], axis=2) > 8
    edge = round(style.border_y * one.shape[1])
    return np.array([part.sum() for part in np.array_split(far[edge : len(far) - edge], 5)])


def styles_marked(on: str) -> list[Style]:
    """A style of each family that has marks on such drawers."""
    return [style for style in ONE_OF_EACH if any(mark.on == on for mark in style.marks)]


@pytest.mark.parametrize("style", ONE_OF_EACH, ids=lambda style: style.name)
def test_a_turned_card_is_the_half_turn_of_its_picture(style: Style) -> None:
    one, other = card(style, "RfTPsObK"), card(style, turned("RfTPsObK"))
    assert np.array_equal(other, one[::-1, ::-1])
    assert not np.array_equal(other, one)


@pytest.mark.slow
@pytest.mark.parametrize("style", ONE_OF_EACH, ids=lambda style: style.name)
def test_a_person_sees_every_handle(style: Style) -> None:
    lasting = tuple(mark for mark in style.marks if mark.on == "every")
    style = replace(style, same_art=True, one_way=False, marks=lasting)  # only handles differ then
    bare = card(style, "RTPOK")
    for handle in "fsb":
        full = card(style, "".join(color + handle for color in "RTPOK"))
        assert (changed(style, full, bare) > 250).all(), handle


@pytest.mark.parametrize("on", ["every", "bare", "handled"])
def test_marks_lie_on_the_drawers_that_they_are_for(on: str) -> None:
    code = upright("RfTPsObK")
    wanted = [
        on in ("every", "handled" if len(drawer) == 2 else "bare") for drawer in drawers(code)
    ]
    for style in styles_marked(on):
        marked, plain = card(style, code), card(replace(style, marks=()), code)
        seen = changed(style, marked, plain)
        light = [drawer[0] != "K" for drawer in drawers(code)]  # dark marks are lost on black
        assert [(n > 30) for n, open_ in zip(seen, light, strict=True) if open_] == [
            want for want, open_ in zip(wanted, light, strict=True) if open_
        ], style.name


def test_handles_off_the_middle_lie_on_the_other_side_of_a_turned_card() -> None:
    (style,) = (style for style in ONE_OF_EACH if "off-right" in style.name)
    bare = card(replace(style, one_way=False, textures=()), "RTPOK")
    for way, side in ((True, 1), (False, -1)):
        code = next(c for c in ("RfTsPbOK", "KOPbTsRf") if (c == upright(c)) == way)
        shown = card(replace(style, textures=()), code)
        silver = np.abs(shown.astype(int) - style.handles.silver[::-1]).max(2) < 25
        before = np.abs(bare.astype(int) - style.handles.silver[::-1]).max(2) < 25
        across = np.nonzero(silver & ~before & ~before[::-1])[1].mean() / shown.shape[1]
        assert side * (across - 0.5) > 0.1


@pytest.mark.slow
def test_same_seed_same_picture_in_hard_prints() -> None:
    styles = photo_styles_hard_tuning
    seed = styles.SEEDS[11]
    one, other = (make_photo(seed, styles.style_of(seed)) for _ in range(2))
    assert np.array_equal(one.pixels, other.pixels)
    assert one.style == styles.STYLES[seed % len(styles.STYLES)].name


def test_sets_of_hard_prints_share_nothing() -> None:
    for kind in ("MAKERS", "SEEDS"):
        kept = [set(getattr(styles, kind)) for styles in HARD]
        assert sum(map(len, kept)) == len(set.union(*kept)), kind
    shades = [tuple(style.shades.values()) for styles in HARD for style in styles.STYLES]
    assert len(set(shades)) == len(shades)
    assert all(len(styles.MAKERS) >= 12 for styles in HARD)
    assert all(gcd(len(styles.STYLES), len(VIEWS)) == 1 for styles in HARD)


def shown(style: Style) -> frozenset[tuple[str, str]]:
    """The kinds of marks and textures that a print shows."""
    marks = {(mark.kind, mark.on) for mark in style.marks}
    drawn = [asdict(texture) for texture in style.textures]
    return frozenset(marks | {("texture", kind) for each in drawn for kind in each if each[kind]})


def test_hard_prints_to_check_by_show_what_those_to_tune_and_choose_by_do_not() -> None:
    tuning, choosing, check = (
        {kind for style in styles.STYLES for kind in shown(style)} for styles in HARD[:3]
    )
    assert len(check - tuning - choosing) >= 6
    assert choosing - tuning

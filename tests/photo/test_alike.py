"""Handles learnt from the whole photo: what is the same on every drawer that has one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import cv2
import numpy as np
import photo_styles_hard_check
import photo_styles_hard_final
import pytest
from numpy.typing import NDArray
from photo_make import VIEWS, Shot, make_photo
from photo_pale_plates import pale_plates
from photo_styles import Style
from photo_styles_hard import HELD_OUT, style_set
from photo_styles_hard_choosing import STYLES as CHOOSING
from photo_styles_hard_tuning import SEEDS, STYLES, style_of

from sideboards_score.errors import RefusedError
from sideboards_score.model.cards import Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.photo.identify.alike import settle
from sideboards_score.photo.identify.alike.abreast import abreast
from sideboards_score.photo.identify.alike.bands import (
    COUNT,
    HEIGHT,
    WIDTH,
    either_way_up,
    patches_of,
    phases,
    waves_of,
)
from sideboards_score.photo.identify.alike.doubt import doubt_of, lagging, roles_of
from sideboards_score.photo.identify.alike.outlines import evenness, without_threads
from sideboards_score.photo.identify.alike.patches import SHOWING, Seen, _axes
from sideboards_score.photo.identify.alike.starts import better_turned
from sideboards_score.photo.identify.cards import JointReading, identify
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, NONE, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from sideboards_score.photo.tuning import TUNING
from tests.benchmarks.photo_jobs import Job, jpeg, rendered, turn
from tests.photo.test_identify import PRINT, ROW

pytestmark = pytest.mark.slow

Drawn = NDArray[np.float32]
Paint = Callable[[Drawn, Drawer], None]
SILVER, PEWTER, BLACK = (205, 205, 205), (112, 116, 120), (20, 20, 22)


def handle(tone: tuple[int, int, int] = SILVER, *, right: int = 0, size: float = 1.0) -> Paint:
    """Paints the handle of a drawer, some pixels right of its middle."""

    def paint(part: Drawn, drawer: Drawer) -> None:
        x, y = 64 + right, 24
        half, long = round(9 * size), round(16 * size)
        if drawer.handle is Handle.BAR:
            cv2.rectangle(part, (x - long, y - 3), (x + long, y + 3), tone, -1)
        elif drawer.handle is Handle.SQUARE:
            cv2.rectangle(part, (x - half, y - half), (x + half, y + half), tone, -1)
        elif drawer.handle is Handle.FLOWER:
            for turn in np.arange(6) * np.pi / 3:
                petal = (round(x + 6 * size * np.cos(turn)), round(y + 6 * size * np.sin(turn)))
                cv2.circle(part, petal, round(4 * size), tone, -1)

    return paint


def keyhole(part: Drawn, drawer: Drawer) -> None:
    if drawer.handle is Handle.NONE:
        cv2.circle(part, (64, 21), 4, BLACK, -1)
        cv2.rectangle(part, (62, 22), (66, 31), BLACK, -1)


def plate(part: Drawn, drawer: Drawer) -> None:
    del drawer
    cv2.rectangle(part, (84, 30), (96, 42), (225, 230, 232), -1)


def art(part: Drawn, drawer: Drawer) -> None:
    """As many dots as the place of the colour, at the left."""
    for number in range("RTPOK".index(drawer.color.value) + 1):
        cv2.circle(part, (10 + 8 * number, 34), 3, (240, 240, 240), -1)


def photo(
    *paints: Paint, grain: float = 0.0, turned: tuple[int, ...] = (), row: tuple[str, ...] = ROW
) -> list[NDArray[np.uint8]]:
    """Stacks (240, 128, 3) BGR of cards, of which some lie the other way up."""
    rng = np.random.default_rng(8)
    stacks = []
    for place, code in enumerate(row):
        round_ = place in turned
        card = Card.of(code).turned() if round_ else Card.of(code)
        stack = np.zeros((240, 128, 3), np.float32)
        for line, drawer in enumerate(card.drawers):
            part = stack[48 * line : 48 * line + 48]
            fibres = cv2.GaussianBlur(rng.normal(0, 1, (48, 128)), (0, 0), sigmaX=14, sigmaY=1)
            part[:] = np.array(PRINT[drawer.color.value]) * (1 + 6 * grain * fibres[..., None])
            for paint in paints:
                paint(part, drawer)
            part[:2] *= 0.4
        seen = cv2.GaussianBlur(stack, (0, 0), 1.2) + rng.normal(0, 4, stack.shape)
        lying = seen[::-1, ::-1] if round_ else seen
        stacks.append(np.clip(lying, 0, 255).astype(np.uint8))
    return stacks


def read(stacks: list[NDArray[np.uint8]], deck: Deck | None = None) -> JointReading:
    return identify(stacks, deck, DrawerTuning())


def codes(reading: JointReading) -> tuple[str, ...]:
    return tuple(card.likely.code for card in reading.cards)


def deck_of(*cards: str) -> Deck:
    return Deck("d", "d", {str(k): Card.of(code) for k, code in enumerate(cards)}, {})


def least_sure(reading: JointReading) -> float:
    return min(float(card.handle.min()) for card in reading.cards)


@pytest.mark.parametrize(
    "stacks",
    [
        pytest.param(photo(handle(), keyhole), id="a mark on every bare drawer is no handle"),
        pytest.param(photo(keyhole, handle(PEWTER)), id="lighter and darker than their drawers"),
        pytest.param(photo(handle(BLACK, size=0.9)), id="black"),
        pytest.param(photo(plate, handle()), id="a plate on every drawer is no handle"),
        pytest.param(photo(art, handle()), id="art of a colour is no handle"),
        pytest.param(photo(handle(PEWTER), grain=0.25), id="grain is no handle"),
        pytest.param(photo(handle(PEWTER, size=0.7)), id="small"),
        pytest.param(
            photo(handle(right=28), art, turned=(1, 2, 6)),
            id="off the middle, mirrored on turned cards",
        ),
    ],
)
def test_a_handle_is_what_is_the_same_on_every_drawer_that_has_one(
    stacks: list[NDArray[np.uint8]],
) -> None:
    reading = read(stacks)
    assert codes(reading) == ROW
    assert least_sure(reading) > TUNING.clear


@pytest.mark.parametrize("count", [6, 7])
def test_fewer_cards_teach_enough(count: int) -> None:
    stacks = photo(keyhole, handle(PEWTER), row=ROW[:count])
    assert codes(read(stacks)) == ROW[:count]


def test_what_four_cards_are_read_as_is_never_sure_where_two_ways_differ() -> None:
    for card, code in zip(
        read(photo(keyhole, handle(PEWTER), row=ROW[:4])).cards, ROW, strict=False
    ):
        wrong = [
            a.handle is not b.handle
            for a, b in zip(card.likely.drawers, Card.of(code).drawers, strict=True)
        ]
        assert not (card.handle[wrong] >= TUNING.sure).any()


def blobs(part: Drawn, drawer: Drawer) -> None:
    """One and the same handle, whatever the card has."""
    if drawer.handle is not Handle.NONE:
        cv2.circle(part, (64, 24), 8, SILVER, -1)


def test_handles_that_look_alike_are_never_sure() -> None:
    reading = read(photo(blobs))
    for card, code in zip(reading.cards, ROW, strict=True):
        for drawer, true, sure in zip(
            card.likely.drawers, Card.of(code).drawers, card.handle, strict=True
        ):
            assert drawer.handle is true.handle or sure < TUNING.sure


@pytest.mark.parametrize(("goes_with_colors", "doubted"), [(True, True), (False, False)])
def test_a_sorting_that_goes_with_the_colours_is_doubted(
    *, goes_with_colors: bool, doubted: bool
) -> None:
    random = np.random.default_rng(3)
    colors = np.stack([random.permutation(5) for _ in range(8)])
    dealt = ARRANGEMENTS[random.integers(0, len(ARRANGEMENTS), 8)]
    labels = np.array([0, 1, 2, NONE, NONE])[colors] if goes_with_colors else dealt
    # Every drawer is plainly of its class, so that nothing else is in doubt.
    plain = np.where(labels[..., None] == np.arange(4), 0.0, -1000.0)
    sorting = SimpleNamespace(
        places=SimpleNamespace(labels=labels),
        drawers=plain,
        rest=np.ones((8, 5, 3, COUNT)),
        noise=SimpleNamespace(power=np.ones((5, 3, COUNT))),
        shown=np.array([1.0, 1.0, 1.0, 0.1]),
    )
    seen = SimpleNamespace(classes=colors)
    doubt = doubt_of([cast("Any", sorting)], np.zeros(1), cast("Any", seen), TUNING.drawers)
    assert (doubt > 0.99) is doubted
    assert (doubt < 0.01) is not doubted


@pytest.mark.parametrize(
    ("shown", "bare_rest", "told"),
    [(0.1, 1.0, True), (8.0, 1.0, False), (0.1, 2.0, False)],
)
def test_bare_drawers_show_less_than_handles_and_are_all_alike(
    shown: float, bare_rest: float, *, told: bool
) -> None:
    labels = np.tile([0, 1, 2, NONE, NONE], (8, 1))
    rest = np.where(labels == NONE, bare_rest, 1.0)[..., None, None] * np.ones((8, 5, 3, COUNT))
    sorting = SimpleNamespace(
        places=SimpleNamespace(labels=labels),
        rest=rest,
        noise=SimpleNamespace(power=np.ones((5, 3, COUNT))),
        shown=np.array([1.0, 1.0, 1.0, shown]),
    )
    seen = SimpleNamespace(classes=np.tile(np.arange(5), (8, 1)))
    logits = roles_of(cast("Any", sorting), cast("Any", seen), TUNING.drawers)
    assert (logits > TUNING.drawers.roles_clear).all() == told


@pytest.mark.parametrize(("wrong", "better"), [((), False), ((4,), True)])
def test_a_card_that_was_taken_the_wrong_way_up_is_noticed(
    wrong: tuple[int, ...], *, better: bool
) -> None:
    random = np.random.default_rng(4)
    labels = ARRANGEMENTS[random.integers(0, len(ARRANGEMENTS), 8)]
    lies = random.integers(0, 2, 8)
    # Drawers of one class are alike with both cards the same way up, and unlike otherwise.
    same = (labels[:, :, None, None] == labels) * 4.0
    apart = (lies[:, None] ^ lies)[:, None, :, None]
    alike = np.stack([same * (1 - apart), same * apart])
    turned = lies.copy()
    turned[list(wrong)] ^= 1
    assert (better_turned(alike, labels, turned) > TUNING.drawers.turned_better) is better
    assert (better_turned(alike, labels, 1 - turned) > TUNING.drawers.turned_better) is better


@pytest.mark.parametrize("seed", [600_390, 600_709, 602_204])
def test_rows_that_were_once_sorted_wrongly_are_right_or_asked_about(
    seed: int, tmp_path: Path
) -> None:
    # Plain antique gold, and a medallion on every drawer: all said to be sure once, a third wrong.
    style, number = photo_styles_hard_check.style_of(seed), seed - photo_styles_hard_check.SEEDS[0]
    view = VIEWS[turn(number, len(VIEWS))]
    shot = make_photo(seed, style, view)
    path = tmp_path / "row.png"
    cv2.imwrite(str(path), shot.pixels)
    for card, code in zip(
        read_photo(str(path), None, ReadOptions()).cards, shot.cards, strict=True
    ):
        for drawer, true in zip(card.drawers, Card.of(code).drawers, strict=True):
            assert not drawer.handle_sure or drawer.likely.handle is true.handle


@pytest.mark.parametrize(
    ("styles", "number"),
    [
        # Small, blurred handles in wood grain: the fainter they are, the less single ones vary.
        ("hard-tuning", 8119),
        # A keyhole spoils the outline of a handle against bare drawers.
        ("hard-choosing", 8377),
    ],
)
def test_handles_between_grain_and_keyholes_are_told(styles: str, number: int) -> None:
    assert rendered(Job(number, styles)).result == "perfect"


def test_handles_are_told_where_keyholes_show_more_than_they_do() -> None:
    # What is taken for bare must show less; looks from nearer take keyholes for handles.
    assert rendered(Job(8000, "hard-choosing")).result in {"perfect", "right first"}


@pytest.mark.parametrize(
    ("behind", "seen", "lags"), [(0.3, (), True), (0.6, (), False), (0.3, (4,), False)]
)
def test_a_card_told_by_far_less_than_others_lags_where_the_next_best_was_never_seen(
    behind: float, seen: tuple[int, ...], *, lags: bool
) -> None:
    # The next best of the first card exchanges the flower on drawer 0 and the square on drawer 1.
    labels = np.tile([0, 1, 2, NONE, NONE], (8, 1))
    classes = np.tile(np.arange(5), (8, 1))
    classes[list(seen)] = [1, 0, 2, 3, 4]  # another card has the flower on that colour
    fits = np.where(labels[..., None] == np.arange(4), 1000.0, 0.0)
    fits[0] = 0
    fits[0, [0, 1, 2, 3, 4], labels[0]] = 1000.0
    fits[0, 0, 1] = fits[0, 1, 0] = 1000 * (1 - behind)  # others are told by 2,000
    found = lagging(fits, labels, classes, TUNING.drawers.lags_behind)
    assert found.tolist() == [[lags, lags, False, False, False]] + 7 * [5 * [False]]


def grain_and_keyholes(salt: int, drawings: int, number: int, first: int, name: str) -> Shot:
    """Photo `number` of twenty such prints called `name`; its seed counts from `first`."""
    maker = photo_styles_hard_final.OWN["grain-keyhole"]
    styles = style_set(salt, drawings, {f"{name}{n}": maker for n in range(4)})
    view = VIEWS[(number + number // len(styles)) % len(VIEWS)]
    return make_photo(first + number, styles[number % len(styles)], view)


@pytest.mark.parametrize(
    "row",
    [
        # Flower and square exchanged on one card, of the second photo on two, which speak for each
        # other: on those colours no other card has them so.
        (991_101, 0, 60, 5_100_000, "gk"),
        (991_111, 1, 142, 5_150_000, "gk1"),
    ],
)
def test_handles_on_colours_where_no_card_shows_them_are_asked_about(
    row: tuple[int, int, int, int, str], tmp_path: Path
) -> None:
    said, true = sure_of(tmp_path / "row.jpg", grain_and_keyholes(*row))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


@pytest.mark.parametrize(
    ("styles", "first", "number"),
    [(STYLES, 23_000, 230), (CHOOSING, 33_000, 124), (CHOOSING, 33_000, 254)],
)
def test_a_card_that_lags_is_sure_where_the_outlines_of_its_handles_say_the_same(
    styles: tuple[Style, ...], first: int, number: int, tmp_path: Path
) -> None:
    view = VIEWS[(number + number // len(styles)) % len(VIEWS)]
    shot = make_photo(first + number, styles[number % len(styles)], view)
    said, true = sure_of(tmp_path / "row.jpg", shot)
    assert said == true


def test_where_one_card_lags_another_needs_more() -> None:
    labels = np.tile(np.array([[0, 1, 2, NONE, NONE]]), (8, 1))
    classes = np.tile(np.arange(5), (8, 1))  # no card has the flower on another colour

    which = np.ones(8, np.bool_)

    def lag(first: float, second: float) -> list[bool]:
        fits = np.where(labels[..., None] == np.arange(4), 1000.0, 0.0)
        for card, told in ((0, first), (1, second)):
            fits[card, 0, 1] = fits[card, 1, 0] = 1000 * (1 - told)  # others: 2,000
        tuning = TUNING.drawers
        found = settle._lags(fits, labels, classes, which[:, None], tuning)
        return [bool(card.any()) for card in found[:2]]

    assert lag(0.1, 0.5) == [True, True]
    assert lag(0.5, 0.5) == [False, False]
    assert lag(0.1, 0.7) == [True, False]
    which[1] = False  # it is told by much all the same
    assert lag(0.1, 0.5) == [True, False]
    which[0] = False
    assert lag(0.1, 0.5) == [False, False]


def test_what_lags_is_in_doubt_where_two_ways_to_tell_handles_agree() -> None:
    drawers = np.where(np.arange(4) == np.array([[0, 1, 2, NONE, NONE]])[..., None], 9.0, 0.0)
    lags = np.array([[0.1, 0.1, 0, 0, 0]])
    names = np.array([0.0, *[-9.0] * 5])
    one, other = ShapeFit(drawers, names, 0.0, lags), ShapeFit(drawers, names)
    for fit in (one.agreed(other), other.agreed(one)):
        assert np.array_equal(fit.apart, lags)


def sure_of(path: Path, shot: Shot) -> tuple[list[Card], list[Card]]:
    """What is said to be sure of a photo that is saved at `path`, and what its cards are."""
    path.write_bytes(jpeg(shot))
    reading = read_photo(str(path), None, ReadOptions())
    return [card.card for card in reading.cards], [Card.of(code) for code in shot.cards]


@pytest.mark.parametrize(
    ("salt", "number", "first", "kinds"),
    [
        # Flower and square exchanged on every card: a plate tears the outline against it, too.
        (990_101, 33, 910_000, 3),
        (551_017, 129, 1_200_000, 12),  # its square has a hollow
        (551_017, 249, 1_200_000, 12),  # even ones, which change as more of them is shown
        # The plates themselves taken for drawers, and what lies beside them.
        (771_205, 15, 940_000, 6),
        (551_029, 31, 1_300_000, 12),
    ],
)
def test_nothing_behind_or_beside_a_pale_plate_is_wrong_without_a_word(
    salt: int, number: int, first: int, kinds: int, tmp_path: Path
) -> None:
    try:
        said, true = sure_of(tmp_path / "row.jpg", pale_plates(salt, number, first, kinds))
    except RefusedError:
        return
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


@pytest.mark.parametrize("seed", [660_986, 661_116])
def test_shadows_of_handles_on_a_plate_of_their_tone_do_not_name_them(
    seed: int, tmp_path: Path
) -> None:
    # A print of an earlier final set: of its handles nothing is seen but two sides in shadow.
    styles = style_set(880_011, HELD_OUT, photo_styles_hard_final.MAKERS)
    shot = make_photo(seed, styles[seed % len(styles)], "above")
    said, true = sure_of(tmp_path / "row.jpg", shot)
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


@pytest.mark.parametrize(
    ("salt", "number", "first", "kinds"),
    [
        # One outline says nothing; the other is whole, and stays as it is.
        (551_017, 1, 1_200_000, 12),
        # The edges of plates show more than handles do where drawers are found a little aside.
        (990_101, 8, 910_000, 3),
        (990_101, 68, 910_000, 3),
    ],
)
def test_handles_on_pale_plates_are_told(
    salt: int, number: int, first: int, kinds: int, tmp_path: Path
) -> None:
    said, true = sure_of(tmp_path / "row.jpg", pale_plates(salt, number, first, kinds))
    assert said == true


def test_a_shadow_does_not_lie_on_itself_when_it_is_turned_round() -> None:
    outlined = np.zeros((3, 48, 128), np.float32)
    outlined[0] = cv2.circle(outlined[0], (63, 23), 9, 1.0, -1)
    outlined[1, 14:34, 54:74] = outlined[2, 20:28, 44:84] = 1
    assert evenness(outlined) > 0.9
    outlined[1, 14:30, 54:70] = 0
    assert evenness(outlined) < TUNING.drawers.outline_even


def test_names_are_asked_where_an_outline_is_not_even(tmp_path: Path) -> None:
    shot, path = pale_plates(551_017, 1, 1_200_000, 12), tmp_path / "row.jpg"
    path.write_bytes(jpeg(shot))
    uneven = replace(TUNING.drawers, outline_even=1.1, torn_even=1.1)
    stricter = replace(TUNING, drawers=uneven)
    reading = read_photo(str(path), None, ReadOptions(), stricter)
    assert [card.likely for card in reading.cards] == [Card.of(code) for code in shot.cards]
    assert not any(drawer.handle_sure for card in reading.cards for drawer in card.drawers)


def test_drawers_are_moved_onto_what_they_share() -> None:
    random = np.random.default_rng(8)
    plate = np.zeros((HEIGHT, WIDTH), np.float32)
    plate[7:17, 20:44] = 40
    shared = np.broadcast_to(waves_of(plate), (8, 5, 3, COUNT))
    aside = random.normal(0, 0.5, (8, 5, 2)).clip(-1, 1)
    noise = waves_of(random.normal(0, 1, (8, 5, 3, HEIGHT, WIDTH)).astype(np.float32))
    whole = (shared * phases(aside)[:, :, None] + noise).astype(np.complex64)
    both = either_way_up(whole)
    classes = np.tile(np.arange(5), (8, 1))
    looks, lights = np.ones((5, SHOWING, 2), np.float32), np.zeros(5, np.float32)
    seen = Seen(both, both, classes, looks, lights)
    left = abreast(seen, np.asarray(shared), TUNING.drawers).waves - either_way_up(shared)
    # Most of what they differ by was their being aside.
    before, after = (float((np.abs(each) ** 2).mean()) for each in (whole - shared, left))
    noisy = float((np.abs(noise) ** 2).mean())
    assert after - noisy < (before - noisy) / 5
    noisier = either_way_up(noise)
    faint = Seen(noisier, noisier, classes, looks, lights)
    assert abreast(faint, np.asarray(shared * np.float32(0.01)), TUNING.drawers) is faint


def swapped(code: str) -> str:
    """The card with its flower and square exchanged."""
    other = {Handle.FLOWER: Handle.SQUARE, Handle.SQUARE: Handle.FLOWER}
    return "".join(
        Drawer(drawer.color, other.get(drawer.handle, drawer.handle)).code
        for drawer in Card.of(code).drawers
    )


def test_handles_that_cannot_be_seen_come_from_the_deck_and_say_so() -> None:
    reading = read(photo(), deck_of(*ROW, "PTRfKbOs"))
    assert codes(reading) == ROW
    assert least_sure(reading) > TUNING.sure
    assert all(card.from_deck.any() for card in reading.cards)
    seen = read(photo(handle()), deck_of(*ROW))
    assert not any(card.from_deck.any() for card in seen.cards)


def test_colours_stay_sure_where_no_handle_can_be_seen() -> None:
    reading = read(photo())
    for card, code in zip(reading.cards, ROW, strict=True):
        assert [d.color for d in card.likely.drawers] == list(Card.of(code).colors)
        assert card.color.min() > TUNING.clear
        assert Color.UNKNOWN not in card.likely.colors
        assert card.handle.min() < TUNING.sure


def test_several_cards_of_one_colour_order_leave_the_handles_open() -> None:
    reading = read(photo(), deck_of(*ROW, *(swapped(code) for code in ROW)))
    for card, code in zip(reading.cards, ROW, strict=True):
        for drawer, sure in zip(Card.of(code).drawers, card.handle, strict=True):
            # Only bare drawers and bars are the same on both.
            assert (sure > TUNING.sure) == (drawer.handle in {Handle.NONE, Handle.BAR})


def test_a_wrong_deck_is_noticed_where_handles_can_be_seen() -> None:
    wrong = {"f": "s", "s": "b", "b": "f"}
    deck = deck_of(*("".join(wrong.get(letter, letter) for letter in code) for code in ROW[:3]))
    right = deck_of(*ROW[3:])
    both = Deck("d", "d", {**deck.cards, **right.cards}, {})
    reading = read(photo(handle()), both)
    assert codes(reading)[3:] == ROW[3:]


def test_the_edge_of_a_plate_that_hangs_on_a_handle_is_none_of_it() -> None:
    knob, edge = (np.zeros((48, 128), np.uint8) for _ in range(2))
    cv2.rectangle(knob, (54, 16), (74, 36), 1, -1)
    cv2.rectangle(edge, (34, 14), (94, 15), 1, -1)
    drawn = np.asarray(cv2.max(knob, edge), np.uint8)
    kept = without_threads(drawn.astype(np.float32), drawn, DrawerTuning())
    assert (kept & knob).sum() == knob.sum(), "the handle is whole"
    beside = edge[:, :50].sum() + edge[:, 79:].sum()
    assert beside > 0
    assert not kept[:, :50].any()
    assert not kept[:, 79:].any()


def test_a_handle_drawn_in_thin_lines_stays() -> None:
    ring = np.zeros((48, 128), np.uint8)
    cv2.circle(ring, (64, 24), 10, 1, 2)
    kept = without_threads(ring.astype(np.float32), ring, DrawerTuning())
    assert (kept == ring).all()


def test_waves_of_a_patch_turned_or_moved_differ_by_phases_only() -> None:
    rng = np.random.default_rng(2)
    patch = np.zeros((HEIGHT, WIDTH), np.float32)
    patch[8:16, 20:44] = cv2.GaussianBlur(rng.random((8, 24), np.float32), (0, 0), 1.0)
    waves = waves_of(patch)
    assert waves_of(patch[::-1, ::-1]) == pytest.approx(either_way_up(waves)[1], abs=1e-2)
    moved = patches_of(waves * phases(np.array([2.0, -3.0])))
    assert moved == pytest.approx(np.roll(patches_of(waves), (2, -3), (0, 1)), abs=1e-2)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(26))
def test_no_hard_print_is_read_wrong_without_a_word(number: int, tmp_path: Path) -> None:
    seed = SEEDS[5000 + number]
    shot = make_photo(seed, style_of(seed), VIEWS[number % len(VIEWS)])
    path = tmp_path / "shot.jpg"
    path.write_bytes(cv2.imencode(".jpg", shot.pixels)[1].tobytes())
    try:
        reading = read_photo(str(path), None, ReadOptions())
    except RefusedError:
        return
    for card, code in zip(reading.cards, shot.cards, strict=True):
        assert card.card.could_be(Card.of(code))


@pytest.mark.parametrize(
    "shade", [(0.8, 0.1, 0.1), (0.5, 0.5, 0.5), (0.5, 0.5, 0.5001), (0.02, 0.02, 0.03), (0, 0, 0)]
)
def test_metal_shows_on_the_first_two_axes_of_any_colour(shade: tuple[float, ...]) -> None:
    axes = _axes(np.array([shade] * 5))[0]
    assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-6)
    # A black cover shows as the shade that is missing, light on it as grey.
    assert axes[SHOWING:] @ np.array(shade) == pytest.approx(0, abs=1e-6)
    assert axes[SHOWING:].sum() == pytest.approx(0, abs=1e-6)

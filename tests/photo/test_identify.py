"""Straightened cards drawn here, in light and glare, and what is read from them."""

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.model.cards import Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned
from sideboards_score.photo.identify.cards import CardIdentity, JointReading, identify
from sideboards_score.photo.identify.drawers import LINEAR
from sideboards_score.photo.identify.naming import NAMINGS, naming_scores, with_shades
from sideboards_score.photo.identify.shapes import SHAPE_NAMINGS, names_of
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.tuning import TUNING

ROW = (
    "TsOKbPfR",
    "RfTPsOKb",
    "KbOPsTRf",
    "PKsRfTOb",
    "OfRbKsPT",
    "TKPbRfOs",
    "RsPTfKOb",
    "OTbPRsKf",
)
PRINT = {
    "R": (38, 30, 200),
    "T": (170, 165, 30),
    "P": (170, 120, 235),
    "O": (30, 140, 240),
    "K": (38, 34, 36),
}
SURE = 0.99
SHADES = ((200, 30, 38), (30, 165, 170), (235, 120, 120), (235, 130, 80), (36, 34, 38))
"""A print whose pink and orange are near each other."""


def draw_handle(drawer: NDArray[np.float32], handle: Handle) -> None:
    middle, silver = (64, 24), (205, 205, 205)
    if handle is Handle.BAR:
        cv2.rectangle(drawer, (48, 21), (80, 27), silver, -1)
    elif handle is Handle.SQUARE:
        cv2.rectangle(drawer, (55, 15), (73, 33), silver, -1)
    elif handle is Handle.FLOWER:
        for turn in np.arange(6) * np.pi / 3:
            petal = (round(middle[0] + 6 * np.cos(turn)), round(middle[1] + 6 * np.sin(turn)))
            cv2.circle(drawer, petal, 4, silver, -1)
        cv2.circle(drawer, middle, 5, silver, -1)


def draw(card: Card, rng: np.random.Generator) -> NDArray[np.float32]:
    stack = np.zeros((240, 128, 3), np.float32)
    for line, drawer in enumerate(card.drawers):
        part = stack[48 * line : 48 * line + 48]
        part[:] = PRINT[drawer.color.value]
        draw_handle(part, drawer.handle)
        part[:2] *= 0.4
    blurred = cv2.GaussianBlur(stack, (0, 0), 1.0)
    return np.asarray(blurred + rng.normal(0, 3, stack.shape).astype(np.float32))


def photo(
    cards: tuple[str, ...] = ROW,
    light: tuple[float, float, float] = (1, 1, 1),
    glare: float = 0,
    shadow: float = 1,
) -> list[NDArray[np.uint8]]:
    """Stacks (240, 128, 3) BGR: tinted, darker in one part, and with glare on two cards."""
    rng = np.random.default_rng(3)
    stacks = []
    for place, code in enumerate(cards):
        seen = draw(Card.of(code), rng) * np.array(light, np.float32)
        if place in {2, 3}:
            seen[100:] *= shadow
        if place in {5, 6}:
            seen += glare * np.linspace(1, 0.3, 240, dtype=np.float32)[:, None, None]
        stacks.append(np.clip(seen, 0, 255).astype(np.uint8))
    return stacks


def deck_of(*codes: str) -> Deck:
    return Deck("d", "d", {str(k): Card.of(code) for k, code in enumerate(codes)}, {})


def read(stacks: list[NDArray[np.uint8]], deck: Deck | None = None) -> JointReading:
    return identify(stacks, deck, DrawerTuning())


def codes(reading: JointReading) -> tuple[str, ...]:
    return tuple(card.likely.code for card in reading.cards)


@pytest.mark.parametrize(
    "stacks",
    [
        pytest.param(photo(), id="plain"),
        pytest.param(photo(light=(0.55, 0.85, 1.05)), id="warm"),
        pytest.param(photo(light=(1.0, 0.85, 0.7)), id="cool"),
        pytest.param(photo(light=(0.35, 0.35, 0.35)), id="dim"),
        pytest.param(photo(glare=70), id="glare"),
        pytest.param(photo(shadow=0.45), id="half a shadow"),
    ],
)
def test_light_changes_nothing(stacks: list[NDArray[np.uint8]]) -> None:
    reading = read(stacks)
    assert codes(reading) == ROW
    assert min(min(card.color.min(), card.handle.min()) for card in reading.cards) > SURE


@pytest.mark.parametrize("count", [1, 2, 5])
def test_fewer_cards(count: int) -> None:
    assert codes(read(photo()[:count])) == ROW[:count]


def test_a_repeated_colour_is_never_sure() -> None:
    broken = "TsOKbTfR"
    reading = read(photo((*ROW[:4], broken, *ROW[5:])))
    card = reading.cards[4]
    for drawer, truth, sure in zip(
        card.likely.drawers, Card.of(broken).drawers, card.color, strict=True
    ):
        assert drawer.color is truth.color or sure < SURE
    assert reading.confidence < SURE


def test_the_deck_tells_what_a_finger_hides() -> None:
    stacks = photo()
    stacks[0][24:72, 10:118] = (140, 160, 215)
    deck = deck_of(*ROW, "TOsKbPfR", "RTfPsOKb", "KTsOPbRf")
    hidden = read(stacks)
    assert hidden.cards[0].handle.min() < SURE
    assert codes(read(stacks, deck)) == ROW


FLAGGED = TUNING.sure
"""Below it a drawer is shown as unknown."""
OTHERS = deck_of(*ROW, "TOsKbPfR", "RTfPsOKb", "KTsOPbRf")


def sure(card: CardIdentity) -> list[bool]:
    """Which drawers of a card are read for sure."""
    return [bool(least >= FLAGGED) for least in np.minimum(card.color, card.handle)]


@pytest.mark.slow
@pytest.mark.parametrize("deck", [None, OTHERS], ids=["no deck", "deck"])
@pytest.mark.parametrize("color", [(140, 160, 215), (245, 245, 245), (60, 160, 60)])
@pytest.mark.parametrize("line", range(5))
def test_what_four_drawers_say_stands_where_the_fifth_is_covered(
    line: int, color: tuple[int, int, int], deck: Deck | None
) -> None:
    stacks = photo()
    stacks[2][48 * line + 4 : 48 * line + 44, 8:120] = color
    reading = read(stacks, deck)
    card = reading.cards[2]
    assert sure(card) == [other != line for other in range(5)]
    assert [drawer.color for drawer in card.likely.drawers] == [
        drawer.color for drawer in Card.of(ROW[2]).drawers
    ]
    assert 0.5 < card.color[line] < FLAGGED
    assert all(all(sure(other)) for k, other in enumerate(reading.cards) if k != 2)


@pytest.mark.parametrize("line", [1, 2, 3, 4])
def test_a_cover_like_another_drawer_puts_these_two_in_question(line: int) -> None:
    stacks = photo()
    stacks[2][48 * line + 4 : 48 * line + 44, 8:120] = stacks[2][4:44, 8:40].mean(axis=(0, 1))
    card = read(stacks).cards[2]  # its first drawer is the black one
    assert (card.color >= FLAGGED).tolist() == [other not in {0, line} for other in range(5)]


def test_a_mark_like_a_handle_puts_only_what_it_may_be_in_question() -> None:
    stacks = photo()  # the third card has a bar, nothing, nothing, a square, a flower
    mark = stacks[2][48:96].astype(np.float32)
    draw_handle(mark, Handle.SQUARE)
    stacks[2][48:96] = mark.astype(np.uint8)
    card = read(stacks).cards[2]
    assert sure(card) == [True, False, False, True, True]  # either square may be the mark
    assert (card.color >= FLAGGED).all()
    assert codes(read(stacks, OTHERS))[2] == ROW[2]


def test_no_probability_is_less_than_that_of_a_guess() -> None:
    stacks = photo()
    stacks[4][20:220, 10:118] = (140, 160, 215)
    card = read(stacks).cards[4]
    assert not any(sure(card))
    assert card.color.min() >= 1 / 5
    assert card.handle.min() >= 1 / 4


def test_pixels_stand_against_a_wrong_deck() -> None:
    swapped = tuple(
        "".join(
            Drawer(
                d.color,
                {"f": Handle.SQUARE, "s": Handle.BAR, "b": Handle.FLOWER}.get(
                    d.handle.value, d.handle
                ),
            ).code
            for d in Card.of(code).drawers
        )
        for code in ROW[:1]
    )
    reading = read(photo(), deck_of(*swapped, *ROW[1:]))
    assert codes(reading) == ROW
    assert reading.cards[0].handle.min() < SURE
    assert reading.cards[1].handle.min() > SURE


def test_a_deck_with_a_repeated_colour_is_believed() -> None:
    broken = "TsOKbTfR"
    row = (*ROW[:4], broken, *ROW[5:])
    reading = read(photo(row), deck_of(*row))
    assert codes(reading) == row
    assert reading.cards[4].likely.colors.count(Color.TURQUOISE) == 2


def test_unknown_handles_of_a_deck_are_read() -> None:
    bare = ("".join(drawer.color.value + "x" for drawer in Card.of(code).drawers) for code in ROW)
    reading = read(photo(), deck_of(*bare))
    assert codes(reading) == ROW
    assert reading.confidence > 0.9


def shaded(reading: JointReading) -> Deck:
    """The photographed cards in a deck that knows their shades."""
    learned = Learned({}, frozenset(), {"0" * 12: reading.shades})
    return replace(deck_of(*ROW), learned=learned)


def test_shades_are_those_of_the_print_in_any_light() -> None:
    plain, warm = read(photo()).shades, read(photo(light=(0.55, 0.85, 1.05))).shades
    assert [max(shade) == shade[0] for shade in plain[:1]] == [True]  # red
    assert max(max(shade) for shade in plain) > max(plain[4]) * 3  # black
    for one, other in zip(plain, warm, strict=True):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 60


@pytest.mark.parametrize("light", [(1.0, 1.0, 1.0), (0.45, 0.8, 1.05), (1.05, 0.8, 0.6)])
def test_known_shades_do_no_harm(light: tuple[float, float, float]) -> None:
    stacks = photo(light=light)
    with_shades, without = read(stacks, shaded(read(photo()))), read(stacks, deck_of(*ROW))
    assert codes(with_shades) == codes(without) == ROW
    assert with_shades.confidence >= without.confidence - 1e-3


def test_clear_pixels_stand_against_wrong_shades() -> None:
    seen = read(photo())
    red, turquoise, pink, orange, black = seen.shades
    wrong = seen._replace(shades=(turquoise, red, orange, black, pink))
    reading = read(photo(), shaded(wrong))
    for card, code in zip(reading.cards, ROW, strict=True):
        if card.likely.code != code:
            assert card.color.min() < SURE


def test_shades_tell_two_colours_apart_that_look_alike() -> None:
    scores = naming_scores(np.array(DrawerTuning().shades), with_shades(DrawerTuning(), SHADES))
    plain = naming_scores(np.array(DrawerTuning().shades), DrawerTuning())
    assert NAMINGS[plain.argmax()].tolist() == [0, 1, 2, 3, 4]
    assert scores.shape == plain.shape
    swapped = np.array(np.log(LINEAR[np.array(SHADES)]))[[0, 1, 3, 2, 4]]
    best = NAMINGS[naming_scores(swapped, with_shades(DrawerTuning(), SHADES)).argmax()]
    assert best.tolist() == [0, 1, 3, 2, 4]


FLOWER_LIKE, SQUARE_LIKE, BAR_LIKE = (-0.17, 0.0), (-0.2, -0.3), (1.1, -0.3)
"""Elongation and corners of what is added to a bare drawer."""
NOTHING_LIKE = (0.0, -0.6)


def names_for(*classes: tuple[float, float]) -> tuple[tuple[int, ...], float]:
    """The likeliest naming of classes of these moments, and its lead over the next."""
    elongation, corners = np.array(classes).T
    scores = names_of(elongation, corners, DrawerTuning())
    best = int(scores.argmax())
    return tuple(SHAPE_NAMINGS[best].tolist()), float(scores[best] - np.delete(scores, best).max())


def test_a_shape_is_named_by_what_it_looks_like() -> None:
    naming, lead = names_for(BAR_LIKE, FLOWER_LIKE, SQUARE_LIKE)
    assert naming == (1, 2, 0)  # the classes of flower, square and bar
    assert lead > -np.log(1 - TUNING.clear)


def test_a_class_like_none_of_the_shapes_leaves_their_names_open() -> None:
    # Its corners are far beyond a square's: named by which is fuller, it was the square for sure.
    _, lead = names_for(NOTHING_LIKE, SQUARE_LIKE, BAR_LIKE)
    assert lead < -np.log(1 - TUNING.sure)


def test_shapes_stretched_apart_leave_their_names_open() -> None:
    # A plate's edge hung on the outlines of a flower and a square, and exchanged their names.
    _, lead = names_for((0.08, -0.33), (0.33, -0.09), (0.89, -0.3))
    assert lead < -np.log(1 - TUNING.sure)
    # A print whose cards are wider than was believed stretches both alike, and is named.
    _, lead = names_for((0.05, 0.0), (0.05, -0.3), (1.35, -0.3))
    assert lead > -np.log(1 - TUNING.clear)

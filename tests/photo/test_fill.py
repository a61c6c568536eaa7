"""Gaps in a row get the cards that must lie there, and a card cut off by the edge is told."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.photo.arrays import Doubles
from sideboards_score.photo.locate.cards import missing_cards
from sideboards_score.photo.locate.cards.missing_cards import (
    MIDDLE,
    _best_place,
    between,
    fill_gaps,
    hidden_spots,
    leaves_frame,
    middles,
    spoilt_spots,
)
from sideboards_score.photo.locate.geometry import PARTS
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import Template
from sideboards_score.photo.locate.tuning import LOCATE

WIDTH, SLOT, PITCH = 40.0, 20.0, 44.0
"""Pixels of a card's width, of a drawer's height, and from card to card."""
PRINT = np.array([(30, 30, 200), (170, 165, 30), (230, 120, 235), (30, 140, 240), (38, 34, 36)])


def frame_at(x: float, y: float = 80.0, turn: float = 0.0, size: float = 1.0) -> Doubles:
    """The frame of a card whose middle is there, turned by degrees."""
    angle = np.radians(turn)
    back = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    linear = back / (np.array([[WIDTH], [SLOT]]) * size)
    return np.column_stack([linear, MIDDLE - linear @ (x, y)])


def plane_of(*frames: Doubles) -> Plane:
    """Cards seen from straight above: a place on the plane is a pixel."""
    return Plane(np.zeros(2), 1.0, np.zeros(2), np.stack(frames), 0.0)


def row_at(*steps: float, **lying: float) -> Plane:
    return plane_of(*[frame_at(100 + PITCH * step, **lying) for step in steps])


@pytest.mark.parametrize(
    ("steps", "filled"),
    [
        ((0, 1, 2, 3), (0, 1, 2, 3)),
        ((0, 1, 3, 4), (0, 1, 2, 3, 4)),
        ((0, 1, 2, 5), (0, 1, 2, 3, 4, 5)),
        ((0, 2, 3, 4, 5, 7), (0, 1, 2, 3, 4, 5, 6, 7)),
        ((0, 1, 2.7, 3.7), (0, 1, 2.7, 3.7)),  # less than one and three quarters: laid apart
        ((0, 1, 2.8, 3.8), (0, 1, 1.9, 2.8, 3.8)),
        ((0, 5), (0, 5)),  # the only step is the usual one
        ((0, 1, 2, 4.4, 5.4), (0, 1, 2, 3.2, 4.4, 5.4)),  # nearer to two steps than to three
        ((0, 1, 2, 4.6, 5.6), (0, 1, 2, 2 + 2.6 / 3, 2 + 5.2 / 3, 4.6, 5.6)),
        ((0,), (0,)),
    ],
)
def test_a_gap_gets_as_many_cards_as_it_has_room_for(
    steps: tuple[float, ...], filled: tuple[float, ...]
) -> None:
    found = middles(fill_gaps(row_at(*steps), LOCATE))
    assert found[:, 0] == pytest.approx([100 + PITCH * step for step in filled])
    assert found[:, 1] == pytest.approx(80)


def test_only_steps_along_the_row_make_a_gap() -> None:
    frames = [frame_at(100 + PITCH * k, y) for k, y in enumerate((80, 80, 170, 80))]
    assert len(fill_gaps(plane_of(*frames), LOCATE).frames) == 4


def test_a_filled_card_lies_between_its_neighbours_in_place_turn_and_size() -> None:
    left, right = (
        frame_at(100 + PITCH, 80, turn=2),
        frame_at(100 + PITCH * 4, 110, turn=8, size=1.3),
    )
    plane = fill_gaps(plane_of(frame_at(100), left, right, frame_at(100 + PITCH * 5)), LOCATE)
    assert len(plane.frames) == 6
    for k, part in ((2, 1 / 3), (3, 2 / 3)):
        expected = left[:, :2] + part * (right[:, :2] - left[:, :2])
        assert plane.frames[k][:, :2] == pytest.approx(expected)
        place = (100 + PITCH * (1 + 3 * part), 80 + 30 * part)
        assert middles(plane)[k] == pytest.approx(place)


def lab_of(colours: NDArray[np.int_]) -> NDArray[np.uint8]:
    bgr = colours.astype(np.uint8)[None]
    return np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB)[0], np.uint8)


def picture(*places: float) -> NDArray[np.uint8]:
    """Cards on a grey table, 300 by 160 pixels of Lab; what lies outside is cut off."""
    lab = np.full((160, 300, 3), 128, np.uint8)
    for place in places:
        left, right = round(max(place - WIDTH / 2, 0)), round(max(place + WIDTH / 2, 0))
        for line, colour in enumerate(lab_of(PRINT)):
            top = round(80 + (line - 2.5) * SLOT)
            lab[top : top + round(SLOT), left:right] = colour
    return lab


@pytest.mark.parametrize(
    ("place", "drawn", "leaves"),
    [
        (0.0, True, True),  # the right half is in the picture
        (0.0, False, False),  # ... and shows the table only
        (300.0, True, True),
        (-14.0, True, False),  # too little of it is seen
        (150.0, True, False),  # wholly in the picture
    ],
)
def test_a_card_leaves_the_picture_where_its_seen_half_shows_the_rows_colours(
    place: float,
    drawn: bool,  # noqa: FBT001 - a table
    leaves: bool,  # noqa: FBT001
) -> None:
    lab = picture(place) if drawn else picture()
    template = Template.of(lab_of(PRINT) * PARTS)
    assert leaves_frame(lab, plane_of(frame_at(place)), template, LOCATE) == leaves


def test_no_card_leaves_the_picture_where_there_is_none() -> None:
    template = Template.of(lab_of(PRINT) * PARTS)
    nobody = row_at(0).with_frames(np.empty((0, 2, 3)))
    assert leaves_frame(picture(0), nobody, template, LOCATE) is False


@pytest.mark.parametrize(
    ("met", "costs", "best"),
    [
        ((1.4, 1.9), (0.05, 0.06), 1),  # where all six level lines are, a drawer further
        ((1.3, 1.5), (0.005, 0.08), 0),  # not where the colours say otherwise
        ((1.5, 1.5), (0.02, 0.01), 1),
    ],
)
def test_a_card_lies_where_most_edges_are_unless_its_colours_say_otherwise(
    met: tuple[float, ...], costs: tuple[float, ...], best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missing_cards, "edges_at", lambda *_: np.array(met))
    options = row_at(0, 1)
    nothing = np.zeros((200, 300, 3), np.uint8)
    found = _best_place(nothing, options, np.array(costs), LOCATE)
    assert np.array_equal(found, options.frames[best])


@pytest.mark.parametrize(
    ("steps", "cost", "none"),
    [
        ((0, 1, 1.5, 2, 3, 4), 0.2, [2]),
        ((0, 1, 1.5, 2, 3, 4), 0.05, [2]),  # a mark in the row's colours
        ((0, 1, 1.25, 2, 3, 4), 0.2, [2]),
        ((0, 1, 1.5, 2, 3, 4), 0.0, []),  # which of the three is none cannot be told
        ((0, 1, 2, 3, 4, 5), 0.2, []),  # a covered card in its place
        ((0, 0.5, 1.5, 2.5), 0.2, []),  # at an end
        ((0, 1, 1.9, 2.5, 3.5), 0.2, []),  # laid nearer to one neighbour
        ((0, 0.5), 0.2, []),
    ],
)
def test_what_lies_between_two_cards_and_shows_the_colours_worst_is_none(
    steps: tuple[float, ...], cost: float, none: list[int]
) -> None:
    costs = np.zeros(len(steps))
    costs[min(2, len(steps) - 1)] = cost
    assert np.flatnonzero(between(row_at(*steps), costs, LOCATE)).tolist() == none


@pytest.mark.parametrize(
    ("faded", "spoilt", "hidden"),
    [
        ((0.75, 0.55, 0, 0), [2, 0, 0, 0], [0, 0, 0, 0]),
        ((0, 0, 0.55, 0.75), [0, 0, 0, 2], [0, 0, 0, 0]),
        ((0.75, 0, 0, 0), [2, 0, 0, 0], [2, 0, 0, 0]),  # no card beside it shows the like
        ((0.75, 0, 0.55, 0), [2, 0, 0, 0], [2, 0, 0, 0]),  # the next card but one does
        ((0.75, 0.75, 0.55, 0), [2, 2, 0, 0], [2, 0, 0, 0]),  # the next is not told itself
    ],
)
def test_light_that_fades_from_card_to_card_hides_none(
    faded: tuple[float, ...], spoilt: list[int], hidden: list[int]
) -> None:
    places = [60 + PITCH * card for card in range(len(faded))]
    lab = picture(*places)
    for place, part in zip(places, faded, strict=True):
        # The red drawer, so far on its way to grey.
        red = PRINT[:1] + part * (np.array([[120, 90, 70]]) - PRINT[:1])
        left, top = round(place - WIDTH / 2), round(80 - 2.5 * SLOT)
        lab[top : top + round(SLOT), left : left + round(WIDTH)] = lab_of(red.round().astype(int))[
            0
        ]
    row = plane_of(*[frame_at(place) for place in places])
    template = Template.of(lab_of(PRINT) * PARTS)
    assert spoilt_spots(lab, row, template, LOCATE).tolist() == spoilt
    assert hidden_spots(lab, row, template, LOCATE).tolist() == hidden

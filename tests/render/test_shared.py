"""Drawings that share what they repeat show what each would show by itself, in less room."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Field
from sideboards_score.model.drawing import Drawing, Point
from sideboards_score.render.drawings.board import drawn_grid
from sideboards_score.render.drawings.shared import shared_svg
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.sentences.verdicts import groups_about
from tests.conftest import quick_first
from tests.render.conftest import RandomScore

Mark = tuple[object, ...]
"""What is drawn at one place: its kind, where, in which colours."""

NEAR = 0.35
"""Units: what is moved is rounded a few times."""
MOST = 75_000
"""Letters of six drawn sideboards: with everything around them the page has under 100,000."""


def drawings(score: GameScore) -> list[tuple[Drawing, str]]:
    drawn = []
    for player in score.players:
        groups = groups_about([Field.TOTAL], player)
        items, bottom = drawn_grid(player.player.sideboard, groups, {}, 0, 720)
        drawn.append((Drawing(720, round(bottom), tuple(items)), f"<{player.name}>"))
    return drawn


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def points_of(element: ET.Element) -> Iterator[Point]:
    """Where a shape goes, or a text stands."""
    if "points" in element.attrib:
        found = numbers(element.attrib["points"])
        yield from zip(found[::2], found[1::2], strict=True)
    elif "d" in element.attrib:
        x = y = 0.0
        found = numbers(element.attrib["d"])
        for right, down in zip(found[::2], found[1::2], strict=True):
            x, y = x + right, y + down
            yield x, y
    else:
        yield float(element.get("x", "0")), float(element.get("y", "0"))


def marks(
    root: ET.Element, known: dict[str, ET.Element], by: Point = (0, 0)
) -> Iterator[tuple[Mark, list[Point]]]:
    """All that a browser draws of it, in its order; what is referred to is drawn there."""
    for element in root:
        kind = element.tag.rpartition("}")[2]
        if kind in ("title", "defs"):
            continue
        if kind in ("use", "g"):
            at = (by[0] + float(element.get("x", "0")), by[1] + float(element.get("y", "0")))
            inside = known[element.attrib["href"][1:]] if kind == "use" else element
            yield from marks(inside, known, at)
            continue
        look = [element.get(name) for name in ("fill", "stroke", "stroke-width", "font-size")]
        yield (
            (element.text or "", *look),
            [(x + by[0], y + by[1]) for x, y in points_of(element)],
        )


def single(found: Iterator[tuple[Mark, list[Point]]]) -> list[tuple[Mark, list[Point]]]:
    """The marks with an area and its line, a text and its edge, each as one."""
    joined: list[tuple[Mark, list[Point]]] = []
    for mark, points in found:
        before = joined[-1] if joined else None
        text, fill, stroke, width, size = mark
        if before and before[1] == points and before[0][0] == text:
            old = before[0]
            if text and old[1] == "none":
                joined[-1] = ((text, fill, old[2], old[3], size), points)
                continue
            if not text and old[2] is None and fill == "none":
                joined[-1] = ((text, old[1], stroke, width, size), points)
                continue
        joined.append((mark, points))
    return joined


@pytest.mark.parametrize("seed", quick_first(5, range(25)))
def test_what_is_shared_draws_the_same_in_the_same_order(
    random_score: RandomScore, seed: int
) -> None:
    wanted = drawings(random_score(seed))
    roots = [ET.fromstring(text) for text in shared_svg(wanted)]  # noqa: S314 - our own text
    known = {each.attrib["id"]: each for root in roots for each in root.iter("g")}
    for (drawing, title), root in zip(wanted, roots, strict=True):
        assert root.findtext("title") == title
        whole = ET.fromstring(svg_text(drawing, title))  # noqa: S314 - the same
        expected, found = single(marks(whole, {})), single(marks(root, known))
        assert [mark for mark, _ in found] == [mark for mark, _ in expected]
        for (mark, points), (_, others) in zip(found, expected, strict=True):
            for point, other in zip(points, others, strict=True):
                assert point == pytest.approx(other, abs=NEAR), mark


@pytest.mark.slow
def test_six_sideboards_leave_room_on_a_page_of_100_kilobytes(random_score: RandomScore) -> None:
    scores = [random_score(seed) for seed in range(120)]
    texts = [shared_svg(drawings(score)) for score in scores if len(score.players) == 6]
    assert len(texts) > 5
    assert max(sum(map(len, each)) for each in texts) < MOST
    assert all("".join(each).count("<defs>") == 1 for each in texts)

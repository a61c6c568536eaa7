"""The part of a photo that is drawn upon."""

from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from sideboards_score.model.cards import Card
from sideboards_score.model.reading import CardReading, DrawerReading, Quad, Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.backdrop import backdrop


def test_a_row_at_the_edge_of_the_photo_gets_room_for_numbers(tmp_path: Path) -> None:
    pixels = np.full((300, 800, 3), 200, np.uint8)
    pixels[20:280, 0:800] = (0, 0, 255)
    path = tmp_path / "edge.png"
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    drawers = tuple(
        DrawerReading(drawer, 1.0, 1.0, color_sure=True, handle_sure=True)
        for drawer in Card.of("RfTPsOKb").drawers
    )
    cards = tuple(
        CardReading(drawers, Quad((x, 20), (x + 100, 20), (x + 100, 280), (x, 280)))
        for x in range(0, 800, 100)
    )
    shown = backdrop(str(path), 0, Reading(str(path), cards, 1.0, (800, 300)), 1600)
    assert shown.width == 1600
    first = shown.cells[Place(Line(1), Column(1))]
    last = shown.cells[Place(Line(5), Column(8))]
    assert first[0][0] > 60
    assert first[0][1] > 60
    assert last[2][0] < shown.width - 60
    assert last[2][1] < shown.height - 60
    (tmp_path / "part.jpg").write_bytes(shown.jpeg)
    with Image.open(tmp_path / "part.jpg") as part:
        assert part.size == (shown.width, shown.height)
        at = (round(first[0][0] + 20), round(first[0][1] + 20))
        pixel = part.getpixel(at)
        assert isinstance(pixel, tuple)
        assert pixel[0] > 240
        assert pixel[1] < 20

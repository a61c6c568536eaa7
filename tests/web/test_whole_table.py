"""The whole table in one photo: a row for each player, exchanged where somebody sits elsewhere."""

import sys

import cv2
import pytest

from tests.conftest import ROOT
from tests.web.serving import Phone

sys.path.insert(0, str(ROOT / "tests" / "photo" / "render"))
from tests.photo.scenes.several import make_table_photo

pytestmark = pytest.mark.usefixtures("opencv")


def likely(phone: Phone, seat: int) -> tuple[str, ...]:
    reading = phone.read(seat)["photo"]["reading"]
    assert reading is not None, phone.seat(seat)["photo"]
    return tuple(reading["likely"])


def test_each_player_gets_a_row_from_the_top_down_and_can_take_another(phone: Phone) -> None:
    pixels, truth = make_table_photo(102, 2, size=(2400, 1800), tags=frozenset({"above"}))
    jpeg = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()
    phone.begin("Ann", "Ben", "Cid", deck="retail")
    phone.post("/p/3/card", {"cards": "1 2 3 4 5 6 7 8"})
    phone.post("/p/3/done")
    answer = phone.client.post(
        f"{phone.game}/photo",
        files={"photo": ("table.jpg", jpeg, "image/jpeg")},
        headers={"origin": phone.server.address},
    )
    assert answer.status_code == 200
    assert phone.seat(3)["state"] == "ready", "whoever is ready keeps what was entered"
    for seat in (1, 2):
        assert likely(phone, seat) == truth.rows[seat - 1].cards
    assert phone.get("/p/1/photo.jpg").headers["content-type"] == "image/jpeg"
    assert 'name="row"' in phone.get("/p/1").text
    phone.post("/p/1/row", {"row": "2"})
    assert likely(phone, 1) == truth.rows[1].cards
    phone.post("/p/1/undo")
    assert phone.tell("/p/1/row", row="99").status_code == 422
    assert phone.tell("/p/3/row", row="1").status_code == 422

"""A photo loses everything but its picture, by its bytes alone."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from sideboards_score.errors import RefusedError
from sideboards_score.photo.load.stripped import stripped_jpeg
from tests.conftest import ROOT

PHOTOS = sorted((ROOT / "samples" / "photos").glob("*.jpg"))
SECRET = b"SECRETPLACE"


def told(**options: object) -> bytes:
    """A JPEG with metadata of every kind."""
    picture = Image.effect_noise((120, 80), 60).convert("RGB")
    exif = picture.getexif()
    exif[0x010F] = SECRET.decode()
    exif[0x0112] = 6
    data = BytesIO()
    picture.save(data, "JPEG", exif=exif, comment=SECRET, **options)
    whole = data.getvalue()
    more = b"\xff\xed" + (len(SECRET) + 2).to_bytes(2, "big") + SECRET  # as Photoshop writes
    return whole[:2] + more + whole[2:] + b"\xff\xd8\xff" + SECRET  # a film behind the picture


@pytest.mark.parametrize("photo", PHOTOS, ids=lambda path: path.stem)
def test_the_picture_stays_the_same(photo: Path) -> None:
    data = photo.read_bytes()
    bare = stripped_jpeg(data)
    before, after = Image.open(BytesIO(data)), Image.open(BytesIO(bare.data))
    assert before.size == after.size == bare.size
    assert before.tobytes() == after.tobytes()


@pytest.mark.parametrize("progressive", [False, True])
def test_nothing_else_stays_but_which_way_up_it_is(progressive: bool) -> None:  # noqa: FBT001 - a case
    data = told(progressive=progressive, restart_marker_blocks=3)
    assert data.count(SECRET) == 4
    bare = stripped_jpeg(data).data
    assert SECRET not in bare
    picture = Image.open(BytesIO(bare))
    assert dict(picture.getexif()) == {0x0112: 6}
    assert picture.tobytes() == Image.open(BytesIO(data)).tobytes()
    assert stripped_jpeg(bare).data == bare


def test_the_colour_profile_stays() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    bare = stripped_jpeg(told(icc_profile=profile)).data
    assert Image.open(BytesIO(bare)).info["icc_profile"] == profile


@pytest.mark.parametrize("kept", [200, 1500, 2500])
def test_a_cut_off_photo_stays_cut_off(kept: int) -> None:
    data = told()[: 900 + kept]
    bare = stripped_jpeg(data).data
    assert SECRET not in bare
    assert not bare.endswith(b"\xff\xd9")


@pytest.mark.parametrize(
    "data",
    [b"\xff\xd8\xff", b"\xff\xd8\xff\xd9", b"\xff\xd8\xff\xe1\0\1", b"\xff\xd8" + b"\xff" * 9],
)
def test_what_has_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(RefusedError, match="photo-damaged"):
        stripped_jpeg(data)

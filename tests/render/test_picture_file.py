"""Pictures as files: the ending names the format, and there is a whole file or none."""

import errno
from pathlib import Path

import pytest
from PIL import Image

from sideboards_score.errors import FileError
from sideboards_score.model.drawing import Drawing, Label, Shape
from sideboards_score.render.drawings.picture_file import write_drawing

RED = "#c8322b"
SQUARE = ((0.0, 0.0), (40.0, 0.0), (40.0, 30.0), (0.0, 30.0))
DRAWING = Drawing(40, 30, (Shape(SQUARE, fill=RED), Label((4, 20), "Rf", 14, "#ffffff")))

KINDS = {
    **dict.fromkeys((".jpg", ".jpeg", ".JPG"), "JPEG"),
    **dict.fromkeys((".tif", ".tiff"), "TIFF"),
    ".png": "PNG",
    ".webp": "WEBP",
    ".bmp": "BMP",
    ".avif": "AVIF",
    ".gif": "GIF",
}


@pytest.mark.parametrize("ending", KINDS)
def test_the_ending_names_the_format(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"row{ending}"
    write_drawing(path, DRAWING)
    with Image.open(path) as picture:
        assert (picture.format, picture.size) == (KINDS[ending], (40, 30))
        shade = picture.convert("RGB").getpixel((36, 26))
    assert isinstance(shade, tuple)
    assert all(abs(one - other) < 25 for one, other in zip(shade, (200, 50, 43), strict=True))
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ["", ".txt", ".svg", ".heic", ".pdf"])
def test_other_endings_are_refused_and_nothing_is_written(tmp_path: Path, ending: str) -> None:
    with pytest.raises(FileError) as found:
        write_drawing(tmp_path / f"row{ending}", DRAWING)
    assert (found.value.key, found.value.values) == ("overlay-ending", {"ending": ending})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("step", ["write_bytes", "replace"])
def test_a_full_disk_leaves_no_part_of_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(self: Path, *_: object) -> None:
        self.touch()
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Path, step, full)
    with pytest.raises(FileError) as found:
        write_drawing(tmp_path / "row.png", DRAWING)
    assert found.value.key == "save-failed"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError) as found:
        write_drawing(tmp_path / "none" / "row.png", DRAWING)
    assert found.value.where[0].name == str(tmp_path / "none" / "row.png")

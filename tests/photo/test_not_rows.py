"""Pictures of other things are never read as a row."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_noise import Array

from sideboards_score.errors import RefusedError
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.photo.not_rows import near
from tests.photo.not_rows.collection import NOT_ROWS, TOPICS, not_a_row
from tests.photo.not_rows.paper import Bgr


@pytest.mark.slow
def test_there_are_more_than_a_hundred_kinds_and_each_is_another() -> None:
    assert len(NOT_ROWS) == sum(len(topic.KINDS) for topic in TOPICS) > 100
    some = [not_a_row(name)[::20, ::20] for name in list(NOT_ROWS)[::6]]
    for index, one in enumerate(some):
        assert all(not np.array_equal(one, other) for other in some[:index])


def test_the_same_seed_draws_the_same_picture() -> None:
    assert np.array_equal(not_a_row("flags of five bands", 2), not_a_row("flags of five bands", 2))
    assert not np.array_equal(not_a_row("flags of five bands", 2), not_a_row("flags of five bands"))


def shown_by(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[list[Bgr], near.Codes]]:
    """The colours of the columns that a kind of `near` draws."""
    seen: list[tuple[list[Bgr], near.Codes]] = []
    whole = near._columns

    def noting(colors: list[Bgr], codes: near.Codes, *rest: int) -> Array:
        seen.append((colors, codes))
        return whole(colors, codes, *rest)

    monkeypatch.setattr(near, "_columns", noting)
    near.KINDS[name](np.random.default_rng(seed))
    monkeypatch.undo()
    yield from seen


@pytest.mark.parametrize("name", sorted(near.KINDS))
def test_no_grid_has_eight_columns_of_the_same_five_colours_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(1, 8):
        for _, codes in shown_by(name, seed, monkeypatch):
            sets = {frozenset(column) for column in codes}
            same = len(sets) == 1 and len(codes[0]) == len(next(iter(sets))) == 5
            assert not (same and len(codes) == 8)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(NOT_ROWS))
def test_what_is_no_row_is_not_read(name: str, tmp_path: Path) -> None:
    path = tmp_path / "shot.jpg"
    path.write_bytes(cv2.imencode(".jpg", not_a_row(name))[1].tobytes())
    with pytest.raises(RefusedError):
        read_photo(str(path), None, ReadOptions())

"""Names in pictures: fonts of the system where they have the letters, else a stand-in."""

from collections.abc import Iterator

import pytest

from sideboards_score.render.drawings import fonts
from sideboards_score.service.pictures.stand_ins import found_stand_ins
from sideboards_score.words import Words


@pytest.fixture(autouse=True)
def only_latin_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer without fonts for other scripts."""
    monkeypatch.setattr(fonts, "_FONTS", ())
    monkeypatch.setattr(fonts, "_MORE_FONTS", ())
    fonts._best.cache_clear()
    yield
    fonts._best.cache_clear()


@pytest.mark.parametrize(
    ("text", "missing"), [("Zoë Müller-Ørsted", ""), ("李 Ann", "李"), ("Ann 🎲", "🎲"), ("", "")]
)
def test_letters_that_no_font_has_are_known_before_drawing(text: str, missing: str) -> None:
    assert fonts.undrawable(text) == set(missing)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ann", "Zoë"], {}),
        (["Ann 🎲", "李小龍"], {"Ann 🎲": "Ann", "李小龍": "Player 2"}),
        (["Ann", "Ann 🎲"], {"Ann 🎲": "Player 2"}),
        (["李 1", "王 1"], {"李 1": "1", "王 1": "Player 2"}),
    ],
)
def test_names_that_cannot_be_drawn_get_another_one(
    names: list[str], expected: dict[str, str]
) -> None:
    assert found_stand_ins(names, fonts.undrawable, Words("en")) == expected

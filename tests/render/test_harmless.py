"""What users typed, in messages: nothing hidden, nothing endless; and figures stay with names."""

import pytest

from sideboards_score.errors import FileError, UsageError, Where
from sideboards_score.render.page import plain_text, row, wrapped
from sideboards_score.words import LANGUAGES, Words
from sideboards_score.words.harmless import harmless, shortened

EN = Words("en")


def tags(text: str) -> str:
    """The letters that nobody sees, in which some flags are spelled."""
    return "".join(chr(0xE0000 + ord(letter)) for letter in text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann\u200b", "Ann\\u200b"),
        ("\u202egnp.exe", "\\u202egnp.exe"),
        ("a\u2066b\u2069", "a\\u2066b\\u2069"),
        ("\ufeffAnn", "\\ufeffAnn"),
        ("so\u00adlo", "so\\xadlo"),
        ("two\nlines\x1b[2J", "two\\nlines\\x1b[2J"),
        ("Ann\u200dBen", "Ann\\u200dBen"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("न\u200dन", "न\u200dन"),
        ("a" + 10 * "\u0301", "a" + 8 * "\u0301" + 2 * "\\u0301"),
        ("Nguyễ\u0302\u0303n", "Nguyễ\u0302\u0303n"),
        ("🏴" + tags("gbeng\x7f"), "🏴" + tags("gbeng\x7f")),
        ("🏴" + tags("no"), "🏴\\U000e006e\\U000e006f"),
        ("Zoë 李雷 « a »\u00a0!", "Zoë 李雷 « a »\u00a0!"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, shown: str) -> None:
    assert harmless(text) == shown
    assert harmless(shown) == shown
    assert shown in EN("wins", names=[text], count=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_very_long_values_are_shortened_in_messages(language: str) -> None:
    typed = "abc" + 5000 * "x" + "xyz"
    error = UsageError("claim-spelling", (Where("player", typed),), text=typed)
    message = Words(language).problem(error)
    assert len(message) < 400
    assert "abcxxx" in message
    assert "xxxyz" in message


def test_file_names_are_never_shortened() -> None:
    path = "folder/" * 40 + "game.yaml"
    assert path in EN.problem(FileError("file-missing", (Where("file", path),)))


def test_short_values_stay_whole() -> None:
    assert shortened("x" * 100) == "x" * 100
    assert len(shortened("x" * 101)) < 100


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_ends_between_a_name_and_its_figure(width: int) -> None:
    text = "Anna 7, Ben Li 6, Frida 4, Zoë 2 and so on (card 12), 3 4 5 6 7 8 9"
    lines = plain_text(wrapped([row(text)], width)).splitlines()
    assert " ".join(lines) == text
    for named in ("Anna 7,", "Li 6,", "Frida 4,", "Zoë 2", "(card 12),"):
        assert any(named in line for line in lines)


def test_a_name_as_long_as_the_line_leaves_its_figure() -> None:
    lines = plain_text(wrapped([row("Maximiliane 7")], 11)).splitlines()
    assert lines == ["Maximiliane", "7"]

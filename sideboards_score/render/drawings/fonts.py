"""Fonts of the system for texts in pictures; the program brings none along."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PIL import ImageFont

_FONTS = (
    "DejaVuSans-Bold.ttf",
    "Verdana_Bold.ttf",
    "verdanab.ttf",
    "Arial Bold.ttf",
    "arialbd.ttf",
)
_MORE_FONTS = (
    "NotoSansCJK-Bold.ttc",
    "NotoSansCJK-Regular.ttc",
    "Arial Unicode.ttf",
    "Hiragino Sans GB.ttc",
    "AppleSDGothicNeo.ttc",
    "msyhbd.ttc",
    "YuGothB.ttc",
    "malgunbd.ttf",
    "Nirmala.ttf",
    "NotoSansCJKjp-Bold.otf",
    "DroidSansFallbackFull.ttf",
    "wqy-zenhei.ttc",
    "wqy-microhei.ttc",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "FreeSansBold.ttf",
    "unifont.otf",
    "unifont.ttf",
)
"""What Linux, macOS and Windows have for other scripts; looked at only for texts that need them."""

_TYPED = dict(zip("“”„«»’‘–—ØøŁłÆæŒœß", '"""""\'\'--OoLlAaOos', strict=True))

_PROBE = 24
_NOWHERE = "\U0010ffff"
"""A code point that no font draws: what is drawn in its place means "no such letter"."""

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def font_for(text: str, size: float) -> Font:
    """The first bold font that draws a whole text, else the one that lacks the fewest letters."""
    return _loaded(_best(frozenset(text)), round(size)) or ImageFont.load_default(round(size))


def drawable(text: str) -> str:
    """The text with plain letters for those that no font at hand has: `u` for `ü`.

    Even the font that Pillow brings along, for a computer without any, has those.
    """
    missing = _lacking(_best(frozenset(text)), frozenset(text))
    return "".join(_plain(letter) if letter in missing else letter for letter in text)


def undrawable(text: str) -> frozenset[str]:
    """The letters of a text that the font at hand does not have, nor a plain letter for them."""
    letters = frozenset(drawable(text))
    return _lacking(_best(letters), letters)


def lacking_in(text: str, files: Sequence[str]) -> frozenset[str]:
    """The letters of a text that none of these font files draws."""
    letters = frozenset(text)
    for file in files:
        if letters:
            letters = _lacking(file, letters)
    return letters


def lacking_here(text: str) -> frozenset[str]:
    """The letters of a text that no font of the system draws, as far as those are known."""
    return lacking_in(text, [name for name in (*_FONTS, *_MORE_FONTS) if _loaded(name, _PROBE)])


def _plain(letter: str) -> str:
    """The letter without its marks; quotation marks and dashes as a typewriter has them."""
    return _TYPED.get(letter) or unicodedata.normalize("NFKD", letter)[0]


@lru_cache(maxsize=1000)
def _best(letters: frozenset[str]) -> str | None:
    """The font for these letters; None stands for the one that Pillow brings along."""
    lacking: dict[str | None, int] = {}
    for name in (*_FONTS, None, *_MORE_FONTS):
        if name is None or _loaded(name, _PROBE):
            lacking[name] = len(_lacking(name, letters))
            if not lacking[name]:
                return name
    return min(lacking, key=lambda name: lacking[name])


def _lacking(name: str | None, letters: frozenset[str]) -> frozenset[str]:
    return frozenset(letter for letter in letters if not _has(name, letter))


@lru_cache(maxsize=10_000)
def _has(name: str | None, letter: str) -> bool:
    """Whether a font draws a letter; spaces, joiners and marks upon letters need no drawing."""
    if unicodedata.category(letter)[0] in "CMZ":
        return True
    font = _loaded(name, _PROBE) or ImageFont.load_default(_PROBE)
    return bytes(font.getmask(letter)) != bytes(font.getmask(_NOWHERE))


@lru_cache(maxsize=200)
def _loaded(name: str | None, size: int) -> ImageFont.FreeTypeFont | None:
    """A font of the system, searched where the system keeps them."""
    if name is None:
        return None
    try:
        return ImageFont.truetype(name, size)
    except OSError:
        return None

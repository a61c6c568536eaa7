"""The sheet as a file: PDF, PNG, SVG or HTML, all from one layout in Typst."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from sideboards_score.model.drawing import Drawing
from sideboards_score.render.drawings.svg import FONT, svg_items
from sideboards_score.render.sheet.blank import Blank
from sideboards_score.render.sheet.content import Sheet
from sideboards_score.render.sheet.data import Data, blank_data, sheet_data

Format = Literal["pdf", "png", "svg", "html"]
FORMATS: Mapping[str, Format] = {".pdf": "pdf", ".png": "png", ".svg": "svg", ".html": "html"}
"""The format of a sheet by the ending of its file."""

PAPERS = ("a4", "letter")
PHONE = "phone"
"""In place of a kind of paper: as wide as a phone, and as tall as it gets."""

_LAYOUTS = Path(__file__).parent / "layout"
_TYPST_PAPERS = {"letter": "us-letter"}
_PHONE_PIXELS, _PAPER_PIXELS = 216, 200
"""Pixels per inch: 390 points of a phone are 1170 pixels, as many as its screen is wide."""

LIBRARIES = {
    "typst": "typst",
    "manimgx_fonts": "manimgx-fonts",
    "manimgx_fonts_cjk": "manimgx-fonts-cjk",
}
"""What the extra `sheet` installs: module and package."""
_FONTS = ("Noto Sans", "Noto Sans CJK JP", "Noto Emoji")
"""In this order; a letter that none of them has is looked for in all others."""


def missing_libraries() -> list[str]:
    """The packages of the extra that are not installed."""
    return [package for module, package in LIBRARIES.items() if find_spec(module) is None]


def font_files() -> Iterator[Path]:
    """The fonts that the extra brings along."""
    for folder in _font_folders():
        yield from sorted(path for path in folder.iterdir() if path.suffix in (".ttf", ".ttc"))


def _font_folders() -> Iterator[Path]:
    for module in LIBRARIES:
        spec = find_spec(module) if "fonts" in module else None
        if spec and spec.origin:
            yield Path(spec.origin).parent


def sheet_bytes(
    sheet: Sheet | Blank, form: Format, paper: str, *, more_fonts: bool = False
) -> bytes:
    """The sheet in a format on a kind of paper; the same sheet gives the same bytes.

    `more_fonts` looks for letters in the fonts of the system, too.
    """
    if isinstance(sheet, Blank):
        layout, data = "blank.typ", blank_data(sheet)
    else:
        layout, data = "game.typ", sheet_data(sheet)
    made = _compiled(layout, data, form, paper, more_fonts=more_fonts)
    if form == "html":
        return _with_drawings(made.decode(), sheet).encode()
    return _with_text(made.decode(), sheet).encode() if form == "svg" else made


def _compiled(layout: str, data: Data, form: Format, paper: str, *, more_fonts: bool) -> bytes:
    import typst  # noqa: PLC0415 - an extra

    folders = [str(folder) for folder in _font_folders()]
    # Typst brings serifs along, which would stand in for letters that Noto Sans has elsewhere
    fonts = typst.Fonts(
        include_system_fonts=more_fonts, include_embedded_fonts=False, font_paths=folders
    )
    others = [family for family in fonts.families() if family.startswith("Noto Sans")]
    settings = {
        "format": form,
        "paper": _TYPST_PAPERS.get(paper, paper),
        "fonts": list(dict.fromkeys([*_FONTS, *others])),
    }
    compiler = typst.Compiler(
        _LAYOUTS / layout,
        root=_LAYOUTS,
        font_paths=fonts,
        sys_inputs={"sheet": json.dumps({**data, **settings})},
    )
    pixels = _PHONE_PIXELS if paper == PHONE else _PAPER_PIXELS
    made = compiler.compile(format=form, ppi=pixels, timestamp=0)
    if not isinstance(made, bytes):
        raise TypeError("a sheet is one page")
    return made


_PLACE = re.compile(r'(<div class="[a-z]+" id="([a-z]+-[0-9]+)">)(?=</div>)')
"""Where the layout keeps a place for a drawing; no text of a user has such brackets any more."""


def _with_drawings(page: str, sheet: Sheet | Blank) -> str:
    """The page with each drawing in its place: as SVG whose letters can be selected."""
    drawings = {
        f"goal-{number}": (goal.pattern, goal.told) for number, goal in enumerate(sheet.goals)
    }
    if isinstance(sheet, Sheet):
        for number, board in enumerate(sheet.boards):
            drawings[f"board-{number}"] = (board.drawing, board.told)
    return _PLACE.sub(lambda found: found[1] + _inline(*drawings[found[2]]), page)


def _inline(drawing: Drawing | None, told: str) -> str:
    if drawing is None:
        return ""
    box = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    head = f'<svg {box} role="img" aria-label={quoteattr(told)} font-family="{FONT}">'
    return f"{head}{svg_items(drawing.items)}</svg>"


def _with_text(picture: str, sheet: Sheet | Blank) -> str:
    """The picture with its title and figures as text, for those who do not see it.

    Its letters are outlines, so that it looks the same on every computer.
    """
    head, tag, rest = picture.partition(">")
    told = "\n".join(_told(sheet))
    return f"{head}{tag}<title>{escape(sheet.title)}</title><desc>{escape(told)}</desc>{rest}"


def _told(sheet: Sheet | Blank) -> Sequence[str]:
    if isinstance(sheet, Blank):
        return sheet.help
    lines = [" · ".join(sheet.facts), *filter(None, [sheet.warning])]
    for line in sheet.pad.lines:
        cells = zip(sheet.pad.names, line.cells, strict=True)
        lines.append(f"{line.label}: " + ", ".join(f"{name} {cell.text}" for name, cell in cells))
    return [*lines, *sheet.result, *sheet.notes]

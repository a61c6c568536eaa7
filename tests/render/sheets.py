"""Sheets of the samples, opened again."""

import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pypdf
import pypdfium2
from PIL import Image

from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.documents.document import to_text
from sideboards_score.render.documents.score import score_document
from sideboards_score.render.sheet.content import sheet_of
from sideboards_score.render.sheet.typeset import PHONE, Format, sheet_bytes
from sideboards_score.service.scoring import request_of, score_request
from sideboards_score.words import Words
from tests.test_samples import GAMES


@cache
def scored(name: str) -> GameScore:
    """A sample, scored."""
    return score_request(request_of(str(GAMES / name), GameOptions())).score


@cache
def sheet(name: str, form: Format, paper: str = "a4", language: str = "en") -> bytes:
    """The sheet of a sample."""
    content = sheet_of(scored(name), Words(language), narrow=paper == PHONE)
    return sheet_bytes(content, form, paper)


def document(name: str, language: str = "en") -> dict[str, Any]:
    """What `score --json` says of a sample."""
    found: dict[str, Any] = json.loads(to_text(score_document(scored(name), Words(language))))
    return found


def pdf_text(data: bytes) -> str:
    """The text of the one page of a PDF."""
    (page,) = pypdf.PdfReader(io.BytesIO(data)).pages
    return page.extract_text()


def pdf_picture(data: bytes, pixels: int) -> Image.Image:
    """How a PDF looks at so many pixels per inch."""
    (page,) = pypdfium2.PdfDocument(data)
    picture: Image.Image = page.render(scale=pixels / 72).to_pil()
    return picture.convert("RGB")


class Html(HTMLParser):
    """A page for the browser: its texts by element, its drawings, what it refers to."""

    EMPTY = frozenset({"meta", "br", "link", "img", "wbr"})

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.texts: dict[str, list[str]] = {}
        self.drawings: list[list[str]] = []
        self.references: list[str] = []
        self.tags: list[str] = []
        self._open: list[str] = []
        self.feed(data.decode())
        self.close()
        assert self._open == [], "every element is closed"

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        names = ("src", "href", "xlink:href", "data", "action", "srcset")
        self.references += [value or "" for name, value in attrs if name in names]
        assert not any(name.startswith("on") for name, _ in attrs)
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")
        if tag == "svg":
            self.drawings.append([])
        if tag not in self.EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        assert not any(name.startswith("on") for name, _ in attrs)
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "svg" in self._open:
            if data.strip():
                self.drawings[-1].append(data)
        elif self._open[-1:] and ("td" in self._open or "th" in self._open):
            self.rows[-1][-1] += data
        for tag in set(self._open):
            self.texts.setdefault(tag, []).append(data)


FIGURES = re.compile(r"(?:(?P<times>\d+|\?) × (?P<each>\d+) = )?(?P<points>\d+–\d+|\d+|–)")


def figures(text: str) -> list[tuple[str | None, str | None, str]]:
    """The cells in a line of the pad: times, each, points."""
    return [
        (found["times"], found["each"], found["points"])
        for found in FIGURES.finditer(text.replace("★", ""))
    ]


def expected_pad(game: Mapping[str, Any], words: Words) -> dict[str, list[Any]]:
    """The lines of the pad by their label, of the document alone."""
    points = game["objectives"]
    row = 2  # all rulebooks: two points for each drawer of a row
    lines: dict[str, list[Any]] = {words("total"): []}
    for player in game["players"]:
        for kind, each, count in (
            ("colors", points["colors"]["points"], "count"),
            ("handles", points["handles"]["points"], "count"),
            ("rows", row, "drawers"),
        ):
            part = player[kind]
            cell = (str(part[count]), str(each), str(part["points"]))
            lines.setdefault(words(f"kind-{kind}"), []).append(cell)
        bonus, swap = str(player["bonus"]["points"]), str(player["swap"])
        if game["variant"] == "four-cards":
            swap = "–"
        if player["bonus"]["rank"] is None and game["solo"] is None:
            bonus = "–"
        lines.setdefault(words("bonus"), []).append((None, None, bonus))
        lines.setdefault(words("swap"), []).append((None, None, swap))
        lines[words("total")].append((None, None, str(player["total"])))
    bounds = [player["bounds"]["total"] for player in game["players"]]
    if any({*ends} != {p["total"]} for ends, p in zip(bounds, game["players"], strict=True)):
        lines[words("pad-possible")] = [
            (None, None, str(low) if low == high else f"{low}–{high}") for low, high in bounds
        ]
    return lines


def codes(game: Mapping[str, Any]) -> Iterator[str]:
    """Every drawer of every sideboard, as it is written on it."""
    for player in game["players"]:
        for card in player["sideboard"]:
            yield from re.findall(r"[RTPOK?][fsbx]?", card)

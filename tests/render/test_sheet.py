"""The score sheet in every format, opened again and compared with the document of `score`."""

import io
import re
import shutil
import subprocess
from collections import Counter
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import pypdf
import pytest
import typst
from PIL import Image, ImageChops, ImageStat

from sideboards_score.render.drawings.board import FILLS, GRID_WIDTH, drawn_grid
from sideboards_score.render.drawings.svg import svg_items
from sideboards_score.render.sentences.marks import groups_of
from sideboards_score.render.sheet import typeset
from sideboards_score.render.sheet.content import sheet_of
from sideboards_score.render.sheet.typeset import FORMATS, PHONE, sheet_bytes
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import quick_first
from tests.render.conftest import RandomScore
from tests.render.sheets import (
    Html,
    codes,
    document,
    expected_pad,
    figures,
    pdf_picture,
    pdf_text,
    scored,
    sheet,
)
from tests.test_samples import SAMPLES

EN = Words("en")
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
LARGEST = "six-players.yaml"
PAPERS = {"a4": (596, 842), "letter": (612, 792)}
"""Points, rounded up: ISO 216, and 8.5 by 11 inches."""

COMBINATION = re.compile(r"\d/\d(?: \d/\d)*")


def pad_of(text: str, words: Words) -> dict[str, list[tuple[str | None, str | None, str]]]:
    """The lines of the pad in the text of a page."""
    labels = [words(key) for key in ("bonus", "swap", "total", "pad-possible")]
    labels += [words(f"kind-{kind}") for kind in ("colors", "handles", "rows")]
    found = {}
    for line in text.splitlines():
        for label in labels:
            cells = line.removeprefix(label + " ")
            if cells != line and label not in found and not re.search(r"[^\W\d_]", cells):
                found[label] = figures(cells)
    return found


IN_LANGUAGES = [(name, LANGUAGES[place % len(LANGUAGES)]) for place, name in enumerate(SAMPLES)]
IN_LANGUAGES += [(LARGEST, language) for language in LANGUAGES]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), sorted(set(IN_LANGUAGES)))
def test_pdf_has_the_figures_of_the_document(name: str, language: str) -> None:
    words, game = Words(language), document(name)
    text = pdf_text(sheet(name, "pdf", language=language))
    assert pad_of(text, words) == expected_pad(game, words)
    for player in game["players"]:
        assert words("points", count=player["total"]) in text
        assert player["name"] in text


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLES)
def test_pdf_has_every_drawer_as_text(name: str) -> None:
    shown = Counter(
        line
        for line in re.split(r"[\n ]", pdf_text(sheet(name, "pdf")))
        if re.fullmatch(r"[RTPOK?][fsbx]?", line)
    )
    for code, count in Counter(codes(document(name))).items():
        assert shown[code] >= count, code


@pytest.mark.parametrize("name", SAMPLES)
def test_html_has_the_figures_of_the_document_and_no_others(name: str) -> None:
    game = document(name)
    page = Html(sheet(name, "html"))
    assert page.rows[0][1:] == [player["name"] for player in game["players"]]
    rows = {label: [figures(cell)[0] for cell in cells] for label, *cells in page.rows[1:]}
    assert rows == expected_pad(game, EN)
    boards = [texts for texts in page.drawings if len(texts) > 10]
    assert len(boards) == len(game["players"])
    for texts, player in zip(boards, game["players"], strict=True):
        drawn = Counter(text for text in texts if re.fullmatch(r"[RTPOK?][fsbx]?", text))
        laid = Counter(codes({"players": [player]}))
        # a code has an edge in the colour of its drawer below it; `?` stands on handles, too
        assert {code: drawn[code] for code in laid if code != "?"} == {
            code: 2 * count for code, count in laid.items() if code != "?"
        }


@pytest.mark.parametrize("name", SAMPLES)
def test_html_lists_the_places_of_every_combination(name: str) -> None:
    told = "".join(Html(sheet(name, "html")).texts["p"])
    for player in document(name)["players"]:
        for kind in ("colors", "handles"):
            for combination in player[kind]["combinations"]:
                places = sorted(combination["drawers"])
                found = [
                    sorted([int(place[0]), int(place[2])] for place in text.split())
                    for text in COMBINATION.findall(told)
                ]
                assert places in found


@pytest.mark.parametrize("name", SAMPLES)
def test_html_is_one_file(name: str) -> None:
    page = Html(sheet(name, "html"))
    assert page.references == []
    assert {"script", "img", "link", "iframe"}.isdisjoint(page.tags)
    text = sheet(name, "html").decode()
    assert "url(" not in text
    assert "@import" not in text
    assert re.findall(r"https?://[^\s\"<]*", text) == []


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="a browser prints it")
@pytest.mark.parametrize("name", [LARGEST, "worked-example.yaml", "unknown-drawers.yaml"])
def test_html_is_printed_on_one_page(name: str, tmp_path: Path) -> None:
    page = tmp_path / "sheet.html"
    page.write_bytes(sheet(name, "html"))
    command = [str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu"]
    printed = [f"--print-to-pdf={tmp_path / 'sheet.pdf'}", f"--user-data-dir={tmp_path / 'own'}"]
    subprocess.run([*command, *printed, page.as_uri()], check=True, capture_output=True)
    assert len(pypdf.PdfReader(tmp_path / "sheet.pdf").pages) == 1


@pytest.mark.parametrize("name", SAMPLES)
def test_svg_is_a_picture_with_the_figures_as_text(name: str) -> None:
    root = ET.fromstring(sheet(name, "svg"))  # noqa: S314 - we have just written it
    title, told = root[0], root[1]
    assert (title.text, told.tag.rpartition("}")[2]) == (EN("head-final"), "desc") or document(
        name
    )["partial"]
    lines = dict(
        line.split(": ", 1)
        for line in (told.text or "").splitlines()
        if re.match(r"[a-z ]+: ", line)
    )
    for label, cells in expected_pad(document(name), EN).items():
        shown = [cell for part in lines[label].split(", ") for cell in figures(part)[-1:]]
        assert shown == cells
    references = [value for node in root.iter() for key, value in node.items() if "href" in key]
    assert all(value.startswith("#") for value in references)
    assert not any(node.tag.endswith(("}image", "}script", "}text")) for node in root.iter())


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    # letters are smoothed otherwise by each renderer; a missing one is larger than that
    small = [picture.convert("RGB").reduce(8) for picture in (one, other)]
    return max(ImageStat.Stat(ImageChops.difference(*small)).mean)


@pytest.mark.parametrize("name", quick_first(3, SAMPLES))
def test_pdf_and_svg_look_like_the_png(name: str, tmp_path: Path) -> None:
    png = Image.open(io.BytesIO(sheet(name, "png")))
    pdf = pdf_picture(sheet(name, "pdf"), 200)
    assert difference(png, pdf.resize(png.size)) < 1.5
    (tmp_path / "s.svg").write_bytes(sheet(name, "svg"))
    source = '#set page(paper: "a4", margin: 0pt)\n#image("s.svg", width: 100%)'
    (tmp_path / "s.typ").write_text(source, encoding="utf-8")
    drawn = typst.compile(tmp_path / "s.typ", format="png", ppi=200)
    assert isinstance(drawn, bytes)
    assert difference(png, Image.open(io.BytesIO(drawn))) < 1.5


def test_a_drawer_left_out_would_be_seen() -> None:
    # what the comparison above is worth: one drawer painted over is a larger difference
    png = Image.open(io.BytesIO(sheet(LARGEST, "png"))).convert("RGB")
    changed = png.copy()
    changed.paste("white", (200, 900, 500, 1000))
    assert difference(png, changed) > 0.3


@pytest.mark.parametrize("name", quick_first(3, SAMPLES))
def test_png_shows_all_colours_of_the_drawers(name: str) -> None:
    picture = Image.open(io.BytesIO(sheet(name, "png"))).convert("RGB")
    colors = {color for _, color in picture.getcolors(1 << 24) or []}
    laid = {drawer.color for p in scored(name).players for c in p.player.sideboard.cards
            for drawer in c.drawers}  # fmt: skip
    for color in laid:
        assert tuple(bytes.fromhex(FILLS[color][0][1:])) in colors, color
    assert picture.getpixel((2, 2)) == (255, 255, 255)


@pytest.mark.parametrize("form", quick_first(1, [*FORMATS.values()]))
def test_the_same_game_gives_the_same_bytes(form: typeset.Format) -> None:
    again = sheet_bytes(sheet_of(scored(LARGEST), EN), form, "a4")
    assert again == sheet(LARGEST, form)


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("seed", quick_first(8, range(32)))
def test_every_game_stands_on_one_page(random_score: RandomScore, seed: int, paper: str) -> None:
    # 1 to 6 players, long names, every edition and variant, all four languages
    content = sheet_of(random_score(seed), Words(LANGUAGES[seed % len(LANGUAGES)]))
    picture = pdf_picture(sheet_bytes(content, "pdf", paper), 72)
    assert picture.size == PAPERS[paper]
    wide, high = picture.size
    upper, lower = (0, 0, wide, 20), (0, high - 20, wide, high)
    left, right = (0, 0, 20, high), (wide - 20, 0, wide, high)
    for edge in (upper, lower, left, right):
        assert picture.crop(edge).getextrema() == ((255, 255),) * 3, "nothing is cut off"


def test_pdf_is_tagged_titled_and_fit_for_screen_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    root: Any = pypdf.PdfReader(io.BytesIO(sheet(LARGEST, "pdf"))).root_object
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "en"
    # Typst itself refuses as PDF/UA-1 what has no alternative text, no title, or a missing glyph.
    compiler = typst.Compiler

    def strict(*args: Any, **options: Any) -> Any:
        compile_ = partial(compiler(*args, **options).compile, pdf_standards="ua-1")
        return SimpleNamespace(compile=compile_)

    monkeypatch.setattr(typst, "Compiler", strict)
    made = sheet_bytes(sheet_of(scored(LARGEST), EN), "pdf", "a4")
    assert b"pdfuaid" in made


def test_pdf_says_nothing_of_when_and_where_it_was_made() -> None:
    about = pypdf.PdfReader(io.BytesIO(sheet(LARGEST, "pdf"))).metadata
    assert about is not None
    assert about.title == EN("head-final")
    assert "/Author" not in about
    assert about.creation_date is None or about.creation_date.year == 1970


def test_sheet_draws_sideboards_with_the_drawing_of_proofs_and_overlays() -> None:
    page = sheet(LARGEST, "html").decode()
    for player in scored(LARGEST).players:
        groups = list(groups_of(player.board))
        items, _ = drawn_grid(player.player.sideboard, groups, {}, 0, GRID_WIDTH)
        assert svg_items(items) in page


@pytest.mark.slow
@pytest.mark.parametrize("name", [LARGEST, "solo.yaml"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_phone_gets_one_tall_picture_with_the_whole_sheet(name: str, language: str) -> None:
    picture = Image.open(io.BytesIO(sheet(name, "png", PHONE, language)))
    assert picture.width == 1170
    assert picture.height > picture.width
    content = sheet_of(scored(name), Words(language), narrow=True)
    text = pdf_text(sheet_bytes(content, "pdf", PHONE))
    for player in document(name)["players"]:
        assert Words(language)("points", count=player["total"]) in text
        for kind in ("colors", "handles", "rows"):
            assert str(player[kind]["points"]) in text.split()


def test_an_undecided_game_says_so_on_its_sheet() -> None:
    text = pdf_text(sheet("unknown-drawers.yaml", "pdf"))
    assert EN("undecided") in text
    assert EN("pad-possible") in text


def test_a_count_in_mid_game_is_headed_as_such() -> None:
    assert EN("head-so-far") in pdf_text(sheet("mid-game.yaml", "pdf"))

"""The score pad: a line for each part, a column for each player, at 80 columns."""

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.cards import Color
from sideboards_score.render.page import WIDTH, Page, plain_text
from sideboards_score.render.sentences.account import PARTS
from sideboards_score.render.sentences.pad import OPEN, Cell, Pad, PadLine, pad_of
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.render.text.grid import STYLES
from sideboards_score.render.text.pad import pad_rows
from sideboards_score.words import LANGUAGES, Words
from tests.render.conftest import RandomScore

EN = Words("en")
LONG = (
    "Maximiliane von Bernstein zu Trostburg",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "李雷和韩梅梅的朋友们都来了",
    "Al",
    "x" * 200,
    "Zoë 🎲🎲🎲🎲🎲🎲🎲🎲",
)
FIGURES = re.compile(r"(?:(\d+|\?) ?× ?(\d+) ?= ?)?(\d+(?:–\d+)?|–)")


@pytest.fixture(scope="module", params=range(40))
def score(request: pytest.FixtureRequest, random_score: RandomScore) -> GameScore:
    found: GameScore = random_score(request.param)
    return found


def pad_lines(page: Page, words: Words) -> dict[str, list[tuple[str, str, str]]]:
    """The figures of every line of the pad by its label: times, each, points."""
    labels = [words(key) for key in ("bonus", "swap", "total", "pad-possible")]
    labels += [words(f"kind-{kind}") for kind in ("colors", "handles", "rows")]
    found = {}
    for line in plain_text(page).split("\n"):
        for label in labels:
            if re.match(rf"  {re.escape(label)} ", line) and label not in found:
                found[label] = FIGURES.findall(line.replace("*", " ")[len(label) + 2 :])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pad_adds_up_and_has_every_figure_of_the_score(score: GameScore, lang: str) -> None:
    words = Words(lang)
    shown = pad_lines(score_page(score, words, short=True), words)
    for place, player in enumerate(score.players):
        board = player.board
        for key, times, points in (
            ("kind-colors", board.colors.count, board.colors.points),
            ("kind-handles", board.handles.count, board.handles.points),
            ("kind-rows", board.rows.drawers, board.rows.points),
        ):
            count, each, product = shown[words(key)][place]
            assert int(product) == points
            assert count == str(times) or (count == "?" and times == 0)
            assert int(each) * times == points
        column = [shown[words(key)][place][2] for key in ("bonus", "swap", "total")]
        assert [0 if text == "–" else int(text) for text in column] == [
            player.bonus.points,
            player.swap,
            player.total,
        ]


def test_what_totals_can_become_stands_below_them_where_it_is_open(score: GameScore) -> None:
    shown = pad_lines(score_page(score, EN, short=True), EN).get(EN("pad-possible"))
    open_ends = any({*player.bounds[:2]} != {player.total} for player in score.players)
    assert (shown is not None) == open_ends
    for (_, _, text), player in zip(shown or [], score.players, strict=False):
        low, _, high = text.partition("–")
        assert (int(low), int(high or low)) == player.bounds[:2]


def test_the_totals_of_the_winners_are_marked_and_they_are_named(score: GameScore) -> None:
    page = plain_text(score_page(score, EN, short=True)).split("\n")
    (total,) = [line for line in page if line.startswith("  total")]
    alone = len(score.players) == 1
    assert total.count("*") == (0 if alone else len(score.winners))
    said = " ".join(line for line in page if line.startswith(("  * ", "    ")))
    for name in () if alone else score.winners:
        assert name in said
    marked = re.findall(r"(\*?) (\d+)", total)
    assert [bool(mark) for mark, _ in marked] == [
        not alone and player.name in score.winners for player in score.players
    ]


def test_the_short_page_is_the_beginning_of_the_long_one(score: GameScore) -> None:
    short, full = score_page(score, EN, short=True), score_page(score, EN)
    assert full[: len(short)] == short
    assert EN("objectives-title") not in plain_text(short)


def test_six_long_names_and_the_largest_figures_fit_80_columns() -> None:
    six = tuple(Cell("144", "12", "12") for _ in range(6))
    lines = [PadLine(part, "bonus rangée", six) for part in PARTS if part != "total"]
    total = PadLine("total", "total", tuple(Cell(str(n)) for n in range(200, 206)))
    ends = PadLine(OPEN, "possible", tuple(Cell("200–235") for _ in range(6)))
    page = pad_rows(Pad(LONG, (True,) * 6, (*lines, total, ends)))
    assert max(cell_len(line.text) for line in page) <= WIDTH
    text = plain_text(page)
    assert text.count("12×12=144") == 6 * 5
    assert [text.count(f"* {n}") for n in range(200, 206)] == [1] * 6
    for name in LONG[:4]:
        drawn = "".join(text.split("bonus")[0].split())
        assert all(letter in drawn for letter in name.replace(" ", "")), "whole, over some lines"
    assert "…" in text, "the one that is too long for five lines"


def test_players_who_do_not_fit_beside_the_others_stand_below_them() -> None:
    wide = tuple(Cell("1234567", "1234", "1234") for _ in range(6))
    total = PadLine("total", "total", tuple(Cell(str(n)) for n in range(6)))
    page = pad_rows(Pad(tuple("ABCDEF"), (False,) * 6, (PadLine("colors", "c", wide), total)))
    lines = plain_text(page).split("\n")
    assert max(map(len, lines)) <= WIDTH
    assert [line.split() for line in lines if "A" in line or "D" in line] == [
        ["A", "B", "C"],
        ["D", "E", "F"],
    ]


def test_what_nothing_is_known_of_has_no_count(random_score: RandomScore) -> None:
    score = random_score(0)
    first = score.players[0]
    cards = first.player.sideboard.cards
    blank = tuple(
        replace(card, drawers=tuple(d._replace(color=Color.UNKNOWN) for d in card.drawers))
        for card in cards
    )
    sideboard = replace(first.player.sideboard, cards=blank)
    nothing = first.board.colors.__class__((), first.board.colors.points_each)
    unseen = first._replace(
        player=first.player._replace(sideboard=sideboard),
        board=first.board._replace(colors=nothing),
    )
    pad = pad_of(replace(score, players=(unseen, *score.players[1:])), EN)
    assert pad.lines[0].cells[0].times == "?"
    assert pad.lines[0].cells[0].points == "0"


def test_each_drawer_has_its_colour_over_the_whole_width_of_its_cell(
    random_score: RandomScore,
) -> None:
    score = random_score(3)
    page = score_page(score, EN)
    lines = [line for line in page if re.match(r" [1-5] ", line.text) and "│" in line.text]
    drawers = [
        card.drawers[line]
        for player in score.players
        for line in range(5)
        for card in player.player.sideboard.cards
    ]
    cells = [span for line in lines for span in line.spans[1:] if span.text != "│"]
    assert [span.style for span in cells] == [STYLES[drawer.color] for drawer in drawers]
    assert {cell_len(span.text) for span in cells} == {8}
    assert [span.text[:2].strip() for span in cells] == [drawer.code for drawer in drawers]

"""What a picture must never hide: codes, handles, signs, titles."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import ImageFont

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.request import PlayerRequest, Request, build_game
from sideboards_score.model.breakdown import GameScore, PlayerScore
from sideboards_score.model.cards import Handle
from sideboards_score.model.claim import Claim, Field, Inquiry, Unit
from sideboards_score.model.drawing import Backdrop, Corners, Label, Point, Shape
from sideboards_score.model.objectives import Kind
from sideboards_score.model.reading import CardReading, DrawerReading, Quad, Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.tuning import TUNING
from sideboards_score.render.drawings.board import FREE, drawn_grid
from sideboards_score.render.drawings.handles import handle_shape
from sideboards_score.render.drawings.lettering import text_lines, text_width
from sideboards_score.render.drawings.outlines import DISPUTED, INK
from sideboards_score.render.drawings.overlay import overlay_drawing
from sideboards_score.render.drawings.proof import WIDTH, players_shown, proof_drawing
from sideboards_score.render.sentences.marks import groups_of
from sideboards_score.render.sentences.verdicts import claim_text, likeliest_digits, right_text
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.scoring import score_game
from sideboards_score.words import Words
from tests.render.conftest import RandomScore

WORDS = Words("en")
OBJECTIVE_NUMBERS = ("3,9,16", "5,11,15", "1,8,29", "7,14,21")

Box = tuple[float, float, float, float]


def demo_score(objectives: str, seed: int = 0, name: str = "Ann") -> GameScore:
    deck = load_deck("demo", Path())
    ids = Random(seed).sample(sorted(deck.cards), 16)
    players = (PlayerRequest(name, tuple(ids[:8])), PlayerRequest("Ben", tuple(ids[8:])))
    request = Request(players, lambda deck: parse_objectives(objectives, deck), deck="demo")
    return score_game(build_game(request))


def box_of(label: Label) -> Box:
    """About the part of a picture that the letters fill."""
    x, y = label.at
    wide = 0.8 * text_width(label.text, label.size)
    left = x - wide / 2 if label.middle else x
    return (left, y - 0.7 * label.size, left + wide, y)


def crosses(one: Point, other: Point, box: Box) -> bool:
    """Whether a line runs through a box; points on the way are close enough for that."""
    left, top, right, bottom = box
    steps = [number / 200 for number in range(201)]
    return any(
        left < one[0] + part * (other[0] - one[0]) < right
        and top < one[1] + part * (other[1] - one[1]) < bottom
        for part in steps
    )


def lines_of(shape: Shape) -> Iterator[tuple[Point, Point]]:
    points = (*shape.points, *shape.points[: 1 if shape.closed else 0])
    return pairwise(points)


def test_what_is_written_on_a_photo_keeps_to_the_part_without_handles() -> None:
    left, right = TUNING.drawers.handle_columns
    assert min(left, 1 - right) >= FREE


@pytest.mark.parametrize("invented", [True, False])
def test_a_proof_says_that_the_deck_is_invented(*, invented: bool) -> None:
    score = demo_score(OBJECTIVE_NUMBERS[0])
    deck = replace(score.game.deck, invented=invented)
    inquiry = Inquiry(replace(score, game=score.game._replace(deck=deck)))
    texts = " ".join(
        item.text for item in proof_drawing(inquiry, {}, WORDS).items if isinstance(item, Label)
    )
    assert (WORDS("invented") in texts) == invented


@pytest.mark.slow
@pytest.mark.parametrize("objectives", OBJECTIVE_NUMBERS)
def test_no_outline_runs_through_a_code(objectives: str) -> None:
    for player in demo_score(objectives).players:
        groups = list(groups_of(player.board))
        items, _ = drawn_grid(player.player.sideboard, groups, {}, 0, WIDTH)
        codes = [item for item in items if isinstance(item, Label) and item.halo]
        strokes = [item for item in items if isinstance(item, Shape) and item.stroke]
        assert len(codes) == 40
        for code in codes:
            for stroke in strokes:
                assert not any(crosses(*line, box_of(code)) for line in lines_of(stroke))


def photographed(player: PlayerScore, turned: float = 0.1) -> tuple[Reading, Backdrop]:
    """A reading of a player's sideboard and a photo of a row that runs down to the right."""
    cells: dict[Place, Corners] = {}
    cards = []
    for column, card in enumerate(player.player.sideboard.cards, 1):
        x = 60 + 190 * (column - 1)
        y = 60 + turned * x
        for line in range(1, 6):
            top = y + 52 * (line - 1)
            square = ((x, top), (x + 180, top + 18), (x + 178, top + 69), (x - 2, top + 51))
            cells[Place(Line(line), Column(column))] = square
        drawers = tuple(DrawerReading(d, 1, 1, True, True) for d in card.drawers)
        cards.append(CardReading(drawers, Quad((0, 0), (1, 0), (1, 1), (0, 1))))
    reading = Reading("a.jpg", tuple(cards), 1.0, (1600, 600))
    return reading, Backdrop(b"", 1600, 600, cells)


@pytest.mark.parametrize("objectives", OBJECTIVE_NUMBERS)
def test_nothing_written_on_a_photo_hides_a_handle(objectives: str) -> None:
    player = demo_score(objectives).players[0]
    reading, backdrop = photographed(player)
    items = overlay_drawing(reading, backdrop, player.board).items
    labels = [item for item in items if isinstance(item, Label) and item.at[1] < backdrop.height]
    plates = [item for item in items if isinstance(item, Shape) and item.fill]
    for corners in backdrop.cells.values():
        left, right = corners[0][0] + 0.3 * 180, corners[0][0] + 0.7 * 180
        handle = (left, corners[0][1] + 14, right, corners[0][1] + 50)
        for label in labels:
            assert not overlap(box_of(label), handle)
        for plate in plates[1:]:
            xs, ys = zip(*plate.points, strict=True)
            assert not overlap((min(xs), min(ys), max(xs), max(ys)), handle)


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_overlay_outlines_what_counts_on_the_photo() -> None:
    player = demo_score("3,9,16").players[0]
    reading, backdrop = photographed(player)
    plain = overlay_drawing(reading, backdrop, None)
    marked = overlay_drawing(reading, backdrop, player.board)
    on_photo = [
        {item.stroke for item in drawing.items if isinstance(item, Shape) and _upper(item)}
        for drawing in (plain, marked)
    ]
    assert on_photo[1] - on_photo[0] >= {"#0b2a8f", "#ffd400"}
    for group in groups_of(player.board):
        middle = [item for item in marked.items if isinstance(item, Label)]
        assert any(item.text == group.sign for item in middle)


def _upper(shape: Shape) -> bool:
    return max(y for _, y in shape.points) < 600


def test_doubtful_drawers_of_an_overlay_are_dashed_and_questioned() -> None:
    reading, backdrop = photographed(demo_score("3,9,16").players[0])
    first = reading.cards[0]
    doubt = first.drawers[2]._replace(handle_sure=False)
    card = first._replace(drawers=(*first.drawers[:2], doubt, *first.drawers[3:]))
    doubtful = Reading("a.jpg", (card, *reading.cards[1:]), 1.0, reading.size)
    items = overlay_drawing(doubtful, backdrop, None).items
    assert any(isinstance(item, Shape) and item.stroke == DISPUTED for item in items)
    assert any(isinstance(item, Label) and item.text == f"{doubt.likely.code}?" for item in items)


@pytest.mark.parametrize("seed", range(20))
def test_signs_fit_their_plates(random_score: RandomScore, seed: int) -> None:
    score = random_score(seed)
    claims = [Claim(p.name, Field.TOTAL, Unit.POINTS, p.total + 3) for p in score.players]
    items = proof_drawing(Inquiry(score, judge(score, claims)), {}, WORDS).items
    font = ImageFont.load_default(100)
    for plate, sign in zip(items, items[2:], strict=False):
        if isinstance(plate, Shape) and plate.fill and isinstance(sign, Label) and sign.middle:
            xs = [x for x, _ in plate.points]
            if min(xs) < sign.at[0] < max(xs):
                assert font.getlength(sign.text) * sign.size / 100 <= max(xs) - min(xs)


@pytest.mark.parametrize("name", ["Ann", "Maximiliane " * 9, "W" * 120, "李" * 60])
def test_titles_and_reasons_are_never_cut(name: str) -> None:
    score = demo_score("3,9,16", name=name.strip())
    claims = [Claim(name.strip(), Field.TOTAL, Unit.POINTS, 3)]
    items = proof_drawing(Inquiry(score, judge(score, claims)), {}, WORDS).items
    texts = [item for item in items if isinstance(item, Label) and not item.middle]
    for item in texts:
        assert item.at[0] + text_width(item.text, item.size) <= WIDTH


def test_lines_hold_the_whole_text() -> None:
    text = "A short word, then " + "x" * 50 + " and the end."
    lines = text_lines(text, 10, 200)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(text_width(line, 10) <= 200 for line in lines)


def texts_of(inquiry: Inquiry) -> Sequence[str]:
    items = proof_drawing(inquiry, {}, WORDS).items
    return [item.text for item in items if isinstance(item, Label)]


@pytest.mark.parametrize(("off", "key"), [(0, "verdict-holds"), (1, "verdict-fails")])
def test_the_heading_tells_the_verdict_and_both_figures(off: int, key: str) -> None:
    score = demo_score("3,9,16")
    player = score.players[0]
    claim = Claim("Ann", Field.TOTAL, Unit.POINTS, player.total + off)
    (verdict,) = judge(score, [claim])
    texts = texts_of(Inquiry(score, (verdict,)))
    heading = texts[: texts.index("1")]
    assert claim_text(claim, WORDS) in heading
    assert WORDS(key) in heading
    assert right_text(verdict, WORDS) in heading


def test_a_slip_on_rows_of_somebody_else_has_a_panel_of_its_own() -> None:
    # Ben's pink row of three taken for his row: then Ann has the longest and the bonus.
    for seed in range(60):
        score = demo_score("3,9,19", seed)
        claim = Claim("Ann", Field.BONUS, Unit.POINTS, 4 - score.players[0].bonus.points)
        inquiry = Inquiry(score, judge(score, [claim]))
        if "Ben" in players_shown(inquiry):
            assert WORDS("disputed", name="Ben") in " ".join(texts_of(inquiry))
            return
    raise AssertionError("no such slip found")


def proof(inquiry: Inquiry, **options: Any) -> tuple[list[str], list[Shape]]:
    """The texts and the shapes of a proof picture."""
    items = proof_drawing(inquiry, {}, WORDS, **options).items
    texts = [item.text for item in items if isinstance(item, Label)]
    return texts, [item for item in items if isinstance(item, Shape)]


@pytest.mark.parametrize(
    ("field", "patterns"), [(Field.COLORS, 1), (Field.TOTAL, 2), (Field.ROWS, 0)]
)
def test_a_proof_draws_the_patterns_that_are_asked_about(field: Field, patterns: int) -> None:
    # demo, no. 3 and 9: X.X/.X. and X./.X, so 3 and 2 dark squares.
    score = demo_score("3,9,16")
    kinds = tuple(Kind) if field is Field.TOTAL else (Kind(field.value),)
    claim = Claim("Ann", field, Unit.POINTS, 999)
    texts, shapes = proof(Inquiry(score, judge(score, [claim]), kinds=kinds))
    dark = [shape for shape in shapes if shape.fill == INK]
    assert len(dark) == {0: 0, 1: 3, 2: 5}[patterns]
    assert any(text.startswith("colours, no. 3: ") for text in texts) == (patterns > 0)


def test_a_proof_names_its_game() -> None:
    inquiry = Inquiry(demo_score("3,9,16"))
    assert proof(inquiry, name="friday")[0][0] == "friday"
    assert proof(inquiry)[0][0] == "Ann and Ben"


def test_the_legend_explains_what_the_picture_has() -> None:
    score = demo_score("3,9,16")
    claim = Claim("Ann", Field.HANDLES, Unit.POINTS, score.players[0].board.handles.points)
    texts, _ = proof(Inquiry(score, judge(score, [claim]), kinds=(Kind.HANDLES,)))
    assert WORDS("legend-handle") in texts
    assert {"flower", "square", "bar", WORDS("legend-places")} <= set(texts)
    assert not {WORDS("legend-color"), WORDS("legend-row"), WORDS("legend-slip")} & set(texts)


def test_only_the_likeliest_slip_lies_on_the_board_unless_all_are_asked_for() -> None:
    score = demo_score("5,11,16")
    board = score.players[0].board
    claim = Claim("Ann", Field.HANDLES, Unit.COUNT, board.handles.count + 1)
    inquiry = Inquiry(score, judge(score, [claim]), kinds=(Kind.HANDLES,))
    (verdict,) = inquiry.verdicts
    assert len(verdict.reasons) > 2
    numbers = {number for digits in likeliest_digits(verdict, "Ann").values() for number in digits}
    assert numbers == {"1"}
    assert WORDS("legend-slip") in proof(inquiry)[0]
    few, many = (proof(inquiry, everything=every)[1] for every in (False, True))
    dashes = [[s for s in shapes if s.stroke == DISPUTED] for shapes in (few, many)]
    assert 0 < len(dashes[0]) < len(dashes[1])


@pytest.mark.parametrize(
    ("handle", "wide", "corners"),
    [(Handle.FLOWER, 1.0, 60), (Handle.SQUARE, 0.8, 4), (Handle.BAR, 1.3, 4)],
)
def test_each_handle_has_an_outline_of_its_own(handle: Handle, wide: float, corners: int) -> None:
    shapes = [item for item in handle_shape(handle, (0, 0), 100) if isinstance(item, Shape)]
    xs = [x for x, _ in shapes[0].points]
    assert max(xs) - min(xs) == pytest.approx(100 * wide, abs=6)
    assert len(shapes[0].points) == corners


def test_no_handle_draws_nothing_and_an_unknown_one_a_question_mark() -> None:
    assert list(handle_shape(Handle.NONE, (0, 0), 100)) == []
    (label,) = handle_shape(Handle.UNKNOWN, (0, 0), 100)
    assert isinstance(label, Label)
    assert label.text == "?"


@pytest.mark.parametrize("objectives", OBJECTIVE_NUMBERS)
def test_no_outline_and_no_sign_hides_a_drawn_handle(objectives: str) -> None:
    for player in demo_score(objectives).players:
        groups = list(groups_of(player.board))
        items, _ = drawn_grid(player.player.sideboard, groups, {}, 0, WIDTH)
        handles = [item for item in items if isinstance(item, Shape) and item.fill == "#eef0f2"]
        assert len(handles) == 24
        after = items[items.index(handles[0]) :]
        strokes = [item for item in items if isinstance(item, Shape) and item.width > 4]
        plates = [s for s in after if isinstance(s, Shape) and s.fill and s.fill != "#eef0f2"]
        for handle in handles:
            xs, ys = zip(*handle.points, strict=True)
            box = (min(xs), min(ys), max(xs), max(ys))
            for stroke in strokes:
                assert not any(crosses(*line, box) for line in lines_of(stroke))
            for plate in plates:
                px, py = zip(*plate.points, strict=True)
                assert not overlap((min(px), min(py), max(px), max(py)), box)


@pytest.mark.parametrize("width", range(120, 400, 20))
def test_no_line_of_a_picture_ends_between_a_name_and_its_figure(width: int) -> None:
    text = "Anna 7, Ben Li 6 and Frida 4 (card 12), 1/1 1/2"
    lines = text_lines(text, 10, width)
    assert " ".join(lines) == text
    for named in ("Anna 7,", "Li 6", "Frida 4"):
        assert any(named in line for line in lines)


@pytest.mark.parametrize("partial", [True, False])
def test_a_picture_of_a_count_in_mid_game_says_so(*, partial: bool) -> None:
    score = demo_score("3,9,16")
    score = replace(score, game=score.game._replace(partial=partial))
    claim = Claim("Ann", Field.TOTAL, Unit.POINTS, score.players[0].total)
    for inquiry in (Inquiry(score), Inquiry(score, judge(score, [claim]))):
        assert ("so far" in " ".join(texts_of(inquiry))) == partial

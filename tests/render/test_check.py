"""What `check` prints and draws on random games: widths, schema, well-formed pictures."""

import json
from random import Random
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from rich.cells import cell_len

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import COUNTED, Claim, Field, Inquiry, Unit
from sideboards_score.model.drawing import Label, Shape
from sideboards_score.render.documents.check import CHECK_SCHEMA, check_document
from sideboards_score.render.drawings.proof import proof_drawing
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.page import WIDTH, Page, plain_text
from sideboards_score.render.text.check_page import claims_page
from sideboards_score.render.text.opinion_page import opinion_page
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.opinion import second_opinion
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import quick_first
from tests.render.conftest import RandomScore

SCHEMA = jsonschema.Draft202012Validator(json.loads(CHECK_SCHEMA.read_text(encoding="utf-8")))


def claims_about(score: GameScore, random: Random) -> list[Claim]:
    found = []
    for field in Field:
        player = random.choice(score.players)
        unit = random.choice(list(Unit)) if field in COUNTED else Unit.POINTS
        near = player.total if field is Field.TOTAL else 5
        found.append(Claim(player.name, field, unit, max(0, near + random.randint(-9, 9))))
    return found


def inquiries(score: GameScore, seed: int) -> tuple[Inquiry, Inquiry]:
    claims = claims_about(score, Random(seed))
    return Inquiry(score, judge(score, claims)), Inquiry(score, opinion=second_opinion(score))


def pages(score: GameScore, seed: int, words: Words) -> list[Page]:
    judged, opinion = inquiries(score, seed)
    assert opinion.opinion is not None
    return [claims_page(judged, words), opinion_page(opinion, opinion.opinion, words)]


@pytest.mark.parametrize("seed", quick_first(15, range(40)))
def test_pages_fit_80_columns_and_have_no_gap_left(random_score: RandomScore, seed: int) -> None:
    words = Words(LANGUAGES[seed % len(LANGUAGES)])
    for page in pages(random_score(seed), seed, words):
        assert max(cell_len(line.text) for line in page) <= WIDTH
        assert "{" not in plain_text(page)


@pytest.mark.parametrize("seed", quick_first(15, range(40)))
def test_documents_fit_the_schema(random_score: RandomScore, seed: int) -> None:
    for inquiry in inquiries(random_score(seed), seed):
        document = check_document(inquiry, Words("en"))
        SCHEMA.validate(document)
        assert json.loads(json.dumps(document)) == document


@pytest.mark.parametrize("seed", quick_first(7, range(20)))
def test_pictures_are_well_formed_and_nothing_lies_outside(
    random_score: RandomScore, seed: int
) -> None:
    for inquiry in inquiries(random_score(seed), seed):
        drawing = proof_drawing(inquiry, {}, Words("en"))
        root = ET.fromstring(svg_text(drawing, "Ann <&> Ben"))  # noqa: S314 - our own text
        assert root.get("width") == str(drawing.width)
        for item in drawing.items:
            points = item.points if isinstance(item, Shape) else (item.at,)
            assert all(-20 <= x <= drawing.width + 20 for x, _ in points)
            assert all(-20 <= y <= drawing.height + 20 for _, y in points)
            assert not isinstance(item, Label) or item.size >= 20


def test_signs_are_those_of_the_text(random_score: RandomScore) -> None:
    score = random_score(3)
    player = score.players[0]
    claim = Claim(player.name, Field.TOTAL, Unit.POINTS, player.total)
    drawing = proof_drawing(Inquiry(score, judge(score, [claim])), {}, Words("en"))
    texts = [item.text for item in drawing.items if isinstance(item, Label)]
    board = player.board
    for number, combination in enumerate(board.colors.combinations, 1):
        assert texts.count(str(number)) >= len(combination.places)
    in_the_legend = 1
    runs = board.rows.runs
    assert texts.count("=") == (runs[0].length + in_the_legend if runs else 0)

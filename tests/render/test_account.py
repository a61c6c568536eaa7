"""The account as a value: every way of laying it out starts from these figures and places."""

import pytest

from sideboards_score.render.page import plain_text
from sideboards_score.render.sentences.account import PARTS, account_of
from sideboards_score.render.sentences.breakdown import breakdown_of
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.words import Words
from tests.render.conftest import RandomScore

EN = Words("en")
SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_entries_add_up_and_hold_what_was_counted(random_score: RandomScore, seed: int) -> None:
    score = random_score(seed)
    for player in score.players:
        account = account_of(score, player, EN)
        entries = {entry.part: entry for entry in account.entries}
        assert tuple(entries) == PARTS
        assert sum(entries[part].points for part in PARTS[:-1]) == entries["total"].points
        board = player.board
        for part, scored in (("colors", board.colors), ("handles", board.handles)):
            places = [item.places for item in entries[part].items]
            assert places == [combination.places for combination in scored.combinations]
        lengths = [len(item.places) for item in entries["rows"].items]
        assert lengths == [run.length for run in board.rows.runs]


@pytest.mark.parametrize("seed", SEEDS)
def test_signs_of_entries_are_those_of_the_grid(random_score: RandomScore, seed: int) -> None:
    score = random_score(seed)
    for player in score.players:
        account = account_of(score, player, EN)
        items = [(item.sign, item.places) for entry in account.entries for item in entry.items]
        assert items == [(group.sign, group.places) for group in account.groups]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_page_tells_the_whole_value(random_score: RandomScore, seed: int) -> None:
    score = random_score(seed)
    told = breakdown_of(score, EN)
    page = " ".join(plain_text(score_page(score, EN)).split())
    texts = [told.head.title, *told.head.facts, told.head.warning, told.legend, *told.notes]
    texts += [told.ranking.winners, told.ranking.band, *told.ranking.doubts]
    for account in told.accounts:
        texts.append(account.total)
        for entry in account.entries:
            texts += [entry.label, *(item.text for item in entry.items)]
    for text in texts:
        assert " ".join(text.split()) in page

"""`check` of a count in mid-game is headed as such."""

from dataclasses import replace

import pytest

from sideboards_score.model.claim import Claim, Field, Inquiry, Unit
from sideboards_score.render.page import plain_text
from sideboards_score.render.text.check_page import claims_page
from sideboards_score.render.text.opinion_page import opinion_page
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.opinion import second_opinion
from sideboards_score.words import LANGUAGES, Words
from tests.render.conftest import RandomScore


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("partial", [True, False])
def test_the_head_of_check_says_that_it_is_a_count_so_far(
    random_score: RandomScore, lang: str, *, partial: bool
) -> None:
    words, score = Words(lang), random_score(3)
    score = replace(score, game=score.game._replace(partial=partial))
    claim = Claim(score.players[0].name, Field.TOTAL, Unit.POINTS, 3)
    opinion = second_opinion(score)
    for page, key in (
        (claims_page(Inquiry(score, judge(score, [claim])), words), "claims-title"),
        (opinion_page(Inquiry(score, opinion=opinion), opinion, words), "opinion-title"),
    ):
        head = plain_text(page).splitlines()[0]
        assert head == words(f"{key}-so-far" if partial else key)

"""Notes appear where they say something about the game, and once."""

import dataclasses
from collections.abc import Sequence

import pytest

from sideboards_score.model.breakdown import Ruling
from sideboards_score.model.game import Remark
from sideboards_score.render.sentences.notes import notes_of
from sideboards_score.words import LANGUAGES, Words
from tests.render.conftest import RandomScore


def told(
    random_score: RandomScore,
    rulings: Sequence[Ruling] = (),
    remarks: Sequence[Remark] = (),
    lang: str = "en",
) -> list[tuple[str, str]]:
    """The notes of a game with these rulings and remarks, but for that on the deck."""

    score = random_score(0)
    game = score.game._replace(remarks=tuple(remarks))
    return notes_of(dataclasses.replace(score, game=game, rulings=tuple(rulings)), Words(lang))[1:]


def strangers(count: int, kind: str) -> list[Remark]:
    values = {"card": "RfTsPbOK", "other": "RTfPsObK", "id": "1", "count": 2, "wanted": 3}
    return [
        Remark(kind, {**values, "name": name, "position": position})
        for name in ("Ann", "Ben")
        for position in range(1, count + 1)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["card-differs", "card-not-in-deck", "card-few-handles"])
def test_a_foreign_deck_is_one_note_and_a_mistyped_card_another(
    random_score: RandomScore, kind: str, lang: str
) -> None:
    ((found, text),) = told(random_score, remarks=strangers(8, kind), lang=lang)
    assert found == kind
    assert "16" in text
    assert "Ann 1, 2, 3, 4, 5, 6, 7, 8; Ben 1, 2, 3, 4, 5, 6, 7, 8" in text
    single = told(random_score, remarks=strangers(1, kind), lang=lang)
    assert [kind for kind, _ in single] == [kind] * len(single)
    assert all("RfTsPbOK" in text for _, text in single)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["bare-drawer-breaks-row", "one-row-in-each-line"])
def test_a_ruling_with_figures_of_several_players_is_told_once(
    random_score: RandomScore, kind: str, lang: str
) -> None:
    values = {"count": 7, "other": 8, "lines": (1, 4)}
    rulings = [Ruling(kind, {**values, "name": name}) for name in ("Ann", "Ben")]
    ((found, text),) = told(random_score, rulings, lang=lang)
    assert found == kind
    assert text.index("Ann 7") < text.index("Ben 7")
    ((_, single),) = told(random_score, rulings[:1], lang=lang)
    assert single.startswith("Ann")

"""What a deck learns: the order of photos does not matter, and twice is as good as once."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import (
    BY_HAND,
    MOST_NAMED,
    MOST_SOURCES,
    Learned,
    Source,
    learned_of,
    order_of,
    upright,
)
from sideboards_score.rules.decks.contradictions import contradictions_of
from sideboards_score.rules.decks.learning import learn

SEEDED = settings(derandomize=True, deadline=None, database=None, max_examples=150)

A, B, C = (Card.of(code) for code in ("RfTPsOKb", "RsTPfOKb", "RTfPsOKb"))
"""Three cards of one colour order."""
OTHER = Card.of("TsOKbPfR")
PAIR = frozenset((A, B))
BARE = {"1": Card.of("RxTxPxOxKx"), "2": Card.of("RxPxKxOxTx"), "3": Card.of("RxTxPxKxOx")}
HANDLES = list(permutations(["f", "s", "b", "", ""]))
ORDERS = ["RTPOK", "RTPKO", "TROPK", "RRTPO", "RTPTR", "KKKKK"]

cards = st.builds(
    lambda order, handles: Card.of("".join(c + h for c, h in zip(order, handles, strict=True))),
    st.sampled_from(ORDERS),
    st.sampled_from(HANDLES[:5]),
)
rows = st.lists(cards, min_size=1, max_size=4)
photo_lists = st.lists(rows, min_size=1, max_size=5)
decks = st.sampled_from(
    [
        BARE,
        {},
        {"1": Card.of("KbOPsTRf"), "2": OTHER},
        {"a": A, "b": B, "c": Card.of("RxTxPxOxKx")},
        {"1": Card.of("RfTxPxOxKx")},
        {"A-f1s3b5": A},
    ]
)


def deck_of(cards: dict[str, Card]) -> Deck:
    return Deck("mine", "Mine", cards, {})


def photo(number: int, *row: Card) -> Learned:
    return Learned.row(row, Source(f"{number:012x}", f"{number}.jpg"))


def after(deck: Deck, photos: Sequence[Learned], *, replaces: bool = False) -> Deck:
    for one in photos:
        deck = learn(deck, one, replaces=replaces).after
    return deck


@SEEDED
@given(decks, photo_lists, st.randoms(use_true_random=False))
def test_order_of_photos_does_not_matter(
    start: dict[str, Card], rows: list[list[Card]], rng: Random
) -> None:
    photos = [photo(number, *row) for number, row in enumerate(rows)]
    shuffled = list(photos)
    rng.shuffle(shuffled)
    one_by_one = after(deck_of(start), photos)
    assert after(deck_of(start), shuffled) == one_by_one
    assert learn(deck_of(start), learned_of(photos)).after == one_by_one


@SEEDED
@given(decks, photo_lists)
def test_learning_twice_changes_nothing(start: dict[str, Card], rows: list[list[Card]]) -> None:
    photos = [photo(number, *row) for number, row in enumerate(rows)]
    once = after(deck_of(start), photos)
    for one in (*photos, learned_of(photos)):
        lesson = learn(once, one)
        assert not lesson.changed
        assert (lesson.new, lesson.confirmed) == ((), ())


@SEEDED
@given(decks, photo_lists)
def test_no_card_is_lost_and_ids_stay_apart(start: dict[str, Card], rows: list[list[Card]]) -> None:
    photos = [photo(number, *row) for number, row in enumerate(rows)]
    deck = after(deck_of(start), photos)
    orders = {upright(card).color_code for card in deck.cards.values()}
    assert orders >= {upright(card).color_code for card in start.values()}
    asked = {card for one in learn(deck, learned_of(photos)).questions for card in one.pair}
    told = {upright(card) for row in rows for card in row} - asked
    assert orders >= {card.color_code for card in told}
    assert len({card_id.casefold() for card_id in deck.cards}) == len(deck.cards)


@SEEDED
@given(photo_lists, photo_lists)
def test_what_was_seen_is_put_together_like_sets(
    some: list[list[Card]], more: list[list[Card]]
) -> None:
    one = learned_of(photo(number, *row) for number, row in enumerate(some))
    two = learned_of(photo(number + 3, *row) for number, row in enumerate(more))
    assert one.merged(two) == two.merged(one)
    assert one.merged(two).merged(one) == one.merged(two)


def test_one_reading_is_enough_and_keeps_the_id() -> None:
    lesson = learn(deck_of(BARE), photo(1, A.turned(), OTHER))
    assert lesson.after.cards["1"] == A
    assert lesson.new == ("1", "2")
    assert lesson.after.cards["2"] == OTHER.turned()
    assert list(lesson.missing) == ["3"]


def test_card_lies_in_the_file_the_way_up_it_was_written() -> None:
    deck = learn(deck_of({"1": Card.of("KxOxPxTxRx")}), photo(1, A)).after
    assert deck.cards == {"1": A.turned()}


def test_cards_that_a_deck_lacks_are_missing_unless_it_is_invented() -> None:
    ids = {"RTPOK": "1", "RTPKO": "2", "RTKPO": "4"}
    deck = deck_of({"2": Card.of("RxTxKxOxPx")})
    missing = learn(deck, photo(1, A), ids).missing
    assert {card_id: card.color_code for card_id, card in missing.items()} == {
        "2": "RTKOP",
        "RTPKO-1": "RTPKO",  # its id is taken
        "4": "RTKPO",
    }
    assert learn(deck, photo(1, A), ids).all == 4
    assert list(learn(replace(deck, invented=True), photo(1, A), ids).missing) == ["2"]


def test_new_cards_lie_in_the_order_of_their_ids() -> None:
    ids = {A.color_code: "1", order_of(OTHER): "2"}
    start = deck_of({"5": Card.of("RxTxKxOxPx"), "3": Card.of("RxTxOxPxKx")})
    for rows in ((A, OTHER), (OTHER, A)):
        deck = start
        for number, card in enumerate(rows):
            deck = learn(deck, photo(number, card), ids).after
        assert list(deck.cards) == ["1", "2", "5", "3"]


def test_a_second_photo_confirms() -> None:
    once = learn(deck_of(BARE), photo(1, A)).after
    lesson = learn(once, photo(2, A.turned()))
    assert (lesson.new, lesson.confirmed) == ((), ("1",))
    assert len(lesson.after.learned.seen[A]) == 2


def test_a_contradiction_makes_the_handles_unknown_that_differ() -> None:
    lesson = learn(learn(deck_of(BARE), photo(1, A)).after, photo(2, B))
    assert lesson.after.cards["1"].code == "RxTPxOKb"
    (found,) = lesson.contradictions
    assert found.stands is None
    assert {sources[0].name for _, sources in found.sights} == {"1.jpg", "2.jpg"}
    assert list(lesson.missing) == ["1", "2", "3"]


def test_what_two_photos_show_stands_against_one() -> None:
    deck = after(deck_of(BARE), [photo(1, A), photo(2, B), photo(3, A)])
    assert deck.cards["1"] == A
    assert contradictions_of(deck)[0].stands == A
    assert after(deck, [photo(4, B)]).cards["1"].code == "RxTPxOKb"
    assert after(deck, [photo(4, B), photo(5, B)]).cards["1"] == B


def test_replacing_takes_what_was_seen_last() -> None:
    deck = after(deck_of(BARE), [photo(1, A), photo(2, A)])
    lesson = learn(deck, photo(3, B), replaces=True)
    assert lesson.after.cards["1"] == B
    assert lesson.contradictions == ()
    assert set(lesson.after.learned.seen) == {B}


def test_two_cards_of_one_order_in_a_row_are_two_cards() -> None:
    deck = two_cards()
    assert deck.cards == {"1-f1s3b5": A, "1-s1f3b5": B, "2": BARE["2"], "3": BARE["3"]}
    assert contradictions_of(deck) == ()
    again = learn(deck, photo(2, A))
    assert again.confirmed == ("1-f1s3b5",)
    assert [reading.stands for reading in learn(deck, photo(2, C)).contradictions] == [None]


def two_cards() -> Deck:
    """A deck that knows two cards of one colour order, as somebody has said."""
    return learn(deck_of(BARE), photo(1, A, B.turned()), pairs=frozenset({PAIR})).after


def test_a_second_card_of_a_colour_order_is_a_question() -> None:
    lesson = learn(deck_of(BARE), photo(1, A, B.turned(), OTHER))
    (asked,) = lesson.questions
    assert (asked.pair, [source.name for source in asked.sources]) == (PAIR, ["1.jpg"])
    assert lesson.after.cards == {**BARE, "2": OTHER.turned()}
    assert set(lesson.after.learned.seen) == {OTHER.turned()}
    assert lesson.after.learned.apart == frozenset()
    assert not learn(lesson.after, photo(1, A, B.turned(), OTHER)).changed


def test_what_was_known_of_a_card_stays_while_it_is_asked_about() -> None:
    known = after(deck_of(BARE), [photo(1, A), photo(2, A)])
    lesson = learn(known, photo(3, A, B))
    assert [one.pair for one in lesson.questions] == [PAIR]
    assert lesson.after == known


def test_where_another_order_is_double_a_second_card_is_none() -> None:
    start = deck_of({**BARE, "4": Card.of("RxTxPxKxOx")})
    lesson = learn(start, photo(1, A, B))
    assert lesson.questions == ()
    assert {A, B} <= set(lesson.after.cards.values())


def test_replacing_answers_that_they_are_two_cards() -> None:
    lesson = learn(deck_of(BARE), photo(1, A, B), replaces=True)
    assert lesson.questions == ()
    assert lesson.after.cards == two_cards().cards


def test_replacing_ends_a_pair_for_good() -> None:
    deck = learn(two_cards(), photo(3, A), replaces=True).after
    assert deck.cards == {**BARE, "1": A}
    assert (set(deck.learned.seen), deck.learned.apart) == ({A}, frozenset())
    assert after(deck, [photo(4, A)]).cards == deck.cards


@pytest.mark.parametrize("card_id", ["1-f1s3b5", "1"])
def test_taking_a_card_out_of_the_file_ends_a_pair_for_good(card_id: str) -> None:
    known = two_cards()
    deck = replace(known, cards={**BARE, card_id: A} if card_id == "1" else {card_id: A})
    lesson = learn(deck, photo(2, A))
    assert [card for card in lesson.after.cards.values() if order_of(card) == "RTPOK"] == [A]
    assert (set(lesson.after.learned.seen), lesson.after.learned.apart) == ({A}, frozenset())
    assert contradictions_of(deck) == ()
    (asked,) = learn(deck, photo(2, A, B)).questions
    assert asked.pair == PAIR


def test_writing_a_card_of_a_pair_otherwise_ends_the_pair() -> None:
    known = two_cards()
    deck = replace(known, cards={**known.cards, "1-s1f3b5": C})
    lesson = learn(deck, photo(2, A))
    assert {card for card in lesson.after.cards.values() if order_of(card) == "RTPOK"} == {A, C}
    assert B not in lesson.after.learned.seen


def test_a_new_colour_order_gets_an_id_of_its_own() -> None:
    deck = learn(deck_of(BARE), photo(1, Card.of("RfRTsPOb"))).after
    assert deck.cards["RRTPO-1"].code == "RfRTsPOb"


def test_what_a_person_wrote_stands_until_it_is_replaced() -> None:
    own = deck_of({"1": A})
    lesson = learn(own, photo(1, B))
    assert lesson.after.cards == {"1": A}
    assert lesson.contradictions[0].stands == A
    many = after(lesson.after, [photo(number, B) for number in range(2, 6)])
    assert many.cards == {"1": A}
    assert learn(own, photo(1, B), replaces=True).after.cards == {"1": B}


def test_what_a_person_puts_right_in_the_file_stands_too() -> None:
    deck = after(deck_of(BARE), [photo(1, A), photo(2, B)])
    mended = Deck("mine", "Mine", {**deck.cards, "1": C}, {}, learned=deck.learned)
    lesson = learn(mended, photo(3, A))
    assert lesson.after.cards["1"] == C
    assert Source(BY_HAND) in lesson.after.learned.seen[C]


def test_a_card_written_in_part_is_filled_in() -> None:
    deck = learn(deck_of({"1": Card.of("RfTxPxOxKx")}), photo(1, A)).after
    assert deck.cards == {"1": A}
    against = learn(deck_of({"1": Card.of("RfTxPxOxKx")}), photo(1, B))
    assert against.after.cards["1"].code == "RfTxPxOxKx"
    assert len(against.contradictions) == 1


def test_a_photo_read_otherwise_by_a_newer_program_is_no_contradiction() -> None:
    deck = learn(deck_of(BARE), photo(1, A)).after
    assert learn(deck, photo(1, B)).after == deck
    assert learn(deck, photo(1, B), replaces=True).after.cards["1"] == B


def test_sources_are_few_and_fewer_are_named_whatever_happens() -> None:
    photos = [photo(number, A) for number in range(MOST_SOURCES + 2)]
    forwards, backwards = after(deck_of(BARE), photos), after(deck_of(BARE), photos[::-1])
    assert forwards == backwards
    sources = forwards.learned.seen[A]
    assert len(sources) == MOST_SOURCES
    assert sum(bool(source.name) for source in sources) == MOST_NAMED


def test_a_majority_of_many_stands() -> None:
    photos = [photo(number, A if number % 2 else B) for number in range(1, 26)]
    deck = after(deck_of(BARE), photos)
    assert [len(deck.learned.seen[card]) for card in (A, B)] == [13, 12]
    assert deck.cards["1"] == A
    assert after(deck, [photo(26, B)]).cards["1"].code == "RxTPxOKb"


@pytest.mark.parametrize("code", ["RfTPsOKb", "KbOPsTRf"])
def test_upright(code: str) -> None:
    assert upright(Card.of(code)) == A

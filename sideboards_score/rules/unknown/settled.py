"""Unknown drawers for which the deck leaves only one value: that value lies there.

A card that is not fully known is one of the deck's cards, and each of these lies once in the whole
game. So the cards of all players are matched with what the deck has left: a card can be of a kind
if some matching of all of them gives it that kind. Where every kind that a card can be agrees about
a drawer, the drawer is settled. Cards that contradict the deck or each other settle nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sideboards_score.model.cards import Card, Drawer, Handle
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.unknown.completions import kinds_left


class _Open(NamedTuple):
    """A card with unknown drawers: where it lies, and what it is if it is of a certain kind."""

    player: int
    position: int
    card: Card
    by_kind: Mapping[str, Card]


def settled(game: Game) -> Game:
    """The game with every drawer filled in that can hold only one value."""
    while True:
        after = _settled_once(game)
        if after is game:
            return game
        game = after  # a card known by now may be of one kind only, which the next round counts


def _settled_once(game: Game) -> Game:
    rows = [list(player.sideboard.cards) for player in game.players]
    if all(card.known for row in rows for card in row):
        return game
    left = kinds_left(game)
    matched: list[_Open] = []
    for player, row in enumerate(rows):
        for position, card in enumerate(row):
            if card.known:
                continue
            sole, by_kind = _by_kind(card, game.deck, left)
            if sole:
                row[position] = sole
            elif by_kind:
                matched.append(_Open(player, position, card, by_kind))
    for place, agreed in _agreed_by_all(matched, left):
        rows[place.player][place.position] = agreed
    players = tuple(
        player._replace(sideboard=Sideboard(tuple(row)))
        for player, row in zip(game.players, rows, strict=True)
    )
    return game if players == game.players else game._replace(players=players)


def _by_kind(
    card: Card, deck: Deck, left: Mapping[str, int]
) -> tuple[Card | None, dict[str, Card]]:
    """What the card is if it can be of one kind only, else what it is by each kind that is left.

    The one kind has been taken from `left` already: below 0 more cards claim it than there are.
    """
    found: dict[str, Card] = {}
    for fit in deck.fits(card):
        filled = _filled(fit.card.merged(card), deck.handles_per_card)
        kind = kind_of(deck.cards[fit.id])
        if filled is None:
            found.setdefault(kind, card)  # nobody can say what is wrong: nothing is concluded
        else:
            found[kind] = found[kind].common(filled) if kind in found else filled
    if len(found) == 1:
        ((kind, sole),) = found.items()
        return (sole if left[kind] >= 0 else None), {}
    return None, {kind: whole for kind, whole in found.items() if left[kind] > 0}


def _filled(card: Card, handles_per_card: int | None) -> Card | None:
    """The card with its unknown handles none where it has all its handles; None if too many."""
    if card.known or handles_per_card is None:
        return card
    unknown = card.handles.count(Handle.UNKNOWN)
    wanted = handles_per_card - (len(card.handles) - unknown)
    if not 0 <= wanted <= unknown:
        return None
    if wanted:
        return card
    return card.merged(Card(tuple(Drawer(color, Handle.NONE) for color in card.colors)))


def _agreed_by_all(cards: Sequence[_Open], left: Mapping[str, int]) -> Iterator[tuple[_Open, Card]]:
    """Each card as far as all the kinds agree that it can be of."""
    matching = _Matching([list(card.by_kind) for card in cards], left)
    if not matching.complete:
        return
    for number, place in enumerate(cards):
        whole = place.by_kind[matching.kind_of[number]]
        for kind, other in place.by_kind.items():
            if whole == place.card:
                break
            common = whole.common(other)
            if common != whole and matching.allows(number, kind):
                whole = common
        yield place, whole


class _Matching:
    """Cards matched with kinds, of which the deck has so many left: one card, one kind.

    Kuhn's algorithm: a card takes a kind that is free, or one whose card can take another.
    """

    def __init__(self, choices: Sequence[Sequence[str]], left: Mapping[str, int]) -> None:
        self.choices = choices
        self.left = left
        self.kind_of: dict[int, str] = {}
        self.cards_of: dict[str, set[int]] = {}
        self.complete = all(self._place(card, set()) for card in range(len(choices)))

    def _place(self, card: int, seen: set[str]) -> bool:
        for kind in self.choices[card]:
            if kind in seen:
                continue
            seen.add(kind)
            holders = self.cards_of.setdefault(kind, set())
            if len(holders) < self.left[kind]:
                self._take(card, kind)
                return True
            for holder in sorted(holders):
                if self._place(holder, seen):
                    self._take(card, kind)
                    return True
        return False

    def _take(self, card: int, kind: str) -> None:
        if card in self.kind_of:
            self.cards_of[self.kind_of[card]].discard(card)
        self.kind_of[card] = kind
        self.cards_of.setdefault(kind, set()).add(card)

    def allows(self, card: int, kind: str) -> bool:
        """Whether some complete matching gives the card that kind.

        Then the kind has one left, or a way of exchanges leads from a card that holds it to a kind
        that has one left once the given card has gone.
        """
        seen, waiting = {kind}, [kind]
        while waiting:
            reached = waiting.pop()
            holders = self.cards_of.get(reached, set()) - {card}
            if len(holders) < self.left[reached]:
                return True
            for holder in holders:
                fresh = [other for other in self.choices[holder] if other not in seen]
                seen.update(fresh)
                waiting += fresh
        return False

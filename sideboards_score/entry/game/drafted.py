"""The order in which a player took the cards, matched with the sideboard as it lies."""

from collections.abc import Iterator, Mapping, Sequence

from sideboards_score.entry.game.request import PlayerRequest, Request, name_key
from sideboards_score.entry.notation import joined_cards, read_card, split_cards
from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.model.cards import Card
from sideboards_score.model.game import Game


def with_drafted(players: Sequence[PlayerRequest], texts: Sequence[str]) -> Iterator[PlayerRequest]:
    """The players with the orders of `--drafted`: `NAME=CARDS`, or cards alone of a lone player.

    Raises `UsageError`.
    """
    names = [player.name for player in players]
    orders: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, cards = text.rpartition("=")
        if not equals and len(players) == 1:
            name = names[0]
        key = name_key(name)
        if key not in map(name_key, names) or not cards.strip():
            near = nearest(name, names) if equals and cards.strip() else None
            raise UsageError("drafted-whose", text=text, names=names, nearest=near)
        orders[key] = tuple(split_cards(cards))
    for player in players:
        drafted = orders.get(name_key(player.name))
        yield player if drafted is None else player._replace(drafted=drafted)


def drafted_orders(request: Request, game: Game) -> Mapping[int, tuple[int, ...]]:
    """For each player who wrote it down the places of the cards, from 0, as they were taken.

    Raises a `SideboardsError` where they are not the cards of the sideboard.
    """
    orders: dict[int, tuple[int, ...]] = {}
    for index, (player, lying) in enumerate(zip(request.players, game.players, strict=True)):
        if player.drafted:
            try:
                orders[index] = _places(player.drafted, lying.sideboard.cards, game)
            except SideboardsError as error:
                where = (*player.where, Where("player", player.name), Where("drafted", player.name))
                raise error.inside(*request.where, *where) from None
    return orders


def _places(drafted: Sequence[str], cards: Sequence[Card], game: Game) -> tuple[int, ...]:
    typed = joined_cards(drafted, game.deck)
    if len(typed) != len(cards):
        raise GameError("drafted-count", count=len(typed), wanted=len(cards))
    places: list[int] = []
    for position, text in enumerate(typed, 1):
        try:
            card = read_card(text, game.deck).card
        except SideboardsError as error:
            raise error.inside(Where("card", position)) from None
        fits = [place for place, lies in enumerate(cards) if _same(card, lies)]
        free = [place for place in fits if place not in places]
        if not free:
            key = "drafted-twice" if fits else "drafted-not-there"
            raise GameError(key, (Where("card", position),), card=text)
        places.append(free[0])
    return tuple(places)


def _same(card: Card, lies: Card) -> bool:
    """Whether a card lies there, whichever way up."""
    return card.could_be(lies) or card.turned().could_be(lies)

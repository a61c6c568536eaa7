"""What a tap makes of a player's sideboard."""

from collections.abc import Callable

from sideboards_score.entry.game.people import person_key
from sideboards_score.entry.game.request import check_name, name_key
from sideboards_score.entry.notation import joined_cards, read_card, split_cards
from sideboards_score.errors import GameError, Where
from sideboards_score.history.table import seats
from sideboards_score.history.table.seats import Change
from sideboards_score.model.cards import COLUMNS, LINES, Card, Color, Drawer, Handle
from sideboards_score.model.kept import EMPTY_CARD, Seat, Table
from sideboards_score.model.sideboard import Place, Sideboard
from sideboards_score.service.history.keeping import user_folder
from sideboards_score.service.history.table.cards import narrowed, with_drawer
from sideboards_score.service.history.table.game import deck_of_fields, look


def sideboard_of(seat: Seat) -> Sideboard:
    """The cards of a player as far as they are known."""
    return Sideboard(tuple(Card.of(code) for code in seat.cards))


def is_blank(card: Card) -> bool:
    """Whether nothing of a card has been entered."""
    return card.code == EMPTY_CARD


def state_of(cards: tuple[str, ...], *, photographed: bool) -> str:
    """`ready` once every drawer is known; until then the drawers wait for somebody."""
    if all(Card.of(code).known for code in cards):
        return "ready"
    return "doubtful" if photographed else "empty"


def tap_drawer(
    game: int,
    seat: int,
    version: int | None,
    place: Place,
    drawer: tuple[Color | None, Handle | None],
) -> int:
    """Give a drawer a colour, a handle, or both; what follows by the deck is filled in."""
    if not (1 <= place.line <= LINES and 1 <= place.column <= COLUMNS):
        raise GameError("fix-no-card", place=f"{place.line}/{place.column}", count=COLUMNS)

    def change(card: Card, table: Table) -> Card:
        now = card.drawers[place.line - 1]
        color, handle = drawer
        new = Drawer(color or now.color, now.handle if handle is None else handle)
        return narrowed(with_drawer(card, place.line, new), deck_of_fields(table.fields))

    return _change_card(game, seat, version, "drawer", place.column, change)


def type_card(game: int, seat: int, version: int | None, column: int, text: str) -> int:
    """Lay a card as it is typed on the command line; nothing typed takes it away."""
    if not 1 <= column <= COLUMNS:
        raise GameError("fix-no-card", place=str(column), count=COLUMNS)

    def change(_: Card, table: Table) -> Card:
        if not text.strip():
            return Card.of(EMPTY_CARD)
        deck = deck_of_fields(table.fields)
        return read_card(text, deck).card

    return _change_card(game, seat, version, "card", column, change)


def type_cards(game: int, seat: int, version: int | None, text: str) -> int:
    """Lay all eight cards as they are typed on the command line."""

    def tap(table: Table, now: Seat) -> Change:
        deck = deck_of_fields(table.fields)
        typed = joined_cards(split_cards(text), deck)
        if len(typed) != COLUMNS:
            where = (Where("player", now.name),)
            raise GameError("table-cards-count", where, count=len(typed), wanted=COLUMNS)
        cards = tuple(read_card(card, deck).card.code for card in typed)
        return _changed("cards", cards, now)

    return seats.change_seat(user_folder(), game, seat, version, tap)


def _change_card(
    game: int,
    seat: int,
    version: int | None,
    kind: str,
    column: int,
    change: Callable[[Card, Table], Card],
) -> int:
    def tap(table: Table, now: Seat) -> Change:
        cards = list(now.cards)
        cards[column - 1] = change(Card.of(cards[column - 1]), table).code
        return _changed(kind, tuple(cards), now)

    return seats.change_seat(user_folder(), game, seat, version, tap)


def _changed(kind: str, cards: tuple[str, ...], now: Seat) -> Change:
    photographed = now.shot is not None and now.shot.status == "read"
    return Change(kind, cards, now.swap_used, state_of(cards, photographed=photographed))


def set_swap(game: int, seat: int, version: int | None, *, used: bool) -> int:
    """Say whether the swap card was used."""

    def tap(_: Table, now: Seat) -> Change:
        return Change("swap", now.cards, used, now.state)

    return seats.change_seat(user_folder(), game, seat, version, tap)


def set_done(game: int, seat: int, version: int | None) -> int:
    """Take a sideboard as it is, drawers that nobody knows included."""
    return seats.change_seat(user_folder(), game, seat, version, _done)


def _done(_: Table, now: Seat) -> Change:
    if now.state in ("queued", "reading"):
        raise GameError("table-still-reading", name=now.name)
    blank = [number for number, code in enumerate(now.cards, 1) if is_blank(Card.of(code))]
    if blank:
        raise GameError("table-cards-missing", name=now.name, cards=blank, count=len(blank))
    return Change("done", now.cards, now.swap_used, "ready")


def take_back(game: int, seat: int, version: int | None) -> int:
    """Take back one tap."""
    return seats.undo(user_folder(), game, seat, version)


def may_take_back(game: int, seat: int) -> bool:
    """Whether there is a tap to be taken back."""
    return seats.can_undo(user_folder(), game, seat)


def rename(game: int, seat: int, name: str) -> int:
    """Call a player otherwise. Raises `GameError` for a name that somebody else has."""
    name = name.strip()
    check_name(name)
    others = [one for one in look(game).seats if one.number != seat]
    if name_key(name) in {name_key(other.name) for other in others}:
        raise GameError("players-same-name", name=name)
    return seats.rename(user_folder(), game, seat, name, person_key(name))

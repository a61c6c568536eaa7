"""A game as somebody asked for it, before decks and cards are looked up.

Game files, command lines and guided entry all give a `Request`; `build_game` alone turns it into a
`Game`, so that all three follow the same rules.
"""

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import is_shipped
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.incomplete import check_complete, stand_ins
from sideboards_score.entry.notation import Laid, is_card_code, joined_cards, read_card
from sideboards_score.entry.slips import nearest_card
from sideboards_score.errors import GameError, NotationError, SideboardsError, Where
from sideboards_score.model.cards import COLUMNS, Drawer
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.game import Game, Occasion, Player, Remark, Variant
from sideboards_score.model.learning import order_of
from sideboards_score.model.objectives import (
    Kind,
    ObjectiveSet,
)
from sideboards_score.model.reading import TableRow, photo_name
from sideboards_score.model.sideboard import Place, Sideboard

DEFAULT_EDITION = "de"


class PhotoRequest(NamedTuple):
    """A photo in place of typed cards."""

    path: str
    """As typed; a relative path starts in the folder of the game."""
    turn: int = 0
    """How far to turn the photo clockwise, in degrees."""
    fix: Mapping[Place, Drawer] = {}
    """What a person put right; it stands above the reading."""
    row: TableRow | None = None
    """Which row of a photo of the whole table is the player's."""

    @property
    def name(self) -> str:
        """The photo, or its row, as it is typed."""
        return photo_name(self.path, self.row)


class PlayerRequest(NamedTuple):
    """A player as typed. With a photo, `cards` are what was read from it, once it was read."""

    name: str
    cards: tuple[str, ...]
    swap_used: bool = False
    photo: PhotoRequest | None = None
    where: tuple[Where, ...] = ()
    """Where the player stands, for messages: a line of a file, or nothing."""
    drafted: tuple[str, ...] = ()
    """The cards in the order in which they were taken; empty where nobody wrote it down."""
    left_out: int = 0
    """Smaller rows in the photo that were not read, once it was read."""


class ClaimText(NamedTuple):
    """A claim as typed, and where."""

    text: str
    where: tuple[Where, ...] = ()


class Request(NamedTuple):
    """A game as typed."""

    players: tuple[PlayerRequest, ...]
    objectives: Callable[..., ObjectiveSet]
    """Reads the objectives once the deck is known; its errors name their own place."""
    deck: str | None = None
    folder: Path = Path()
    """Where the relative paths of photos start."""
    deck_folder: Path = Path()
    """Where a relative path of the deck starts."""
    edition: str = DEFAULT_EDITION
    variant: Variant = Variant.STANDARD
    partial: bool = False
    where: tuple[Where, ...] = ()
    claims: tuple[ClaimText, ...] = ()
    """What `check` is asked to judge."""
    needed: tuple[Kind, ...] = tuple(Kind)
    """The objectives that count; a stand-in takes the place of any other that is missing."""
    solo: bool = False
    """Whether the one player of a count in mid-game plays alone."""
    learns: bool = False
    """Whether the deck learns from the game: then its file need not be there yet."""
    occasion: Occasion = Occasion()

    def goals(self, deck: Deck) -> ObjectiveSet:
        """The objectives, complete where they are needed."""
        if self.needed == tuple(Kind):
            goals = self.objectives(deck)
        else:
            goals = self.objectives(deck, self.needed)
        try:
            check_complete(goals, deck, self.needed)
        except SideboardsError as error:
            raise error.inside(*self.where) from None
        return stand_ins(goals, self.needed)


def build_game(request: Request) -> Game:
    """The game asked for. Raises a `SideboardsError` that names the place of the first fault."""
    rulebook = load_rulebook()
    deck = deck_of(request)
    objectives = request.goals(deck)
    try:
        check_players(request.players, rulebook.most_players)
        laid = lay_all(request.players, deck, partial=request.partial)
        check_no_card_twice(request.players, laid, deck)
    except SideboardsError as error:
        raise error.inside(*request.where) from None
    players = tuple(
        Player(player.name, Sideboard(tuple(card.card for card in cards)), player.swap_used)
        for player, cards in zip(request.players, laid, strict=True)
    )
    return Game(
        deck,
        rulebook,
        objectives,
        players,
        rulebook.editions[request.edition],
        request.variant,
        request.partial,
        tuple(_remarks(request, laid, objectives, deck)),
        alone=request.solo,
        occasion=request.occasion,
    )


def deck_of(request: Request) -> Deck:
    """The deck of a game; where there is none, the place of whoever named it is told."""
    try:
        return load_deck(request.deck, request.deck_folder, begins=request.learns)
    except SideboardsError as error:
        whole_file = all(step.kind == "file" for step in error.where)
        named = (
            request.deck and whole_file
        )  # a fault inside a deck has its own place, which is enough
        raise error.inside(*request.where) if named else error from None


def check_players(players: Sequence[PlayerRequest], most: int) -> None:
    """Raise unless there are 1 to `most` players, each with a printable name of its own."""
    if not players:
        raise GameError("players-none", most=most)
    if len(players) > most:
        raise GameError("players-many", count=len(players), most=most)
    seen: dict[str, str] = {}
    for player in players:
        check_name(player.name, player.where)
        key = name_key(player.name)
        if key in seen:
            raise GameError("players-same-name", player.where, name=player.name)
        seen[key] = player.name


def name_key(name: str) -> str:
    """What two spellings of one name have in common."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def check_name(name: str, where: tuple[Where, ...] = ()) -> None:
    """Raise unless a name can be shown in a line of text."""
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise GameError("name-missing", where)
    for sign in name:
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in _JOINERS:
            raise GameError("name-unprintable", where, code=f"U+{ord(sign):04X}")


_JOINERS = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
"""Part of how names are written in some scripts, and of some flags."""


def lay_all(players: Sequence[PlayerRequest], deck: Deck, *, partial: bool) -> list[list[Laid]]:
    """The cards of all players; what is wrong with one suggests none that lies elsewhere."""
    try:
        return [lay(player, deck, partial=partial) for player in players]
    except NotationError:
        taken = {card.kind for player in players for card in _readable(player, deck) if card.kind}
        return [lay(player, deck, partial=partial, taken=taken) for player in players]


def _readable(player: PlayerRequest, deck: Deck) -> Iterator[Laid]:
    """The cards of a player that are no error."""
    for typed in joined_cards(player.cards, deck):
        with suppress(SideboardsError):
            yield read_card(typed, deck)


def lay(
    player: PlayerRequest, deck: Deck, *, partial: bool, taken: Collection[str] = ()
) -> list[Laid]:
    """The player's cards, looked up in the deck."""
    who = (*player.where, Where("player", player.name))
    laid = []
    for position, typed in enumerate(joined_cards(player.cards, deck), 1):
        try:
            laid.append(read_card(typed, deck, taken))
        except SideboardsError as error:
            raise error.inside(*who, Where("card", position)) from None
    check_count(len(laid), who, partial=partial)
    return laid


def check_count(count: int, where: tuple[Where, ...], *, partial: bool) -> None:
    """Raise unless a sideboard has eight cards, or one to eight in mid-game."""
    if count == COLUMNS or (partial and 1 <= count <= COLUMNS):
        return
    key = "cards-many" if count > COLUMNS else "cards-none" if not count else "cards-few"
    raise GameError(key, where, count=count, wanted=COLUMNS)


def check_no_card_twice(
    players: Sequence[PlayerRequest], laid: Sequence[Sequence[Laid]], deck: Deck
) -> None:
    """Raise if a card lies in more places than the deck has such cards."""
    copies = Counter(kind_of(card) for card in deck.cards.values())
    seen: dict[str, list[tuple[str, int, Laid]]] = {}
    for player, cards in zip(players, laid, strict=True):
        for position, card in enumerate(cards, 1):
            if card.kind is None:
                continue
            before = seen.setdefault(card.kind, [])
            same = [place for place in before if _same_card(place[2], card)]
            if _too_many(same, card, copies[card.kind]):
                name, at, first = same[0]
                where = (*player.where, Where("player", player.name), Where("card", position))
                places = {"name": name, "position": at, "typed": first.typed}
                close = _instead(card, laid, deck)
                raise GameError(
                    "card-twice", where, card=card.typed, id=card.id, nearest=close, **places
                )
            before.append((player.name, position, card))


def _instead(card: Laid, laid: Sequence[Sequence[Laid]], deck: Deck) -> str | None:
    """The card most likely meant by one that lies already; a number does not tell."""
    if not is_card_code(card.typed):
        return None
    return nearest_card(card.typed, deck, {one.kind for row in laid for one in row if one.kind})


def _too_many(same: Sequence[tuple[str, int, Laid]], card: Laid, copies: int) -> bool:
    """Whether the deck has no further card of this kind, or one id is laid twice."""
    typed_twice = card.id is not None and any(place[2].id == card.id for place in same)
    return typed_twice or len(same) >= max(copies, 1)


def _same_card(one: Laid, other: Laid) -> bool:
    """Whether two cards of one kind do not contradict each other.

    Spelled-out cards may differ in handles that the deck does not know; then they are two cards.
    """
    return one.card.could_be(other.card) or one.card.could_be(other.card.turned())


def _remarks(
    request: Request, laid: Sequence[Sequence[Laid]], objectives: ObjectiveSet, deck: Deck
) -> list[Remark]:
    """What was noticed about the cards, each with its player and place."""
    found = list(_elsewhere(request.players, laid, deck))
    for player, cards in zip(request.players, laid, strict=True):
        for position, card in enumerate(cards, 1):
            if card.remark:
                values: Mapping[str, object] = {
                    "name": player.name,
                    "position": position,
                    **card.remark.values,
                }
                found.append(Remark(card.remark.kind, values))
        if player.photo:
            found += _photo_remarks(player, player.photo, lines=bool(objectives.rows.lines))
        if player.swap_used and request.variant is Variant.FOUR_CARDS:
            found.append(Remark("no-swap-cards", {"name": player.name}))
    return found


def _photo_remarks(player: PlayerRequest, photo: PhotoRequest, *, lines: bool) -> Iterator[Remark]:
    """What was noticed about a photo."""
    if player.left_out:
        yield Remark("left-out", {"name": player.name, "count": player.left_out})
    if lines and photo.row is not None:
        other = photo.row._replace(behind=not photo.row.behind)
        yield Remark("table-lines", {"name": player.name, "row": other.text})
    elif lines:
        yield Remark("photo-lines", {"name": player.name})


def _elsewhere(
    players: Sequence[PlayerRequest], laid: Sequence[Sequence[Laid]], deck: Deck
) -> Iterator[Remark]:
    """Cards of one colour order that differ, more of them than a deck that knows them has."""
    copies = Counter(order_of(card) for card in deck.cards.values())
    if is_shipped(deck.ref) or deck.invented or max(copies.values(), default=0) > 1:
        # nobody has seen that there is no second card: those of unknown handles may be two
        copies = Counter(order_of(card) for card in deck.cards.values() if card.known)
    seen: dict[str, list[tuple[str, int]]] = {}
    for player, row in zip(players, laid, strict=True):
        for position, card in enumerate(row, 1):
            order = order_of(card.card)
            before = seen.setdefault(order, [])
            if 0 < copies[order] <= len(before):
                values = {"name": player.name, "position": position, "card": card.card.code}
                other, place = before[0]
                yield Remark("card-elsewhere", {**values, "other": other, "place": place})
            before.append((player.name, position))

"""A game as somebody asked for it, before decks and cards are looked up.

Game files, command lines and guided entry all give a `Request`; `build_game` alone turns it into a
`Game`, so that all three follow the same rules.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sideboards_score.entry.deck_file import load_deck
from sideboards_score.entry.find import default_deck
from sideboards_score.entry.notation import Laid, read_card
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.errors import GameError, SideboardsError, Where
from sideboards_score.model.cards import COLUMNS
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Game, Player, Remark, Variant
from sideboards_score.model.objectives import Kind, ObjectiveSet, PatternObjective
from sideboards_score.model.sideboard import Sideboard

DEFAULT_EDITION = "de"


@dataclass(frozen=True, slots=True)
class PlayerRequest:
    """A player as typed."""

    name: str
    cards: tuple[str, ...]
    swap_used: bool = False
    where: tuple[Where, ...] = ()
    """Where the player stands, for messages: a line of a file, or nothing."""


@dataclass(frozen=True, slots=True)
class Request:
    """A game as typed."""

    players: tuple[PlayerRequest, ...]
    objectives: Callable[[Deck], ObjectiveSet]
    """Reads the objectives once the deck is known."""
    deck: str | None = None
    folder: Path = Path()
    """Where a relative path of the deck starts."""
    edition: str = DEFAULT_EDITION
    variant: Variant = Variant.STANDARD
    partial: bool = False
    where: tuple[Where, ...] = ()


def build_game(request: Request) -> Game:
    """The game asked for. Raises a `SideboardsError` that names the place of the first fault."""
    rulebook = load_rulebook()
    deck = _deck(request)
    try:
        objectives = request.objectives(deck)
        check_complete(objectives, deck)
        check_players(request.players, rulebook.most_players)
        laid = [_lay(player, deck, partial=request.partial) for player in request.players]
        check_no_card_twice(request.players, laid)
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
        tuple(_remarks(request, laid)),
    )


def _deck(request: Request) -> Deck:
    """The deck; that there is none is the fault of whoever named it, so its place is told."""
    try:
        return load_deck(*deck_source(request))
    except SideboardsError as error:
        raise error if error.where or not request.deck else error.inside(*request.where) from None


def deck_source(request: Request) -> tuple[str, Path]:
    """The deck to use, and where a relative path of it starts."""
    return (default_deck(), Path()) if request.deck is None else (request.deck, request.folder)


def check_complete(objectives: ObjectiveSet, deck: Deck) -> None:
    """Raise if the pattern or the points of a wanted objective are not known."""
    pair = (objectives.colors, objectives.handles)
    missing = [objective for objective in pair if not objective.complete]
    if missing:
        raise GameError(
            "objective-no-pattern",
            number=missing[0].number,
            kind=missing[0].kind,
            deck=deck.ref,
            option=spelled_objectives(objectives),
        )


_EXAMPLES = {Kind.COLORS: "X.X/.X.=4", Kind.HANDLES: "X./.X=3"}
"""The patterns of the rulebooks' captions, to show how one is spelled out."""


def spelled_objectives(objectives: ObjectiveSet) -> str:
    """`--objectives` with an example in the place of each pattern that is not known."""
    parts = [_spelled(objectives.colors), _spelled(objectives.handles)]
    if objectives.rows.number is not None:
        parts.append(str(objectives.rows.number))
    return ",".join(parts)


def _spelled(objective: PatternObjective) -> str:
    if not objective.complete or objective.pattern is None:
        return _EXAMPLES[objective.kind]
    if objective.number is not None:
        return str(objective.number)
    return f"{objective.pattern.text}={objective.points}"


def check_players(players: Sequence[PlayerRequest], most: int) -> None:
    """Raise unless there are 1 to `most` players, each with a printable name of its own."""
    if not players:
        raise GameError("players-none", most=most)
    if len(players) > most:
        raise GameError("players-many", count=len(players), most=most)
    seen: dict[str, str] = {}
    for player in players:
        check_name(player.name, player.where)
        key = unicodedata.normalize("NFKC", player.name).casefold()
        if key in seen:
            raise GameError("players-same-name", player.where, name=player.name)
        seen[key] = player.name


def check_name(name: str, where: tuple[Where, ...] = ()) -> None:
    """Raise unless a name can be shown in a line of text."""
    if not name.strip():
        raise GameError("name-missing", where)
    for sign in name:
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in _JOINERS:
            raise GameError("name-unprintable", where, code=f"U+{ord(sign):04X}")


_JOINERS = "\u200c\u200d"
"""Part of how names are written in some scripts."""


def _lay(player: PlayerRequest, deck: Deck, *, partial: bool) -> list[Laid]:
    """The player's cards, looked up in the deck."""
    who = (*player.where, Where("player", player.name))
    laid = []
    for position, typed in enumerate(player.cards, 1):
        try:
            laid.append(read_card(typed, deck))
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


def check_no_card_twice(players: Sequence[PlayerRequest], laid: Sequence[Sequence[Laid]]) -> None:
    """Raise if one card lies in two places."""
    seen: dict[str, tuple[str, int, Laid]] = {}
    for player, cards in zip(players, laid, strict=True):
        for position, card in enumerate(cards, 1):
            for key in _identities(card):
                if key in seen and same_card(seen[key][2], card):
                    name, at, first = seen[key]
                    places = {"name": name, "position": at, "typed": first.typed}
                    where = (*player.where, Where("player", player.name), Where("card", position))
                    raise GameError("card-twice", where, card=card.typed, id=card.id, **places)
                seen.setdefault(key, (player.name, position, card))


def _identities(card: Laid) -> list[str]:
    """What a card is known by: its id, or its code whichever way up it lies."""
    if card.id is not None:
        return [f"id {card.id}"]
    if card.card.known:
        return ["code " + min(card.card.code, card.card.turned().code)]
    return []


def same_card(one: Laid, other: Laid) -> bool:
    """Whether two cards of one identity do not contradict each other.

    Spelled-out cards may differ in handles that the deck does not know; then they are two cards.
    """
    return one.card.could_be(other.card) or one.card.could_be(other.card.turned())


def _remarks(request: Request, laid: Sequence[Sequence[Laid]]) -> list[Remark]:
    """What was noticed about the cards, each with its player and place."""
    found = []
    for player, cards in zip(request.players, laid, strict=True):
        for position, card in enumerate(cards, 1):
            if card.remark:
                values: Mapping[str, object] = {
                    "name": player.name,
                    "position": position,
                    **card.remark.values,
                }
                found.append(Remark(card.remark.kind, values))
        if player.swap_used and request.variant is Variant.FOUR_CARDS:
            found.append(Remark("no-swap-cards", {"name": player.name}))
    return found

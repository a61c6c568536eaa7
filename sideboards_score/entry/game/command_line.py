"""A game typed as options of one command line."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.deck.rulebook_file import edition_codes
from sideboards_score.entry.game.fixes import with_fixes
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.occasion import read_day
from sideboards_score.entry.game.request import PhotoRequest, PlayerRequest, Request, name_key
from sideboards_score.entry.game.table_row import photo_named
from sideboards_score.entry.notation import split_cards
from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, ObjectiveSet


class GameOptions(NamedTuple):
    """The options of `score` that describe a game, as typed."""

    deck: str | None = None
    edition: str | None = None
    variant: str | None = None
    partial: bool = False
    objectives: str | None = None
    players: tuple[str, ...] = ()
    swap_used: tuple[str, ...] = ()
    solo: bool = False
    """Whether the one player plays alone, in a count in mid-game too."""
    fixes: tuple[str, ...] = ()
    """What is put right in photos."""
    learns: bool = False
    """Whether the deck learns from the game."""
    date: str | None = None
    """The day on which it was played."""
    table: str | None = None
    """A photo of the whole table, whose rows are the players'."""

    @property
    def settings_only(self) -> bool:
        """Whether neither objectives nor players were given, so that one can only ask for them."""
        return not (self.objectives or self.players or self.swap_used or self.fixes)

    def arguments(self) -> list[str]:
        """The options as words of a command line."""
        words: list[str] = []
        for name in ("deck", "edition", "variant", "objectives", "date"):
            value = getattr(self, name)
            if value is not None:
                words += [f"--{name}", value]
        words += ["--partial"] if self.partial else []
        words += ["--solo"] if self.solo else []
        words += ["--learn"] if self.learns else []
        words += [] if self.table is None else ["--table", self.table]
        for player in self.players:
            words += ["--player", player]
        for name in self.swap_used:
            words += ["--swap-used", name]
        for text in self.fixes:
            words += ["--fix", text]
        return words


def request_from_options(options: GameOptions) -> Request:
    """The game of a command line without a file. Raises `UsageError`."""
    return request_of_players(players_of(options), options)


def players_of(options: GameOptions) -> list[PlayerRequest]:
    """The players of a command line. Raises `UsageError`."""
    return [_player(text) for text in options.players]


def request_of_players(players: Sequence[PlayerRequest], options: GameOptions) -> Request:
    """The game of these players; all else is in the options. Raises `UsageError`."""
    if options.objectives is None:
        raise UsageError("objectives-missing")
    if not players:
        raise UsageError("no-player-option")
    names = [player.name for player in players]
    keys = {name_key(name) for name in names}
    for name in options.swap_used:
        if name_key(name) not in keys:
            raise UsageError("swap-nobody", name=name, nearest=nearest(name, names), names=names)
    used = {name_key(name) for name in options.swap_used}
    request = Request(
        players=tuple(
            player._replace(swap_used=name_key(player.name) in used) for player in players
        ),
        objectives=_reader(options.objectives),
    )
    return with_options(request, options)


def with_options(request: Request, options: GameOptions) -> Request:
    """The game with what the options say in place of what it says itself."""
    editions, variants = list(edition_codes()), [kind.value for kind in Variant]
    changes: dict[str, object] = {}
    if options.deck is not None:
        changes |= {"deck": options.deck, "deck_folder": Path()}
    if options.edition is not None:
        changes["edition"] = option_choice("--edition", options.edition, editions)
    if options.variant is not None:
        changes["variant"] = Variant(option_choice("--variant", options.variant, variants))
    if options.partial:
        changes["partial"] = True
    if options.solo:
        changes["solo"] = True
    if options.learns:
        changes["learns"] = True
    if options.date is not None:
        changes["occasion"] = request.occasion._replace(date=_day(options.date))
    if options.objectives is not None:
        changes["objectives"] = _reader(options.objectives)
    if options.fixes:
        changes["players"] = tuple(with_fixes(request.players, options.fixes))
    return request._replace(**changes)  # type: ignore[arg-type]


def _day(text: str) -> str:
    try:
        return read_day(text)
    except SideboardsError as error:
        raise error.inside(Where("option", "--date")) from None


def _reader(text: str) -> Callable[..., ObjectiveSet]:
    def read(deck: Deck, needed: Collection[Kind] = tuple(Kind)) -> ObjectiveSet:
        try:
            return parse_objectives(text, deck, needed)
        except SideboardsError as error:
            raise error.inside(Where("option", "--objectives")) from None

    return read


def option_choice(option: str, text: str, choices: Sequence[str]) -> str:
    """The one of some words that an option names. Raises `UsageError` with the nearest."""
    word = text.strip().casefold()
    if word not in choices:
        close = nearest(word, choices)
        raise UsageError(
            "option-choice", option=option, text=text, choices=", ".join(choices), nearest=close
        )
    return word


def _player(text: str) -> PlayerRequest:
    """`NAME=CARDS`: the last `=` parts them, since a name may hold one; or the first `=@`."""
    if "=@" in text:
        name, _, photo = text.partition("=@")
        return player_typed(name, "@" + photo)
    name, equals, cards = text.rpartition("=")
    if not equals:
        raise UsageError("player-option", text=text)
    return player_typed(name, cards)


def player_typed(name: str, cards: str) -> PlayerRequest:
    """A player with card codes, or with `@` and the name of a photo. Raises `UsageError`."""
    name, cards = name.strip(), cards.strip()
    if not cards.startswith("@"):
        return PlayerRequest(name, tuple(split_cards(cards)))
    photo = cards[1:].strip()
    if not photo:
        raise UsageError("path-empty", (Where("player", name),))
    try:
        path, row = photo_named(photo)
    except SideboardsError as error:
        raise error.inside(Where("player", name)) from None
    return PlayerRequest(name, (), photo=PhotoRequest(path, row=row))

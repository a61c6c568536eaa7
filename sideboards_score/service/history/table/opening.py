"""Begin a game at the table."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from sideboards_score.entry.change.atomic import alone
from sideboards_score.entry.change.game_kept import kept_deck
from sideboards_score.entry.deck.find import shipped_decks
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.command_line import GameOptions, request_of_players
from sideboards_score.entry.game.request import PlayerRequest, Request, check_players, deck_of
from sideboards_score.errors import DeckError, GameError
from sideboards_score.history.database import writing
from sideboards_score.history.table.games import begin_game, set_link
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Kind
from sideboards_score.render.documents.document import to_line
from sideboards_score.service.history.keeping import today, user_folder
from sideboards_score.service.history.table.links import digest_of, link_of


class NewGame(NamedTuple):
    """A game as somebody fills it in."""

    names: Sequence[str]
    objectives: str
    """As on the command line: `3,9,19`, or patterns spelled out."""
    deck: str | None = None
    edition: str | None = None
    variant: str | None = None
    patterns: Mapping[Kind, str] = {}
    """Patterns with points that the deck does not know, tapped in: `X./.X=3`."""


def begin(new: NewGame) -> str:
    """Begin a game; the token of its link. Raises a `SideboardsError`, then nothing has begun."""
    fields = _checked(new)
    folder = user_folder()
    number = begin_game(folder, to_line(fields), list(new.names))
    token = link_of(number, folder)
    set_link(folder, number, digest_of(token))
    return token


def prepare_history() -> None:
    """Have the history there and whole before anybody taps. Raises `FileError`."""
    with writing(user_folder()):
        pass


@contextmanager
def only_server() -> Iterator[None]:
    """Be the only server of this history, so that no photo is read twice. Raises `FileError`."""
    with alone(user_folder() / "serve", "serve-running"):
        yield


def _checked(new: NewGame) -> dict[str, object]:
    """The fields of the game's file, of which each has been looked up."""
    if not new.names:
        raise GameError("players-none", most=load_rulebook().most_players)
    if new.deck is not None and new.deck not in shipped_decks():
        # a page offers names alone, and no path that comes from one is ever opened
        raise DeckError("deck-unknown", deck=new.deck, known=", ".join(shipped_decks()))
    players = [PlayerRequest(name, ()) for name in new.names]
    check_players(players, load_rulebook().most_players)
    options = GameOptions(
        deck=new.deck, edition=new.edition, variant=new.variant, objectives=new.objectives
    )
    deck = deck_of(request_of_players(players, options))
    objectives = _with_patterns(_listed(new.objectives), new.patterns, deck)
    options = options._replace(objectives=",".join(objectives))
    request = request_of_players(players, options)
    _check_objectives(request, deck)
    fields: dict[str, object] = {"deck": kept_deck(request), "edition": request.edition}
    if new.variant and new.variant != "standard":
        fields["variant"] = new.variant
    return {**fields, "objectives": objectives, "date": today()}


def _check_objectives(request: Request, deck: Deck) -> None:
    """Raise what is wrong with them; a pattern that is missing is tapped in, not typed."""
    try:
        request.goals(deck)
    except GameError as error:
        if error.key != "objective-no-pattern":
            raise
        values = {name: error.values[name] for name in ("count", "numbers", "kinds", "deck")}
        raise GameError("table-no-pattern", **values) from None


def _with_patterns(listed: list[str], patterns: Mapping[Kind, str], deck: Deck) -> list[str]:
    """The objectives, each pattern with the number of its kind where one was typed."""
    kinds = {str(number): objective.kind for number, objective in deck.objectives.items()}
    numbered = [
        f"{part}={patterns[kinds[part]]}" if kinds.get(part) in patterns else part
        for part in listed
    ]
    used = {kinds.get(part) for part in listed}
    return numbered + [pattern for kind, pattern in patterns.items() if kind not in used]


def _listed(objectives: str) -> list[str]:
    """Each objective by itself, as a game file lists them."""
    return [part for part in objectives.replace(";", " ").replace(",", " ").split() if part]

"""What a game shows beside its score becomes part of the deck (`--learn`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.find import is_shipped
from sideboards_score.entry.deck.sources import game_source
from sideboards_score.entry.game.request import (
    PlayerRequest,
    Request,
    deck_of,
    name_key,
)
from sideboards_score.entry.notation import is_spelled_out, joined_cards, read_code
from sideboards_score.model.cards import Card, Drawer
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source, learned_of
from sideboards_score.model.lesson import Taught
from sideboards_score.model.objectives import Objective
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.options import ReadOptions
from sideboards_score.rules.decks.importing import import_objectives
from sideboards_score.rules.decks.learning import ids_of, learn
from sideboards_score.service.asking import Progress, silent
from sideboards_score.service.decks import file_to_change
from sideboards_score.service.learning import AskPair, lesson_of, orders_alone, teach
from sideboards_score.service.photo_jobs import Job
from sideboards_score.service.photos import corrected, read_all
from sideboards_score.words import Words


@dataclass(frozen=True, slots=True)
class Shown:
    """A photo of a game, and what a person put right in it."""

    path: str
    options: ReadOptions
    fix: dict[Place, Drawer]


def seen_in_photos(
    photos: Sequence[Shown], path: str, *, same_game: bool, progress: Progress = silent
) -> Learned:
    """What photos show by themselves, with what a person put right; a refused one shows nothing."""
    if not photos:
        return Learned()
    deck = orders_alone(path)
    jobs: list[Job] = [(photo.path, deck, photo.options) for photo in photos]
    parts: list[Learned] = []
    for photo, outcome in zip(
        photos, read_all(jobs, same_game=False, progress=progress), strict=True
    ):
        if isinstance(outcome, Reading):
            right = corrected(outcome, photo.fix)
            parts.append(lesson_of(photo.path, right, _put_right(outcome, right))[1])
    return _game(parts) if same_game else learned_of(parts)


def _put_right(before: Reading, after: Reading) -> list[Column]:
    """The cards that the photo would tell otherwise than the person who put them right."""
    pairs = zip(before.cards, after.cards, strict=True)
    return [
        Column(column)
        for column, (old, new) in enumerate(pairs, 1)
        if old.card.known and new.card.known and old.card != new.card
    ]


def _game(parts: Sequence[Learned]) -> Learned:
    """Rows of one game: cards of one colour order in two of them are two cards."""
    whole = learned_of(parts)
    pairs = Learned.row(whole.seen, Source("")).apart
    return whole._replace(apart=whole.apart | pairs)


def answered(reading: Reading) -> dict[Place, Drawer]:
    """The drawers of a reading that a person has settled."""
    return {
        Place(Line(line), Column(column)): drawer.likely
        for column, card in enumerate(reading.cards, 1)
        for line, drawer in enumerate(card.drawers, 1)
        if drawer.color_probability == drawer.handle_probability == 1.0
    }


def deck_of_game(request: Request, *, named: bool) -> str:
    """The file that a game teaches: the deck it names, else the owner's.

    A game file that names the printed game was written before its owner had a deck; `named` is
    whether a person has named the deck now.
    """
    if request.deck is None:
        return file_to_change(None)
    if is_shipped(request.deck):
        invented = load_deck(request.deck, Path()).invented
        return file_to_change(request.deck if named or invented else None)
    return file_to_change(str(request.deck_folder / request.deck))


def goals_in_game(request: Request) -> dict[int, Objective]:
    """The objectives of a game that were typed with their number."""
    goals = request.goals(deck_of(request))
    return {
        goal.number: goal
        for goal in (goals.colors, goals.handles, goals.rows)
        if goal.number is not None and goal.complete
    }


def seen_in_game(
    request: Request, game: str | None, path: str, progress: Progress = silent
) -> Learned:
    """All cards of a game that are sure: photographed, or typed in full."""
    photos = [_shown(player, request) for player in request.players if player.photo]
    parts = [seen_in_photos(photos, path, same_game=True, progress=progress)]
    deck = deck_of(request)
    typed = [
        card for player in request.players if not player.photo for card in _typed(player, deck)
    ]
    if typed:
        now = datetime.now(UTC).astimezone().isoformat(sep=" ", timespec="seconds")[:19]
        parts.append(Learned.row(typed, game_source(typed, _table(request, deck), game or now)))
    return _game(parts)


def _table(request: Request, deck: Deck) -> str:
    """Who played, and for what: that stays where a card is put right."""
    names = sorted(name_key(player.name) for player in request.players)
    goals = request.goals(deck)
    rows = [goals.rows.of.value, goals.rows.rows, goals.rows.value, *goals.rows.lines]
    patterns = [
        goal.number or (goal.pattern and goal.pattern.text, goal.points)
        for goal in (goals.colors, goals.handles)
    ]
    return repr([names, patterns, list(map(str, rows))])


def _shown(player: PlayerRequest, request: Request) -> Shown:
    if player.photo is None:
        raise TypeError(player)
    options = ReadOptions(player.photo.turn, request.partial, row=player.photo.row)
    return Shown(str(request.folder / player.photo.path), options, dict(player.photo.fix))


def _typed(player: PlayerRequest, deck: Deck) -> list[Card]:
    """The cards that a player has spelled out in full: what the deck told is no news to it."""
    cards = joined_cards(player.cards, deck)
    found = [read_code(code) for code in cards if is_spelled_out(code)]
    return [card for card in found if card.known]


def teach_game(
    request: Request,
    news: Learned,
    path: str,
    words: Words,
    *,
    replaces: bool = False,
    ask: AskPair | None = None,
) -> Taught:
    """Keep what a scored game shows, its cards and numbered objectives, in the deck file `path`."""
    return teach(path, news, words, goals=goals_in_game(request), replaces=replaces, ask=ask)


class Worth(NamedTuple):
    """How much of a game a deck does not know yet: what is worth a question at its end."""

    cards: int
    objectives: int


def worth_keeping(request: Request, news: Learned, path: str) -> Worth:
    """The cards and objectives of a game that would be new in the deck file `path`.

    Cards that are to be asked about first count, too. Nothing is written.
    """
    deck, printed = load_deck(path, Path(), begins=True), printed_game()
    lesson = learn(deck, news, ids_of(printed))
    goals = import_objectives(
        deck.objectives, goals_in_game(request), printed.objectives, replaces=False
    )
    asked = {card for question in lesson.questions for card in question.pair}
    return Worth(len(lesson.new) + len(asked), len(goals.new))

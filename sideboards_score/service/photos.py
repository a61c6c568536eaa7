"""Photos in place of typed cards: read them, have doubtful drawers put right, go on as if typed."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import NamedTuple, TypeVar

from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.deck.sources import photo_source
from sideboards_score.entry.game.request import (
    PhotoRequest,
    PlayerRequest,
    Request,
    check_players,
    deck_of,
    lay_all,
)
from sideboards_score.entry.game.table_row import photo_named
from sideboards_score.errors import GameError, ProgramError, SideboardsError, Where
from sideboards_score.model.cards import Drawer
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.reading import CardReading, DrawerReading, Reading, TableRow, photo_name
from sideboards_score.model.sideboard import Place
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.asking import Ask, Progress, silent

MOST_PROCESSES = 4
"""Each holds one photo in memory, so this bounds the memory as well."""

T = TypeVar("T")
Outcome = Reading | SideboardsError
Job = tuple[str, Deck | None, ReadOptions]


def read_all(
    jobs: Sequence[Job],
    *,
    same_game: bool,
    taken: Iterable[str] = (),
    progress: Progress = silent,
) -> list[Outcome]:
    """Read photos in the order given; in one game no card can lie in two of them.

    `taken` are the ids of cards that lie elsewhere in the game.
    """
    require_cv2()
    outcomes = _read_each(jobs, progress)
    return _no_card_twice(jobs, outcomes, set(taken)) if same_game else outcomes


def _no_card_twice(
    jobs: Sequence[Job], outcomes: Sequence[Outcome], taken: set[str]
) -> list[Outcome]:
    """Read a doubtful photo again without the cards that surer ones show.

    Where two sure readings contradict each other, both stand: a person has to settle it.
    """
    done = list(outcomes)
    order = sorted(range(len(done)), key=lambda i: -_confidence(done[i]))
    for index in order:
        path, deck, options = jobs[index]
        outcome = done[index]
        if deck is None or not isinstance(outcome, Reading):
            continue
        if outcome.uncertain and taken & _ids(outcome, deck):
            rest = {card_id: card for card_id, card in deck.cards.items() if card_id not in taken}
            done[index] = outcome = read_one((path, replace(deck, cards=rest), options))
        if isinstance(outcome, Reading):
            taken |= _ids(outcome, deck)
    return done


def same_cards(readings: Sequence[Reading]) -> list[tuple[str, str, str]]:
    """Cards that two photos of a game show for sure: the code and both files."""
    seen: dict[str, int] = {}
    found = []
    for number, reading in enumerate(readings):
        for card in reading.cards:
            if card.card.known:
                first = seen.setdefault(kind_of(card.card), number)
                if first != number:
                    found.append((card.card.code, readings[first].name, reading.name))
    return found


def same_pictures(readings: Sequence[Reading]) -> list[tuple[int, int]]:
    """The numbers of readings of the very same picture or row, whatever the files are called."""
    first: dict[str, int] = {}
    pairs = []
    for number, reading in enumerate(readings):
        digest = photo_source(reading.file, reading.row).digest
        if first.setdefault(digest, number) != number:
            pairs.append((first[digest], number))
    return pairs


class Seen(NamedTuple):
    """What came of a photo, or of a row of it."""

    file: str
    row: TableRow | None
    outcome: Outcome

    @property
    def name(self) -> str:
        """The photo, or its row, as it is typed."""
        return photo_name(self.file, self.row)


def _confidence(outcome: Outcome) -> float:
    return outcome.confidence if isinstance(outcome, Reading) else 0.0


def _ids(reading: Reading, deck: Deck) -> set[str]:
    """The deck's cards that a reading most likely shows."""
    return {fit.id for card in reading.cards for fit in deck.fits(card.likely)}


def _read_each(jobs: Sequence[Job], progress: Progress) -> list[Outcome]:
    """Several at a time; the rows of one photo together, since they share its table."""
    groups: dict[object, list[int]] = {}
    for number, (path, deck, options) in enumerate(jobs):
        alone = number if options.row is None else None
        groups.setdefault((path, id(deck), replace(options, row=None), alone), []).append(number)
    parts = [[jobs[number] for number in group] for group in groups.values()]
    outcomes: dict[int, Outcome] = {}
    for group, found in zip(groups.values(), _at_once(read_together, parts, progress), strict=True):
        outcomes.update(zip(group, found, strict=True))
    return [outcomes[number] for number in range(len(jobs))]


def _at_once(
    read: Callable[[T], list[Outcome]], parts: Sequence[T], progress: Progress
) -> list[list[Outcome]]:
    """Read several photos at a time in processes of their own."""
    if len(parts) == 1:
        return [read(parts[0])]
    workers = min(len(parts), MOST_PROCESSES, os.cpu_count() or 1)
    outcomes: list[list[Outcome]] = []
    progress(0, len(parts))
    with ProcessPoolExecutor(workers) as pool:
        for outcome in pool.map(read, parts):
            outcomes.append(outcome)
            progress(len(outcomes), len(parts))
    return outcomes


def read_one(job: Job) -> Outcome:
    """Read one photo; what is wrong with it is a result like any other."""
    return read_together([job])[0]


def read_together(jobs: Sequence[Job]) -> list[Outcome]:
    """Read one photo, or some rows of it."""
    path, deck, options = jobs[0]
    rows = [options.row for _, _, options in jobs if options.row is not None]
    if not rows:
        return _guarded(path, lambda: _photo(path, deck, options))
    found = _guarded(path, lambda: _rows(path, deck, options, rows))
    return found if len(found) == len(rows) else found * len(rows)


def read_whole_table(job: Job) -> list[Outcome]:
    """Read all rows of one photo."""
    path, deck, options = job
    return _guarded(path, lambda: _rows(path, deck, options))


def _photo(path: str, deck: Deck | None, options: ReadOptions) -> list[Outcome]:
    from sideboards_score.photo.reading import read_photo  # noqa: PLC0415 - loads cv2

    return [read_photo(path, deck, options)]


def _rows(
    path: str, deck: Deck | None, options: ReadOptions, rows: Sequence[TableRow] = ()
) -> list[Outcome]:
    from sideboards_score.photo.table import read_table  # noqa: PLC0415 - loads cv2

    return [*read_table(path, deck, options, rows)]


def _guarded(path: str, read: Callable[[], list[Outcome]]) -> list[Outcome]:
    """What was read; what is wrong with the whole photo is a result like any other."""
    try:
        return read()
    except SideboardsError as error:
        return [error]
    except Exception as error:  # noqa: BLE001 - one photo must not take the others down
        where = (Where("file", path),)
        return [ProgramError("photo-fault", where, fault=f"{type(error).__name__}: {error}")]


def with_photos(
    request: Request, *, ask: Ask | None = None, progress: Progress = silent
) -> tuple[Request, Mapping[str, Reading]]:
    """The game with what its photos show in place of cards, and the readings by player.

    Raises the first player's error if a photo cannot be read. Doubtful drawers are asked for with
    `ask` where there is somebody to be asked; the answers become part of the game.
    """
    deck = deck_of(request)
    taken = _checked(request, deck)
    jobs = [_job(player, request, deck) for player in request.players if player.photo]
    outcomes = iter(read_all(jobs, same_game=True, taken=taken, progress=progress))
    players, readings = [], {}
    for player in request.players:
        shown = player
        if player.photo is not None:
            where = (*request.where, *player.where, Where("player", player.name))
            reading, photo = _put_right(next(outcomes), player.photo, where, ask)
            codes = tuple(card.card.code for card in reading.cards)
            shown = player._replace(cards=codes, photo=photo, left_out=reading.left_out)
            readings[player.name] = reading
        players.append(shown)
    return request._replace(players=tuple(players)), readings


def _put_right(
    outcome: Outcome, photo: PhotoRequest, where: tuple[Where, ...], ask: Ask | None
) -> tuple[Reading, PhotoRequest]:
    """The reading with what a person puts right, and the photo with what was answered now."""
    if isinstance(outcome, SideboardsError):
        raise outcome.inside(*where)
    check_fix(outcome, photo.fix, where)
    reading = corrected(outcome, photo.fix)
    answers = dict(ask(reading)) if ask else {}
    return corrected(reading, answers), photo._replace(fix={**photo.fix, **answers})


def read_photos(
    photos: Sequence[str],
    deck: Deck | None,
    options: ReadOptions,
    *,
    same_game: bool = False,
    ask: Ask | None = None,
    progress: Progress = silent,
) -> list[Seen]:
    """What each photo shows, or why it is refused, in the order given."""
    named = [photo_named(photo) for photo in photos]
    jobs: list[Job] = [(path, deck, replace(options, row=row)) for path, row in named]
    outcomes = read_all(jobs, same_game=same_game, progress=progress)
    return [
        Seen(path, row, _asked(outcome, ask))
        for (path, row), outcome in zip(named, outcomes, strict=True)
    ]


def read_tables(
    photos: Sequence[str],
    deck: Deck | None,
    options: ReadOptions,
    *,
    ask: Ask | None = None,
    progress: Progress = silent,
) -> list[list[Seen]]:
    """The rows of each photo of a whole table, which are those of one game."""
    require_cv2()
    jobs: list[Job] = [(photo, deck, options) for photo in photos]
    return [
        _rows_of(job, outcomes, ask)
        for job, outcomes in zip(jobs, _at_once(read_whole_table, jobs, progress), strict=True)
    ]


def _rows_of(job: Job, outcomes: Sequence[Outcome], ask: Ask | None) -> list[Seen]:
    """The rows of a table with their numbers; one fault of the whole photo has none."""
    path, deck, options = job
    whole = len(outcomes) == 1 and not _is_of_row(outcomes[0], path)
    rows = [None if whole else TableRow(number) for number in range(1, len(outcomes) + 1)]
    jobs: list[Job] = [(path, deck, replace(options, row=row)) for row in rows]
    known = _no_card_twice(jobs, outcomes, set())
    return [Seen(path, row, _asked(outcome, ask)) for row, outcome in zip(rows, known, strict=True)]


def _is_of_row(outcome: Outcome, path: str) -> bool:
    """Whether an outcome is that of a row and not of the whole photo."""
    return isinstance(outcome, Reading) or Where("file", path) not in outcome.where


def _asked(outcome: Outcome, ask: Ask | None) -> Outcome:
    """The outcome with what a person answers about it."""
    if ask is None or not isinstance(outcome, Reading):
        return outcome
    return corrected(outcome, ask(outcome))


def _checked(request: Request, deck: Deck) -> set[str]:
    """Check all that needs no photo, before any is read; the ids of the cards typed."""
    request.goals(deck)
    try:
        check_players(request.players, load_rulebook().most_players)
        typed = [player for player in request.players if player.photo is None]
        laid = lay_all(typed, deck, partial=request.partial)
    except SideboardsError as error:
        raise error.inside(*request.where) from None
    return {card.id for cards in laid for card in cards if card.id is not None}


def _job(player: PlayerRequest, request: Request, deck: Deck) -> Job:
    """One photo, with the cards of the deck that nobody has typed in."""
    if player.photo is None:
        raise TypeError(player)
    path = str(request.folder / player.photo.path)
    return path, deck, ReadOptions(player.photo.turn, request.partial, row=player.photo.row)


def check_fix(reading: Reading, fix: Mapping[Place, Drawer], where: tuple[Where, ...]) -> None:
    """Raise if something was put right on a card that the photo does not show."""
    for place in fix:
        if place.column > len(reading.cards):
            shown = f"{place.line},{place.column}"
            raise GameError("fix-no-card", where, place=shown, count=len(reading.cards))


def corrected(reading: Reading, fix: Mapping[Place, Drawer]) -> Reading:
    """The reading with what a person put right: certain from then on."""
    cards = []
    for column, card in enumerate(reading.cards, 1):
        drawers = list(card.drawers)
        for place, drawer in fix.items():
            if place.column == column:
                drawers[place.line - 1] = DrawerReading(drawer, 1.0, 1.0, True, True)
        cards.append(CardReading(tuple(drawers), card.outline))
    return reading._replace(cards=tuple(cards))

"""Photos in place of typed cards: read them, have doubtful drawers put right, go on as if typed."""

import os
import signal
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

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
from sideboards_score.errors import GameError, ProgramError, SideboardsError, Where
from sideboards_score.model.cards import Drawer
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.learning import Source
from sideboards_score.model.reading import CardReading, DrawerReading, Reading
from sideboards_score.model.sideboard import Place
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.source import is_piped, photo_bytes
from sideboards_score.photo.load.tuning import TUNING
from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.asking import Ask, Progress, silent

MOST_PROCESSES = 4
"""Each holds one photo in memory, so this bounds the memory as well."""

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
    outcomes = [*_read_each(jobs, progress)]
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
                    found.append((card.card.code, readings[first].file, reading.file))
    return found


def same_pictures(files: Sequence[str]) -> list[tuple[int, int]]:
    """The numbers of files that hold the very same picture, whatever they are called."""
    first: dict[str, int] = {}
    pairs = []
    for number, file in enumerate(files):
        digest = source_of(file).digest
        if first.setdefault(digest, number) != number:
            pairs.append((first[digest], number))
    return pairs


def source_of(photo: str) -> Source:
    """What a photo is known by again. Raises `FileError`."""
    return photo_source(photo, photo_bytes(photo, TUNING.most_bytes) if is_piped(photo) else None)


def _confidence(outcome: Outcome) -> float:
    return outcome.confidence if isinstance(outcome, Reading) else 0.0


def _ids(reading: Reading, deck: Deck) -> set[str]:
    """The deck's cards that a reading most likely shows."""
    return {fit.id for card in reading.cards for fit in deck.fits(card.likely)}


def _read_each(jobs: Sequence[Job], progress: Progress) -> Iterator[Outcome]:
    """Each in its turn as soon as it is there; several at a time in processes of their own.

    What comes out of a pipe is read here, since no other process can. Who stops half-way gets no
    more; what is being read then is brought to its end and forgotten.
    """
    if len(jobs) == 1:
        yield read_one(jobs[0])
        return
    progress(0, len(jobs))
    workers = min(len(jobs), MOST_PROCESSES, os.cpu_count() or 1)
    pool = ProcessPoolExecutor(workers, initializer=_stopped_by_us_alone)
    try:
        waiting = [None if is_piped(job[0]) else pool.submit(read_one, job) for job in jobs]
        for number, job in enumerate(jobs):
            future, waiting[number] = waiting[number], None  # what was handed on is not kept
            outcome = read_one(job) if future is None else future.result()
            progress(number + 1, len(jobs))
            yield outcome
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _stopped_by_us_alone() -> None:
    """Ctrl-C reaches all processes of a terminal, and this one would print a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read_one(job: Job) -> Outcome:
    """Read one photo; what is wrong with it is a result like any other."""
    from sideboards_score.photo.reading import read_photo  # noqa: PLC0415 - loads cv2

    path, deck, options = job
    try:
        return read_photo(path, deck, options)
    except SideboardsError as error:
        return error
    except Exception as error:  # noqa: BLE001 - one photo must not take the others down
        where = (Where("file", path),)
        return ProgramError("photo-fault", where, fault=f"{type(error).__name__}: {error}")


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
            shown = player._replace(cards=codes, photo=photo)
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
) -> Generator[Outcome, None, None]:
    """What each photo shows, or why it is refused, in the order given, as soon as it is known.

    In one game that is when all are read, since a doubtful one may take after the others.
    """
    jobs: list[Job] = [(photo, deck, options) for photo in photos]
    require_cv2()
    outcomes: Iterable[Outcome]
    if same_game:
        outcomes = read_all(jobs, same_game=True, progress=progress)
    else:
        outcomes = _read_each(jobs, progress)
    for outcome in outcomes:
        if ask is not None and isinstance(outcome, Reading):
            yield corrected(outcome, ask(outcome))
        else:
            yield outcome


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
    return path, deck, ReadOptions(player.photo.turn, request.partial)


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

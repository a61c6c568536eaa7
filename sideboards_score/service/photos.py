"""Photos in place of typed cards: read them, have doubtful drawers put right, go on as if typed."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

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
from sideboards_score.errors import GameError, SideboardsError, Where
from sideboards_score.model.cards import Drawer
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.learning import Source
from sideboards_score.model.reading import CardReading, DrawerReading, Reading, TableRow, photo_name
from sideboards_score.model.sideboard import Place
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.source import is_piped, photo_bytes
from sideboards_score.photo.load.tuning import TUNING
from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.asking import Ask, Progress, silent
from sideboards_score.service.photo_jobs import (
    Job,
    Outcome,
    in_order,
    read_each,
    read_one,
    read_whole_table,
)


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
    outcomes = [*in_order(jobs, progress)]
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
        digest = source_of(reading.file, reading.row).digest
        if first.setdefault(digest, number) != number:
            pairs.append((first[digest], number))
    return pairs


def source_of(photo: str, row: TableRow | None = None) -> Source:
    """What a photo, or a row of it, is known by again. Raises `FileError`."""
    data = photo_bytes(photo, TUNING.most_bytes) if is_piped(photo) else None
    return photo_source(photo, data, row)


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
) -> Generator[Seen, None, None]:
    """What each photo shows, or why it is refused, in the order given, as soon as it is known.

    In one game that is when all are read, since a doubtful one may take after the others.
    """
    named = [photo_named(photo) for photo in photos]
    jobs: list[Job] = [(path, deck, replace(options, row=row)) for path, row in named]
    require_cv2()
    outcomes: Iterable[Outcome]
    if same_game:
        outcomes = read_all(jobs, same_game=True, progress=progress)
    else:
        outcomes = in_order(jobs, progress)
    for (path, row), outcome in zip(named, outcomes, strict=True):
        yield Seen(path, row, _asked(outcome, ask))


def read_tables(
    photos: Sequence[str],
    deck: Deck | None,
    options: ReadOptions,
    *,
    ask: Ask | None = None,
    progress: Progress = silent,
) -> Generator[list[Seen], None, None]:
    """The rows of each photo of a whole table, which are those of one game."""
    require_cv2()
    jobs: list[Job] = [(photo, deck, options) for photo in photos]
    found = read_each(read_whole_table, [[job] for job in jobs], progress)
    for job, outcomes in zip(jobs, found, strict=True):
        yield _rows_of(job, outcomes, ask)


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

"""Guided entry of a sideboard: card by card, several at once, or a photo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sideboards_score.cli.ask import GoBack
from sideboards_score.cli.guided.letters import print_meant
from sideboards_score.cli.guided.slips import print_slips
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.game.request import PhotoRequest, PlayerRequest, check_no_card_twice
from sideboards_score.entry.game.table_row import photo_named
from sideboards_score.entry.notation import Laid, joined_cards, read_card, split_cards
from sideboards_score.errors import SideboardsError, Where
from sideboards_score.model.cards import COLUMNS
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading
from sideboards_score.render.page import Row, Span, row
from sideboards_score.render.text.grid import card_strip
from sideboards_score.words import Words

PHOTO = "@"
"""Begins the name of a photo in place of cards."""

DROP = "-"
"""Drops the cards that were typed after a wrong one."""


@dataclass
class Entry:
    """A player while being asked for."""

    name: str = ""
    laid: list[Laid] = field(default_factory=list)
    photo: PhotoRequest | None = None
    swap_used: bool = False

    @property
    def complete(self) -> bool:
        """Whether all cards are there."""
        return self.photo is not None or len(self.laid) == COLUMNS

    def request(self) -> PlayerRequest:
        """The player as far as answered."""
        cards = tuple(card.typed for card in self.laid)
        return PlayerRequest(self.name, cards, self.swap_used, self.photo)


def check_laid(entry: Entry, laid: list[Laid], others: Sequence[Entry], deck: Deck) -> None:
    """Raise if these cards of a player lie elsewhere already."""
    cards = [*(other.laid for other in others), laid]
    everybody = [other.request() for other in (*others, entry)]
    check_no_card_twice(everybody, cards, deck)


def print_laid(entry: Entry, position: int, words: Words) -> None:
    """Show how a card was understood, and what there is to say about it."""
    laid = entry.laid[position - 1]
    print_rows([_understood(position, laid, words)])
    if laid.remark:
        values = {"name": entry.name, "position": position, **laid.remark.values}
        print_message("   " + words(f"note-{laid.remark.kind}", **values))


def _understood(position: int, laid: Laid, words: Words) -> Row:
    card_id = "" if laid.id is None else words("ask-card-id", id=laid.id)
    return row(f" {position}  ", *card_strip(laid.card).spans, Span(f"  {card_id}", "dim"))


class CardQuestions:
    """The questions for the cards of one player."""

    def __init__(
        self, words: Words, deck: Deck, answer: Callable[[str], str], *, partial: bool
    ) -> None:
        self.words = words
        self.deck = deck
        self.answer = answer
        self.partial = partial
        self.others: Sequence[Entry] = ()
        self.explained = False
        """Whether it was said how cards are typed: once is enough."""

    def ask(self, entry: Entry, others: Sequence[Entry], *, take_back: bool, again: bool) -> None:
        """Ask until there are eight cards; several may be typed at once, a wrong one again.

        Where all are there, the last one is taken back, to be asked for again; with `again`, who
        has come to put something else right may keep them.
        """
        self.others = others
        waiting: list[str] = []
        complete = entry.complete
        if complete and again and not take_back and self._keeps(entry):
            return
        if complete and (take_back or again):
            self._take_back(entry)
        if not self.explained and not entry.complete:
            words, known = self.words, self.deck.handles_known
            print_message(words("ask-card-how") if known else words("ask-card-how-handles"))
            self.explained = True
        while not entry.photo and len(entry.laid) < COLUMNS:
            if not waiting:
                waiting = self._more_cards(entry)
                if not waiting:
                    return
            try:
                self._lay(entry, waiting[0])
                waiting = waiting[1:]
            except SideboardsError as error:
                print_message(self.words.problem(error))
                print_meant(waiting[0], error, self.words)
                waiting = self._instead(entry, waiting[1:])
        if waiting:
            print_message(self.words("ask-cards-over", count=len(waiting), cards=" ".join(waiting)))

    def _instead(self, entry: Entry, kept: list[str]) -> list[str]:
        """The next cards in place of a wrong one; those typed after it are kept, or dropped."""
        if kept:
            print_message(self.words("ask-kept", cards=" ".join(kept), drop=DROP))
        typed = self._more_cards(entry)
        if entry.photo:
            return []
        if typed[-1:] == [DROP]:
            return typed[:-1]
        again = kept and [word.casefold() for word in typed[-len(kept) :]] == [
            word.casefold() for word in kept
        ]
        return typed if again else [*typed, *kept]

    def _keeps(self, entry: Entry) -> bool:
        """Whether all cards stay as they are."""
        try:
            while self.answer(self.words("ask-cards-keep", name=entry.name)):
                pass
        except GoBack:
            return False
        return True

    def _take_back(self, entry: Entry) -> None:
        """Take back the last card, or the photo with all cards."""
        if entry.photo:
            gone = PHOTO + entry.photo.name
            entry.photo, entry.laid = None, []
        else:
            gone = entry.laid.pop().typed
        print_message(self.words("ask-card-gone", card=gone))

    def _more_cards(self, entry: Entry) -> list[str]:
        """The next cards typed; empty where a photo was named or a count in mid-game ends here."""
        while True:
            number = len(entry.laid) + 1
            try:
                typed = self.answer(self.words("ask-card", name=entry.name, number=number))
                if typed.startswith(PHOTO):
                    path = str(Path(typed.removeprefix(PHOTO).strip()).expanduser())
                    file, table_row = photo_named(path)
                    self.photograph(entry, PhotoRequest(file, row=table_row))
                    return []
                words = joined_cards(split_cards(typed), self.deck)
            except GoBack:
                if not entry.laid:
                    raise
                self._take_back(entry)
                continue
            except SideboardsError as error:
                print_message(self.words.problem(error))
                continue
            if words or (self.partial and entry.laid):
                return words

    def _lay(self, entry: Entry, typed: str) -> None:
        """Understand one card, refuse it if it lies elsewhere, and show it."""
        place = (Where("card", len(entry.laid) + 1),)
        try:
            laid = read_card(typed, self.deck, self._taken(entry))
        except SideboardsError as error:
            raise error.inside(*place) from None
        check_laid(entry, [*entry.laid, laid], self.others, self.deck)
        entry.laid.append(laid)
        print_laid(entry, len(entry.laid), self.words)
        lying = [card for other in self.others for card in other.laid]
        print_slips(entry.laid, len(entry.laid), lying, self.deck, self.words)

    def _taken(self, entry: Entry) -> set[str]:
        """The kinds of the cards that lie on the table."""
        cards = (card for one in (*self.others, entry) for card in one.laid)
        return {card.kind for card in cards if card.kind is not None}

    def photograph(self, entry: Entry, photo: PhotoRequest) -> None:
        """Read a photo in place of all cards, and ask about what is doubtful in it."""
        from sideboards_score.cli.guided.drawers import ask_doubtful  # noqa: PLC0415 - only photos

        reading = self._read(photo)
        self._show(entry, photo._replace(fix=ask_doubtful(reading, self.words)), reading)

    def show_photo(self, entry: Entry, photo: PhotoRequest) -> None:
        """Read a photo once more, with what was put right in it."""
        self._show(entry, photo, self._read(photo))

    def _show(self, entry: Entry, photo: PhotoRequest, reading: Reading) -> None:
        from sideboards_score.render.text.reading_page import reading_page  # noqa: PLC0415 - only photos
        from sideboards_score.service.photos import corrected  # noqa: PLC0415 - the same

        reading = corrected(reading, photo.fix)
        laid = [read_card(card.card.code, self.deck) for card in reading.cards]
        check_laid(entry, laid, self.others, self.deck)
        entry.photo, entry.laid = photo, laid
        print_rows(reading_page(reading, self.words))

    def _read(self, photo: PhotoRequest) -> Reading:
        from sideboards_score.photo.options import ReadOptions  # noqa: PLC0415 - the same
        from sideboards_score.service.photos import read_all  # noqa: PLC0415 - only photos

        options = ReadOptions(photo.turn, self.partial, row=photo.row)
        (outcome,) = read_all([(photo.path, self.deck, options)], same_game=False)
        if isinstance(outcome, SideboardsError):
            raise outcome
        return outcome

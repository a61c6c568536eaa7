"""What pages and JSON show of a game: one form of it for both."""

from collections.abc import Mapping
from typing import Any

from sideboards_score.model.cards import LINES, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.kept import EMPTY_CARD, Seat, Shot, Table
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.render.documents.document import places_document
from sideboards_score.render.documents.read import ReadingDocument, reading_document
from sideboards_score.service.history.table.cards import Offer, likely_values, offers
from sideboards_score.service.history.table.pictures import reading_of, refusal_of
from sideboards_score.service.history.table.playing import sideboard_of
from sideboards_score.words import Words


def table_document(table: Table, words: Words) -> dict[str, Any]:
    """A game for programs, and for a page that is brought up to date."""
    return {
        "state": table.state,
        "version": table.version,
        "last": table.last,
        "players": [_short_document(seat, words) for seat in table.seats],
    }


def _short_document(seat: Seat, words: Words) -> dict[str, Any]:
    """A player as the others see it: without what the photo shows drawer by drawer."""
    shot = seat.shot
    photo = None if shot is None else {"status": shot.status, "place": shot.place}
    return {
        "seat": seat.number,
        "name": seat.name,
        "version": seat.version,
        "state": seat.state,
        "says": state_text(seat, words),
        "photo": photo,
    }


def seat_document(seat: Seat, words: Words) -> dict[str, Any]:
    """A player for programs."""
    return {
        "seat": seat.number,
        "name": seat.name,
        "version": seat.version,
        "state": seat.state,
        "says": state_text(seat, words),
        "sideboard": list(seat.cards),
        "swap_used": seat.swap_used,
        "open": places_document(open_places(seat)),
        "photo": _shot_document(seat.shot, words),
    }


def _shot_document(shot: Shot | None, words: Words) -> dict[str, Any] | None:
    if shot is None:
        return None
    refusal = refusal_of(shot)
    reading = reading_of(shot)
    shown: ReadingDocument | None = None if reading is None else reading_document(reading)
    return {
        "status": shot.status,
        "place": shot.place,
        "row": shot.row,
        "reason": None if refusal is None else words.problem(refusal),
        "reading": shown,
    }


def state_text(seat: Seat, words: Words) -> str:
    """How far a player is, in a few words."""
    if seat.state == "queued" and seat.shot is not None and seat.shot.place:
        return words("web-state-queued", place=seat.shot.place)
    if seat.state in ("doubtful", "empty"):
        count = len(_unknown(seat))
        if any(code != EMPTY_CARD for code in seat.cards):
            return words(f"web-state-{'doubtful' if seat.shot else 'begun'}", count=count)
    return words(f"web-state-{seat.state}")


def open_places(seat: Seat) -> list[Place]:
    """The drawers that are not known, the most doubtful first where a photo shows them."""
    places = _unknown(seat)
    reading = reading_of(seat.shot) if places else None
    if reading is None:
        return places
    return sorted(places, key=lambda place: _sureness(reading, place))


def _unknown(seat: Seat) -> list[Place]:
    """The drawers that are not known, card by card."""
    return [
        Place(Line(line), Column(column))
        for column, card in enumerate(sideboard_of(seat).cards, 1)
        for line, drawer in enumerate(card.drawers, 1)
        if not drawer.known
    ]


def _sureness(reading: Reading, place: Place) -> float:
    if place.column > len(reading.cards):
        return 1.0
    drawer = reading.cards[place.column - 1].drawers[place.line - 1]
    return min(drawer.color_probability, drawer.handle_probability)


def spoken(drawer: Drawer, place: Place, words: Words) -> str:
    """A drawer as it is read out: `line 3, card 2: orange, square`."""
    key = "web-spoken" if drawer.known else "web-spoken-unsure"
    return words(key, line=place.line, card=place.column, color=drawer.color, handle=drawer.handle)


def grid(seat: Seat, words: Words, at: Place | None = None) -> list[list[dict[str, Any]]]:
    """The drawers line by line, as a page shows them."""
    board = sideboard_of(seat)
    return [
        [
            _cell(card.drawers[line - 1], Place(Line(line), Column(column)), at, words)
            for column, card in enumerate(board.cards, 1)
        ]
        for line in range(1, LINES + 1)
    ]


def _cell(drawer: Drawer, place: Place, at: Place | None, words: Words) -> dict[str, Any]:
    return {
        "place": f"{place.line}/{place.column}",
        "line": place.line,
        "card": place.column,
        "code": drawer.code,
        "color": drawer.color.name.lower(),
        "handle": drawer.handle.name.lower(),
        "letter": drawer.color.value,
        "known": drawer.known,
        "chosen": place == at,
        "spoken": spoken(drawer, place, words),
    }


def drawer_offers(seat: Seat, place: Place, deck: Deck, words: Words) -> dict[str, Any]:
    """What a touched drawer can be given: the likeliest first, then everything."""
    card = sideboard_of(seat).cards[place.column - 1]
    found = offers(card, place.line, deck)
    return {
        "place": f"{place.line}/{place.column}",
        "now": card.drawers[place.line - 1].code,
        "likely": [_value(drawer, words) for drawer in _likely(seat, place, deck)],
        "colors": [_offer(offer, words) for offer in found.colors],
        "handles": [_offer(offer, words) for offer in found.handles],
        "fits": list(found.fits),
        "fit_count": found.fitting,
    }


def handle_offers(seat: Seat, column: int, deck: Deck, words: Words) -> list[dict[str, Any]]:
    """The drawers of a card whose colours are known, each with the handles that it can have.

    All at once: three taps are enough, while drawer by drawer those without one are taps, too.
    """
    card = sideboard_of(seat).cards[column - 1]
    if Color.UNKNOWN in card.colors or Handle.UNKNOWN not in card.handles:
        return []
    return [
        {
            "place": f"{line}/{column}",
            "color": drawer.color.name.lower(),
            "letter": drawer.color.value,
            "spoken": spoken(drawer, Place(Line(line), Column(column)), words),
            "handles": [_offer(offer, words) for offer in offers(card, line, deck).handles],
        }
        for line, drawer in enumerate(card.drawers, 1)
    ]


def _likely(seat: Seat, place: Place, deck: Deck) -> list[Drawer]:
    """What the photo shows there, the likeliest first."""
    reading = reading_of(seat.shot)
    if reading is None or place.column > len(reading.cards):
        return []
    seen = reading.cards[place.column - 1].drawers[place.line - 1]
    card = sideboard_of(seat).cards[place.column - 1]
    return likely_values(card, place.line, deck, seen)


def _value(drawer: Drawer, words: Words) -> dict[str, Any]:
    name = f"{words.shown(drawer.color)}, {words.shown(drawer.handle)}"
    return {
        "code": drawer.code,
        "color": drawer.color.name.lower(),
        "handle": drawer.handle.name.lower(),
        "name": name,
    }


def _offer(offer: Offer, words: Words) -> dict[str, Any]:
    name = offer.value.name.lower()
    return {
        "value": name,
        "letter": offer.value.value,
        "name": words.shown(offer.value),
        "possible": offer.possible,
        "chosen": offer.chosen,
    }


VALUES: Mapping[str, Color | Handle] = {
    value.name.lower(): value
    for value in (*Color, *Handle)
    if value not in (Color.UNKNOWN, Handle.UNKNOWN)
}
"""What a form may call a value."""

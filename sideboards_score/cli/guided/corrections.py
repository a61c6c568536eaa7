"""Put one card or one drawer of a player right, without touching the others."""

from collections.abc import Sequence

from sideboards_score.cli.guided.cards import Entry, check_laid, print_laid
from sideboards_score.cli.guided.slips import print_slips
from sideboards_score.entry.game.fixes import card_at, fix_parts, named_parts, read_place
from sideboards_score.entry.game.request import name_key
from sideboards_score.entry.notation import Laid, is_spelled_out, read_card, read_drawer
from sideboards_score.errors import GameError, NotationError, SideboardsError, Where
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.sideboard import Line
from sideboards_score.words import Words


def meant_for(
    text: str, current: Entry | None, entries: Sequence[Entry]
) -> tuple[Entry, str, str] | None:
    """Whom `4=17r`, `3/2=Ts` or `Ann.4=17r` puts right, where and to what; None if nobody."""
    parts = fix_parts(text)
    if parts is not None:
        return None if current is None or not current.name else (current, *parts)
    name, rest = named_parts(text) or ("", "")
    parts = fix_parts(rest)
    for entry in entries:
        if parts is not None and entry.name and name_key(entry.name) == name_key(name):
            return entry, *parts
    return None


def correct(
    entry: Entry, others: Sequence[Entry], place: str, value: str, deck: Deck, words: Words
) -> None:
    """Put a card or drawer right and show the card. Raises a `SideboardsError`, nothing changed."""
    line, column = read_place(place)
    if column > len(entry.laid):
        raise GameError("ask-fix-none", name=entry.name, number=column)
    where = Where("card", column)
    try:
        laid = _changed(entry.laid[column - 1], line, "".join(value.split()), deck)
    except SideboardsError as error:
        raise error.inside(where) from None
    cards = [*entry.laid[: column - 1], laid, *entry.laid[column:]]
    check_laid(entry, cards, others, deck)
    if entry.photo is not None:
        fix = {
            at: drawer
            for at, drawer in card_at(column, laid.card).items()
            if line in (None, at.line)
        }
        entry.photo = entry.photo._replace(fix={**entry.photo.fix, **fix})
    entry.laid = cards
    print_laid(entry, column, words)
    print_slips(cards, column, [card for other in others for card in other.laid], deck, words)


def _changed(before: Laid, line: Line | None, value: str, deck: Deck) -> Laid:
    """The card as it is with what was typed."""
    if line is None:
        return read_card(value, deck)
    drawers = list(before.card.drawers)
    drawers[line - 1] = read_drawer(value)
    code = Card(tuple(drawers)).code
    if not is_spelled_out(code):
        raise NotationError("fix-bare", card=code)
    return read_card(code, deck)

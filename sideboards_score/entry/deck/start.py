"""What an owner's deck begins with: all that is known of the printed game."""

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import DEFAULT, ENDING, card_db, folder_of
from sideboards_score.entry.text.source import read_text
from sideboards_score.model.deck import Deck

_NAME = "name:"


def start_text(head: str, name: str) -> str:
    """The text of a new deck file: the printed game's, with another name and head."""
    lines = read_text(str(card_db() / (DEFAULT + ENDING))).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith(_NAME))
    comment = [f"# {line}" for line in head.splitlines()]
    return "\n".join([*comment, f"{_NAME} {name}", *lines[first + 1 :], ""])


def printed_game() -> Deck:
    """What is known of the printed game."""
    return load_deck(DEFAULT, folder_of(""))

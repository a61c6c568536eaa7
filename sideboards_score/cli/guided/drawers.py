"""Guided entry of the drawers that a photo leaves in doubt."""

from sideboards_score.cli.ask import GoBack, answer
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.notation import read_drawer
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Drawer
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place
from sideboards_score.render.page import row
from sideboards_score.render.sentences.doubts import doubt_text
from sideboards_score.render.text.reading_page import doubtful_grid
from sideboards_score.words import Words


def ask_doubtful(reading: Reading, words: Words) -> dict[Place, Drawer]:
    """Ask for each doubtful drawer, beside the grid; an empty answer takes the likely one."""
    answers: dict[Place, Drawer] = {}
    places = reading.uncertain
    if places:
        print_rows([row(words("ask-doubtful", file=reading.file, count=len(places)))])
        print_rows(doubtful_grid(reading))
    position = 0
    while position < len(places):
        try:
            given = _ask_drawer(reading, places[position], words)
            if given is not None:
                answers[places[position]] = given
            position += 1
        except GoBack:
            position = max(0, position - 1)
            answers.pop(places[position], None)
    return answers


def _ask_drawer(reading: Reading, place: Place, words: Words) -> Drawer | None:
    """One drawer as the person sees it; None leaves it unknown."""
    likely = reading.cards[place.column - 1].drawers[place.line - 1].likely
    question = words("ask-drawer", text=doubt_text(reading, place, words), likely=likely.code)
    while True:
        text = answer(question)
        if text == "?":
            return None
        try:
            return read_drawer(text) if text else likely
        except SideboardsError as error:
            print_message(words.problem(error))

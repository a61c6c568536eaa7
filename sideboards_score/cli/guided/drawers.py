"""Guided entry of the drawers that a photo leaves in doubt."""

from sideboards_score.cli.ask import GoBack, answer
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.game.fixes import fix_parts, read_fix
from sideboards_score.entry.notation import read_drawer
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Drawer
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place
from sideboards_score.render.page import row
from sideboards_score.render.sentences.doubts import doubt_text
from sideboards_score.render.text.reading_page import doubtful_grid
from sideboards_score.service.photos import check_fix
from sideboards_score.words import Words


def ask_doubtful(reading: Reading, words: Words) -> dict[Place, Drawer]:
    """Ask for each doubtful drawer, beside the grid; an empty answer takes the likely one.

    Any other drawer, or a whole card, may be put right in between: `3/2=Ts`, `2=KfObTsRP`.
    """
    questions = _Questions(reading, words)
    if reading.uncertain:
        print_rows([row(words("ask-doubtful", file=reading.name, count=len(reading.uncertain)))])
        print_rows(doubtful_grid(reading))
        print_message(words("ask-doubtful-fix"))
    return questions.run()


class _Questions:
    """The questions about one reading, and what was answered."""

    def __init__(self, reading: Reading, words: Words) -> None:
        self.reading = reading
        self.words = words
        self.answers: dict[Place, Drawer] = {}
        self.asked: list[Place] = []
        """The places asked for, to go back through."""

    def run(self) -> dict[Place, Drawer]:
        """Ask until nothing is open."""
        places = self.reading.uncertain
        position = 0
        while position < len(places):
            place = places[position]
            if place in self.answers and place not in self.asked:
                position += 1  # put right before it was asked for
                continue
            try:
                self._ask(place)
                position += 1
            except GoBack:
                position = self._back(position)
        return self.answers

    def _back(self, position: int) -> int:
        """Where the question before stands, its answer taken back."""
        if not self.asked:
            return position
        place = self.asked.pop()
        self.answers.pop(place, None)
        return self.reading.uncertain.index(place)

    def _ask(self, place: Place) -> None:
        """One drawer as the person sees it; `?` leaves it unknown."""
        likely = self.reading.cards[place.column - 1].drawers[place.line - 1].likely
        text = doubt_text(self.reading, place, self.words)
        question = self.words("ask-drawer", text=text, likely=likely.code)
        while place not in self.answers:
            typed = answer(question)
            if typed == "?":
                break
            try:
                self.answers |= self._given(typed, place, likely)
            except SideboardsError as error:
                print_message(self.words.problem(error))
        self.asked.append(place)

    def _given(self, typed: str, place: Place, likely: Drawer) -> dict[Place, Drawer]:
        """What an answer puts right: the drawer asked for, or what it names itself."""
        if not typed:
            return {place: likely}
        if fix_parts(typed) is None:
            return {place: read_drawer(typed)}
        fix = read_fix(typed)
        check_fix(self.reading, fix, ())
        return fix

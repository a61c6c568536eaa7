"""A board asked for line by line, where somebody sits at a terminal."""

from sideboards_score.cli.ask import BACK, answer, from_the_first, until_right
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.errors import UsageError
from sideboards_score.sequence.entry.board_file import BoardRequest, is_photo
from sideboards_score.sequence.entry.board_text import parse_row
from sideboards_score.sequence.model.board import SIDE, Board, Team
from sideboards_score.sequence.model.standing import Standing
from sideboards_score.sequence.render.grid import board_grid
from sideboards_score.sequence.service.boards import Given, with_photo
from sideboards_score.sequence.service.scoring import score_request, teams_asked
from sideboards_score.words import Words

PHOTO = "@"
"""What stands before the name of a photo, as in the interview of Sideboards."""


def asked_standing(teams: int | None, given: Given, words: Words) -> Standing:
    """The standing on a board that is typed now."""
    interview = _Interview(teams, given, words)
    print_message(words("sequence-ask-welcome", back=BACK))
    from_the_first([*interview.lines(), interview.ask_teams])
    return interview.standing()


class _Interview:
    """What was answered so far."""

    def __init__(self, teams: int | None, given: Given, words: Words) -> None:
        self.words = words
        self.given = given
        self.teams = teams
        self.asks_teams = teams is None
        self.rows: dict[int, str] = {}
        self.photographed: Board | None = None

    def lines(self) -> list["_Line"]:
        """The questions for the lines of the board."""
        return [_Line(self, number) for number in range(1, SIDE + 1)]

    def take(self, number: int, text: str) -> None:
        """One line as typed, or in place of the first one a photo."""
        if number == 1 and text.startswith(PHOTO):
            path = text[len(PHOTO) :].strip()
            if not is_photo(path):
                raise UsageError("sequence-no-photo", file=path)
            self.photographed = with_photo(path, self.given).board
            return
        self.photographed = self.photographed if number > 1 else None
        self.rows[number] = parse_row(text, number)

    @property
    def board(self) -> Board:
        """The board as it was typed or photographed."""
        if self.photographed is not None:
            return self.photographed
        return Board(tuple(self.rows[number] for number in range(1, SIDE + 1)))

    def ask_teams(self) -> None:
        """How many teams play, where the colours leave it open."""
        print_rows(board_grid(self.board, {}))
        seen = len(self.board.teams)
        if not self.asks_teams or seen == len(Team):
            return
        until_right(self.words, self.words("sequence-ask-teams", count=2), self._take_teams)

    def _take_teams(self, text: str) -> None:
        self.teams = teams_asked(text or "2")

    def standing(self) -> Standing:
        """What the board comes to."""
        request = BoardRequest(self.board, advanced=self.given.advanced)
        return score_request(request, self.teams)


class _Line:
    """The question for one line."""

    def __init__(self, interview: _Interview, number: int) -> None:
        self.interview = interview
        self.number = number

    def __call__(self) -> None:
        """Ask until the line is one."""
        interview = self.interview
        if self.number > 1 and interview.photographed is not None:
            return
        question = interview.words("sequence-ask-line", number=self.number)
        until_right(interview.words, question, self._take, answer)

    def _take(self, text: str) -> None:
        self.interview.take(self.number, text)

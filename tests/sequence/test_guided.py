"""`sequence score` at a terminal, without a board: it asks."""

import pytest

from tests.cli.conftest import Sit
from tests.conftest import ROOT

LINES = ["*BBBB.....", *["..........\n".strip()] * 9]


def test_a_board_is_asked_for_line_by_line(sit: Sit) -> None:
    terminal = sit("sequence", "score")
    terminal.told("sequence-ask-welcome", back="<")
    assert "@photo.jpg" in terminal.words("sequence-ask-welcome", back="<")
    terminal.asked("sequence-ask-line", "BBBB", number=1)
    terminal.told("sequence-line-length", count=4, row=1, wanted=10)
    for number, line in enumerate(LINES[:3], 1):
        terminal.asked("sequence-ask-line", line, number=number)
    terminal.asked("sequence-ask-line", "<", number=4)
    for number, line in enumerate(LINES[2:], 3):
        terminal.asked("sequence-ask-line", line, number=number)
    terminal.asked("sequence-ask-teams", "4", count=2)
    terminal.asked("sequence-ask-teams", "3", count=2)
    terminal.told_text("Winner: blue")
    assert terminal.end() == 0


def test_three_colours_need_no_question_about_teams(sit: Sit) -> None:
    terminal = sit("sequence", "score")
    for number, line in enumerate(["..BGR.....", *LINES[1:]], 1):
        terminal.asked("sequence-ask-line", line, number=number)
    terminal.told_text("Nobody has won yet.")
    assert terminal.end() == 0


@pytest.mark.usefixtures("opencv")
def test_a_photo_stands_in_place_of_the_lines(sit: Sit) -> None:
    terminal = sit("sequence", "score", seconds=60)
    terminal.asked("sequence-ask-line", "@none.jpg", number=1)
    terminal.told("sequence-no-photo", file="none.jpg")
    terminal.asked("sequence-ask-line", f"@{ROOT / 'samples' / 'sequence' / '300.jpg'}", number=1)
    terminal.asked("sequence-ask-teams", "", count=2)
    terminal.told_text("Nobody has won yet.")
    assert terminal.end() == 0

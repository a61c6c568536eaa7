"""What was possible, as a page of text."""

from sideboards_score.model.objectives import Kind
from sideboards_score.model.possible import Arrangement, Hindsight, Possible
from sideboards_score.render.page import BLANK, Page, Row, Span, row, rule, wrapped
from sideboards_score.render.sentences.account import account_of
from sideboards_score.render.sentences.breakdown import head_of, objectives_of
from sideboards_score.render.sentences.hindsight import (
    SAME,
    TURNED,
    change_signs,
    said_of,
    said_of_all,
)
from sideboards_score.render.sentences.marks import marks_of
from sideboards_score.render.text.grid import CELL, sideboard_grid
from sideboards_score.render.text.pieces import head_rows, notes_rows, objectives_rows, point
from sideboards_score.words import Words


def possible_page(hindsight: Hindsight, words: Words) -> Page:
    """What was possible for every player, with the game that it is about."""
    score = hindsight.score
    head = head_of(score, words("possible-title"), words)
    goals = objectives_of(score, tuple(Kind), words)
    page = [*head_rows(head), BLANK, *objectives_rows(goals, words), BLANK]
    return wrapped([*page, *possible_rows(hindsight, words)])


def possible_rows(hindsight: Hindsight, words: Words) -> Page:
    """What was possible for every player."""
    page = [row(words(f"possible-{hindsight.question.value}"))]
    page.append(row(words("possible-legend", turned=TURNED, same=SAME)))
    for player in hindsight.players:
        page += [BLANK, *_player(player, hindsight, words)]
    told = [*said_of_all(hindsight, words), words("possible-hindsight")]
    return wrapped([*page, *notes_rows(told, words)])


def _player(player: Possible, hindsight: Hindsight, words: Words) -> Page:
    """One player: what was possible, and the arrangement that reaches it."""
    totals = words("possible-totals", now=player.now, total=player.total)
    page: Page = [rule(words.shown(player.name), totals)]
    if player.left:
        account = account_of(hindsight.score, player.reached, words)
        page += [
            *sideboard_grid(player.shown.sideboard, marks_of(account.groups)),
            _changes(player.shown),
            BLANK,
        ]
    return [*page, *map(point, said_of(player, hindsight, words))]


def _changes(shown: Arrangement) -> Row:
    """Below each card which one it is on the table, and whether it was turned."""
    spans = [Span("   ")]
    for sign in change_signs(shown):
        spans += [Span(f"{sign:^{CELL}} ", "dim" if sign == SAME else "bold")]
    return Row((*spans[:-1], Span(spans[-1].text.rstrip(), spans[-1].style)))

"""Boards, claims and set-ups as pages of text."""

from collections.abc import Iterator, Sequence

from sideboards_score.render.page import BLANK, Page, Row, row, table, title, wrapped
from sideboards_score.sequence.model.claim import Verdict
from sideboards_score.sequence.model.setup import Facts, Setup
from sideboards_score.sequence.model.standing import Standing, TeamStanding
from sideboards_score.sequence.render.grid import board_grid
from sideboards_score.sequence.render.marks import names_of, numbers_on
from sideboards_score.sequence.render.sentences import (
    count_of,
    head_of,
    line_shown,
    notes_of,
    outcome_of,
    places_shown,
    reason_of,
    setup_of,
    verdict_of,
)
from sideboards_score.words import Words


def standing_page(standing: Standing, words: Words) -> Page:
    """The board, the sequences of every team, who has won, and what would finish one."""
    page = [title(words("sequence-title")), row(head_of(standing, words)), BLANK]
    page += [*board_grid(standing.board, numbers_on(standing)), BLANK]
    for team in standing.teams:
        page += [*_team(team, words), BLANK]
    page.append(title(outcome_of(standing, words)))
    page += [_point(text) for _, text in notes_of(standing, words)]
    return wrapped(page)


def _team(team: TeamStanding, words: Words) -> Iterator[Row]:
    yield title(count_of(team, words))
    yield from table((name, line_shown(line, words)) for name, line in names_of(team).items())
    if team.safe:
        yield _point(words("sequence-safe", places=places_shown(team.safe, words)))
    if team.finishing:
        yield _point(words("sequence-finishing", places=places_shown(team.finishing, words)))


def _point(text: str) -> Row:
    return row("  ", text, hang=2)


def check_page(standing: Standing, verdicts: Sequence[Verdict], words: Words) -> Page:
    """The board, and each claim with what gives its number."""
    page = [title(words("sequence-claims-title")), BLANK]
    page += board_grid(standing.board, numbers_on(standing))
    for verdict in verdicts:
        page += [BLANK, title(verdict_of(verdict, words))]
        page += [_point(reason_of(reason, words)) for reason in verdict.reasons]
    return wrapped(page)


def setup_page(setups: Sequence[Setup], facts: Facts, words: Words) -> Page:
    """Each set-up that was asked for."""
    page = [title(words("sequence-setup-title"))]
    for setup in setups:
        first, *rest = setup_of(setup, facts, words)
        page += [BLANK, row(first), *map(_point, rest)]
    return wrapped(page)

"""What `check` says about claims, as a page of text."""

from collections.abc import Mapping, Sequence

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import Field, Inquiry, Verdict
from sideboards_score.model.sideboard import Place
from sideboards_score.render.page import BLANK, Page, Span, row, rule, wrapped
from sideboards_score.render.sentences.account import entries_of
from sideboards_score.render.sentences.breakdown import claims_title, head_of, objectives_of
from sideboards_score.render.sentences.marks import marks_of, numbers_sign
from sideboards_score.render.sentences.notes import remark_texts
from sideboards_score.render.sentences.verdicts import (
    VerdictText,
    disputed_digits,
    groups_about,
    parts_of,
    verdict_text,
)
from sideboards_score.render.text.breakdown import entries_rows
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.render.text.pieces import head_rows, notes_rows, objectives_rows
from sideboards_score.words import Words


def claims_page(inquiry: Inquiry, words: Words, *, everything: bool = False) -> Page:
    """Player by player every claim with its verdict, what is right with its proof, the reasons."""
    score = inquiry.score
    page = [*head_rows(head_of(score, claims_title(score, words), words)), BLANK]
    objectives = objectives_of(score, inquiry.kinds, words)
    page += objectives_rows(objectives, words) if objectives else []
    page += [BLANK, row(words("legend"))]
    asked = {verdict.claim.player for verdict in inquiry.verdicts}
    for player in score.players:
        if player.name in asked:
            page += _player(inquiry, player, words, everything=everything)
    return wrapped([*page, *notes_rows(remark_texts(score, words), words)])


def _player(inquiry: Inquiry, player: PlayerScore, words: Words, *, everything: bool) -> Page:
    """The verdicts on one player, one grid and account as the proof, then the reasons."""
    verdicts = [each for each in inquiry.verdicts if each.claim.player == player.name]
    told = [verdict_text(each, words, everything=everything) for each in verdicts]
    page: Page = []
    for text in told:
        page += [BLANK, rule(text.claim, text.verdict)]
        page.append(row("  ", Span(text.right, "bold"), hang=2))
    page += _proof(inquiry, verdicts, player, words)
    for verdict, text in zip(verdicts, told, strict=True):
        if verdict.holds is not False:
            continue
        if verdicts[1:]:
            page += [BLANK, row("  ", Span(text.claim, "bold"), hang=2)]
        else:
            page.append(BLANK)
        page += _reasons(text, words)
        page += _disputed(inquiry, verdict, words, everything=everything)
    return page


def _proof(
    inquiry: Inquiry, verdicts: Sequence[Verdict], player: PlayerScore, words: Words
) -> Page:
    """The grid with the counted drawers of the claimed parts, and their account."""
    fields = {verdict.claim.field for verdict in verdicts}
    entries = entries_of(parts_of(fields), inquiry.score, player, words)
    lines = entries_rows(entries, words)
    if fields == {Field.SWAP}:
        return lines
    marks = marks_of(groups_about(fields, player))
    return [*sideboard_grid(player.player.sideboard, marks), BLANK, *lines]


def _reasons(told: VerdictText, words: Words) -> Page:
    """The reasons, numbered; the numbers stand in a grid of their own."""
    if not told.reasons:
        return [row("  ", words("reasons-none"), hang=2)]
    page = [row("  ", words("reasons-title"), hang=2)]
    page += [row(f"  {number:<3}", text, hang=5) for number, text in enumerate(told.reasons, 1)]
    if told.more:
        page.append(row("  ", words("reasons-more", count=told.more), hang=2))
    return page


def _disputed(inquiry: Inquiry, verdict: Verdict, words: Words, *, everything: bool) -> Page:
    """For each sideboard that reasons concern, the grid with their numbers."""
    page: Page = []
    for player in inquiry.score.players:
        digits = disputed_digits(verdict, player.name, everything=everything)
        if digits:
            head = words("disputed", name=player.name)
            grid = sideboard_grid(player.player.sideboard, _slots(digits))
            page += [BLANK, row("  ", head, hang=2), *grid]
    return page


_MOST_NUMBERS = 2
"""A cell of the grid has room for four signs: two numbers, a comma, and that there are more."""


def _slots(digits: Mapping[Place, str]) -> dict[Place, tuple[str, str, str]]:
    """The numbers spread over the three signs of a cell, which stand side by side."""
    shown = {place: numbers_sign(signs, _MOST_NUMBERS) for place, signs in digits.items()}
    return {place: (sign[:2], sign[2:3], sign[3:4]) for place, sign in shown.items()}

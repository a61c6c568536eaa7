"""What `check` says about claims, as a page of text."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import Claim, Field, Inquiry, Reason, Unit, Verdict
from sideboards_score.model.sideboard import Place
from sideboards_score.render.page import BLANK, Page, Span, row, rule, table, title, wrapped
from sideboards_score.render.sentences.marks import COLOR, HANDLE, ROW, marks_of, numbers_sign
from sideboards_score.render.sentences.notes import remark_rows
from sideboards_score.render.sentences.objectives import objective_rows
from sideboards_score.render.sentences.reasons import (
    MOST_MARKED,
    MOST_SHOWN,
    field_name,
    reason_text,
    shown_reasons,
)
from sideboards_score.render.text.breakdown import (
    ACCOUNT,
    account_part,
    head_rows,
)
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.words import Words

Marks = Mapping[Place, tuple[str, str, str]]

"""Which of the three signs of a drawer a claim is about."""


def claims_page(inquiry: Inquiry, words: Words, *, everything: bool = False) -> Page:
    """Player by player every claim with its verdict, what is right with its proof, the reasons."""
    page = [*head_rows(inquiry.score, words("claims-title"), words), BLANK]
    page += [*objectives_rows(inquiry, words), BLANK, row(words("legend"))]
    asked = {verdict.claim.player for verdict in inquiry.verdicts}
    for player in inquiry.score.players:
        if player.name in asked:
            page += _player(inquiry, player, words, everything=everything)
    return wrapped([*page, *remark_rows(inquiry.score, words)])


def objectives_rows(inquiry: Inquiry, words: Words) -> Page:
    """The objectives that the claims are about."""
    goals, points = inquiry.score.game.objectives, inquiry.score.game.rulebook.row_points
    lines = [
        line
        for goal in (goals.colors, goals.handles, goals.rows)
        if goal.kind in inquiry.kinds
        for line in objective_rows(goal, points, words)
    ]
    return [title(words("objectives-title")), *table(lines)] if lines else []


def _player(inquiry: Inquiry, player: PlayerScore, words: Words, *, everything: bool) -> Page:
    """The verdicts on one player, one grid and account as the proof, then the reasons."""
    verdicts = [each for each in inquiry.verdicts if each.claim.player == player.name]
    page: Page = []
    for verdict in verdicts:
        head = rule(claim_text(verdict.claim, words), holds_text(verdict, words))
        page += [BLANK, head, row("  ", Span(right_text(verdict, words), "bold"), hang=2)]
    page += _proof(inquiry, {verdict.claim.field for verdict in verdicts}, player, words)
    for verdict in verdicts:
        found = _reasons(inquiry, verdict, words, everything=everything)
        if found and verdicts[1:]:
            page += [BLANK, row("  ", Span(claim_text(verdict.claim, words), "bold"), hang=2)]
            found = found[1:]
        page += found
    return page


_HOLDS = {True: "verdict-holds", False: "verdict-fails", None: "verdict-open"}


def holds_text(verdict: Verdict, words: Words) -> str:
    """`holds`, `does not hold`, or that unknown drawers leave it open."""
    return words(_HOLDS[verdict.holds])


def claim_text(claim: Claim, words: Words) -> str:
    """`Lydia, colours: 16 points claimed`."""
    field = field_name(claim.field, words)
    claimed = amount(claim.value, claim.field, claim.unit, words)
    return words("claim-claimed", name=claim.player, field=field, claimed=claimed)


def amount(value: int, field: Field, unit: Unit, words: Words) -> str:
    """`16 points`, `4 combinations`, `5 drawers`."""
    if unit is Unit.POINTS:
        return words("points", count=value)
    return words("amount-drawers" if field is Field.ROWS else "amount-combinations", count=value)


def right_text(verdict: Verdict, words: Words) -> str:
    """The right figure beside the claimed one."""
    claim = verdict.claim

    def said(value: int) -> str:
        return amount(value, claim.field, claim.unit, words)

    low, high = verdict.bounds.low, verdict.bounds.high
    if verdict.holds is None:
        return words("claim-open", low=low, high=said(high), counted=verdict.counted)
    if verdict.holds:
        return words("claim-right", right=said(claim.value))
    if verdict.bounds.open:
        return words("claim-outside", low=low, high=said(high), claimed=claim.value)
    key = "claim-too-high" if claim.value > low else "claim-too-low"
    return words(key, right=said(low), count=abs(claim.value - low))


def _proof(inquiry: Inquiry, fields: Collection[Field], player: PlayerScore, words: Words) -> Page:
    """The grid with the counted drawers of the claimed parts, and their account."""
    parts = [part for part in ACCOUNT if any(part in _PARTS[field] for field in fields)]
    lines = [line for part in parts for line in account_part(part, inquiry.score, player, words)]
    if set(fields) == {Field.SWAP}:
        return lines
    return [*sideboard_grid(player.player.sideboard, marks_for(fields, player)), BLANK, *lines]


_PARTS: Mapping[Field, tuple[str, ...]] = {
    **{field: (field.value,) for field in Field},
    Field.TOTAL: ACCOUNT,
    Field.BONUS: ("rows", "bonus"),
}
"""The parts of the account that prove a claim."""


def marks_for(fields: Collection[Field], player: PlayerScore) -> Marks:
    """The signs of the counted drawers that claims are about."""
    shown = {slot for field in fields for slot in SLOTS[field]}
    marks: dict[Place, tuple[str, str, str]] = {}
    for place, signs in marks_of(player.board).items():
        color, handle, run = (sign if slot in shown else "" for slot, sign in enumerate(signs))
        marks[place] = (color, handle, run)
    return marks


SLOTS: Mapping[Field, tuple[int, ...]] = {
    Field.TOTAL: (COLOR, HANDLE, ROW),
    Field.COLORS: (COLOR,),
    Field.HANDLES: (HANDLE,),
    Field.ROWS: (ROW,),
    Field.BONUS: (ROW,),
    Field.SWAP: (),
}
"""The signs that a claim is about."""


def _reasons(inquiry: Inquiry, verdict: Verdict, words: Words, *, everything: bool) -> Page:
    """The reasons, numbered; the numbers stand in a grid of their own."""
    if verdict.holds is not False:
        return []
    found = told_reasons(verdict, everything=everything)
    if not found:
        return [BLANK, row("  ", words("reasons-none"), hang=2)]
    page = [BLANK, row("  ", words("reasons-title"), hang=2)]
    for number, (reason, more) in enumerate(found, 1):
        text = told_text(reason, more, verdict.claim, words)
        page.append(row(f"  {number:<3}", text, hang=5))
    left = 0 if everything else len(shown_reasons(verdict)) - len(found)
    if left:
        page.append(row("  ", words("reasons-more", count=left), hang=2))
    return page + _disputed(inquiry, verdict, words, everything=everything)


def told_text(reason: Reason, more: int, claim: Claim, words: Words) -> str:
    """The reason, with how many more of its kind there are: one number for places and slips."""
    if not more:
        return reason_text(reason, claim.player, claim.field, words)
    alone = Reason(tuple(replace(slip, others=()) for slip in reason.slips))
    count = more + sum(len(slip.others) for slip in reason.slips)
    text = reason_text(alone, claim.player, claim.field, words)
    return words("slip-more", text=text, count=count)


def told_reasons(verdict: Verdict, *, everything: bool) -> list[tuple[Reason, int]]:
    """The reasons that a page tells, with how many more there are of each one's kind."""
    if everything:
        return [(reason, 0) for reason in verdict.reasons]
    return shown_reasons(verdict)[:MOST_SHOWN]


def _disputed(inquiry: Inquiry, verdict: Verdict, words: Words, *, everything: bool) -> Page:
    """For each sideboard that reasons concern, the grid with their numbers."""
    page: Page = []
    for player in inquiry.score.players:
        digits = disputed_digits(verdict, player.name, everything=everything)
        if digits:
            head = words("disputed", name=player.name)
            marks = {place: _slots(signs) for place, signs in digits.items()}
            grid = sideboard_grid(player.player.sideboard, marks)
            page += [BLANK, row("  ", head, hang=2), *grid]
    return page


def disputed_digits(verdict: Verdict, player: str, *, everything: bool = False) -> dict[Place, str]:
    """The numbers of the reasons at each drawer of a sideboard that they concern."""
    numbers: dict[Place, str] = {}
    told = told_reasons(verdict, everything=everything)[:MOST_MARKED]
    for number, (reason, _) in enumerate(told, 1):
        concerned = {p for slip in reason.slips if slip.player == player for p in slip.placed}
        for place in sorted(concerned):
            numbers[place] = numbers.get(place, "") + str(number)
    return numbers


_MOST_NUMBERS = 2
"""A cell of the grid has room for four signs: two numbers, a comma, and that there are more."""


def _slots(digits: str) -> tuple[str, str, str]:
    shown = numbers_sign(digits, _MOST_NUMBERS)
    return shown[:2], shown[2:3], shown[3:4]

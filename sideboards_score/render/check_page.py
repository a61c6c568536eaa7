"""What `check` says about claims, as a page of text."""

from collections.abc import Mapping

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import COUNTED, Claim, Field, Inquiry, Unit, Verdict
from sideboards_score.model.objectives import Kind
from sideboards_score.model.sideboard import Place
from sideboards_score.render.breakdown import (
    ACCOUNT,
    account_part,
    head_rows,
)
from sideboards_score.render.grid import sideboard_grid
from sideboards_score.render.marks import marks_of
from sideboards_score.render.notes import remark_rows
from sideboards_score.render.objective_text import objective_rows
from sideboards_score.render.page import BLANK, Page, Span, row, rule, table, title, wrapped
from sideboards_score.render.reason_text import MOST_SHOWN, reason_text, shown_reasons
from sideboards_score.render.words import Words

Marks = Mapping[Place, tuple[str, str, str]]

_SLOTS = {Field.COLORS: 0, Field.HANDLES: 1, Field.ROWS: 2, Field.BONUS: 2}
"""Which of the three signs of a drawer a claim is about."""


def claims_page(inquiry: Inquiry, words: Words) -> Page:
    """Every claim with its verdict, the right figure with its proof, and the reasons."""
    page = [*head_rows(inquiry.score, words("claims-title"), words), BLANK]
    page += [*objectives_rows(inquiry, words), BLANK, row(words("legend"))]
    for verdict in inquiry.verdicts:
        page += [BLANK, *_verdict(inquiry, verdict, words)]
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


def _verdict(inquiry: Inquiry, verdict: Verdict, words: Words) -> Page:
    claim = verdict.claim
    player = next(each for each in inquiry.score.players if each.name == claim.player)
    return [
        rule(claim_text(claim, words), holds_text(verdict, words)),
        row("  ", Span(right_text(verdict, words), "bold"), hang=2),
        *_proof(inquiry, claim, player, words),
        *_reasons(inquiry, verdict, words),
    ]


_HOLDS = {True: "verdict-holds", False: "verdict-fails", None: "verdict-open"}


def holds_text(verdict: Verdict, words: Words) -> str:
    """`holds`, `does not hold`, or that unknown drawers leave it open."""
    return words(_HOLDS[verdict.holds])


def claim_text(claim: Claim, words: Words) -> str:
    """`Lydia, colours: 16 points claimed`."""
    field = field_name(claim.field, words)
    claimed = amount(claim.value, claim.field, claim.unit, words)
    return words("claim-claimed", name=claim.player, field=field, claimed=claimed)


def field_name(field: Field, words: Words) -> str:
    """What a claim is about, in the words of the account."""
    if field in COUNTED:
        return words.shown(Kind(field.value))
    return words(field.value)


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


def _proof(inquiry: Inquiry, claim: Claim, player: PlayerScore, words: Words) -> Page:
    """The grid with the counted drawers of the claimed part, and its account."""
    if claim.field is Field.SWAP:
        return account_part("swap", inquiry.score, player, words)
    parts: tuple[str, ...] = (claim.field.value,)
    if claim.field is Field.TOTAL:
        parts = ACCOUNT
    if claim.field is Field.BONUS:
        parts = ("rows", "bonus")
    grid = sideboard_grid(player.player.sideboard, marks_for(claim.field, player))
    lines = [line for part in parts for line in account_part(part, inquiry.score, player, words)]
    return [*grid, BLANK, *lines]


def marks_for(field: Field, player: PlayerScore) -> Marks:
    """The signs of the counted drawers that a claim is about."""
    marks = marks_of(player.board)
    if field is Field.TOTAL:
        return marks
    slot = _SLOTS[field]
    return {
        place: (
            signs[0] if slot == 0 else "",
            signs[1] if slot == 1 else "",
            signs[2] if slot > 1 else "",
        )
        for place, signs in marks.items()
    }


def _reasons(inquiry: Inquiry, verdict: Verdict, words: Words) -> Page:
    """The reasons, numbered; the numbers stand in a grid of their own."""
    if verdict.holds is not False:
        return []
    reasons = shown_reasons(verdict)
    if not reasons:
        return [BLANK, row("  ", words("reasons-none"), hang=2)]
    page = [BLANK, row("  ", words("reasons-title"), hang=2)]
    for number, (reason, more) in enumerate(reasons[:MOST_SHOWN], 1):
        text = reason_text(reason, verdict.claim.player, words)
        text = words("slip-more", text=text, count=more) if more else text
        page.append(row(f"  {number}  ", text, hang=5))
    if len(reasons) > MOST_SHOWN:
        page.append(row("  ", words("reasons-more", count=len(reasons) - MOST_SHOWN), hang=2))
    return page + _disputed(inquiry, verdict, words)


def _disputed(inquiry: Inquiry, verdict: Verdict, words: Words) -> Page:
    """For each sideboard that reasons concern, the grid with their numbers."""
    page: Page = []
    for player in inquiry.score.players:
        marks = disputed_marks(verdict, player.name)
        if marks:
            head = words("disputed", name=player.name)
            grid = sideboard_grid(player.player.sideboard, marks)
            page += [BLANK, row("  ", head, hang=2), *grid]
    return page


def disputed_marks(verdict: Verdict, player: str) -> Marks:
    """The numbers of the reasons as signs of the grid."""
    return {place: _slots(digits) for place, digits in disputed_digits(verdict, player).items()}


def disputed_digits(verdict: Verdict, player: str) -> dict[Place, str]:
    """The numbers of the reasons at each drawer of a sideboard that they concern."""
    numbers: dict[Place, str] = {}
    for number, (reason, _) in enumerate(shown_reasons(verdict)[:MOST_SHOWN], 1):
        concerned = {p for slip in reason.slips if slip.player == player for p in slip.placed}
        for place in sorted(concerned):
            numbers[place] = numbers.get(place, "") + str(number)
    return numbers


_ROOM = 4
"""Signs that a cell of the grid has room for: two, one and one."""


def _slots(digits: str) -> tuple[str, str, str]:
    shown = digits if len(digits) <= _ROOM else digits[: _ROOM - 1] + "+"
    return shown[:2], shown[2:3], shown[3:4]

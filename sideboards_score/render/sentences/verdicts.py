"""What `check` tells of a claim: what was claimed, what is right, and how a slip leads there."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import NamedTuple

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import Claim, Field, Reason, Unit, Verdict
from sideboards_score.model.sideboard import Place
from sideboards_score.render.sentences.account import PARTS
from sideboards_score.render.sentences.marks import COLOR, HANDLE, ROW, Group, groups_of
from sideboards_score.render.sentences.reasons import field_name, reason_text
from sideboards_score.words import Words

MOST_SHOWN = 3
"""Reasons that are told unless all are asked for: the likeliest, few enough to be tried out."""

_FEW = 3
"""So many other places of a slip can be looked at; that there are more helps nobody."""

MOST_MARKED = 9
"""Reasons whose numbers stand in a grid: they have one digit."""


class VerdictText(NamedTuple):
    """A claim beside what is right."""

    claim: str
    """`Lydia, colours: 16 points claimed`."""
    holds: bool | None
    verdict: str
    """`holds`, `does not hold`, or that unknown drawers leave it open."""
    right: str
    """The right figure beside the claimed one."""
    reasons: tuple[str, ...]
    """The slips that lead to the claimed figure, in the order of their numbers."""
    more: int
    """Further kinds of slips that are not told."""


def verdict_text(verdict: Verdict, words: Words, *, everything: bool = False) -> VerdictText:
    """A verdict in words."""
    told = told_reasons(verdict, everything=everything)
    return VerdictText(
        claim_text(verdict.claim, words),
        verdict.holds,
        holds_text(verdict, words),
        right_text(verdict, words),
        tuple(
            reason_text(reason, verdict.claim.player, verdict.claim.field, words)
            if everything
            else _told_text(reason, more, verdict.claim, words)
            for reason, more in told
        ),
        0 if everything else len(_first_of_each_kind(verdict)) - len(told),
    )


_HOLDS = {True: "verdict-holds", False: "verdict-fails", None: "verdict-open"}


def holds_text(verdict: Verdict, words: Words) -> str:
    """`holds`, `does not hold`, or that unknown drawers leave it open."""
    return words(_HOLDS[verdict.holds])


def claim_text(claim: Claim, words: Words) -> str:
    """`Lydia, colours: 16 points claimed`."""
    field = field_name(claim.field, words)
    claimed = _amount(claim.value, claim, words)
    return words("claim-claimed", name=claim.player, field=field, claimed=claimed)


def _amount(value: int, claim: Claim, words: Words) -> str:
    """`16 points`, `4 combinations`, `5 drawers`."""
    if claim.unit is Unit.POINTS:
        return words("points", count=value)
    rows = claim.field is Field.ROWS
    return words("amount-drawers" if rows else "amount-combinations", count=value)


def right_text(verdict: Verdict, words: Words) -> str:
    """The right figure beside the claimed one."""
    claim = verdict.claim

    def said(value: int) -> str:
        return _amount(value, claim, words)

    low, high = verdict.bounds.low, verdict.bounds.high
    if verdict.holds is None:
        return words("claim-open", low=low, high=said(high), counted=verdict.counted)
    if verdict.bounds.open:
        return words("claim-outside", low=low, high=said(high), claimed=claim.value)
    if verdict.holds:
        text = words("claim-right", right=said(claim.value))
    else:
        key = "claim-too-high" if claim.value > low else "claim-too-low"
        text = words(key, right=said(low), count=abs(claim.value - low))
    if verdict.counted == low:
        return text
    return f"{text} {words('claim-known-alone', counted=said(verdict.counted))}"


def told_reasons(verdict: Verdict, *, everything: bool) -> list[tuple[Reason, int]]:
    """The reasons that are told, with how many more there are of each one's kind."""
    if everything:
        return [(reason, 0) for reason in verdict.reasons]
    return _first_of_each_kind(verdict)[:MOST_SHOWN]


def _first_of_each_kind(verdict: Verdict) -> list[tuple[Reason, int]]:
    """The first reason of each kind, with how many more there are of that kind."""
    grouped: dict[tuple[str, str], list[Reason]] = {}
    for reason in verdict.reasons:
        grouped.setdefault((reason.kind, reason.slips[0].player), []).append(reason)
    return [(group[0], len(group) - 1) for group in grouped.values()]


def _told_text(reason: Reason, more: int, claim: Claim, words: Words) -> str:
    """The reason, with how many more of its kind there are: one number for places and slips."""
    count = more + sum(len(slip.others) for slip in reason.slips)
    if not more and count <= _FEW:
        return reason_text(reason, claim.player, claim.field, words)
    alone = Reason(tuple(replace(slip, others=()) for slip in reason.slips))
    text = reason_text(alone, claim.player, claim.field, words)
    return text if count > _FEW else words("slip-more", text=text, count=count)


def disputed_digits(verdict: Verdict, player: str, *, everything: bool = False) -> dict[Place, str]:
    """The numbers of the reasons at each drawer of a sideboard that they concern."""
    numbers: dict[Place, str] = {}
    told = told_reasons(verdict, everything=everything)[:MOST_MARKED]
    for number, (reason, _) in enumerate(told, 1):
        concerned = {p for slip in reason.slips if slip.player == player for p in slip.placed}
        for place in sorted(concerned):
            numbers[place] = numbers.get(place, "") + str(number)
    return numbers


def likeliest_digits(verdict: Verdict, player: str) -> dict[Place, str]:
    """The number of the likeliest reason that lies on a board, at the drawers that it concerns."""
    for number, (reason, _) in enumerate(told_reasons(verdict, everything=False), 1):
        if any(slip.places for slip in reason.slips):
            slips = [slip for slip in reason.slips if slip.player == player]
            return {place: str(number) for slip in slips for place in slip.placed}
    return {}


def parts_of(fields: Collection[Field]) -> list[str]:
    """The parts of the account that prove claims about these fields."""
    return [part for part in PARTS if any(part in _PARTS[field] for field in fields)]


_PARTS: Mapping[Field, tuple[str, ...]] = {
    **{field: (field.value,) for field in Field},
    Field.TOTAL: PARTS,
    Field.BONUS: ("rows", "bonus"),
}


def groups_about(fields: Collection[Field], player: PlayerScore) -> tuple[Group, ...]:
    """What counts of that which claims about these fields are about."""
    slots = {slot for field in fields for slot in _SLOTS[field]}
    return tuple(group for group in groups_of(player.board) if group.slot in slots)


_SLOTS: Mapping[Field, tuple[int, ...]] = {
    Field.TOTAL: (COLOR, HANDLE, ROW),
    Field.COLORS: (COLOR,),
    Field.HANDLES: (HANDLE,),
    Field.ROWS: (ROW,),
    Field.BONUS: (ROW,),
    Field.SWAP: (),
}

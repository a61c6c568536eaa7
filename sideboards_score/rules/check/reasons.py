"""The reasons for a claim that does not hold: its explanations, ranked and each told once."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from sideboards_score.model.claim import Claim, Reason, Slip
from sideboards_score.rules.check.explanations import explanations
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.check.slips.false_combinations import is_repeated
from sideboards_score.rules.check.slips.reckoning import reckoning_slips


def reasons_for(claim: Claim, players: Sequence[PartSlips], index: int) -> tuple[Reason, ...]:
    """The reasons for a claim, the likeliest first: every single slip, else the likeliest pair.

    Slips in reckoning stand between the two: they explain many figures by chance, but one of them
    is likelier than two others at once.
    """
    players[index].search.restart()
    singles, pairs = explanations(claim, players, index)
    found = sorted((Reason((slip,)) for slip in singles), key=partial(_order, claim))
    if not found:
        reckoned = reckoning_slips(claim, players[index].account)
        found = sorted((Reason((slip,)) for slip in reckoned), key=partial(_order, claim))
    if not found:
        found = sorted((Reason(pair) for pair in pairs), key=partial(_order, claim))[:1]
    return tuple(told_once(found))


def _order(claim: Claim, reason: Reason) -> tuple[bool, bool, tuple[int, ...]]:
    """Slips on the claimed sideboard come first, then those made once, by their kinds."""
    elsewhere = any(slip.player != claim.player for slip in reason.slips)
    return elsewhere, any(map(is_repeated, reason.slips)), reason.rank


def told_once(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons in their order; of those that tell the same the first, with all their places."""
    found: dict[tuple[object, ...], Reason] = {}
    for reason in reasons:
        key = tuple(_told(slip) for slip in reason.slips)
        found[key] = _merged(found[key], reason) if key in found else reason
    return list(found.values())


def _told(slip: Slip) -> tuple[object, ...]:
    """What the sentence of a slip tells: equal for slips that are one and the same to a reader."""
    values = slip.values
    if values.get("way") in ("read", "lines") and slip.kind in ("wrong-line", "another-edition"):
        return slip.player, "lines", values["lines"]
    if slip.kind == "bare-drawer-skipped" or values.get("way") == "bare-drawer-passed":
        return slip.player, "bare-drawer-skipped", frozenset(slip.sets), slip.carried
    told = {name: value for name, value in values.items() if name not in ("objective", "forms")}
    return slip.player, slip.kind, slip.field, slip.carried, repr(sorted(told.items()))


def _merged(kept: Reason, same: Reason) -> Reason:
    """The reason, with the places of another one that tells the same of other drawers."""
    if len(kept.slips) > 1 or kept.kind != same.kind:
        return kept
    (slip,), (other,) = kept.slips, same.slips
    more = dict.fromkeys((*slip.others, other.places, *other.others))
    others = tuple(bits for bits in more if bits and bits != slip.places)
    return Reason((replace(slip, others=others),))

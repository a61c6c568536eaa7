"""Slips, and the reasons made of them, in sentences."""

from collections.abc import Mapping, Sequence

from sideboards_score.model.claim import COUNTED, Field, Reason, Slip
from sideboards_score.model.objectives import Kind
from sideboards_score.model.sideboard import DrawerSet, places_in
from sideboards_score.render.sentences.marks import places_text
from sideboards_score.words import Words

_WAYS = {
    ("swap-given", "used"): "swap-given-used",
    ("swap-given", "none"): "swap-given-none",
    ("greedy-choice", "columns"): "greedy-choice-columns",
    ("greedy-choice", "right"): "greedy-choice-right",
    ("greedy-choice", "lines"): "greedy-choice-lines",
    ("run-split", "parts"): "run-split-parts",
    ("run-split", "twice"): "run-split-twice",
    ("bare-drawer-counted", "any"): "bare-drawer-counted-any",
    ("bare-drawer-counted", "shape"): "bare-drawer-counted-shape",
    ("bare-drawer-counted", "row"): "bare-drawer-counted-row",
    ("mixed-values", "row"): "mixed-values-row",
    ("wrapped-round", "row"): "wrapped-round-row",
    ("bonus-other-players", "rows"): "bonus-other-players-rows",
    ("bonus-other-place", "step"): "bonus-other-place-step",
    ("another-edition", "lines"): "another-edition-lines",
    ("wrong-line", "read"): "wrong-line-read",
    ("another-reading", "different-lines"): "another-reading-different-lines",
    ("another-reading", "lines-together"): "another-reading-lines-together",
    ("another-reading", "bare-drawer-passed"): "another-reading-bare-drawer-passed",
    ("another-reading", "no-row-of-one"): "another-reading-no-row-of-one",
    ("part-forgotten", "only"): "part-forgotten-only",
    ("other-points", "rows"): "other-points-rows",
    ("other-points", "pattern"): "other-points-pattern",
    ("sum-off", "less"): "sum-off-less",
}
"""Kinds that need another sentence for one way of making the slip."""

_SETS = ("missed", "better", "extra", "touched", "taken")
_MOST_SETS = 6
"""Combinations that one sentence names."""


def reason_text(reason: Reason, player: str, field: Field, words: Words) -> str:
    """The reason in one sentence, or two slips in one each; `field` is what the claim is about."""
    texts = [_named(slip, slip_text(slip, player, words), field, words) for slip in reason.slips]
    if len(texts) == 1:
        return texts[0]
    return words("two-slips", first=words.after_colon(texts[0]), second=texts[1])


def _named(slip: Slip, text: str, field: Field, words: Words) -> str:
    """Of a total the part is named, since a pattern of colours and one of handles slip alike."""
    if field is not Field.TOTAL or slip.field not in COUNTED:
        return text
    return words("placed", place=field_name(slip.field, words), text=words.after_colon(text))


def slip_text(slip: Slip, player: str, words: Words) -> str:
    """The sentence of one slip; another player's slip is told with the name."""
    way = str(slip.values.get("way", ""))
    kind = _WAYS.get((slip.kind, way), slip.kind)
    text = words(f"slip-{kind}", **_shown(slip.values, words))
    if slip.player != player:
        text = words("slip-of", name=slip.player, text=words.after_colon(text))
    if slip.carried and slip.field is Field.ROWS:
        text = words("slip-carried", text=text)
    if slip.others:
        text = words("slip-others", text=text, count=len(slip.others))
    return text


def field_name(field: Field, words: Words) -> str:
    """What a claim is about, in the words of the account."""
    if field in COUNTED:
        return words.shown(Kind(field.value))
    return words(field.value)


def _shown(values: Mapping[str, object], words: Words) -> dict[str, object]:
    """The values of a sentence, drawers written as places."""
    shown: dict[str, object] = {}
    for name, value in values.items():
        if name == "drawers" and isinstance(value, int):
            shown[name] = [places_text([place]) for place in places_in(DrawerSet(value))]
        elif name in _SETS and isinstance(value, Sequence):
            shown[name] = _sets(value, words)
        elif name == "part" and isinstance(value, str):
            shown[name] = words.shown(Kind(value))
        elif name == "parts" and isinstance(value, Sequence):
            shown[name] = [field_name(part, words) for part in value]
        elif name != "objective":
            shown[name] = value
    return shown


def _sets(sets: Sequence[DrawerSet], words: Words) -> str:
    """Combinations or rows as `4/6 5/7`, the first few of many."""
    texts = [places_text(places_in(bits)) for bits in sets[:_MOST_SETS]]
    if not texts:
        return words("no-sets")
    more = len(sets) - len(texts)
    return words("more-sets", sets=" + ".join(texts), more=more) if more else " + ".join(texts)

"""Photos of earlier draws of the final set of hard prints: what they showed is held by tests."""

from photo_make import VIEWS, Shot, make_photo
from photo_styles_hard import HELD_OUT, style_set
from photo_styles_hard_final import MAKERS

from tests.benchmarks.photo_jobs import turn


def final_photo(salt: int, first: int, seed: int, want: str = "read") -> Shot:
    """The photo of this seed in the draw with this salt, whose seeds count from `first`.

    `want` is why it must be refused, if it must.
    """
    styles = style_set(salt, HELD_OUT, MAKERS)
    view = VIEWS[turn(seed - first, len(VIEWS))]
    return make_photo(seed, styles[seed % len(styles)], view, want)


SILENT = (
    # Flower and square of three cards exchanged, the names of all said with 0.968.
    (880_015, 690_000, 692_276),
    # A plate that is found aside speaks for the wrong way up, its flower for the right one.
    (880_016, 700_000, 700_831),
    # Flower and square of one card exchanged: looks from nearer, or in another tone, differ.
    (880_016, 700_000, 700_921),
    (880_016, 700_000, 701_012),
    # The same of three cards, each of which speaks for the others: all looks say the same.
    (880_017, 710_000, 710_081),
    # The same of one card whose square is alone on its colour, and told well in all looks.
    (880_020, 740_000, 740_519),
    # The same of two cards: rivals that were given up too early were right.
    (880_021, 750_000, 752_232),
    # Bar and bare drawer of one card exchanged, which lie on plates.
    (880_022, 760_000, 760_501),
    # What handles cover, and outlines in both tones, say another name each.
    (880_023, 770_000, 771_083),
    # A card in glare at the end that was looked for a drawer too high.
    (880_023, 770_000, 772_331),
    # Each flower on black taken for a square, by so much that other drawers did not count.
    (880_023, 770_000, 770_068),
    (880_023, 770_000, 770_328),
)
"""Salt, first seed and seed of rows that had a wrong drawer said to be sure; why stands above."""

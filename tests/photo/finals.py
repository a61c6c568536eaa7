"""Photos of earlier draws of the final set of hard prints: what they showed is held by tests."""

from photo_make import VIEWS, Shot, make_photo
from photo_styles_hard import HELD_OUT, style_set
from photo_styles_hard_final import MAKERS

from tests.benchmarks.photo_jobs import turn


def final_photo(salt: int, first: int, seed: int) -> Shot:
    """The photo of this seed in the draw with this salt, whose seeds count from `first`."""
    styles = style_set(salt, HELD_OUT, MAKERS)
    view = VIEWS[turn(seed - first, len(VIEWS))]
    return make_photo(seed, styles[seed % len(styles)], view)

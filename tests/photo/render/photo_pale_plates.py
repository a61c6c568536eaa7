"""Photos of prints with a pale plate behind every handle: to tune on, and for tests."""

from functools import partial

from photo_hard_marks import plate
from photo_make import VIEWS, Shot, make_photo
from photo_styles_hard import Maker, style_set


def pale_plates(salt: int, number: int, first: int, kinds: int) -> Shot:
    """Photo `number` of the set of so many kinds of such prints; its seed counts from `first`."""
    makers: dict[str, Maker] = {
        f"pale{n}": partial(plate, where="behind", tone=(175, 235)) for n in range(kinds)
    }
    styles = style_set(salt, 0, makers)
    return make_photo(first + number, styles[number % len(styles)], VIEWS[number % len(VIEWS)])

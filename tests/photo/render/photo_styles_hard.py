"""Prints in which handles are hard to read: what all families share.

The makers of the families, in `photo_hard_handles` and `photo_hard_marks`, take a plain print and
give a hard one. Their ranges are set by the four sets, which are split by style:
`photo_styles_hard_tuning`, `_choosing`, `_check` (a final set of before) and `_final`. A person
still reads every one of them: flower, square and bar keep their shapes, colours lie apart.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from photo_noise import between
from photo_print import Texture, Tone
from photo_styles import LETTERS, Handles, Style, nearest_pair, sample_handles
from photo_styles_wide import wide_handles, wide_shades

Range = tuple[float, float]
Maker = Callable[[np.random.Generator, Style], Style]

HELD_OUT = 2
"""The drawings of handles of the final set; 0 and 1 are those of the wide styles."""
ROOM = 0.02
"""From a handle off the middle to the drawer's edge, at least; a part of the card's width."""


def plain(rng: np.random.Generator, name: str, drawings: int) -> Style:
    """A print with any border and gaps, faint finishes, and a side that is up."""
    width = max(0.0, between(rng, -0.01, 0.11))
    handles = sample_handles(rng, held_out=True)
    if drawings != HELD_OUT:
        handles = wide_handles(rng, drawings)
    style = Style(
        name=name,
        shades=wide_shades(rng),
        aspect=between(rng, 1.42, 1.64),
        border_x=width,
        border_y=width * between(rng, 0.7, 1.4),
        border=_margin(rng) if width else None,
        border_wood=max(0.0, between(rng, -0.6, 0.8)),
        corner=between(rng, 0.0, 0.075),
        gap=between(rng, 0.015, 0.13),
        gap_color=_margin(rng) if not width or rng.random() < 0.4 else None,
        drawer_corner=max(0.0, between(rng, -0.1, 0.2)),
        panel=max(0.0, between(rng, -1, 0.8)),
        bevel=max(0.0, between(rng, -0.6, 0.8)),
        paper=between(rng, 0.003, 0.025),
        handles=handles,
        same_art=bool(rng.random() < 0.5),
        one_way=True,
    )
    fibres = max(0.0, between(rng, -0.5, 0.4))
    return replace(style, textures=(Texture(fibres=fibres),) if fibres else ())


_MARGINS: tuple[tuple[Tone, Tone], ...] = (
    ((205, 200, 185), (250, 248, 242)),
    ((95, 62, 30), (170, 125, 75)),
    ((18, 18, 20), (60, 55, 70)),
)


def _margin(rng: np.random.Generator) -> Tone:
    """White or cream, brown, or dark."""
    low, high = _MARGINS[int(rng.integers(len(_MARGINS)))]
    return _mixed(low, high, between(rng, 0, 1))


def _mixed(one: Tone, other: Tone, part: float) -> Tone:
    red, green, blue = (round(a + part * (b - a)) for a, b in zip(one, other, strict=True))
    return red, green, blue


def toned(rng: np.random.Generator, goal: Tone, part: Range) -> dict[str, Tone]:
    """Shades drawn towards a tone, every two still at least 30 apart in Lab."""
    while True:
        by, shades = between(rng, *part), wide_shades(rng)
        drawn = {letter: _mixed(shades[letter], goal, by) for letter in LETTERS}
        if nearest_pair(drawn) >= 30:
            return drawn


def metal(rng: np.random.Generator, tone: Range, warmth: Range = (-0.03, 0.03)) -> Tone:
    """A metal of this brightness; `warmth` 0.4 is brass, below 0 is bluish steel."""
    value, warm = between(rng, *tone), between(rng, *warmth)
    green = value * (1 - 0.35 * max(0.0, warm))
    return round(min(255, value)), round(green), round(min(255, value * (1 - warm)))


def scaled(handles: Handles, by: float) -> Handles:
    return replace(
        handles,
        flower_size=handles.flower_size * by,
        square_size=handles.square_size * by,
        bar_size=min(0.42, handles.bar_size * by),
        bar_height=handles.bar_height * by,
    )


def inside(style: Style, x: float, y: float) -> Style:
    """The handles at this place of the drawer, or as near to it as there is room."""
    wide = 1 - 2 * style.border_x
    high = (style.aspect - 2 * style.border_y) / 5 * (1 - style.gap)
    handles = style.handles
    tall = max(handles.flower_size, handles.square_size, handles.bar_height)
    far_x = max(0.0, 0.5 - (handles.bar_size / 2 + ROOM) / wide)
    far_y = max(0.0, 0.5 - (tall / 2 + ROOM / 2) / high)
    place = (float(np.clip(x, -far_x, far_x)), float(np.clip(y, -far_y, far_y)))
    return replace(style, handles=replace(handles, place=place))


def outer(style: Style, wide: float) -> float:
    """Where a mark of this width stands near a drawer's end, as a part of its width."""
    return 0.5 - (wide / 2 + ROOM) / (1 - 2 * style.border_x)


def beside(style: Style, wide: float) -> Style:
    """Handles small enough to keep clear of a mark of this width near the drawer's end."""
    small = scaled(style.handles, 0.88)
    room = 2 * (outer(style, wide) * (1 - 2 * style.border_x) - wide / 2 - ROOM)
    return replace(style, handles=replace(small, bar_size=min(small.bar_size, room)))


def both(first: Maker, second: Maker) -> Maker:
    """A maker of prints with two difficulties at once."""
    return lambda rng, style: second(rng, first(rng, style))


def style_set(salt: int, drawings: int, makers: dict[str, Maker]) -> tuple[Style, ...]:
    """Five styles of each family, the families in turn; no two sets name a family alike."""
    names = list(makers)
    styles = []
    for index in range(5 * len(names)):
        family = names[index % len(names)]
        rng = np.random.default_rng([index, salt])
        style = plain(rng, f"hard-{family}-{index}", drawings)
        styles.append(makers[family](rng, style))
    return tuple(styles)

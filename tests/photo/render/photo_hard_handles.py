"""Makers of hard prints: textures behind the handles, and handles of odd place, tone and size."""

from dataclasses import replace

import numpy as np
from photo_noise import between
from photo_print import Texture
from photo_styles import Style
from photo_styles_hard import Range, inside, metal, scaled, toned


def drawn_texture(rng: np.random.Generator, strength: dict[str, Range]) -> Texture:
    """The kinds of texture named, each of a strength from its range."""
    drawn = {kind: between(rng, *limits) for kind, limits in strength.items()}
    return Texture(**drawn)  # type: ignore[arg-type] # only kinds that are floats are named


def grain(
    rng: np.random.Generator,
    style: Style,
    *,
    tone: Range = (95, 150),
    knots: int = 0,
    **strength: Range,
) -> Style:
    """Printed wood on each drawer, muted colours, small dark pewter handles."""
    texture = replace(drawn_texture(rng, strength), knots=knots)
    handles = replace(
        scaled(style.handles, between(rng, 0.8, 0.95)),
        silver=metal(rng, tone),
        relief=between(rng, 0.6, 1.4),
        outline=between(rng, 0.35, 0.9),
        shadow=between(rng, 0.1, 0.5),
    )
    shades = toned(rng, (125, 118, 112), (0.05, 0.3))
    return replace(style, shades=shades, textures=(texture,), handles=handles)


def patterned(rng: np.random.Generator, style: Style, *, pitch: Range, **strength: Range) -> Style:
    """One pattern on all drawers: woven, flecked, fading, striped, lozenges or cracked."""
    texture = replace(drawn_texture(rng, strength), pitch=between(rng, *pitch))
    return replace(style, textures=(texture,))


def patchwork(rng: np.random.Generator, style: Style, *, strength: Range) -> Style:
    """Another pattern for each colour."""
    force, pitch = between(rng, *strength), between(rng, 0.02, 0.035)
    textures = (
        Texture(fibres=force),
        Texture(weave=force, pitch=pitch),
        Texture(flecks=1.3 * force, pitch=pitch),
        Texture(stripes=0.7 * force, pitch=pitch),
        Texture(fade=0.8 * force),
    )
    order = rng.permutation(len(textures))
    return replace(style, textures=tuple(textures[index] for index in order))


def off_middle(
    rng: np.random.Generator, style: Style, *, x: Range, y: Range = (-0.04, 0.04)
) -> Style:
    """Handles at one place off the middle, on the other side of a turned card."""
    small = replace(style, handles=scaled(style.handles, between(rng, 0.75, 0.95)))
    return inside(small, between(rng, *x), between(rng, *y))


def metal_handles(
    rng: np.random.Generator, style: Style, *, tone: Range, warmth: Range, lift: Range = (0, 0.02)
) -> Style:
    """Gold, brass, copper or black handles; `lift` draws the colours towards white."""
    shades = toned(rng, (240, 238, 234), lift)
    handles = replace(
        style.handles,
        silver=metal(rng, tone, warmth),
        relief=between(rng, 0.5, 1.4),
        outline=between(rng, 0.2, 0.8),
    )
    return replace(style, shades=shades, handles=handles)


def hollow(rng: np.random.Generator, style: Style, *, line: Range, tone: Range) -> Style:
    """Handles drawn as outlines only."""
    handles = replace(
        scaled(style.handles, between(rng, 1.05, 1.25)),
        hollow=between(rng, *line),
        silver=metal(rng, tone),
        relief=between(rng, 0, 0.5),
        outline=max(0.0, between(rng, -0.3, 0.5)),
        shadow=max(0.0, between(rng, -0.3, 0.3)),
    )
    return replace(style, handles=handles)


def sized(rng: np.random.Generator, style: Style, *, by: Range) -> Style:
    """Handles very small or very large."""
    return replace(style, handles=scaled(style.handles, between(rng, *by)))


def embossed(rng: np.random.Generator, style: Style, *, tint: Range, relief: Range) -> Style:
    """Handles in the drawer's own colour, told by their relief."""
    tone: Range = (215, 250) if rng.random() < 0.6 else (60, 100)
    handles = replace(
        scaled(style.handles, between(rng, 1.0, 1.15)),
        tint=between(rng, *tint),
        silver=metal(rng, tone),
        relief=between(rng, *relief),
        outline=between(rng, 0.45, 0.9),
        shadow=between(rng, 0.3, 0.7),
    )
    return replace(style, shades=toned(rng, (150, 146, 142), (0.03, 0.15)), handles=handles)

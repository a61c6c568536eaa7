"""What a print may carry besides its colours and handles: textures and marks."""

from dataclasses import dataclass

Tone = tuple[int, int, int]
"""An sRGB triple."""


@dataclass(frozen=True)
class Texture:
    """A pattern over a whole drawer; strengths from 0 (none) to about 1."""

    fibres: float = 0.0
    """Streaks of wood along the drawer."""
    arches: float = 0.0
    """Cathedral arches, as a board cut flat shows them."""
    knots: int = 0
    """The most knots in one drawer."""
    weave: float = 0.0
    flecks: float = 0.0
    """Soft blots, lighter and darker."""
    fade: float = 0.0
    """From one end of the drawer to the other; negative the other way."""
    stripes: float = 0.0
    """Upright, like wallpaper."""
    lozenges: float = 0.0
    crackle: float = 0.0
    """Fine dark cracks of old lacquer."""
    pitch: float = 0.03
    """Size of threads, blots, stripes and lozenges, as a part of the card's width."""


@dataclass(frozen=True)
class Mark:
    """Something printed on drawers that is no handle. Lengths are parts of the card's width."""

    kind: str
    """keyhole, plate, text, logo, rivets, frame, ring, dovetail or shield."""
    on: str = "every"
    """every drawer, bare ones only, or those with a handle only (handled)."""
    at: tuple[float, float] = (0.0, 0.0)
    """From the drawer's middle, as parts of its width and height."""
    size: tuple[float, float] = (0.05, 0.05)
    """Across and high; of a `frame` and of `rivets`, parts of the drawer's width and height."""
    tone: Tone | None = None
    """None takes the drawer's own colour, made darker or lighter by `strength`."""
    strength: float = 0.6
    """How much it covers; with no tone of its own, negative makes it lighter than the drawer."""
    line: float = 0.0
    """Width of its line; 0 fills it."""
    text: str = ""
    """Of kind `text`: `number` for the card's, `letter` for the colour's, or the words."""

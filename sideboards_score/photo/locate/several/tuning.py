"""Every threshold of finding all rows of a table, with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableTuning:
    """What is other than for one row; all else is `LocateTuning`."""

    work_side: int = 1100
    """As for one row: three rows of a table have drawers 60 x 18 px in it."""
    fine_side: int = 2000
    """Where rows are small: as many pixels as are handed on of a photo of 12 megapixels."""
    fine_width: float = 34.0
    """Pixels of the working picture across a card below which the finer one is looked at."""
    least_patch_width: int = 14
    """Pixels of the working picture: what is too small to be read is found too, to say so."""
    groups: int = 8
    """Groups of columns that are followed up: two for each row that can lie in one direction."""
    least_patches: int = 12
    """Patches in columns that make a group worth following: eight cards have 40."""
    gathered: int = 1
    """Times that the drawers of a grid are gathered anew: once, for the time it takes."""
    bin_angle: float = 5.0
    """Degrees of a step of direction."""
    beside_angle: float = 10.0
    """Degrees from the middle of a direction to drawers that count for it: cards are turned by up
    to 5, and perspective turns those of one row by as much."""
    steepest: float = 0.47
    """Tangent of 25 degrees: so far from the direction, drawers are looked at as its row's."""
    rounds: int = 12
    """Directions looked at: a row, and what is left in its direction, for each player."""
    known_cards: int = 6
    """Cards that show that a row is one, though it cannot be read: chance makes fewer."""
    least_partial: int = 2
    """Cards of a row in mid-game that can be told from a patch of the table."""
    apart: float = 1.25
    """Part of the usual step between cards from which two rows in one line are parted."""
    beside_patches: int = 15
    """Patches in the colours of the row that is read, elsewhere, from which another row is looked
    for: six cards that can be told have 30, of which a noisy print shows half."""
    beside_groups: int = 2
    """Groups of columns of them that are followed up in each direction."""
    beside_misfit: float = 0.1
    """Squared distance from the nearest colour of the row, in its own spread: a third of it."""
    outward: float = 0.25
    """Heights of a row that it lies off the middle of the table, to tell whose side it is on."""
    outward_steep: float = 0.27
    """Tangent of 15 degrees: so steeply it has to lie off the middle. Two rows side by side are
    laid askew by less; two face to face, each a whole row aside, lie at 19 degrees and more."""


TABLE = TableTuning()

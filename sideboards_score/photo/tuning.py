"""Every threshold of the photo reading: the parts of it, and what joins them.

The parts stand in files of their own, so that each stays readable: `tuning_load`, `tuning_locate`,
`tuning_drawers`.
"""

from dataclasses import dataclass, field

from sideboards_score.photo.tuning_drawers import DrawerTuning
from sideboards_score.photo.tuning_load import LoadTuning
from sideboards_score.photo.tuning_locate import LocateTuning


@dataclass(frozen=True, slots=True)
class Tuning:
    """All thresholds."""

    load: LoadTuning = field(default_factory=LoadTuning)
    locate: LocateTuning = field(default_factory=LocateTuning)
    drawers: DrawerTuning = field(default_factory=DrawerTuning)
    sure: float = 0.99
    """A drawer below it is shown as unknown: one wrong drawer in a hundred doubtful ones is what a
    family at a table can live with, and 40 drawers at 0.999 are all right in 96 rows of 100."""
    strange_part: float = 0.5
    """When more than this part of the cards is not in the deck, the photo shows another deck."""
    dim: float = 12.0
    """Lightness (0 to 255) that the brightest hundredth of a row must reach: below it the camera's
    noise is as strong as the difference between two drawers."""
    grey: float = 5.0
    """Chroma (Lab, 0 to about 180) that a tenth of the row must exceed: four of five drawers are
    coloured, so a row below it was photographed without colour."""


TUNING = Tuning()
"""The thresholds in use."""

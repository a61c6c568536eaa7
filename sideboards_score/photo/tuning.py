"""Every threshold of the photo reading: those of the steps, and those that judge the whole.

Each step keeps its own: `load.tuning`, `locate.tuning` (with `locate.drawers.tuning`, and with
`locate.geometry` for the places and shapes that are looked at) and `identify.tuning`. Where a note
tells how many of 14 photos come out otherwise, the threshold matters
(`tests/benchmarks/threshold_figures.py`); a fifth more or less of any other that was there then
changed none of them.
"""

from dataclasses import dataclass, field

from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.load.tuning import LoadTuning
from sideboards_score.photo.locate.tuning import LocateTuning


@dataclass(frozen=True, slots=True)
class Tuning:
    """All thresholds."""

    load: LoadTuning = field(default_factory=LoadTuning)
    locate: LocateTuning = field(default_factory=LocateTuning)
    drawers: DrawerTuning = field(default_factory=DrawerTuning)
    sure: float = 0.95
    """A drawer below it is shown as unknown. Of 41,440 parts of 518 rendered photos of the tuning
    styles the surest wrong one said 0.90. Of 14 photos seven come out otherwise with a
    fifth more."""
    exchanged: float = 0.005
    """Two colours of a card are asked about if it is likelier than this that they are exchanged,
    however sure they are. What is stated with 0.995 and more was right throughout 4,010 rows; two
    cards of them had red and pink exchanged in reflections, where this was 0.0096 and 0.03. One row
    in 200 is asked about for it that is right."""
    clear: float = 0.99
    """The parts of a good photo are surer than this; those below it tell how good a photo is. Of 14
    photos seven come out otherwise with a fifth more."""
    strange_part: float = 0.5
    """When more than this part of the cards is not in the deck, the photo shows another deck."""
    doubtful_handles: float = 0.2
    """When a larger part of a photo's handles is doubtful, none of them is sure: the three shapes
    are told apart over the whole photo, and what blurs some of them spoils the others too."""
    doubtful_part: float = 0.6
    """Part of their probability that is said of the handles of such a photo: where all are sorted
    wrongly, a third of them is right."""
    wary_handles: float = 0.025
    """When a larger part of them is doubtful, more than one drawer, only a handle of `wary` is
    sure: shapes that were swapped make two drawers doubtful. In photos saved at JPEG quality 5,
    swaps were said to be sure by up to 0.998. Of 14 photos two come out otherwise with a fifth
    less."""
    wary: float = 0.999
    """See above; no drawer is surer than 0.9995. Of 14 photos one comes out otherwise with a fifth
    less or more."""
    told_color: float = 0.7
    """A colour less sure than this is not told. Names of colours hold for the whole photo: in a
    print whose red and pink lie near each other all of both say 0.8 to 0.9, and are asked about."""
    unclear_part: float = 0.5
    """When a larger part of the drawers is doubtful, there is too little to be worth asking."""
    least_handles: float = 1.0
    """Handles seen for each card (every card has three): below it this is no row of cards."""
    chart_columns: int = 4
    """Columns of a chart at least: four cards have handles on the same lines once in a thousand."""
    chart_noise: float = 0.002
    """Noise beside the marks, 0..1, of a picture that was drawn, not taken: photos have 0.004."""
    filled_least: float = 0.1
    filled_most: float = 0.9
    """Part of the drawers with something in their middle, in a row that is refused: three in five
    have a handle; stripes have nothing and rows of labels have something everywhere."""
    least_side: int = 64
    """Pixels of the shorter side of a picture: eight cards need more."""
    finest_side: int = 4800
    """Pixels of the longer side of a photo of the table, where its rows are small."""
    small_drawer: float = 22.0
    """Height in pixels of drawers below which all pixels of the file are used to read them."""
    dim: float = 12.0
    """Lightness (0 to 255) that the brightest hundredth of a row must reach: below it the camera's
    noise is as strong as the difference between two drawers."""
    grey: float = 5.0
    """Chroma (Lab, 0 to about 180) that a tenth of the row must exceed: four of five drawers are
    coloured, so a row below it was photographed without colour."""


TUNING = Tuning()
"""The thresholds in use."""

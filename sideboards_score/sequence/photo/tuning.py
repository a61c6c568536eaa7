"""The thresholds of reading a board, each with its reason; those of finding it come with them."""

from dataclasses import dataclass

from sideboards_score.sequence.photo.find.tuning import FindTuning


@dataclass(frozen=True, slots=True)
class BoardTuning(FindTuning):
    """Chosen on the tuning looks of tests/sequence/render, judged on the final ones."""

    # Reading a square
    square: int = 48
    """Pixels of a straightened square."""
    sure: float = 0.99
    """Probability of a square that lies at the edge of what is taken for certain."""
    corners_rim: float = 0.2
    """Of a corner square that is left out around it: its gap, and squares that lie a tenth off."""
    corner_dimmest: float = 0.5
    """Of the light of a card's brightest corner: the edge of a reflection leaves as much to the
    others."""
    corner_tinged: float = 0.04
    """By how much channels differ in a corner into which something coloured reaches."""
    corner_chip: float = 0.12
    """The same of a corner that a chip covers, and not only blurred print."""
    always_covered: float = 0.2
    """Radius around the middle of a square that chips cover for the most part wherever they lie."""
    other_color: float = 0.1
    """Part of that middle in a second strong colour, from which it is print: of a chip in glare the
    print around it shows there at most."""
    ink_fine: float = 0.16
    """Radius of what is finer than a chip, by the square."""
    disc: float = 0.28
    """Radius of what must lie on a chip, by the square: chips have 0.3 to 0.46."""
    drift: float = 0.2
    """How far chips lie off the middle."""
    least_tint: float = 0.38
    """Log ratio of two channels from which a pixel has a colour: chips that the
    print shines through have 0.55, the blur around red print 0.3."""
    least_contrast: float = 0.0125
    """By how much channels differ, by the card's light, from which discs are looked for."""
    most_contrast: float = 0.8
    """To which they are: strong chips in good light have 0.7."""
    disc_steps: int = 26
    """Steps between the two: a sixth each, less than chips of one colour differ by."""
    least_steps: float = 3.2
    """Of 255, what is more than noise: `least_contrast` on a white card. A chip has as much in
    glare that leaves a thirtieth of it; on a board in the dark none has."""
    least_by_tint: float = 0.8
    """Of what the corners of a card disagree by, what may look like a pale chip: red print in two
    of them makes the rest greener by 0.7 of it."""
    untinted: float = 1.2
    """By what factor a contrast must exceed that to be certain."""
    noticed: float = 1.4
    """By what factor a contrast must exceed `least_steps` to be certain."""
    wide_drift: float = 0.4
    """How far off the middle discs are looked for that lie on two squares: those of the next square
    lie farther."""
    by_chip: tuple[float, float] = (0.3, 0.55)
    """Contrast of a square's disc by what this board's chips would have there: large pips and
    courts have up to 0.27, chips 0.6 and more, in glare too."""
    clear_chip: float = 0.12
    """Contrast of chips that are seen well, at least: in good light they have 0.2 to 0.7."""
    clear_by_ink: float = 0.25
    """The same by the print on their square: large pips have 0.15."""
    bare_by_ink: float = 0.2
    """Contrast of discs by the print, up to which a square is empty for certain or in glare."""
    sharp: tuple[float, float] = (0.1, 0.18)
    """The usual contrast of print where everything is blurred, and where it can be trusted: without
    blur it is 0.26 and more. Blurred chips reach into the squares beside them."""
    few_squares: int = 3
    """Fewer tell nothing of what is usual on a board."""
    usual_chip: float = 0.35
    usual_ink: float = 0.5
    """What is usual on other boards."""
    hue_margin: float = 8.0
    """Degrees from the next colour: chips are 14 and more away, in glare too."""
    strange: float = 0.3
    """Log ratio between the paper of a square and that around it: shade at its edge makes 0.2, the
    dark square of a chess board 0.5."""
    no_print: float = 0.25
    """Of the usual contrast of print, below which a square shows none."""
    beside_board: int = 6
    """Squares of an edge, of the eight between the corners, on which no card is seen: the edge lies
    beside the board, whose lines and chips fit as well one square farther on."""
    corners_differ: float = 0.3
    """Log ratio between a free corner and the paper of the cards, from which the others must differ
    as well."""
    corners_together: float = 0.25
    """How much, by the corner that differs most: on boards, in glare too, they have 0.4 of it."""
    strange_part: float = 0.2
    """Of the empty squares that may be so: reflections take some, another game's board has more."""
    darkest: float = 0.06
    """Of the paper's light: below it a pixel is black print, whatever its ratios."""
    white: int = 225
    """Of 255, of the weakest channel: what is darker on white cards is print, or part of a chip."""
    blown_out: int = 248
    """Of 255, of the weakest channel: what is as white shows nothing; white cards stay below it."""
    veiled: float = 0.5
    """Of the usual contrast of print, below which a chip may have no strong colour."""
    by_palest: tuple[float, float] = (0.25, 0.35)
    """Contrast of a square's disc by that of the board's palest chips, for certain: the stain on a
    bare ace has 0.24."""
    blown_chip: float = 0.5
    """Part of the middle that is blown out, where no colour of a chip is certain."""
    edge: float = 0.06
    """Width of a chip's blurred edge, by the square."""
    palest: float = 10.0
    """Percentile of a board's chips that is taken for the palest: those of a colour may be few."""
    hidden_margin: float = 0.2
    """How far what may be hidden must stay below `chip`: gloss upon a chip leaves 0.74, large pips
    0.6."""
    card_brightest: float = 90.0
    """Percentile of the light on a square that is its card's: chips leave a third of it free."""
    bright_card: float = 220.0
    """Of 255, of the weakest channel, that all cards within two squares of one that is white by
    light have: light falls by a twentieth a square, a reflection ends within one."""
    blind_part: float = 0.1
    """Part of the disc that is blown out from which it is asked what it may hide."""
    alone: float = 0.36
    """How far from the middle print may be that a chip would cover, by the square."""
    least_alone: float = 0.012
    """Of the square that such print covers at least: a small pip has 0.02, noise less."""
    pip_most: float = 0.42
    """Its longer side at most, by the square: what is left of a chip is longer, or thin."""
    pip_dark: int = 195
    """Of 255, of its weakest channel, where it is darkest: a pip in a reflection has 184, what one
    leaves of a chip 200 and more."""
    pip_compact: float = 0.5
    """Its shorter side by the longer one."""
    pip_lit: float = 0.5
    """The same where the light alone is asked about: the largest pips have 0.47."""
    among_white: float = 0.6
    """Of nine squares without chips, that must be white where one is by too much light."""
    least_white: int = 3
    """How many of them at least: print in three white squares is in no reflection."""
    chip_part: float = 0.25
    """Of a square that a chip covers at least: the smallest ones cover 0.28, print 0.15."""
    lit_print: int = 205
    """Of 255, of the weakest channel: print as dark has lost no more than eight tenths to a
    reflection, and one that hides a chip takes all of it."""
    around_middle: float = 0.75
    """How far from the middle, by the square, something dark is looked for that a reflection over a
    chip would hide on one side at least."""
    blank_turn: float = 1 / 3
    """Part of the circle on which nothing is found: an edge of a reflection that passes the middle
    leaves 0.37 and more, be it as narrow as two squares."""
    line_rim: float = 0.05
    """Of the square along its edge, that is beyond what a chip upon it covers on both sides."""
    chip_disc: float = 0.3
    """Radius of the smallest chips, by the square."""
    chip_drift: float = 0.16
    """How far off they lie where glare hides them: with all print uncovered they would be seen."""
    print_weighs: float = 5.0
    """A hundredth of the disc in dark print takes so many away: three make it no chip."""
    card_rim: float = 0.1
    """Of the square along its edge that is no card, but lines and gaps."""
    unveiled: int = 160
    """Of 255, of the weakest channel: print as dark is not in glare, or a chip would show there."""
    ink: float = 0.58
    """Of the paper's weakest channel: what is darker is ink, a chip's shadow is 0.65."""
    least_dark: int = 4
    """Pixels of such print in a quarter of a square."""
    chip: float = 0.88
    """Part of the disc in one colour from which it is a chip; large pips reach 0.6."""
    empty: float = 0.45
    """Part up to which something coloured is print whatever its length: of a chip in dim light, or
    half in glare, 0.48 and more is seen."""
    pip_longest: float = 0.54
    """Its longer side at most, by the square: the smallest chips are 0.58 wide."""
    unclear_squares: int = 24
    """Doubtful squares, a quarter of the board, from which a photo is refused: to take another is
    less work."""


TUNING = BoardTuning()

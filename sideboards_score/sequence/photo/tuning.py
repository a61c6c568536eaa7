"""The thresholds of reading a board, each with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardTuning:
    """Chosen on the tuning looks of tests/sequence/render, judged on the final ones."""

    # Finding the board
    work_side: int = 900
    """Longer side of the picture in which the board is looked for: its lines are still two pixels
    wide there."""
    closings: tuple[int, ...] = (5, 15, 31)
    """Pixels that are bridged: gaps between cards, then whole squares with dark print."""
    rough: int = 13
    """Pixels over which the pile of a carpet is smoothed away."""
    outline_rough: float = 0.008
    """Of the way around: what deviates less from a straight side is roughness."""
    outline_filled: float = 0.87
    """Of a quadrangle: a board without its four corner squares fills 0.96 of it, a disc 0.79."""
    outline_same: float = 0.012
    """Of the diagonal: quadrangles that differ by less have the same lines."""
    least_part: float = 0.07
    """Of the picture that a board must fill: below it a square has fewer than 20 pixels."""
    flat_side: int = 480
    """Side of a straightened candidate: 48 pixels a square show the gap between two cards."""
    flat_pad: int = 24
    """Pixels around it, so that lines on its edge have both their sides."""
    line_points: int = 60
    """Points along each line: six to a square."""
    coarse_moves: tuple[float, ...] = (0.03, 0.015, 0.008, 0.004)
    """By how much corners are moved to fit the lines better, by the side."""
    fine_moves: tuple[float, ...] = (0.008, 0.004)
    """The same where chips have settled them."""
    move_rounds: int = 8
    """Of moving all corners by one step; more than four are never needed."""
    chips_weigh: float = 10.0
    """What the squares that chips lie off the middle weigh against the edges on the lines."""
    margin_most: float = 0.15
    """The widest rim beyond the squares that boards have, by their side."""
    counts: tuple[int, ...] = (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20)
    """Squares along a side that are tried: another game's board fits its own number best."""
    refined: int = 6
    """Quadrangles, those that fit best, whose corners are moved until lines and chips fit."""
    least_fit: float = 3.0
    """How far the edges on the lines of ten squares must stand out, in standard errors, the mean of
    both directions: boards with pale lines have 3.3, a table 2.5."""
    part_worth: float = 0.8
    """What counts of the fit of fewer squares of the same size, which are a part of the ten."""
    same_size: float = 0.07
    """By how much squares of one size seem to differ: half the step from ten to nine."""
    rival: float = 1.2
    """By what factor other numbers of squares may fit better: on a chess board they have 1.5."""
    least_rival: float = 4.4
    """How well they must fit to be another game's board: a board cut off stays below."""
    plain_fit: float = 5.0
    """Lines that fit so well need no other quadrangle, if chips lie in the middles."""

    bare_fit: float = 4.0
    """How well lines must fit where too few chips lie on them to tell."""

    # The chips upon it
    small_square: int = 24
    """Pixels of a square in which chips are looked for: their middles are true to a tenth."""
    opened: float = 0.17
    """Radius that a piece of colour must have, by the square: thinner ones are print."""
    chip_round: float = 0.65
    """Shorter side of the box around a chip, by the longer one: two that touch have 0.5, one on a
    board whose squares are as long as its cards 0.7."""
    chip_alike: float = 0.78
    """Width by the usual one: chips that a reflection has made pale seem to have 0.81."""
    chip_full: tuple[float, float] = (0.85, 1.16)
    """Area by that of the ellipse in the box around it: chips have 0.9 to 1.1, the corner of a rim
    0.8, a blue square in a corner of the board 1.25."""
    around: int = 2
    """Squares around the board in which chips are looked for too, should it lie otherwise: those of
    a line beside it are cut off where only one is."""
    beside_middle: float = 0.2
    """How far off the middle of a square beside the board chips lie at most, on a board that lies
    there: 0.15, stacked ones too."""
    chip_turns: int = 3
    """Of bringing chips to the middles of squares: the second finds those of wrong squares."""
    end_moves: float = 0.6
    end_steps: int = 13
    """How far each end is moved, in squares, in so many steps: of a tenth, as true as chips lie."""
    end_stays: float = 0.004
    """Where few chips lie, the lines know better: half a square at one end costs as much as chips
    that lie 0.03 off the middle."""
    held: tuple[float, ...] = (0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.3, 0.3)
    """Chips lie 0.08 squares off, corners by lines 0.3, by the slant of the view less: squares of
    the ratios."""
    chip_size: tuple[float, float] = (0.5, 1.05)
    """How wide a chip is, by the square, from its smaller to its larger diameter when stacked."""
    least_chips: int = 4
    """Chips that tell where the squares lie; of fewer, all may lie off by accident."""
    off_little: float = 0.012
    """Mean square of how far chips lie off the middles of squares that are found: they have 0.004
    to 0.01."""
    off_none: float = 0.03
    """What is set for boards with too few chips: worse than squares that are found, better than
    such that are not."""
    off_most: float = 0.02
    """The same where squares are not found: 0.08 by chance. Half a square at one edge makes
    0.03."""

    read_most: int = 3
    """Places at which it is tried to read a board: a table with lines may be likelier than it."""
    apart: float = 0.02
    """How far these lie apart at least, by the diagonal: a third of a square."""

    beyond: float = 0.01
    """How far squares may seem to reach beyond the picture, by the diagonal: a seventh of one."""

    # Squares by chips alone
    pattern_tints: tuple[float, ...] = (0.15, 0.3, 0.5, 0.8)
    """Log ratios of a channel to the others from which a piece may be a chip: the lowest tells pale
    chips from white cards, the highest strong ones from a table of their colour."""
    pattern_pixels: tuple[float, float] = (12.0, 60.0)
    """Widths of chips in the picture in which the board is looked for."""
    pattern_full: tuple[float, float] = (0.9, 1.12)
    """Area of a chip by that of the ellipse in the box around it: squares have 1.27."""
    pattern_flat: float = 0.5
    """Its shorter side by the longer one: a chip seen from half above has 0.5."""
    pattern_widths: tuple[float, float] = (0.5, 2.0)
    """Width by the usual one: large pips, which lie in lines as well, have half that of chips."""
    pattern_steps: tuple[float, float] = (0.65, 1.6)
    """From a chip to the next one, by what is usual: most have one beside them or diagonally."""
    pattern_turn: float = 0.8
    """Sine of the angle between two lines of chips, at least: across a diagonal it is 0.7."""
    pattern_tries: int = 10
    pattern_near: int = 6
    """Chips from which squares are counted, and neighbours of each."""
    pattern_first: float = 1.6
    """Squares around the first chip whose chips are judged by two neighbours alone: diagonally next
    ones are 1.4 away, and the error grows with the way."""
    pattern_known: int = 4
    """Chips from which more is known of the squares than by the two."""
    pattern_slanted: int = 14
    """Chips from which the slant of the view can be told, though each lies a tenth off."""
    pattern_off: float = 0.25
    """How far chips lie off the middle, in squares, while their lines are only roughly known."""
    pattern_chips: int = 10
    """Chips that must lie in lines: fewer do so by accident."""
    pattern_part: float = 0.6
    """Of all round pieces, that must be among them."""

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

"""The thresholds of finding a board, each with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FindTuning:
    """Chosen on the tuning looks of tests/sequence/render, judged on the final ones."""

    # Finding the board
    work_side: int = 900
    """Longer side of the picture in which the board is looked for: its lines are still two pixels
    wide there."""
    least_side: int = 48
    """Shorter side of that picture: with fewer than five pixels a square nothing is told on it, and
    on 22 noise was taken for a board."""
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

    # Squares by print, where lines are pale
    rim_tints: tuple[float, ...] = (0.1, 0.16, 0.25)
    """Log ratios of channels by which a rim differs from the table: noise in dim light has 0.08."""
    rim_closings: tuple[int, ...] = (3, 9)
    """Pixels that are bridged in a rim: more would join it to marks on the table."""
    rim_opened: int = 15
    """Pixels over which something must be filled that is part of a board."""
    table_dark: float = 10.0
    """Added to each channel (0-255) before ratios are taken: those of what is nearly black are
    noise."""
    table_least: int = 4
    """Least pixels of the edge below that show the table."""
    table_edge: int = 40
    """Part of the picture along its edges that is the table."""
    print_margins: tuple[float, float, float] = (-0.01, 0.13, 0.0025)
    """From the narrowest rim to the widest, by the outline, and the step: a fortieth of a square at
    each end."""
    print_blur: int = 8
    """What is longer than such a part of the board's side is light, and no print."""
    print_samples: int = 24
    """Places of a square between which print is told apart."""
    print_repeats: float = 0.2
    """Part of the print that repeats ten times: on a board 0.23 and more, on a table 0.15."""
    print_rival: float = 0.75
    """By what part of that other numbers may do so: on a board of another game all of it."""
    print_alike: float = 0.6
    """Of the worth of the clearest outline, that others must have: where it is a board's, those
    that lie a square off have up to 0.3, and those as true as it 0.7."""
    print_tried: int = 3
    """Outlines, those with the clearest print, on whose squares chips are looked for."""
    outline_near: int = 2
    """Pixels that an outline lies beside its edge."""

"""Every threshold of finding the row of cards, with its reason."""

from dataclasses import dataclass

from sideboards_score.photo.locate.drawers.tuning import DrawersTuning


@dataclass(frozen=True)
class LocateTuning(DrawersTuning):
    """Lengths are ratios to the card or to a drawer, except where a field says pixels."""

    # A part of the photo looked at from nearer
    near_step: int = 4
    """Working pixels that one is where colourful parts are joined: small cards are 20 wide."""
    near_gaps: tuple[int, ...] = (3, 9, 17)
    """Such pixels from which a gap counts: cards that touch, fingers between them, a whole card."""
    near_least: float = 1.15
    """Times as near at least: less shows nothing new."""
    near_room: float = 0.1
    """Around such a part, in its length: a card at its end may be black and white."""
    near_shapes: tuple[float, float] = (2.5, 10.0)
    """Length by breadth: 5.4 for eight cards side by side from above, up to 10 with gaps or at a
    slant, 3 along the row."""
    near_fill: float = 0.5
    """Of the box around it, turned as it lies, that such a part fills: a row with gaps 0.6."""

    # Drawers to columns, columns to a row
    like_width: float = 1.22
    """Ratio of widths of two drawers of one card or of neighbouring cards. Of 14 photos eleven come
    out otherwise with a fifth less, one with a fifth more."""
    like_height: float = 1.6
    """Ratio of heights; bevels and grain eat more of a height than of a width."""
    like_turn: float = 0.21
    """Radians between two cards side by side: both turned a few degrees, and perspective."""
    column_shift: float = 0.3
    """Sideways distance of two drawers of one card, in widths, before shear is known."""
    pitch_least: float = 0.85
    pitch_most: float = 1.6
    """Distance of two drawers of a card in heights of the (eroded) drawer found."""
    column_reach: float = 4.6 * 1.25
    """Heights from the first to the fifth drawer, and a quarter more for tilt."""
    close_reach: float = 2.7
    """Heights between two drawers of a card where several rows are looked for: one drawer may be
    missing between, and a row that lies close below another is further away."""
    close_rise: float = 1.3
    """Height difference of two drawers of neighbouring cards, in drawer heights, for the same."""
    beside_least: float = 0.8
    beside_most: float = 1.9
    """Distance of neighbouring cards in drawer widths: slight overlap to a wide gap."""
    beside_rise: float = 2.6
    """Height difference of two drawers of neighbouring cards, in drawer heights."""

    # The grid of the row, in widths and slots of its mean card
    gathered: int = 2
    """Times that the drawers of a grid are gathered anew, each time with a better plane. Of 14
    photos one comes out otherwise with a fifth less."""
    grid_width: float = 0.18
    """How much a drawer's width may differ from the mean: glare and grain at its ends."""
    grid_turn: float = 0.7
    """Slots that a drawer may rise over its width: 12 degrees."""
    grid_height_least: float = 0.55
    grid_height_most: float = 1.15
    """Height of a drawer found, in slots: the gap and the bevel are missing from it.
    `grid_height_most`: of 14 photos four come out otherwise with a fifth less."""
    grid_strip: float = 3.0
    """Slots from the middle of the row: two to the outer drawers, one for uneven tops. Of 14 photos
    one comes out otherwise with a fifth less."""
    grid_gap: float = 0.4
    """Widths between the middles of drawers that belong to two cards."""

    dark_light: float = 28.0
    """Lightness (0-255) that the lightest pixels of a photo must reach."""
    grey_chroma: float = 4.6
    """Lab chroma, tint of each lightness taken out, that some pixels must reach: sepia has 4.5."""
    grey_level: int = 8
    """Steps of lightness (0-255) with one tint each: a sepia tint grows with the light."""
    blur_ratio: float = 0.24
    """Strongest step over two working pixels to that over twelve; a sharp photo has 0.35 or more,
    one in which nothing can be told 0.2."""
    brighten: float = 225.0
    """Value that the lightest pixels are raised to before drawers are looked for. Of 14 photos one
    comes out otherwise with a fifth more."""
    brighten_most: float = 3.0
    """Most gain; beyond it noise would be raised to colours."""
    two_rows_size: float = 1.2
    """Two complete rows whose cards differ less in size than this are of equal standing: a camera
    straight above two rows alike makes 1.05 of perspective, and one held at a slant 1.15. Of 14
    photos one comes out otherwise with a fifth less."""
    other_cards: int = 6
    """Cards that show that what was left out is a row: chance makes fewer."""
    frame_margin: float = 0.02
    """Widths of a card that its outline may reach beyond the picture."""

    fit_rounds: tuple[float, ...] = (0.1, 0.05, 0.03, 0.03)
    """Misfit in widths at which a corner loses most of its weight, round by round. Of 14 photos two
    come out otherwise with a fifth less, one with a fifth more."""
    slot_to_width: float = 0.31
    """Height of a fifth of a stack in widths; 0.28 to 0.34 make no difference. Of 14 photos one
    comes out otherwise with a fifth less or more."""
    shape_rounds: int = 2
    """Steps towards the vanishing line under which all cards have one shape. Of 14 photos two come
    out otherwise with a fifth less, one with a fifth more."""
    shape_tie: float = 6.0
    """How much a card must have the shape of the others, against corners found (20 at most). Of 14
    photos one comes out otherwise with a fifth less."""

    # Where a card begins; costs are mean squares in units of the spread of the five colours
    least_gap: float = 7.0
    """Distance (8-bit Lab, lightness halved) of the two most alike of the five colours."""
    least_hues: float = 14.0
    """Lab chroma distance of the two most unlike of the five colours: less is a grey picture."""
    start_missed: float = 0.1
    """Cost of a drawer found outside of the card: a patch of the table may be taken for one."""
    start_jump: float = 0.15
    """Cost of a step of one slot between neighbours, squared: uneven tops are rarely half of it."""
    start_jump_cap: float = 1.0
    """Slots; a larger step is not worse."""

    groups: int = 4
    """Groups of columns that are followed up, the richest first."""
    least_patches: int = 4
    """Patches in columns that make a group worth following."""
    grow: float = 0.75
    """Working pixels by which the edge's own blur keeps a patch inside its drawer. Of 14 photos two
    come out otherwise with a fifth less."""

    # Moving outlines onto edges
    edge_step: float = 0.12
    """Colour step between pixels that counts as a full edge, in the spread of a card's colours. Of
    14 photos two come out otherwise with a fifth less."""
    edge_step_least: float = 2.0
    """Lab; noise of a dim picture stays below."""
    edge_pull: float = 30.0
    """Loss per (width of the stack) squared of shift: 0.05 widths must win 0.075 of all edges. Of
    14 photos one comes out otherwise with a fifth less."""
    edge_stretch: float = 60.0
    """The same for a change of width or height against the other cards."""
    edges_met: float = 1.5
    """Of 2 for all edges: an outline beside its card meets 1.4 at most, a good one 1.7 or more."""
    edge_search: tuple[float, ...] = (-0.16, -0.08, 0.08, 0.16)
    """Widths to the sides where such an outline is looked for: cards at an end were guessed."""
    shown_cost: float = 0.08
    ended_cost: float = 0.035
    """Misfit up to which the drawers near a side show their colours; and how much more it is beyond
    the side, where these end: a plate beside them has 0.05, a border 0.07 and more."""
    edges_won: float = 0.2
    """How much more must be met there: in glare and shadow few edges are seen anywhere."""

    # Cards that were not found by their patches
    card_cost: float = 0.12
    """Misfit up to which five slots are a card; cards in shadow or gloss reach 0.05."""
    usual_cost: float = 0.12
    """The same for most cards of a row."""
    missing_pitch: float = 1.75
    """Widths between neighbours, as a part of the usual pitch, from which one card is missing. Of
    14 photos one comes out otherwise with a fifth more."""
    end_moves_x: tuple[float, ...] = (-0.1, 0.0, 0.12, 0.26)
    end_moves_y: tuple[float, ...] = (-0.6, -0.3, 0.0, 0.3, 0.6)
    """Widths and slots by which a card may lie off its expected place."""
    end_move_cost: float = 0.01
    """Misfit that a move of a width or a slot must win."""
    end_edges: float = 5.0
    """Edges, of 2 for all, that outweigh a misfit of 1: places a slot off met 0.5 fewer, at about
    the same misfit, small cards 0.2 more at one of 0.07."""
    least_step: float = 0.65
    """From card to card, as a part of the usual step: less is one card that was taken for two."""
    alike_neighbours: int = 2
    """Cards that may show the colours of the card before in the same order: of dealt rows one in
    fifty thousand has more, a card that a mark tears in three has two."""
    spot_misfit: float = 0.25
    """Misfit (squared, capped at 1) from which half a drawer does not show its colour."""
    lit_alike: float = 0.25
    """Distance from a half of the same drawer on the next card, in the row's own spread, below
    which light alone changed it: half of what a drawer may differ from its colour (0.5)."""
    border_step: float = 0.33
    """Part of the expected colour step between two drawers that must be seen."""
    hidden_spots: int = 1
    """Halves and borders of drawers that may be spoilt: one finger tip hides no card."""

    strange_part: float = 0.5
    """When a larger part of the cards is spoilt, they are not hidden: they are no cards."""

    # Why there is none
    lying_cards: int = 6
    """Cards that a row must have to be pointed out where it cannot be read: chance makes fewer."""
    most_patches: int = 1000
    """Patches up to which a refused photo is looked at upright: beyond, it is texture."""
    sure_cards: int = 4
    """Cards that show five common colours from which a row is one, and no other is looked for."""
    known_cards: int = 3
    """Cards from which none are looked for that are too small."""
    strewn_cards: int = 3
    strewn_spots: int = 3
    """Cards not side by side of which a few spots are spoilt: they are no cards of the game, or
    light and print spoil them all. A thing that lies on a card hides more of it."""
    hole_cards: int = 2
    """Cards that may be hidden between a row and a last card of it."""
    strip_gap: float = 0.6
    """Median distance of the colours in a strip of a card, in that of the row's colours."""
    strip_drawers: int = 3
    """Drawers that must be seen in a strip that the frame cuts."""
    border_margin: float = 0.12
    """Widths between the drawers of an end card and the border: its own margin takes up to 0.1."""

    cut_columns: int = 5
    """Columns too short that lie side by side: four may be a game in the frame's corner."""
    cut_room: float = 1.0
    """Steps from drawer to drawer to the border: a whole drawer would be seen there."""
    cut_part: float = 0.7
    """Part of the columns that end there, and of the drawers that five colours make."""
    cut_shade: float = 22.0
    """Lab (lightness halved) around a colour: shadows, and the light over a whole row."""

    small_window: int = 9
    """Working pixels in which colours lie close together: a card too small is 8 to 20 wide."""
    small_spreads: tuple[float, float] = (60.0, 300.0)
    """Variance of Lab a and b in such a window; wood has 20, cloth to 200, five colours 400."""
    small_parts: int = 2
    """Colourful parts of a picture that are looked at closely."""
    small_looked: int = 6
    """Parts that are measured at each limit: a patterned cloth falls into hundreds."""
    small_least: int = 40
    """Working pixels along a row: eight cards of five."""
    small_room: float = 1.5
    """How much longer than its cards a colourful part may be: gaps, and what lies beside them."""
    small_margin: float = 0.15
    """Around such a part, in its length: a card at its end may be black and white."""
    small_sides: tuple[int, ...] = (480, 800)
    """Pixels that its longer side is enlarged to: cards are 40 wide then, or 65; the grain of the
    print hides drawers now at the one size, now at the other."""
    tiny_least: float = 3.5
    tiny_most: float = 8.5
    """Length by breadth of a colourful part that is taken for a row too small for its drawers."""
    tiny_card: float = 1.04
    """Widths from card to card in it."""
    tiny_hues: float = 4.5
    """Lab: how far its hues spread beside their main direction; two colours spread along it.
    23 rows far away had 5.4 or more, parts of other pictures 3.7 or less, but for four."""
    small_cards: int = 5
    """Cards in it that must show five common colours."""
    fine_seed_step: int = 4
    fine_least_fill: float = 0.5
    """Limits for drawers of a few pixels, of which the handle and the blur take most."""
    nearer_least: float = 1.3
    """Times as near to go at least: less would hardly help."""
    nearer_more: float = 1.15
    """Times as near as the limit: at the limit itself some drawers stay doubtful."""
    glare_white: int = 235
    """Value that all channels reach in the middle of a reflection that hides a drawer."""
    glare_area: float = 0.02
    """Part of a card that is so white."""
    glare_ring: float = 0.06
    """Widths of a card from there to where a reflection still is bright; paper ends at once."""
    glare_soft: int = 140
    """Value that all channels reach there, over most of its border."""
    glare_hues: float = 5.0
    """Lab a and b: how far the hues beyond an end of the row lie apart if a card is there."""

    # Drawers that fade from one end to the other
    fading_step: int = 60
    """Lightness (0-255) that may vary within such a drawer: a third of it, to each side. Of 14
    photos one comes out otherwise with a fifth more."""
    fading_usual: float = 140.0
    fading_dark: float = 20.0
    """Lightness that leaves a and b as they are: 120, a dim colour; and what is added to it, since
    the hue of what is nearly black is noise. `fading_usual`: of 14 photos one comes out otherwise
    with a fifth less or more."""

    # Deciding
    loose_factor: float = 1.6
    """Wider limits of a drawer's colour, for a second look when the first finds no whole row."""
    cards: int = 8
    """Cards of a finished sideboard. Of 14 photos nine come out otherwise with a fifth less or
    more."""
    least_drawer: float = 11.0
    """Height in pixels below which handles cannot be told apart."""


LOCATE = LocateTuning()

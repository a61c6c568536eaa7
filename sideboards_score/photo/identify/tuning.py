"""Every threshold of reading the drawers of straightened cards, with its reason."""

from dataclasses import dataclass

from sideboards_score.photo.identify.alike.tuning import AlikeTuning


@dataclass(frozen=True, slots=True)
class DrawerTuning(AlikeTuning):
    """Lengths are parts of a drawer's height or width, light is linear, its logarithm natural."""

    color_rows: tuple[float, float] = (0.25, 0.75)
    """Leaves out gaps (to 12 % of a drawer), bevels, and an outline that is 10 % of it off."""
    color_columns: tuple[float, float] = (0.08, 0.30)
    """From the edge inwards: the rest may be frame or handle (to 22 % of the width, off centre)."""
    strips_a_side: int = 2
    """Light and glare differ between the strips: the clearest one tells most."""
    dark_floor: float = 0.02
    """Added before the logarithm, in parts of the brightest drawer: noise and black prints."""
    light_offset: float = 1.0
    """How much the strength of light differs between cards (log): anything is possible."""
    light_step: float = 0.15
    """How much it changes from one drawer to the next: a shadow's edge is several such steps."""
    shadows: tuple[float, ...] = (0.6, 0.36, 0.22, 0.13)
    """Light left in a shadow whose edge crosses a card: a hand under one lamp takes most of it."""
    shadow_cost: float = 8.0
    """Such an edge is rare: what it explains must be worth this much squared distance."""
    tint_offset: float = 0.15
    """How much the tint of light differs between cards, as between a lamp's and a window's end."""
    drawer_noise: float = 0.10
    """Brightness of one drawer against its class: sheen, bevel shade, wood grain."""
    channel_noise: float = 0.12
    """One channel of one drawer against its class: noise, reflections, sharpening of the camera. Of
    14 photos two come out otherwise with a fifth less."""
    veil_levels: tuple[float, ...] = (0.0, 0.03, 0.08, 0.17, 0.3, 0.5)
    """Glare tried at the top, middle and bottom of a card, in parts of its brightest channel."""
    veil_step: float = 0.3
    """Around the best of these, a third weaker and stronger is tried too."""
    veil_least: float = 0.012
    """The weakest glare that is tried: it brightens black by half."""
    veil_typical: float = 0.1
    """Mean of the veil's exponential prior on cards that do not fit well without one."""
    veil_excess: float = 0.02
    """How much brighter than the darkest channel that is seen a veil may seem, for noise and tint.
    A veil only adds light: without this, one that turns all to black explains anything."""
    veil_shown: float = 0.1
    """Brightness of a black drawer, in parts of its strip's brightest channel, that glare makes: a
    black print reaches 0.06."""
    veil_strips: int = 2
    """Strips that must show glare on black before its colour is believed."""
    veil_tint: float = 0.4
    """How far (log) glare may be from white once the cards' light is balanced."""
    glare_worst: float = -5.0
    """Coloured glare must not make a drawer fit worse than this, where white glare did not: one in
    five hundred has it."""
    tail: float = 1.0
    """Degrees of freedom of Student's t per number: a card that fits badly proves little."""
    veil_suspect: float = 10.0
    """A strip whose best order fits better than this (15 numbers) has no glare worth a search."""
    rounds: int = 3
    """Assignment and centres settle within two rounds from a good start; one more is cheap."""
    veil_rounds: int = 1
    """The same with glare taken off. Of 14 photos one comes out otherwise with a fifth more."""

    shades: tuple[tuple[float, float, float], ...] = (
        (-0.53, -3.39, -3.21),
        (-3.10, -0.98, -1.04),
        (-0.20, -1.59, -1.13),
        (-0.22, -1.28, -3.20),
        (-3.30, -3.30, -3.30),
    )
    """Log RGB reflectance (with the dark floor) in the middle of what is called red, turquoise,
    pink, orange, black in print."""
    shade_spread: tuple[tuple[float, float, float], ...] = (
        (0.30, 0.40, 0.45),
        (0.55, 0.45, 0.50),
        (0.20, 0.50, 0.50),
        (0.20, 0.40, 0.55),
        (0.40, 0.40, 0.40),
    )
    """How far prints lie from it: turquoise from green to blue, pink from salmon to magenta."""
    known_shades: tuple[tuple[float, float, float], ...] = ()
    """The same of the owner's print, as earlier photos showed it; empty where it is not known."""
    known_spread: float = 0.15
    """How far one photo's shades lie from those: cameras differ, and the tint is a guess."""
    other_print: float = 0.05
    """How likely a photo shows another print all the same."""
    brightest: float = 0.9
    """Reflectance that the brightest channel gets where shades are written down."""
    shade_relation: float = 0.35
    """The channels of one print vary together: it is paler or deeper."""
    strength_spread: float = 1.5
    """The strength of light over the whole photo is not known."""
    tint_spread: float = 0.45
    """A candle takes two thirds of the blue; cameras balance most of it."""
    contrast_spread: float = 0.15
    """Cameras steepen or flatten contrast, and haze lifts the dark."""

    flank_columns: tuple[float, float] = (0.07, 0.27)
    """Shows the drawer beside its handle (a long bar reaches 18 % from the middle, 4 % off it). Of
    14 photos one comes out otherwise with a fifth more."""
    handle_rows: tuple[float, float] = (0.08, 0.92)
    """Leaves the edges of the drawer out of its handle's map."""
    handle_columns: tuple[float, float] = (0.27, 0.73)
    """Where a handle can be, with room around it. Of 14 photos one comes out otherwise with a fifth
    less."""
    spot: float = 0.055
    """Width of the square that a handle fills at least, in parts of the width: a thin bar's."""
    least_contrast: float = 0.012
    """Three grey levels: less than that is noise."""
    full_share: float = 0.04
    """A handle covers at least this share of its window; that much of it is surely handle."""
    full_level: float = 0.8
    """What stands out this much of the strongest counts in full: a face and its shine."""
    empty_level: float = 0.25
    """What stands out this little of that is the drawer's own noise. A pixel between the two that
    counts half stands out half as much as the strongest: however blurred, an edge is there."""
    blob_level: float = 0.25
    """Pixels of a handle hang together at this much of its strength, over gaps of two pixels."""
    presence_middle: float = 0.85
    """Grain and shadow reach about 0.7 on a bare drawer, faint handles begin at 0.8. Of 14 photos
    one comes out otherwise with a fifth more."""
    presence_slope: float = 12.0
    """A handle that stands out e times as much as its neighbourhood is as good as certain. Of 14
    photos one comes out otherwise with a fifth more."""
    bar_elongation: float = 0.4
    """Log of width to height between bars (about 1) and the others (0, less if stretched)."""
    elongation_spread: float = 0.1
    """Blur and a card's unknown proportions change it by this much."""
    square_corners: float = -0.2
    """Four-fold moment between squares (-0.43, rounded -0.3) and flowers (0)."""
    corner_spread: float = 0.05
    """Blur, bevels and shine change it by this much."""
    feature_limit: float = 4.0
    """No single moment of one small map may decide by itself."""
    least_distance: float = 0.02
    """Two maps of one handle differ by this much through resampling alone."""
    likeness_weight: float = 10.0
    """Independent pieces of evidence in the outline of a small handle, with long tails."""
    unlike: float = 5.0
    """A map this many times as far from the nearest shape as usual may as well be none at all."""
    likeness_limit: float = 8.0
    """A handle may be half in glare or shadow, so its outline alone does not rule it out."""
    measure_spread: tuple[float, ...] = (0.05, 0.05, 0.05, 0.06, 0.04)
    """Least spread of a shape's maps: three distances, elongation, corners; a photo adds to it."""
    sorting_tail: float = 4.0
    """Degrees of freedom of Student's t: a shape has eight maps in a photo, some of them spoilt."""
    shape_rounds: int = 4
    """Templates settle within three rounds."""
    usual_moments: tuple[tuple[float, float], ...] = ((-0.17, 0.0), (-0.17, -0.3), (1.15, -0.28))
    """Elongation and four-fold moment (corners) of what flower, square and bar are in the middle,
    over 491 rendered photos of the tuning and choosing styles."""
    moment_spread: tuple[tuple[float, float], ...] = ((0.08, 0.04), (0.08, 0.08), (0.35, 0.2))
    """How far single prints lie from it, a quarter more than theirs did: no owner's print was among
    them. Of 14 photos one comes out otherwise with a fifth more."""
    stretched_alike: float = 0.9
    """How far the elongations of flower and square go together: a drawer's own proportions stretch
    both. What sets them apart is a plate's edge, not the print."""
    moment_tail: float = 8.0
    """Degrees of freedom of Student's t over all moments."""
    strange_moments: float = 100.0
    """Squared distance of all six moments beyond which shapes are like no flower, square and bar:
    then every naming is as likely as any. Of 491 photos read rightly the largest was 41."""

    few_cards: int = 3
    """Cards up to which handles are told each by itself: fewer than three others teach little."""
    several_cards: int = 5
    """Cards up to which both ways have to agree: of 207 rows of four and five cards each alone read
    five and seven silently wrong."""

    color_trust: float = 0.5
    """Colour likelihoods are tempered: neighbouring pixels and drawers share their errors."""
    handle_trust: float = 0.7
    """The same for handles. Of 14 photos one comes out otherwise with a fifth more."""
    rare_colors: float = 1e-3
    """Prior of a card that does not show each colour once (a misprint, another edition)."""
    rare_handles: float = 1e-3
    """Prior of a card without exactly three different handles."""
    rare_outside: float = 1e-3
    """Prior of a card that is not in the deck (or stands there with a typing error)."""
    most_namings: int = 6
    """Namings looked at: two colours or shapes can be confused, not all five at once."""
    naming_reach: float = 25.0
    """Namings less likely than this against the best (log) cannot change a probability."""
    seen_surely: float = 0.95
    """Handles less sure than this without the deck are said to come from it."""
    unmodelled: float = 5e-4
    """What no model foresees: no drawer is surer than this."""
    outside_certainty: float = 0.9
    """A card whose pixels contradict the deck is read by them, and never called sure."""
    card_unfit: float = -33.0
    """Best order's log-likelihood at which a card is as likely hidden or misplaced as in glare.
    Ordinary cards have -0.4; in weak views one row in a hundred has a card at -27 that is read
    right, and cards partly hidden by something of one colour seldom reach as much. Of 14 photos one
    comes out otherwise with a fifth less."""
    card_unfit_width: float = 1.2
    """From there to near certainty it takes five times this."""
    spoilt_card: float = -9.0
    """Best order's log-likelihood below which a covered drawer is looked for: a finger over a third
    of one takes a card there."""
    spoilt_drawer: float = -4.5
    """The same for its worst drawer alone: where a shadow's edge crosses a card, all fit."""
    spoilt_rest: float = -6.0
    """How well the other four must fit without it, before any glare is taken off: beside a covered
    drawer they have -0.1 to -3, and what fits worse may as well be in glare as a whole."""
    spoilt_alone: float = 9.0
    """How much worse the card must fit without any other drawer: covered ones have 9 to 30, cards
    in glare and shadow up to 7."""
    spoilt_most: int = 2
    """Drawers that may be the covered one: it may look like one other, not like two."""
    in_question: float = 0.05
    """Blame from which a handle is left to the deck, where one of them breaks the card's rules."""
    drawer_unfit: float = -8.5
    """The same for one drawer: in glare one in five hundred has -5, the worst that was read right
    -7.6; a foreign colour has -11. Of 14 photos two come out otherwise with a fifth less."""
    drawer_unfit_width: float = 0.3
    """From there to near certainty it takes five times this."""
    against: tuple[float, float] = (1.5, 7.0)
    """How much better another colour, or handle, may fit a drawer alone before rules and deck that
    say otherwise are doubted: good cards never reach 0.6 for colours, 5 for faint handles."""
    against_width: tuple[float, float] = (0.15, 0.4)
    """From there to near certainty it takes five times this."""

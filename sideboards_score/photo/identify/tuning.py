"""Every threshold of reading the drawers of straightened cards, with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DrawerTuning:
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
    flattest: float = 0.2
    """Differences between the shades of a card that glare leaves, in parts of the usual ones."""
    veil_rarity: float = 0.3
    """Weight of there being no glare, in drawers: their shades alone tell it fairly well."""
    handle_wave: float = 0.08
    """Cycles to a pixel of a patch: handles are about as large as waves of twelve pixels, or 10 %
    of the width twice."""
    handle_area: float = 60.0
    """Pixels of a patch, of 1536, that a handle covers: 4 %."""
    metal_mean: float = 0.5
    """Light that metal sends back, in parts of what white paper does: pewter 0.3, silver 0.8. Of 14
    photos one comes out otherwise with a fifth more."""
    metal_light: float = 0.4
    """Mean of its square, with room for black and for shine."""
    handle_varies: float = 0.02
    """How far a single handle is from its template, in parts of how far templates are from nothing:
    blur, shine and light that differ by a seventh."""
    faintest: float = 0.03
    """How much handles may stand out, in parts of what is usual, and the other way round: of 900
    photos the faintest had 0.03, in wood grain 0.2 to 0.3."""
    handle_jitter: float = 1.2
    """Pixels of a patch, 2 % of its width, by which a handle or an outline is off."""
    patch_noise: float = 0.004
    """Least noise of a pixel: one grey level, of rounding and resampling."""
    most_starts: int = 4
    """First sortings that are worked out: where they differ, one of them is right."""
    alike_rounds: int = 4
    """Sorting and learning settle within three rounds."""
    alike_trust: float = 0.07
    """Waves are not all independent, and the best of many sortings looks better than it is: of 263
    rendered photos of the tuning styles every one with a gap of 100 to the next was right."""
    outline_trust: float = 0.4
    """What the outline of a single handle tells besides, where sortings are in doubt: of 704 cards
    in wood grain 0.3 to 0.6 foretell the handles best."""
    outlines_agree: float = 0.5
    """Part of the cards of which outlines and sorting must say the same."""
    independent: float = 200.0
    """Pieces of evidence in a drawer: of 1512 waves most hold noise of their neighbours' kind."""
    apart_most: float = 10.0
    """A card whose handles are surer than this is as good as certain, however clear the print."""
    alike_again: float = 0.5
    """How fast doubt falls with how much better a sorting is than the next: of 263 photos the one
    wrong sorting was better by 5, the right ones by 20 and more."""
    flatter: tuple[tuple[float, float], ...] = ((0.6, 15.0), (0.3, 30.0))
    """Contrast of a handle under glare of its own or where the camera is dazzled, in parts of what
    its card shows, and how much such a drawer must fit better (log): one in a hundred has it."""
    teaching_doubt: float = 1e-4
    """Doubt below which a row's handles teach the next row of the table, with every card clear."""
    deck_first: float = 30.0
    """How much likelier (log) the sorting is that a deck has for the colour orders of eight cards:
    there are 60 for each card. A wrong deck's is worse by 100 and more where handles are seen."""
    apart_least: float = 2.0
    """Log-likelihood by which the handles of cards must lie apart on average: below it the roles of
    handles and bare drawers may be exchanged. Right sortings have 3.6 and more."""
    turned_better: float = 15.0
    """How much better (log) the drawers of a sorting may fit with other cards turned round: of 233
    right sortings nine in ten had 0, and where a card was sorted wrongly it was 67."""
    color_bound: float = 26.0
    """Dependence of handles on colours (see where it is used) that one deal in ten has."""
    color_doubt: float = 44.0
    """Dependence that one deal in a thousand has (18 on average, of 40,000 dealt at random): a
    sorting that shows it is as likely wrong."""
    color_doubt_width: float = 1.0
    """From there to near certainty it takes five times this: one deal in two hundred has more."""
    bare_shows: float = 0.4
    """How much the faintest handles show at least, in parts of what bare drawers do: keyholes show
    up to 1.03 times as much, two handles taken for bare drawers 1.7 to 30 times."""
    bare_weight: float = 30.0
    """How much (log) each further e-th part speaks against a sorting."""
    bare_doubt: float = 10.0
    """From there to near certainty it takes 1.6 times as much."""
    bare_strange: float = 0.2
    """How much less (log) of bare drawers may be explained than of the others: of 900 photos sorted
    rightly the most was 0.02, and where two kinds were taken for bare up to 1.2."""
    bare_strange_width: float = 0.02
    """From there to near certainty it takes five times this."""
    roles_clear: float = 5.0
    """Logit from which bare drawers are told from handles beyond doubt."""
    color_weight: float = 10.0
    """How much (log) each unit beyond speaks against a sorting: it is by art that models miss."""
    shared_clear: float = 0.12
    """Mean square of what all drawers share, in that of their noise, from which they are moved onto
    it: plates have 0.13 to 1.2, what handles alone share less than 0.1."""
    drawer_aside: float = 0.7
    most_aside: float = 1.5
    aside_rounds: int = 2
    """Pixels of a patch by which drawers are usually found aside, and at most; times to look."""

    names_told: float = 0.5
    """Of six ways to name the handles, how likely the likeliest is if outlines say anything: of 210
    photos two had 0.2 and less, on plates, and all others 0.8 and more."""
    steady_levels: tuple[float, ...] = (0.55, 0.4, 0.28)
    steady_sure: float = 0.8
    """In place of `full_level`, and how sure the same names must stay, where one outline says
    nothing: of 160 such photos, all on plates, 119 do, none of them wrong; at `full_level` alone
    150 are sure and four of them wrong."""
    outline_solid: float = 0.6
    """Part of their hulls that square and bar then fill: three of those four have 0.56 and less, 90
    of 100 that are right 0.6 and more."""
    room_level: float = 0.3
    """Handles differ from each other where they do by this much of the most: less is noise."""
    outline_empty: float = 0.35
    """The same of what one class of handles adds to a bare drawer."""
    thick_part: float = 0.75
    """Part of an outline that is thick, where its thin lines are not the handle's."""

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

"""Every threshold of telling the handles of a photo by what is alike, with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AlikeTuning:
    """Lengths are pixels of a patch, see `bands`; logarithms are natural."""

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
    """First sortings that are tried: where they differ, one of them is right."""
    alike_rounds: int = 4
    """Sorting and learning settle within three rounds."""
    steady_rounds: int = 4
    """Rounds for which a sorting stays the same before it is compared with others: what is told of
    a print's art, and of noise, is as good then as it gets. With one, the better one of two
    sortings was that which happened to take longer."""
    far_behind: float = 500.0
    """How much less likely (log) a sorting may be, at once, that is worked out: in 55 rows in doubt
    155 were farther behind, and one of these came within 60 of the best."""
    likely_told: float = 300.0
    """By how much (log) the plain look must tell each card so that further looks try only what is
    likely by it: of 210 rows in doubt all 19 that were wrong had a card of 266 and less. A row of a
    final draw had 124, and a wrong sorting in all looks that did not begin from their own."""
    likely_behind: float = 200.0
    """How much less likely (log) a sorting may be in the plain look to be tried in further ones:
    those within 60 of the best there are so in the plain look, too, but for four in 112 looks, the
    farthest of which was 191 behind."""
    alike_trust: float = 0.07
    """Waves are not all independent, and the best of many sortings looks better than it is: of 263
    rendered photos of the tuning styles every one with a gap of 100 to the next was right."""
    outline_trust: float = 0.4
    """What the outline of a single handle tells besides, where sortings are in doubt: of 704 cards
    in wood grain 0.3 to 0.6 foretell the handles best."""
    outlines_agree: float = 0.5
    """Part of the cards of which outlines and sorting must say the same."""
    outlines_clear: float = 4.0
    """How much (log) the outlines of a card that lags must speak for its sorting, so that it is not
    asked about: of 53 such cards they spoke by 2.8 and less for the four that were wrong, by 4 and
    more for 23 that were right."""
    independent: float = 200.0
    """Pieces of evidence in a drawer: of 1512 waves most hold noise of their neighbours' kind."""
    apart_most: float = 10.0
    """A card whose handles are surer than this is as good as certain, however clear the print."""
    lags_behind: float = 0.4
    """By how much (log) a card is told, in parts of its row's median, below which it lags where the
    next best handles are on colours on which no other card shows them: of 1,800 cards in wood grain
    that have such a next best 26 were sorted wrongly, of 4,100 others three; 18 lag, three of them
    wrong. In a clear print `lags_most` is the narrower limit."""
    lags_with: float = 0.6
    """The same where another card of the row lags: in one photo of thousands two cards had flower
    and square exchanged, one told by 0.25 of the median, the other by 0.46."""
    lags_most: float = 450.0
    """A card that is told by more (log) at full contrast does not: of 40 cards that were sorted
    wrongly one was told by 459, twice, in a row that looks contradict each other about, and all
    others by 364 and less."""
    hardly_behind: float = 65.0
    """How much less likely (log) a row must be with a card exchanged for handles on colours where
    no other shows them: of 439 rows of which no other look was needed four have a card with less,
    and so have both that were wrong; of 39 wrong cards of others 36. With a fifth less one of
    twelve rows of final draws is silently wrong."""
    hardly_behind_seen: float = 45.0
    """The same where another card shows them: of 519 such rows one has a card with less, and so has
    a wrong one (23: a bar on a plate, and a bare drawer, exchanged)."""
    hardly_behind_warily: float = 55.0
    """The same by a wary look, for both: of 1,800 rows in one look twelve have a card with less by
    the usual look, seven by this one, too; the three that were wrong have 10, 12 and 50. With a
    fifth less one of twelve rows of final draws is silently wrong."""
    color_wave: float = 0.15
    """Cycles to a pixel of a patch, the width of a Gaussian by which colours pass while light does
    whole: 0.1 to 0.3 was found, in photos in which cards are as large as usual. With a fifth more
    one of twelve rows of final draws is silently wrong, with less other cards are asked about."""
    colorless: float = 3.0
    """Mean square of what covers show of light that is not foretold then, in parts of what they
    usually hide. Of two rows with handles exchanged on black the wrong sorting was better by 131
    and 75 (log) without this, with 1 by 78 and 14, with 3 by 41 and not at all."""
    one_sided: float = 0.1
    """How much the drawer that speaks least for a card does so, in parts of its margin over the
    next best and on average over all looks, below which the card is looked at warily. Half would
    be even where two drawers differ, a quarter where four do."""
    one_sided_behind: float = 30.0
    """How much less likely (log) a row must be then with the card exchanged: of 25 rows in several
    looks with wrong cards 18 have one with less, of 110 others that nothing else asks about one."""
    one_sided_with: float = 0.25
    one_sided_with_behind: float = 60.0
    """The same for other cards of such a row: of two cards with flower and square exchanged, one
    had 21, the other 49. With a fifth less the other is silently wrong."""
    card_doubt: float = 0.17
    """How likely such a card is sorted wrongly: one in six; and handles about which looks at them,
    or a sorting and its rivals, contradict each other."""
    opposed: float = 0.5
    """By how much (log) the handles of a card must say that it lies the other way up, in parts of
    what its row's median card is told by, so that the card is in doubt: of 2,090 rows five cards
    have that, one of them wrong: a plate that was found aside spoke for the wrong way up."""
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
    told_clearly: float = 600.0
    """By how much (log) each card of a row is told where no other sorting or look is tried although
    its handles go with the colours: of 210 rows in doubt 19 were wrong, each with a card told by
    266 and less; half of the right ones have more than 600 on all cards."""
    told_cards: int = 8
    """Fewer cards contradict a wrong sorting too seldom: four told keyholes from handles, the wrong
    way round, by 3,940 each."""
    lacks: float = 0.3
    """Part of what its handle adds that a drawer shows, below which the handle is not there: of
    1,009 rows with nothing on them one has a handle with less, in each kind of print one in 2,000
    has 0.44 to 0.59. A square that a red die on red hid was told of a black drawer with 0.12; on
    prints drawn with faint handles and grain it was 0.16 to 0.21."""
    covered: float = 8.0
    """How many times as strange as others of its colour a drawer is that something lies on. Of 889
    rows with nothing on them eight have a drawer of 6 and more and none one of 10; so have 237 and
    183 of 295 with discs half a drawer high and more. Where a bare drawer beside was said to have
    the handle that a disc hid, the disc's had 17 and more."""
    touched: float = 2.0
    """The same of what else it lies on: these had 6 and more; of drawers with nothing on them one
    in a hundred has this much."""
    explained_least: float = 0.2
    """Part of a handle that is seen under a thing, from which it is there: of 1,345 handles that
    were sorted rightly two thirds show more, of 31 that were not three, and those were asked
    about anyway."""
    nearly_bare: float = 0.25
    """Squared: a place is as bare that lacks more than half of what a handle would add to it."""
    missing_most: float = 0.3
    """Part of a handle's place that is bare, from which it is not there: of handles that are, one
    in 400 shows as much, of those in grain and on plates one in a hundred."""
    covered_says: float = 0.8
    """What a hidden drawer says (log) for what it was sorted as, to be suggested first: two of them
    are as sure as 0.75 together, and all five of a card less than what is told for sure."""
    told_most: int = 6
    """So many cards told by so much in all looks that agree about them are sure where these
    contradict each other about another one, as about one under a coin: of 73 rows that are
    contradicted 50 such cards were right, as were all 89 told by half as much; of those told by a
    third of it six of 147 were wrong."""
    color_told: float = 40.0
    """Dependence of handles on colours up to which that holds; one deal in 500 has more."""
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
    roles_clear: float = 9.0
    """Logit from which bare drawers are told from handles beyond doubt, so that no other sorting is
    tried: of 1,320 rows 38 have less, one of them (7.9) had squares taken for bare drawers."""
    color_weight: float = 10.0
    """How much (log) each unit beyond speaks against a sorting: it is by art that models miss."""
    rival_cards: int = 4
    """Cards that are told worst, of which two and more are exchanged at once to find a rival of a
    sorting in doubt."""
    rival_behind: float = 60.0
    """How much less likely (log) a rival may be, so that what it has elsewhere is asked about: of
    250 rows in doubt ten of 17 wrong ones have one within 60, of the right ones none but a row that
    looks contradict each other about, too."""
    bright_tone: float = 2.0
    """Power of sRGB values in which light adds up, as it does where a camera blurs an edge."""
    window_holds: float = 0.95
    """Part of what handles show that lies within a window on them; the rest is mostly noise. Of
    nine photos with grain or plates one comes out otherwise with a fifth less."""
    window_down: float = 2.2
    window_across: float = 3.5
    """Pixels of a patch beyond, for handles that lie aside."""
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
    names_sure: float = 0.999
    """Names that are less sure are looked at in another tone: of 125 rows that had less than
    0.9995, 27 of 54 with less than 0.95 have more than 0.995 then, all of them rightly."""
    steady_levels: tuple[float, ...] = (0.55, 0.4)
    steady_sure: float = 0.8
    """In place of `full_level`, and how sure the same names must stay, where one outline says
    nothing: of 510 such photos, all on plates, 29 had wrong names at `full_level`, 14 then."""
    outline_even: float = 0.6
    """How much of an outline must lie on itself when it is turned round, then: those 14 have less
    than 0.5, three quarters of those that are right 0.62 and more."""
    torn_even: float = 0.5
    torn_alike: float = 0.95
    """The same for what says one name in both tones, and how likely that must be in each, however
    much of the outline counts. Of 87 rows whose names were in doubt nine reach both, all right; of
    ten wrong ones eight were less likely in one of the tones, two less even (0.35: two sides of
    each handle in shadow)."""
    covered_alike: float = 0.9
    """How likely a name must be in each tone by what handles cover, if that is as even as a whole
    outline: 921 of 1,180 rows with plates or grain reach that, and all are right; of 85 whose names
    were in doubt 36 do. In one tone, however much counts and with outlines of one mind, 916 do, all
    of them right, eight of those in doubt besides."""
    room_level: float = 0.3
    """Handles differ from each other where they do by this much of the most: less is noise."""
    outline_empty: float = 0.35
    """The same of what one class of handles adds to a bare drawer."""
    thick_part: float = 0.75
    """Part of an outline that is thick, where its thin lines are not the handle's."""

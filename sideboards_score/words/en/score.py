"""English: the breakdown: names, places, objectives, accounts, ranking, notes."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Names
    "color-red": "red",
    "color-turquoise": "turquoise",
    "color-pink": "pink",
    "color-orange": "orange",
    "color-black": "black",
    "color-unknown": "unknown colour",
    "handle-flower": "flower",
    "handle-square": "square",
    "handle-bar": "bar",
    "handle-none": "no handle",
    "handle-unknown": "unknown handle",
    "kind-colors": "colours",
    "kind-handles": "handles",
    "kind-rows": "row",
    "of-color": "one colour",
    "of-handle": "one handle",
    "list-last": "{first} and {last}",
    "placed": "{place}: {text}",
    "and-also": "{text}; {more}",
    "points": ("{count} point", "{count} points"),
    # Places
    "where-file": "{name}",
    "where-line": "line {name}",
    "where-player": "player {name}",
    "where-card": "card {name}",
    "where-card-id": "card no. {name}",
    "where-objective": "objective {name}",
    "where-option": "option {name}",
    "where-variable": "environment variable {name}",
    # Head of the breakdown
    "head-final": "Sideboards: final score",
    "head-so-far": "Sideboards: count so far",
    "head-players": ("{count} player", "{count} players"),
    "head-deck": "deck {deck}",
    "head-edition": "rulebook {edition}",
    "head-four-cards": "four-card variant",
    "so-far": "{text} so far",
    "invented": "INVENTED DECK: its handles and patterns are made up; it is not the printed game.",
    # Objectives
    "objectives-title": "Objectives",
    "objective-no": "no. {number}",
    "objective-typed": "spelled out",
    "points-each": ("{count} point for each", "{count} points for each"),
    "row-points-each": (
        "{rule}; {count} point for each drawer",
        "{rule}; {count} points for each drawer",
    ),
    "rows-any": ("the longest row of {of}", "the {count} longest rows, each of {of}"),
    "rows-value": ("the longest row with {value}", "the {count} longest rows with {value}"),
    "rows-lines": (
        "the longest row of {of} in line {lines}",
        "the longest row of {of} in each of the lines {lines}",
    ),
    "points-unknown": "points not known",
    "points-unknown-how": "Points not known. Add them with objective set {number} --points, or spell pattern and points out when you score.",
    "pattern-unknown-points": (
        "pattern not known, {count} point",
        "pattern not known, {count} points",
    ),
    "pattern-unknown": "pattern not known",
    "pattern-unknown-how": "Pattern not known. Look at the card and spell it out when you score: X for a drawer,"
    ' . for none, / between lines, then = and the points, as in --objectives "X.X/.X.=4,X./.X=3,19".',
    "pattern-summary": ("{pattern}  {count} point", "{pattern}  {count} points"),
    "forms-any": "Counted in these forms, flipped and turned (rulebook {editions}):",
    "forms-half": "Flipped and turned by 180 degrees only (rulebook {editions}):",
    "forms-half-turns": "Flipped and turned by 180 degrees only (rulebook {editions}, by its captions):",
    "legend": "In the grids a number marks a colour combination, a small letter a handle combination, = and # a"
    " counted row. Places are written line/card.",
    "rows-value-lines": (
        "the longest row with {value} in line {lines}",
        "the longest row with {value} in each of the lines {lines}",
    ),
    # Account of a player
    "count-times-points": ("{times} × {count} point", "{times} × {count} points"),
    "not-known-colors": "colours not known",
    "not-known-handles": "handles not known",
    "some-not-known-colors": (
        "the colour of {count} drawer is not known",
        "the colours of {count} drawers are not known",
    ),
    "some-not-known-handles": (
        "the handle of {count} drawer is not known",
        "the handles of {count} drawers are not known",
    ),
    "run": (
        "{value}: line {line}, card {first}, {count} drawer",
        "{value}: line {line}, cards {first} to {last}, {count} drawers",
    ),
    "bonus": "row bonus",
    "bonus-others": "the other players decide it",
    "bonus-solo": (
        "solo, {count} drawer: no step reached",
        "solo, {count} drawers: no step reached",
    ),
    "bonus-solo-step": (
        "solo, {count} drawer: the step from {step} on",
        "solo, {count} drawers: the step from {step} on",
    ),
    "bonus-rank": "place {rank} by drawers ({lengths})",
    "bonus-tied": (
        "tied with {names}: each gets the full {count}, and no place is skipped",
        "tied with {names}: each gets the full {count}, and no place is skipped",
    ),
    "bonus-tied-nothing": "tied with {names}: no bonus at this place",
    "swap": "swap card",
    "swap-kept": "not used",
    "swap-used": "used",
    "swap-none": "none in the four-card variant",
    "total": "total",
    "open-exact": "unknown drawers: can still become {low} to {high}",
    "open-at-most": "unknown drawers: can still become {low} to at most {high}",
    "open-certain": "unknown drawers: becomes {total} when they are known",
    # Ranking
    "ranking-title": "Ranking",
    "wins": ("{names} wins with {count} point.", "{names} wins with {count} points."),
    "wins-so-far": ("{names} leads with {count} point.", "{names} leads with {count} points."),
    "shared-victory": (
        "{names} share the victory with {count} point each.",
        "{names} share the victory with {count} points each.",
    ),
    "shared-victory-so-far": (
        "{names} lead together with {count} point each.",
        "{names} lead together with {count} points each.",
    ),
    "wins-anyway": "{names} wins whatever the unknown drawers are, though others have more points so far.",
    "shared-victory-anyway": "{names} share the victory whatever the unknown drawers are, though the points so far differ.",
    "undecided": "Not certain: the unknown drawers could still change who wins.",
    "solo-band": "Solo ranking {band}: {title}",
    "solo-band-so-far": "Solo ranking so far: {band}",
    "solo-open": "Not certain: with the unknown drawers the ranking can be {low} to {high}.",
    "solo-55": "Master of every drawer!",
    "solo-45": "A splendid sideboard!",
    "solo-35": "Neatly put together!",
    "solo-25": "The drawers are starting to fit.",
    "solo-0": "Shuffle and build another one!",
    # Notes
    "notes-title": "Notes",
    "note-invented-deck": "The deck {deck} is invented for trying the program out: do not take its patterns and"
    " points for those of the printed game.",
    "note-card-differs": "{name}, card {position}: {card} counts as it is, though the deck's card of these colours"
    " is {other} (no. {id}).",
    "note-card-differs-many": "{count} cards count as they are, though the deck has others of their colours: {cards}. Perhaps another deck is meant.",
    "note-card-elsewhere": "{name}, card {position}: {card} has the colours of {other}'s card {place}, and the deck has only one such card. One of the two may be mistyped.",
    "note-card-not-in-deck": "{name}, card {position}: {card} counts as it is, though no card of the deck fits it.",
    "note-card-not-in-deck-many": "{count} cards count as they are, though no card of the deck fits them: {cards}. Perhaps another deck is meant.",
    "note-no-swap-cards": '{name}: the four-card variant has no swap cards, so "swap card used" changes nothing.',
    "note-mid-game": "A count in mid-game: the bonus and the swap card are counted as if the game ended now.",
    "note-mid-game-lone": "A count in mid-game: the swap card is counted as if the game ended now, the row bonus is left out because it hangs on the other players. --solo counts it as a solo game.",
    "note-cards-unequal": "In mid-game everybody has laid the same number of cards; here there are {least} to {most}.",
    "note-four-cards-solo": "The rulebooks describe the solo game with three cards in hand; with four it is scored the same way, without a swap card.",
    "note-half-turns": "Rulebook {edition} is read by its captions: a pattern may be flipped and turned by 180"
    " degrees. Its text names no angle.",
    "note-turning-half": "{name}, {kind}: {count} by this rulebook; by {editions}, which allows half turns only, it"
    " would be {other}.",
    "note-turning-any": "{name}, {kind}: {count} by this rulebook; by {editions}, which allow quarter turns, it would"
    " be {other}.",
    "note-two-rows-in-one-line": "{name}: both counted rows lie in line {line}. The rulebooks do not say whether"
    " they may; we count them, since something parts them.",
    "note-one-row-in-each-line": "{name}: one row counts in each of the lines {lines} (drawers: {count}). Taking the"
    " longest rows of these lines together would give {other}; the rulebooks can be read either way.",
    "note-from-the-deck": "{name}, card {position}: {card} can only be {other} by the deck, and counts so.",
    "note-unknown-drawers": "{name}: colours and handles that are not known (?, x) do not count.",
    "note-card-few-handles": "{name}, card {position}: {card} has {count} of the {wanted} handles that a card has; a handle that is not known is an x, as in Rx.",
    "note-card-few-handles-many": "{count} cards have fewer handles than a card has: {cards}; a handle that is not known is an x, as in Rx.",
    "note-card-contested": "{name}, card {position}: its handles are in doubt ({card}), since it was learnt as {readings} ({sources}). deck validate says what to do.",
    "note-bare-drawer-breaks-row": "{name}: a drawer without a handle breaks a row of handles (drawers counted:"
    " {count}, not {other}). The rulebooks do not say.",
    "note-row-of-one": "{name}: a single drawer counts as a row. The rulebooks name no least length.",
    "note-no-row": "{name}: no drawer counts for the row, so there is no bonus. The rulebooks do not say.",
    "note-solo-highest-step": "Solo bonus: only the highest step reached counts ({points}); the steps are not"
    " added up ({sum}). The rulebooks do not say.",
}

"""English: what the same cards would have given, laid otherwise."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "possible-title": "Sideboards: what was possible",
    "possible-turned": "The same cards in the same order, each either way up: all arrangements counted.",
    "possible-drafted": "The same cards taken in the same order, each laid at either end and either way up: all arrangements counted.",
    "possible-any-order": "The same cards in any order, each either way up: all arrangements counted.",
    "possible-legend": "Drawn is one that reaches the most. Below each place: the number of the card that lies there instead, {turned} where it is turned, {same} as it lies.",
    "possible-totals": "{now} lay there, {total} were possible",
    "possible-of": "For {name}: {totals}.",
    "possible-more": (
        "{total} were possible, {count} point more than the {now} on the table.",
        "{total} were possible, {count} points more than the {now} on the table.",
    ),
    "possible-ways": (
        "{count} arrangement reaches it.",
        "{count} arrangements reach it.",
    ),
    "possible-nothing": (
        "Nothing more was possible: {count} point is the most.",
        "Nothing more was possible: {count} points are the most.",
    ),
    "possible-nothing-known": (
        "With what is known, nothing more was possible: {count} point.",
        "With what is known, nothing more was possible: {count} points.",
    ),
    "possible-points": "Without bonus and swap card: {points} on the table, {best} at most.",
    "possible-single": (
        "One turn alone: card {card} turned would have gained {count} point.",
        "One turn alone: card {card} turned would have gained {count} points.",
    ),
    "possible-no-single": "No single turn alone would have gained anything.",
    "possible-band": "Ranking with that: {band}, {title}",
    "possible-open": "Once the unknown drawers are known, it may be up to {high}.",
    "possible-unproved": "That is the best that was found, not proved: a card has one colour or handle twice, and only the most promising arrangements were counted.",
    "possible-left-most": (
        "Most left on the table: {names}, {count} point.",
        "Most left on the table: {names}, {count} points.",
    ),
    "possible-winners": (
        "Had each laid the best, against the others as they lie: {names} first with {count} point.",
        "Had each laid the best, against the others as they lie: {names} first with {count} points.",
    ),
    "possible-not-drafted": "Without an order of drafting, so left out: {names}.",
    "possible-hindsight": "This is hindsight: while the cards were laid nobody knew which would come.",
    "possible-questions": "Ask one question at a time: --turned, --any-order or --drafted.",
    "nothing-possible": "no game to look at: give a game file, or --objectives and --player, as in: sideboards-score possible game.yaml --any-order",
    "where-drafted": "order of drafting",
    "drafted-whose": '--drafted "{text}": whose cards are these? Write NAME=CARDS with one of: {names}.',
    "drafted-count": (
        "{count} card in the order of drafting, but {wanted} on the sideboard: name each once, the two starting cards first.",
        "{count} cards in the order of drafting, but {wanted} on the sideboard: name each once, the two starting cards first.",
    ),
    "drafted-not-there": '"{card}" does not lie on the sideboard: name its own cards, either way up.',
    "drafted-twice": '"{card}" stands twice in the order of drafting: name each card once.',
}

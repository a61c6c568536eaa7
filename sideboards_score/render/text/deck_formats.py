"""A deck as CSV and as a page for the browser."""

import csv
import io
from collections.abc import Iterable
from html import escape

from sideboards_score.model.cards import COLORS, LINES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import upright
from sideboards_score.render.sentences.objectives import summary
from sideboards_score.words import Words

_SHADES = {
    Color.RED: "#c8202c",
    Color.TURQUOISE: "#1fa3a8",
    Color.PINK: "#f090b8",
    Color.ORANGE: "#f09030",
    Color.BLACK: "#202020",
    Color.UNKNOWN: "#ffffff",
}
"""Where no photo has shown the real ones."""

_SIGNS = {
    Handle.FLOWER: '<g fill="#d8dade" stroke="#333" stroke-width=".7">'
    '<circle cx="44" cy="10" r="4"/>'
    '<circle cx="56" cy="10" r="4"/><circle cx="50" cy="5" r="4"/><circle cx="50" cy="15" r="4"/>'
    '<circle cx="50" cy="10" r="4"/></g>',
    Handle.SQUARE: '<rect x="43" y="4" width="14" height="12" fill="#d8dade" stroke="#333"/>',
    Handle.BAR: '<rect x="34" y="7" width="32" height="6" rx="2" fill="#d8dade" stroke="#333"/>',
    Handle.UNKNOWN: '<text x="50" y="14" text-anchor="middle" font-size="12" fill="#fff"'
    ' stroke="#000" stroke-width=".6">?</text>',
    Handle.NONE: "",
}

_STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 64rem; padding: 0 1rem;
  color: #111; background: #fff; }
ul.cards { list-style: none; padding: 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); }
ul.cards svg { width: 100%; height: auto; display: block; }
.code { font-family: ui-monospace, monospace; font-size: .85rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #161616; } }
"""


def deck_csv(deck: Deck) -> str:
    """One line for each card, names in English as in JSON."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    parts = [f"{part}_{line}" for line in range(1, LINES + 1) for part in ("color", "handle")]
    writer.writerow(["id", "card", *parts, "seen"])
    for card_id, card in deck.cards.items():
        names = [name for drawer in card.drawers for name in _names(drawer)]
        writer.writerow([card_id, card.code, *names, len(deck.learned.seen.get(upright(card), ()))])
    return out.getvalue()


def _names(drawer: Drawer) -> tuple[str, str]:
    return drawer.color.name.lower(), drawer.handle.name.lower()


def deck_html(deck: Deck, words: Words) -> str:
    """A page that needs no other file: every card drawn, and named for those who do not see it."""
    shades = {
        color: "#" + bytes(shade).hex()
        for color, shade in zip(COLORS, deck.learned.appearance, strict=False)
    }
    cards = "\n".join(
        _card(card_id, card, _SHADES | shades, words) for card_id, card in deck.cards.items()
    )
    goals = "\n".join(_goals(deck, words))
    title = escape(f"{deck.title} ({deck.ref})")
    invented = f"<p><strong>{escape(words('invented'))}</strong></p>\n" if deck.invented else ""
    head = escape(words("deck-cards", count=len(deck.cards)))
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{invented}<h2>{head}</h2>\n"
        f'<ul class="cards">\n{cards}\n</ul>\n'
        f"<h2>{escape(words('objectives-title'))}</h2>\n<table>\n{goals}\n</table>\n"
        "</main>\n</body>\n</html>\n"
    )


def _card(card_id: str, card: Card, shades: dict[Color, str], words: Words) -> str:
    told = "; ".join(
        ", ".join(words.shown(part) for part in (drawer.color, drawer.handle))
        for drawer in card.drawers
    )
    drawers = "".join(
        f'<svg y="{20 * line}" width="100" height="20"><rect width="100" height="20"'
        f' fill="{shades[drawer.color]}" stroke="#888"/>{_SIGNS[drawer.handle]}</svg>'
        for line, drawer in enumerate(card.drawers)
    )
    name = escape(words("where-card-id", name=card_id))
    return (
        f'<li><svg viewBox="0 0 100 100" role="img" aria-label="{escape(told)}">{drawers}</svg>'
        f'{name} <span class="code">{escape(card.code)}</span></li>'
    )


def _goals(deck: Deck, words: Words) -> Iterable[str]:
    for number in sorted(deck.objectives):
        goal = deck.objectives[number]
        kind, text = escape(words.shown(goal.kind)), escape(summary(goal, words))
        yield f'<tr><th scope="row">{number}</th><td>{kind}</td><td class="code">{text}</td></tr>'

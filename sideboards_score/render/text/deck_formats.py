"""A deck as CSV and as a page for the browser."""

import csv
import io
from collections.abc import Iterable, Mapping
from html import escape

from sideboards_score.model.cards import COLORS, LINES, Card, Color, Drawer, english_name
from sideboards_score.model.deck import Deck
from sideboards_score.model.drawing import Label, Shape
from sideboards_score.model.learning import upright
from sideboards_score.render.drawings.board import FILLS
from sideboards_score.render.drawings.geometry import box
from sideboards_score.render.drawings.handles import handle_shape
from sideboards_score.render.drawings.svg import svg_items
from sideboards_score.render.sentences.objectives import summary
from sideboards_score.words import Words

_WIDE, _HIGH = 100, 20
"""Width and height of a drawn drawer; the page makes the card as large as it has room."""

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
    return english_name(drawer.color), english_name(drawer.handle)


def deck_html(deck: Deck, words: Words) -> str:
    """A page that needs no other file: every card drawn, and named for those who do not see it."""
    # Where no photo has shown the real shades, those of all drawings stand.
    shades = {color: fill for color, (fill, _) in FILLS.items()} | {
        color: "#" + bytes(shade).hex()
        for color, shade in zip(COLORS, deck.learned.appearance, strict=False)
    }
    cards = "\n".join(_card(card_id, card, shades, words) for card_id, card in deck.cards.items())
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


def _card(card_id: str, card: Card, shades: Mapping[Color, str], words: Words) -> str:
    told = "; ".join(
        ", ".join(words.shown(part) for part in (drawer.color, drawer.handle))
        for drawer in card.drawers
    )
    drawn = svg_items(
        item for line, drawer in enumerate(card.drawers) for item in _drawer(drawer, line, shades)
    )
    name = escape(words("where-card-id", name=card_id))
    return (
        f'<li><svg viewBox="0 0 {_WIDE} {_HIGH * LINES}" role="img"'
        f' aria-label="{escape(told)}">{drawn}</svg>'
        f'{name} <span class="code">{escape(card.code)}</span></li>'
    )


def _drawer(drawer: Drawer, line: int, shades: Mapping[Color, str]) -> Iterable[Shape | Label]:
    """A drawer across the whole card, with its handle in the middle."""
    corners = box(0, _HIGH * line, _WIDE, _HIGH * (line + 1))
    yield Shape(corners, fill=shades[drawer.color])
    yield Shape(corners, stroke="#888888", width=1)
    middle = (_WIDE / 2, _HIGH * (line + 0.5))
    yield from handle_shape(drawer.handle, middle, 0.7 * _HIGH)


def _goals(deck: Deck, words: Words) -> Iterable[str]:
    for number in sorted(deck.objectives):
        goal = deck.objectives[number]
        kind, text = escape(words.shown(goal.kind)), escape(summary(goal, words))
        yield f'<tr><th scope="row">{number}</th><td>{kind}</td><td class="code">{text}</td></tr>'

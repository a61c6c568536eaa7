"""Decks as text: which there are, their cards and objectives, their faults."""

from collections.abc import Sequence

from rich.cells import cell_len

from sideboards_score.errors import SideboardsError
from sideboards_score.model.breakdown import Inference, Ruling
from sideboards_score.model.deck import Deck
from sideboards_score.render.page import (
    BLANK,
    WIDTH,
    Page,
    Row,
    Span,
    padded,
    row,
    table,
    title,
    wrapped,
)
from sideboards_score.render.sentences.breakdown import warning_text
from sideboards_score.render.sentences.decks import deck_state, finding_text, inference_text
from sideboards_score.render.text.grid import card_strip
from sideboards_score.render.text.objective_page import objective_list
from sideboards_score.render.text.pieces import point, warning_rows
from sideboards_score.words import Words


def deck_head(deck: Deck, words: Words) -> Page:
    """The name of the deck in use, and the warning that an invented one needs."""
    return [
        row(words("deck-named", deck=deck.ref, title=deck.title)),
        *warning_rows(warning_text(invented=deck.invented, words=words)),
    ]


def deck_list_page(decks: Sequence[Deck], in_use: str, words: Words) -> Page:
    """One line per deck."""
    lines = [
        (
            "*" if deck.ref == in_use else " ",
            deck.ref,
            words("deck-cards", count=len(deck.cards)),
            deck_state(deck, words),
        )
        for deck in decks
    ]
    rows = table(lines)
    if any(cell_len(line.text) > WIDTH for line in rows):
        rows = [part for line in lines for part in _in_two_lines(line)]
    return wrapped(
        [title(words("decks-title")), *rows, BLANK, row(words("deck-in-use", deck=in_use))]
    )


def _in_two_lines(line: tuple[str, str, str, str]) -> Page:
    """A deck whose path leaves no room beside it."""
    mark, ref, cards, state = line
    return [row(f"  {mark}  {ref}", hang=5), row(f"       {cards}, {state}", hang=7)]


def deck_page(deck: Deck, words: Words) -> Page:
    """Every card in colour, two to a line."""
    width = max((len(card_id) for card_id in deck.cards), default=1)
    cells = [_card_cell(card_id, deck, width) for card_id in deck.cards]
    half = (len(cells) + 1) // 2
    page: Page = [*deck_head(deck, words), BLANK]
    for index in range(half):
        spans = cells[index].spans
        if index + half < len(cells):
            spans += (Span("    "), *cells[index + half].spans)
        page.append(Row(spans))
    return [*page, BLANK, row(words("deck-cards", count=len(deck.cards)))]


def _card_cell(card_id: str, deck: Deck, width: int) -> Row:
    return Row(
        (Span(f"  {padded(card_id, width)}  ", "dim"), *card_strip(deck.cards[card_id]).spans)
    )


def objectives_page(deck: Deck, words: Words) -> Page:
    """The objectives of a deck, and how many are complete."""
    objectives = [deck.objectives[number] for number in sorted(deck.objectives)]
    count = sum(objective.complete for objective in objectives)
    last = row(words("deck-objectives-complete", count=count, all=len(objectives)))
    return wrapped([*deck_head(deck, words), *objective_list(objectives, words), BLANK, last])


def validation_page(
    deck: Deck,
    faults: Sequence[SideboardsError],
    findings: Sequence[Ruling],
    judged: Sequence[Inference],
    words: Words,
) -> Page:
    """Every fault with its place, then what is remarkable, then what the cards say of the game."""
    head = words("deck-faulty", count=len(faults)) if faults else words("deck-sound")
    page: Page = [*deck_head(deck, words), BLANK, title(head)]
    page += [row("  ", words.problem(fault), hang=4) for fault in faults]
    if findings:
        page += [BLANK, title(words("findings-title"))]
        page += [point(finding_text(finding, words)) for finding in findings]
    if judged:
        page += [BLANK, title(words("inferences-title"))]
        page += [point(inference_text(one, words)) for one in judged]
    return wrapped(page)

"""The second opinion on a game, as a page of text."""

from sideboards_score.model.claim import Inquiry, Opinion
from sideboards_score.render.page import BLANK, Page, Span, row, title, wrapped
from sideboards_score.render.sentences.breakdown import head_of, opinion_title, ranking_of
from sideboards_score.render.sentences.notes import remark_texts
from sideboards_score.render.sentences.opinion import opinion_of
from sideboards_score.render.text.pieces import head_rows, notes_rows, point, ranking_rows
from sideboards_score.words import Words


def opinion_page(inquiry: Inquiry, opinion: Opinion, words: Words) -> Page:
    """What other editions and interpretations make of the game, and other choices of the same."""
    score = inquiry.score
    page = head_rows(head_of(score, opinion_title(score, words), words))
    page += [BLANK, *ranking_rows(ranking_of(score, words), words)]
    told = opinion_of(opinion, score, words)
    head, interpretations = told.interpretations
    page += [BLANK, title(head), *map(point, interpretations)]
    page.append(row("  ", Span(told.conclusion, "bold"), hang=2))
    head, choices = told.choices
    page += [BLANK, title(head)]
    page += [*map(point, choices)] or [row("  ", told.no_choices, hang=2)]
    head, unknown = told.unknown
    page += [BLANK, title(head), row("  ", unknown, hang=2)]
    return wrapped([*page, *notes_rows(remark_texts(score, words), words)])

"""The second opinion on a game, as a page of text."""

from sideboards_score.model.claim import Inquiry, Opinion
from sideboards_score.render.page import BLANK, Page, Span, row, title, wrapped
from sideboards_score.render.sentences.breakdown import head_of, opinion_title, ranking_of
from sideboards_score.render.sentences.notes import remark_texts
from sideboards_score.render.sentences.opinion import (
    choice_text,
    interpretation_text,
    unknown_text,
)
from sideboards_score.render.text.pieces import head_rows, notes_rows, point, ranking_rows
from sideboards_score.words import Words


def opinion_page(inquiry: Inquiry, opinion: Opinion, words: Words) -> Page:
    """What other editions and interpretations make of the game, and other choices of the same."""
    score = inquiry.score
    page = head_rows(head_of(score, opinion_title(score, words), words))
    page += [BLANK, *ranking_rows(ranking_of(score, words), words)]
    page += [BLANK, title(words("opinion-interpretations"))]
    page += [point(interpretation_text(each, score, words)) for each in opinion.interpretations]
    changing = any(each.ranking_changes for each in opinion.interpretations)
    key = "opinion-ranking-changes" if changing else "opinion-ranking-stands"
    if score.solo:
        key = "opinion-band-changes" if changing else "opinion-band-stands"
    page += [row("  ", Span(words(key), "bold"), hang=2), BLANK, title(words("opinion-choices"))]
    page += [point(choice_text(each, words)) for each in opinion.choices] or [
        row("  ", words("opinion-no-choices"), hang=2)
    ]
    page += [BLANK, title(words("opinion-unknown"))]
    page.append(row("  ", unknown_text(score, words), hang=2))
    return wrapped([*page, *notes_rows(remark_texts(score, words), words)])

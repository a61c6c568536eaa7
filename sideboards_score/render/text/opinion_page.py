"""The second opinion on a game, as a page of text."""

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Inquiry, Interpretation, Opinion, OtherChoice
from sideboards_score.model.objectives import Kind
from sideboards_score.model.sideboard import places_in
from sideboards_score.render.page import BLANK, Page, Row, Span, row, title, wrapped
from sideboards_score.render.sentences.notes import remark_rows
from sideboards_score.render.text.breakdown import band_title, head_rows, ranking_rows
from sideboards_score.words import Words


def opinion_page(inquiry: Inquiry, opinion: Opinion, words: Words) -> Page:
    """What other editions and readings would make of the game, and other choices of the same."""
    score = inquiry.score
    page = head_rows(score, words("opinion-title"), words)
    page += [BLANK, *ranking_rows(score, words)]
    page += [BLANK, title(words("opinion-readings"))]
    page += [_line(each, score, words) for each in opinion.interpretations]
    changing = [each for each in opinion.interpretations if each.ranking_changes]
    key = "opinion-ranking-changes" if changing else "opinion-ranking-stands"
    if score.solo:
        key = "opinion-band-changes" if changing else "opinion-band-stands"
    page += [row("  ", Span(words(key), "bold"), hang=2), BLANK, title(words("opinion-choices"))]
    page += [row("  - ", choice_text(each, words), hang=4) for each in opinion.choices] or [
        row("  ", words("opinion-no-choices"), hang=2)
    ]
    page += [BLANK, title(words("opinion-unknown")), row("  ", _unknown(score, words), hang=2)]
    return wrapped([*page, *remark_rows(score, words)])


def _line(each: Interpretation, score: GameScore, words: Words) -> Row:
    return row("  - ", interpretation_text(each, score, words), hang=4)


def interpretation_text(each: Interpretation, score: GameScore, words: Words) -> str:
    """What the reading is, whose totals it changes, and whether somebody else wins."""
    text = words(f"reading-{each.kind}", **each.values)
    changed = each.changed(score)
    if not changed:
        return words("reading-same", text=text)
    totals = [words("reading-total", name=name, total=new, was=was) for name, was, new in changed]
    text = words("reading-changes", text=text, totals=", ".join(totals))
    if each.band and each.ranking_changes:
        phrase = band_title(each.band, words)
        return words("reading-band", text=text, band=each.band.name, title=phrase)
    if each.winners != score.winners:
        key = "reading-winner" if len(each.winners) == 1 else "reading-winners"
        return words(key, text=text, names=list(each.winners))
    return words("reading-order", text=text) if each.ranking_changes else text


def choice_text(choice: OtherChoice, words: Words) -> str:
    """That the same count can be laid otherwise, and how."""
    sets = " + ".join(
        " ".join(f"{place.line}/{place.column}" for place in places_in(bits))
        for bits in choice.instead
    )
    kind = words.shown(Kind(choice.field.value))
    return words("other-choice", name=choice.player, kind=kind, sets=sets)


def _unknown(score: GameScore, words: Words) -> str:
    if all(player.player.sideboard.known for player in score.players):
        return words("opinion-all-known")
    if not score.solo:
        return words("opinion-decided" if score.decided else "undecided")
    low, high = score.solo_ends or (score.solo, score.solo)
    if low == high:
        return words("opinion-band-decided")
    return words("solo-open", low=low.name, high=high.name)

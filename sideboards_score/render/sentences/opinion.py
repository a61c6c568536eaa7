"""The second opinion in sentences: other interpretations of the rules, other choices."""

from typing import NamedTuple

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Interpretation, Opinion, OtherChoice
from sideboards_score.model.objectives import Kind
from sideboards_score.model.sideboard import places_in
from sideboards_score.render.sentences.breakdown import band_title
from sideboards_score.render.sentences.marks import places_text
from sideboards_score.words import Words


class OpinionText(NamedTuple):
    """A second opinion, part by part; each part has its heading first."""

    interpretations: tuple[str, tuple[str, ...]]
    conclusion: str
    """Whether any of them changes who wins."""
    choices: tuple[str, tuple[str, ...]]
    no_choices: str
    """What is said where there are none."""
    unknown: tuple[str, str]


def opinion_of(opinion: Opinion, score: GameScore, words: Words) -> OpinionText:
    """The second opinion on a game."""
    return OpinionText(
        (
            words("opinion-interpretations"),
            tuple(interpretation_text(each, score, words) for each in opinion.interpretations),
        ),
        _conclusion(opinion, score, words),
        (
            words("opinion-choices"),
            tuple(choice_text(each, words) for each in opinion.choices),
        ),
        words("opinion-no-choices"),
        (words("opinion-unknown"), unknown_text(score, words)),
    )


def _conclusion(opinion: Opinion, score: GameScore, words: Words) -> str:
    changing = any(each.ranking_changes for each in opinion.interpretations)
    if score.solo:
        return words("opinion-band-changes" if changing else "opinion-band-stands")
    return words("opinion-ranking-changes" if changing else "opinion-ranking-stands")


def interpretation_text(each: Interpretation, score: GameScore, words: Words) -> str:
    """What the interpretation is, whose totals it changes, and whether somebody else wins."""
    text = words(f"interpretation-{each.kind}", **each.values)
    changed = each.changed(score)
    if not changed:
        return words("interpretation-same", text=text)
    totals = [
        words("interpretation-total", name=name, total=new, was=was) for name, was, new in changed
    ]
    text = words("interpretation-changes", text=text, totals=", ".join(totals))
    if each.band and each.ranking_changes:
        phrase = band_title(each.band, words)
        return words("interpretation-band", text=text, band=each.band.name, title=phrase)
    if each.winners != score.winners:
        key = "interpretation-winner" if len(each.winners) == 1 else "interpretation-winners"
        return words(key, text=text, names=list(each.winners))
    return words("interpretation-order", text=text) if each.ranking_changes else text


def choice_text(choice: OtherChoice, words: Words) -> str:
    """That the same count can be laid otherwise, and how."""
    sets = " + ".join(places_text(places_in(bits)) for bits in choice.instead)
    kind = words.shown(Kind(choice.field.value))
    return words("other-choice", name=choice.player, kind=kind, sets=sets)


def unknown_text(score: GameScore, words: Words) -> str:
    """What unknown drawers leave open."""
    if all(player.player.sideboard.known for player in score.players):
        return words("opinion-all-known")
    if not score.solo:
        return words("opinion-decided" if score.decided else "undecided")
    low, high = score.solo_ends or (score.solo, score.solo)
    if low == high:
        return words("opinion-band-decided")
    return words("solo-open", low=low.name, high=high.name)

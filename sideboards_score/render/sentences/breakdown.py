"""A scored game as a value: its head, its objectives, every account, the ranking, the notes."""

from collections.abc import Collection
from typing import NamedTuple

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind
from sideboards_score.model.rulebook import Band
from sideboards_score.render.sentences.account import Account, account_of
from sideboards_score.render.sentences.notes import note_texts
from sideboards_score.render.sentences.objectives import ObjectiveText, objective_text
from sideboards_score.words import Words


class Head(NamedTuple):
    """What a page is about."""

    title: str
    facts: tuple[str, ...]
    warning: str
    """That the deck is not the printed game; empty for a real one."""


class Ranking(NamedTuple):
    """The players by total, and who wins."""

    places: tuple[tuple[int, str, str], ...]
    """Place, name and points of each player, the first place first."""
    winners: str
    """Who wins; empty in a solo game."""
    band: str
    """The band of a solo game; empty in any other."""
    doubts: tuple[str, ...]
    """What unknown drawers can still change."""


class Breakdown(NamedTuple):
    """Everything that is told about a scored game."""

    head: Head
    objectives: tuple[ObjectiveText, ...]
    legend: str
    accounts: tuple[Account, ...]
    ranking: Ranking
    notes: tuple[str, ...]


def breakdown_of(score: GameScore, words: Words) -> Breakdown:
    """The breakdown of a game."""
    head = words("head-so-far" if score.game.partial else "head-final")
    return Breakdown(
        head_of(score, head, words),
        objectives_of(score, tuple(Kind), words),
        words("legend"),
        tuple(account_of(score, player, words) for player in score.players),
        ranking_of(score, words),
        tuple(note_texts(score, words)),
    )


def claims_title(score: GameScore, words: Words) -> str:
    """The title of verdicts on claims."""
    return words("claims-title-so-far" if score.game.partial else "claims-title")


def opinion_title(score: GameScore, words: Words) -> str:
    """The title of a second opinion."""
    return words("opinion-title-so-far" if score.game.partial else "opinion-title")


def head_of(score: GameScore, title: str, words: Words) -> Head:
    """A title, what the game is, and the warning about an invented deck."""
    game = score.game
    occasion = game.occasion
    facts = [words.shown(fact) for fact in (occasion.date, occasion.place) if fact]
    facts += [
        words("head-players", count=len(game.players)),
        words("head-deck", deck=game.deck.ref),
        words("head-edition", edition=game.edition.code),
    ]
    if game.variant is Variant.FOUR_CARDS:
        facts.append(words("head-four-cards"))
    if occasion.note:
        facts.append(words("head-note", note=" ".join(occasion.note.split())))
    return Head(title, tuple(facts), warning_text(invented=game.deck.invented, words=words))


def warning_text(*, invented: bool, words: Words) -> str:
    """The warning that a deck is not the printed game; empty for a real one."""
    return words("invented") if invented else ""


def objectives_of(
    score: GameScore, kinds: Collection[Kind], words: Words
) -> tuple[ObjectiveText, ...]:
    """The objectives of a game, as far as they are of the given kinds."""
    goals, points = score.game.objectives, score.game.rulebook.row_points
    return tuple(
        objective_text(goal, points, words)
        for goal in (goals.colors, goals.handles, goals.rows)
        if goal.kind in kinds
    )


def ranking_of(score: GameScore, words: Words) -> Ranking:
    """The players by total, the winners, and the band of a solo game."""
    order = sorted(zip(score.places, score.players, strict=True), key=lambda pair: pair[0])
    places = tuple(
        (place, words.shown(player.name), words("points", count=player.total))
        for place, player in order
    )
    winners = _winners_text(score, words) if len(score.players) > 1 else ""
    return Ranking(places, winners, _band_text(score, words), tuple(_doubts(score, words)))


def _winners_text(score: GameScore, words: Words) -> str:
    key = "wins" if len(score.winners) == 1 else "shared-victory"
    best = max(player.total for player in score.players)
    ahead = tuple(player.name for player in score.players if player.total == best)
    if score.winners != ahead:
        return words(f"{key}-anyway", names=list(score.winners))
    if score.game.partial:
        key += "-so-far"
    return words(key, names=list(score.winners), count=best)


def _band_text(score: GameScore, words: Words) -> str:
    if score.solo is None:
        return ""
    key = "solo-band-so-far" if score.game.partial else "solo-band"
    return words(key, band=score.solo.name, title=band_title(score.solo, words))


def _doubts(score: GameScore, words: Words) -> list[str]:
    doubts = []
    if score.solo_ends and score.solo_ends[0] != score.solo_ends[1]:
        low, high = score.solo_ends
        doubts.append(words("solo-open", low=low.name, high=high.name))
    if not score.decided and len(score.players) > 1:
        doubts.append(words("undecided"))
    return doubts


def band_title(band: Band, words: Words) -> str:
    """Our own phrase for a band."""
    return words(f"solo-{band.low}")

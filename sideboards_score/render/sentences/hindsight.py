"""What was possible, in sentences."""

from collections.abc import Iterator

from sideboards_score.model.possible import Arrangement, Hindsight, Possible, Question
from sideboards_score.render.sentences.breakdown import band_title
from sideboards_score.words import Words

TURNED, SAME = "↻", "="
"""Signs below a card of an arrangement: turned against how it lies, or as it lies."""


def change_signs(shown: Arrangement) -> tuple[str, ...]:
    """For each place which card of the table lies there, and whether it was turned."""
    return tuple(
        ("" if card == place else str(card)) + (TURNED if place in shown.turned else "") or SAME
        for place, card in enumerate(shown.order, 1)
    )


def hindsight_notes(hindsight: Hindsight, words: Words) -> Iterator[str]:
    """What was possible for all players, in few sentences: for the foot of a sheet."""
    yield words(f"possible-{hindsight.question.value}")
    for player in hindsight.players:
        totals = words("possible-totals", now=player.now, total=player.total)
        yield words("possible-of", name=player.name, totals=totals)
    yield from said_of_all(hindsight, words)


def said_of(player: Possible, hindsight: Hindsight, words: Words) -> Iterator[str]:
    """What was possible for one player."""
    if player.left:
        yield words("possible-more", count=player.left, total=player.total, now=player.now)
        if player.ways is not None:
            yield words("possible-ways", count=player.ways)
    else:
        key = "possible-nothing" if player.high == player.total else "possible-nothing-known"
        yield words(key, count=player.now)
    yield words("possible-points", points=player.points, best=player.best)
    if player.single is not None:
        yield words("possible-single", count=player.single.gain, card=player.single.card)
    elif hindsight.question is Question.TURNED and player.left:
        yield words("possible-no-single")
    if player.band is not None:
        title = band_title(player.band, words)
        yield words("possible-band", band=player.band.name, title=title)
    if player.high > player.total:
        yield words("possible-open", high=player.high)
    if not player.proved:
        yield words("possible-unproved")


def said_of_all(hindsight: Hindsight, words: Words) -> Iterator[str]:
    """What the players were worth beside each other."""
    asked = {player.name for player in hindsight.players}
    silent = [player.name for player in hindsight.score.players if player.name not in asked]
    if silent:
        yield words("possible-not-drafted", names=silent)
    if len(hindsight.players) == 1:
        return
    if hindsight.left_most:
        most = max(player.left for player in hindsight.players)
        yield words("possible-left-most", names=list(hindsight.left_most), count=most)
    most = max(player.total for player in hindsight.players)
    yield words("possible-winners", names=list(hindsight.winners), count=most)

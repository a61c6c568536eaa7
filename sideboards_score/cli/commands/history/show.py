"""`history show`: the breakdown of a kept game, counted again."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.history.options import NumberArgument
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.history import show_document
from sideboards_score.render.history.pages import kept_page
from sideboards_score.render.page import Page
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.service.history.looking import Shown, shown
from sideboards_score.words import Words


def show(
    number: NumberArgument,
    bg_stats: Annotated[bool, typer.Option("--bg-stats", help="option-bg-stats")] = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show the breakdown of a kept game."""
    del json, lang
    found = shown(number)
    return Result(
        page=lambda words: _page(found, words),
        document=lambda words: show_document(
            found.stored, found.score, words, differs=found.differs
        ),
        hints=lambda words: _hints(found, words),
        text=_link(found) if bg_stats else None,
    )


command = command_of(show, "history", "show")


def _page(found: Shown, words: Words) -> Page:
    if found.score is None:
        return kept_page(found.stored.game, words)
    return score_page(found.score, words)


def _hints(found: Shown, words: Words) -> list[str]:
    """What the page of a game does not say: where photos are, and what has changed since."""
    game = found.stored.game
    pairs = zip(game.players, found.stored.photos, strict=True)
    said = [
        words("history-photo", name=player.name, file=photo) for player, photo in pairs if photo
    ]
    if found.stored.deleted:
        said.append(words("history-in-bin", number=game.number))
    if found.score is None:
        said.append(words("history-deck-gone", deck=game.deck))
    if found.differs:
        totals = [f"{player.name} {player.total}" for player in game.players]
        said.append(words("history-differs", totals=totals, number=game.number))
    return said


def _link(found: Shown) -> str:
    from sideboards_score.render.history.bg_stats import bg_stats_link  # noqa: PLC0415 - only then

    return bg_stats_link(found.stored.game, found.stored.fingerprint) + "\n"

"""`history stats`: what kept games add up to."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.history.options import FilterDate, FilterDeck, FilterPlayer
from sideboards_score.cli.options import JsonOption, LangOption, at_option
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.model.kept import Wanted
from sideboards_score.render.documents.history import stats_document
from sideboards_score.render.history.pages import statistics_page
from sideboards_score.service.history.looking import statistics, wanted_of
from sideboards_score.words import Words


def stats(
    ctx: typer.Context,
    player: FilterPlayer = None,
    date: FilterDate = None,
    deck: FilterDeck = None,
    plot: Annotated[str | None, typer.Option(metavar="FILE.svg|.png", help="option-plot")] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Show what kept games add up to."""
    del json, lang
    wanted = wanted_of(player, date, deck)
    standings = statistics(wanted)
    if plot is not None:
        _plotted(plot, wanted, ctx.obj)
    return Result(
        page=lambda words: statistics_page(standings, words),
        document=lambda _: stats_document(standings),
        hints=lambda words: [] if plot is None else [words("saved", file=plot)],
    )


command = command_of(stats, "history", "stats")


def _plotted(plot: str, wanted: Wanted, words: Words) -> None:
    from sideboards_score.service.history.plotting import plot_totals  # noqa: PLC0415 - only with --plot

    with at_option("--plot"):
        plot_totals(plot, wanted, words)

"""Who sits where: the rows of a photo of the whole table are shown, and each is given a name."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from sideboards_score.cli.ask import answer, from_the_first, until_right
from sideboards_score.cli.guided.letters import ASKS_FOR_HELP
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.cli.progress import progress_bar
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.game.command_line import GameOptions, players_of
from sideboards_score.entry.game.request import PlayerRequest, check_name, check_players
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.reading import Reading, TableRow, photo_name
from sideboards_score.words import Words

NOBODY = "-"
"""The answer for a row that is nobody's."""


def seated(options: GameOptions, game: str | None, words: Words, *, asks: bool) -> GameOptions:
    """The options with a player for each row of `--table`, if it is given.

    Who is named already is not asked for. Raises `UsageError` where nobody can be asked, or nobody
    who is named has a row of it.
    """
    if options.table is None:
        return options
    if game is not None:
        raise UsageError("file-and-table", file=game)
    if not options.table:
        raise UsageError("path-empty", (Where("option", "--table"),))
    where = (Where("option", "--table"),)
    example = f'--player "Ann=@{photo_name(options.table, TableRow(1))}"'
    if options.players:
        photos = [player.photo.path for player in players_of(options) if player.photo]
        if os.path.normpath(options.table) not in map(os.path.normpath, photos):
            raise UsageError("table-unused", where, file=options.table, option=example)
        return options
    if not asks:
        raise UsageError("table-who", where, option=example)
    names = _asked(_shown(options, words), words)
    return options._replace(
        players=tuple(
            f"{name}=@{photo_name(options.table, row)}" for row, name in names.items() if name
        )
    )


def _shown(options: GameOptions, words: Words) -> list[TableRow]:
    """The rows that can be read, each of them shown; raises where there is none."""
    from sideboards_score.photo.options import ReadOptions  # noqa: PLC0415 - only for photos
    from sideboards_score.render.text.reading_page import reading_page  # noqa: PLC0415 - the same
    from sideboards_score.service.photos import read_tables  # noqa: PLC0415 - the same

    deck = load_deck(options.deck, Path(), begins=options.learns)
    with progress_bar(words) as progress:
        (found,) = read_tables(
            [options.table or ""], deck, ReadOptions(partial=options.partial), progress=progress
        )
    rows = []
    for seen in found:
        if isinstance(seen.outcome, Reading) and seen.row is not None:
            print_rows(reading_page(seen.outcome, words))
            rows.append(seen.row)
        elif isinstance(seen.outcome, SideboardsError):
            if len(found) == 1:
                raise seen.outcome
            print_message(words.problem(seen.outcome))
    return rows


def _asked(rows: Sequence[TableRow], words: Words) -> dict[TableRow, str]:
    """The name for each row; empty where it is nobody's."""
    names: dict[TableRow, str] = {}
    questions: list[Callable[[], None]] = [
        partial(_ask, number, row, names, words) for number, row in enumerate(rows, 1)
    ]
    from_the_first(questions)
    return names


def _ask(number: int, row: TableRow, names: dict[TableRow, str], words: Words) -> None:
    default = words("ask-default-name", number=number)

    def check(answer: str) -> None:
        name = "" if answer == NOBODY else answer or default
        others = [other for at, other in names.items() if at != row and other]
        if name:
            check_name(name)
            players = [PlayerRequest(each, ()) for each in (*others, name)]
            check_players(players, len(players))
        names[row] = name

    def ask(question: str) -> str:
        while (text := answer(question)).casefold() in ASKS_FOR_HELP:
            print_message(words("ask-seat-help", row=row.number))
        return text

    until_right(words, words("ask-seat", row=row.number, default=default), check, ask)

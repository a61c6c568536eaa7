"""The last question of guided entry: whether the deck is to keep what the game has shown."""

from collections.abc import Callable

from sideboards_score.cli.ask import GoBack, until_right, yes_or_no
from sideboards_score.cli.beside import learnt_lines
from sideboards_score.cli.guided.pair import pair_asker
from sideboards_score.cli.progress import progress_bar
from sideboards_score.entry.game.request import Request
from sideboards_score.errors import SideboardsError
from sideboards_score.model.lesson import Taught
from sideboards_score.service.game_learning import (
    Worth,
    deck_of_game,
    seen_in_game,
    teach_game,
    worth_keeping,
)
from sideboards_score.words import Words


def kept(request: Request, file: str | None, words: Words, *, named: bool) -> list[str]:
    """Ask where there is anything new to keep; what there is to say about it.

    A deck that may not be learnt into is no reason for a word: nobody has asked for it.
    """
    try:
        own = deck_of_game(request, named=named)
        with progress_bar(words) as progress:
            news = seen_in_game(request, file, own, progress)
        worth = worth_keeping(request, news, own)
    except SideboardsError:
        return []
    if not any(worth) or not _wants(worth, own, words):
        return []
    ask = pair_asker(words)
    return _lines(lambda: teach_game(request, news, own, words, ask=ask), words)


def _wants(worth: Worth, own: str, words: Words) -> bool:
    """Whether a person wants it kept; who stops here has seen the score already."""
    what = [words("keep-cards", count=worth.cards)] * (worth.cards > 0)
    what += [words("keep-objectives", count=worth.objectives)] * (worth.objectives > 0)
    wants = [False]

    def check(text: str) -> None:
        wants.append(bool(text) and yes_or_no(text))

    try:
        until_right(words, words("ask-keep", what=what, deck=own), check)
    except (GoBack, KeyboardInterrupt, EOFError):
        return False
    return wants[-1]


def _lines(teach: Callable[[], Taught], words: Words) -> list[str]:
    try:
        return learnt_lines(teach(), words)
    except SideboardsError as error:
        return [words("error", text=words.problem(error))]

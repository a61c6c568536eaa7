"""A game that was left unfinished: offered, and laid out again as it was."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sideboards_score.cli.ask import GoBack, answer, until_right, yes_or_no
from sideboards_score.cli.guided.cards import CardQuestions, Entry, check_laid, print_laid
from sideboards_score.cli.output import print_message
from sideboards_score.entry.change.draft import Draft, Left
from sideboards_score.entry.game.request import PlayerRequest, Request
from sideboards_score.entry.notation import joined_cards, read_card
from sideboards_score.errors import SideboardsError, Where
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.words import Words


def offered(draft: Draft, words: Words) -> Left | None:
    """The game that was left, if there is one and the person wants to go on with it."""
    left = draft.left()
    if left is None:
        draft.drop()
        return None
    time = datetime.fromtimestamp(draft.path.stat().st_mtime, UTC).astimezone()
    names = [player.name for player in left.request.players]
    question = words("ask-draft", time=f"{time:%Y-%m-%d %H:%M}", names=names)
    wants = [True]

    def check(text: str) -> None:
        wants.append(yes_or_no(text) if text else True)

    until_right(words, question, check, _never_back)
    if wants[-1]:
        return left
    draft.drop()
    return None


def _never_back(question: str) -> str:
    """An answer; there is nothing to go back to."""
    while True:
        with suppress(GoBack):
            return answer(question)


def laid_out(left: Left, questions: CardQuestions) -> list[Entry]:
    """The players as they were, each card shown; what cannot be read any more is told."""
    entries: list[Entry] = []
    for player in left.request.players:
        entry = Entry(player.name, swap_used=player.swap_used)
        print_message(f"{player.name}:")
        questions.others = entries
        try:
            _lay_out(entry, player, left, questions)
        except SideboardsError as error:
            print_message(questions.words.problem(error.inside(Where("player", player.name))))
        entries.append(entry)
    return entries + [Entry() for _ in range(left.seats - len(entries))]


def at_table(players: Sequence[PlayerRequest], questions: CardQuestions) -> list[Entry]:
    """The players whose rows a photo shows, each row read; what cannot be read is told."""
    entries: list[Entry] = []
    for player in players:
        entry = Entry(player.name)
        print_message(f"{player.name}:")
        questions.others = entries
        try:
            if player.photo is not None:
                questions.photograph(entry, player.photo)
        except SideboardsError as error:
            print_message(questions.words.problem(error.inside(Where("player", player.name))))
        entries.append(entry)
    return entries


def _lay_out(entry: Entry, player: PlayerRequest, left: Left, questions: CardQuestions) -> None:
    if player.photo is not None:
        path = str((left.request.folder / player.photo.path).resolve())
        questions.show_photo(entry, player.photo._replace(path=path))
        return
    for typed in joined_cards(player.cards, questions.deck):
        cards = [*entry.laid, read_card(typed, questions.deck)]
        check_laid(entry, cards, questions.others, questions.deck)
        entry.laid = cards
        print_laid(entry, len(cards), questions.words)


def begun(left: Left | None, goals: Callable[..., ObjectiveSet]) -> Request:
    """An empty game, or the settings of one that was left unfinished."""
    if left is None:
        return Request((), goals)
    return left.request._replace(players=(), objectives=goals, folder=Path(), where=())

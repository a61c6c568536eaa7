"""The names of `import sideboards_score`: what other programs may rely on.

Each is a thin door to the same service that the command line uses. Places are `[line, card]` from 1
at the top left; errors are `SideboardsError`, and `explain` says one in a language of the program.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sideboards_score.entry.deck.deck_file import load_deck as deck_named
from sideboards_score.entry.game.command_line import GameOptions, player_typed, request_of_players
from sideboards_score.entry.game.game_file import TURNS
from sideboards_score.entry.game.request import ClaimText, Request
from sideboards_score.entry.game.table_row import photo_named
from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Inquiry
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.documents.check import CheckDocument, check_document
from sideboards_score.render.documents.read import ReadingDocument, reading_document
from sideboards_score.render.documents.score import ScoreDocument, score_document
from sideboards_score.render.page import plain_text
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.service.inquiry import inquire, with_claims
from sideboards_score.service.scoring import request_of, score_request
from sideboards_score.words import DEFAULT_LANGUAGE, words_in


def load_deck(name: str | Path | None = None) -> Deck:
    """A deck by its name or the path of its file; the default one where none is named.

    Raises `DeckError` or `FileError`.

    >>> deck = load_deck("demo")
    >>> len(deck.cards), deck.invented, deck.cards["1"].code
    (60, True, 'RTbPOfKs')
    """
    return deck_named(None if name is None else str(name), Path())


def read_game(file: str | Path) -> Request:
    """The game in a game file, as it was typed. Raises `FileError` with file and line.

    >>> game = read_game("samples/games/worked-example.yaml")
    >>> [player.name for player in game.players]
    ['Lydia', 'Charlotte', 'Pierre']
    """
    return request_of(str(file), GameOptions())


def typed_game(
    players: Mapping[str, str | Sequence[str]],
    objectives: str,
    *,
    deck: str | Path | None = None,
    edition: str | None = None,
    swap_used: str | Sequence[str] = (),
) -> Request:
    """A game of values: names with eight card codes each, objectives as on the command line.

    The cards are one text or a list of codes, `swap_used` is one name or several.

    Raises a `SideboardsError` that names what is wrong.

    >>> game = typed_game({"Ann": "1 2 3 4 5 6 7 8"}, "3,9,19", deck="demo")
    >>> game.players[0].cards[:3]
    ('1', '2', '3')
    """
    options = GameOptions(
        deck=None if deck is None else str(deck),
        edition=edition,
        objectives=objectives,
        swap_used=_texts(swap_used),
    )
    typed = [player_typed(name, " ".join(_texts(cards))) for name, cards in players.items()]
    return request_of_players(typed, options)


def _texts(given: str | Sequence[str]) -> tuple[str, ...]:
    """One text or several: a text is a sequence of letters, too, and nobody means that."""
    return (given,) if isinstance(given, str) else tuple(given)


def score_game(game: Request) -> GameScore:
    """The whole breakdown of a game; photos in it are read first. Raises a `SideboardsError`.

    >>> score = score_game(read_game("samples/games/worked-example.yaml"))
    >>> [(player.name, player.total) for player in score.players], score.winners
    ([('Lydia', 38), ('Charlotte', 37), ('Pierre', 44)], ('Pierre',))
    """
    return score_request(game).score


def check_claims(game: Request, claims: str | Sequence[str] = (), *, solo: bool = False) -> Inquiry:
    """Whether claims like `Ann=41` or `Ann.colors=4x` hold, and why not.

    Without claims, here and in the game, a second opinion. Raises a `SideboardsError`.

    >>> game = read_game("samples/games/worked-example.yaml")
    >>> verdict = check_claims(game, ["Lydia.colors=4x"]).verdicts[0]
    >>> verdict.holds, verdict.counted, verdict.reasons[0].kind
    (False, 3, 'drawer-used-twice')
    """
    asked = with_claims(game, [ClaimText(claim) for claim in _texts(claims)])
    return inquire(asked._replace(solo=solo or game.solo)).inquiry


def read_photo(
    file: str | Path, deck: Deck | None = None, *, turn: int = 0, partial: bool = False
) -> Reading:
    """The cards in a photo of one row, as sure as each drawer is; `table.jpg#2` is one of several.

    `turn` is how far to turn the photo clockwise, in degrees; `partial` reads fewer than eight
    cards. Raises `FileError` for what is no photo, `UsageError` for another turn than a quarter,
    half or three quarters, and `RefusedError` with the reason where a person has to take a better
    photo.

    >>> reading = read_photo("samples/photos/warm-lamp.jpg")
    >>> reading.cards[0].card.code, reading.uncertain
    ('RfPsOKTb', ())
    """
    from sideboards_score.service.photo_jobs import read_one  # noqa: PLC0415 - only for photos

    if str(turn) not in TURNS:
        raise UsageError("option-choice", option="turn", text=turn, choices=", ".join(TURNS))
    path, row = photo_named(str(file))
    outcome = read_one((path, deck, ReadOptions(turn, partial, row=row)))
    if isinstance(outcome, SideboardsError):
        raise outcome
    return outcome


def score_json(score: GameScore, language: str = DEFAULT_LANGUAGE) -> ScoreDocument:
    """The document of `score --json`; its schema ships with the package.

    >>> score = score_game(read_game("samples/games/worked-example.yaml"))
    >>> score_json(score)["winners"]
    ['Pierre']
    """
    return score_document(score, words_in(language))


def check_json(inquiry: Inquiry, language: str = DEFAULT_LANGUAGE) -> CheckDocument:
    """The document of `check --json`.

    >>> game = read_game("samples/games/worked-example.yaml")
    >>> check_json(check_claims(game, ["Lydia=38"]))["claims"][0]["holds"]
    True
    """
    return check_document(inquiry, words_in(language))


def reading_json(reading: Reading) -> ReadingDocument:
    """The entry of a photo in the document of `read --json`.

    >>> reading_json(read_photo("samples/photos/warm-lamp.jpg"))["status"]
    'read'
    """
    return reading_document(reading)


def score_text(score: GameScore, language: str = DEFAULT_LANGUAGE) -> str:
    """The breakdown as the command line prints it, 80 columns wide, without colours.

    >>> score = score_game(read_game("samples/games/worked-example.yaml"))
    >>> print(score_text(score, "de").splitlines()[0])
    Sideboards: Endabrechnung
    """
    return plain_text(score_page(score, words_in(language)))


def explain(error: SideboardsError, language: str = DEFAULT_LANGUAGE) -> str:
    """What went wrong in one line: where, what, what to do.

    >>> try:
    ...     load_deck("retial")
    ... except SideboardsError as error:
    ...     print(explain(error)[-20:])
    Did you mean retail?
    """
    return words_in(language).problem(error)

"""The figures of the rulebooks by hand, the sixteen row objectives, and short ways to a game."""

from collections.abc import Mapping, Sequence

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.cards import Card, Color, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Game, Player, Variant
from sideboards_score.model.objectives import (
    ObjectiveSet,
    Of,
    Pattern,
    PatternObjective,
    RowObjective,
    Turning,
)
from sideboards_score.model.rulebook import Band, Edition, Rulebook, SoloStep
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle

RULEBOOK = Rulebook(
    row_points=2,
    swap_points=1,
    bonus={2: (4,), 3: (8, 4), 4: (8, 4, 2), 5: (8, 4, 2), 6: (8, 4, 2)},
    solo_steps={
        1: (SoloStep(8, 8), SoloStep(6, 4), SoloStep(4, 2)),
        2: (SoloStep(11, 8), SoloStep(9, 4), SoloStep(7, 2)),
    },
    bands=(Band(55, None), Band(45, 54), Band(35, 44), Band(25, 34), Band(0, 24)),
    editions={
        "de": Edition("de", Turning.ANY),
        "en": Edition("en", Turning.ANY),
        "fr": Edition("fr", Turning.HALF, "half-turns"),
        "it": Edition("it", Turning.ANY),
    },
)

ROWS = {
    15: RowObjective(15, Of.COLOR, 2),
    16: RowObjective(16, Of.HANDLE, 2),
    17: RowObjective(17, Of.COLOR, 1),
    18: RowObjective(18, Of.HANDLE, 1),
    19: RowObjective(19, Of.COLOR, 1, Color.RED),
    20: RowObjective(20, Of.COLOR, 1, Color.TURQUOISE),
    21: RowObjective(21, Of.COLOR, 1, Color.PINK),
    22: RowObjective(22, Of.COLOR, 1, Color.ORANGE),
    23: RowObjective(23, Of.COLOR, 1, Color.BLACK),
    24: RowObjective(24, Of.HANDLE, 1, Handle.FLOWER),
    25: RowObjective(25, Of.HANDLE, 1, Handle.SQUARE),
    26: RowObjective(26, Of.HANDLE, 1, Handle.BAR),
    27: RowObjective(27, Of.COLOR, 1, lines=(1, 4)),
    28: RowObjective(28, Of.HANDLE, 1, lines=(1, 4)),
    29: RowObjective(29, Of.COLOR, 1, lines=(2, 3)),
    30: RowObjective(30, Of.HANDLE, 1, lines=(2, 3)),
}

GOALS = oracle.Goals(("X.X/.X.", 4), ("X./.X", 3), 19)
"""The objectives of the rulebooks' examples: colours 4 points, handles 3 points, the red row."""


def pattern(text: str) -> Pattern:
    """The pattern as typed: `X.X/.X.`."""
    return Pattern.of(*text.split("/"))


def board(codes: Sequence[str]) -> Sideboard:
    """The sideboard of card codes."""
    return Sideboard.of(" ".join(codes))


def lined_up(*lines: str) -> Sideboard:
    """The sideboard whose lines of drawers are these, cards parted by spaces, `.` for unknown."""
    drawers = [["?" if code == "." else code for code in line.split()] for line in lines]
    return board(["".join(card) for card in zip(*drawers, strict=True)])


def deck_of(codes: Sequence[str], handles_per_card: int | None = None) -> Deck:
    """A deck of cards numbered from 1, without objective cards."""
    cards = {str(number): Card.of(code) for number, code in enumerate(codes, 1)}
    return Deck("test", "Test deck", cards, {}, handles_per_card=handles_per_card)


def game_of(
    boards: Mapping[str, Sideboard] | Sequence[Sequence[str]],
    goals: oracle.Goals = GOALS,
    swaps_used: Sequence[bool] = (),
    deck: Deck | None = None,
) -> Game:
    """A game of these sideboards, by name or as card codes of players A, B, C..."""
    if not isinstance(boards, Mapping):
        boards = {"ABCDEF"[i]: board(codes) for i, codes in enumerate(boards)}
    used = list(swaps_used) or [False] * len(boards)
    return Game(
        deck=deck or deck_of([]),
        rulebook=RULEBOOK,
        objectives=ObjectiveSet(
            PatternObjective(None, Of.COLOR, pattern(goals.colors[0]), goals.colors[1]),
            PatternObjective(None, Of.HANDLE, pattern(goals.handles[0]), goals.handles[1]),
            ROWS[goals.rows],
        ),
        players=tuple(
            Player(name, board, swap)
            for (name, board), swap in zip(boards.items(), used, strict=True)
        ),
        edition=RULEBOOK.editions["fr" if goals.half_turns else "de"],
        variant=Variant.FOUR_CARDS if goals.four_cards else Variant.STANDARD,
    )


def score(
    boards: Mapping[str, Sideboard] | Sequence[Sequence[str]],
    goals: oracle.Goals = GOALS,
    *,
    partial: bool = False,
) -> GameScore:
    """The scored game of these sideboards; no swap card was used."""
    return score_game((game_of(boards, goals))._replace(partial=partial))

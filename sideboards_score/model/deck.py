"""A deck: its cards by id and by colour order, and its objective cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sideboards_score.model.cards import Card, Color, Handle
from sideboards_score.model.learning import Learned
from sideboards_score.model.objectives import Objective


class Fit(NamedTuple):
    """A card of the deck that can be a given card: its id, whether turned, and its drawers so."""

    id: str
    turned: bool
    card: Card

    @property
    def name(self) -> str:
        """The id as typed, with `r` where the card lies turned."""
        return f"{self.id}r" if self.turned else self.id


def kind_of(card: Card) -> str:
    """One code for a card whichever way up it lies: cards that look alike are of one kind."""
    codes = [drawer.code for drawer in card.drawers]
    return min("".join(codes), "".join(reversed(codes)))


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards and objectives that a game is played with."""

    ref: str
    """How the user named the deck: a name or a path."""
    title: str
    cards: Mapping[str, Card]
    """The cards in upright orientation by id, in file order."""
    objectives: Mapping[int, Objective]
    invented: bool = False
    """Whether cards or patterns are made up, so that every output must say so."""
    handles_per_card: int | None = None
    """How many handles each card has, where that is sure although the handles are not known."""
    learned: Learned = field(default_factory=Learned)
    """What was seen of the real cards, in an owner's deck."""
    strange_fields: tuple[str, ...] = ()
    """Fields of the file that mean nothing to the program; they are kept."""
    _by_colors: dict[tuple[Color, ...], list[Fit]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    has_unknown_colors: bool = field(init=False, repr=False, compare=False, default=False)
    """Whether a card's own colours are not all known."""

    def __post_init__(self) -> None:
        unknown = any(Color.UNKNOWN in card.colors for card in self.cards.values())
        object.__setattr__(self, "has_unknown_colors", unknown)
        for fit in self._lying_cards():
            self._by_colors.setdefault(fit.card.colors, []).append(fit)

    def _lying_cards(self) -> "list[Fit]":
        """Every card in both orientations, the turned one left out where it looks the same."""
        fits = []
        for card_id, card in self.cards.items():
            fits.append(Fit(card_id, False, card))
            turned = card.turned()
            if turned != card:
                fits.append(Fit(card_id, True, turned))
        return fits

    def with_colors(self, colors: tuple[Color, ...]) -> "tuple[Fit, ...]":
        """The cards that show this colour order from the top, unknown colours fitting anything."""
        if Color.UNKNOWN not in colors and not self.has_unknown_colors:
            return tuple(self._by_colors.get(colors, ()))
        return tuple(
            fit
            for order, fits in self._by_colors.items()
            if all(a is b or Color.UNKNOWN in (a, b) for a, b in zip(colors, order, strict=True))
            for fit in fits
        )

    def fits(self, card: Card) -> "tuple[Fit, ...]":
        """The cards that can be the given card as it lies, handles included."""
        return tuple(fit for fit in self.with_colors(card.colors) if fit.card.could_be(card))

    @property
    def complete_cards(self) -> int:
        """How many cards are known in full."""
        return sum(card.known for card in self.cards.values())

    @property
    def handles_known(self) -> bool:
        """Whether the handles of every card are known."""
        return not any(
            drawer.handle is Handle.UNKNOWN
            for card in self.cards.values()
            for drawer in card.drawers
        )

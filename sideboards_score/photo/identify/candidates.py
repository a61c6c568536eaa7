"""The cards of a deck, in both orientations, as tables that meet the evidence of a photo."""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import COLORS, HANDLES, LINES, Card, Color, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.photo.arrays import ORDERS, Doubles, Flags, Ints
from sideboards_score.photo.identify.shapes import ARRANGEMENTS

_SHOWN_HANDLES = (*HANDLES, Handle.NONE)
_LEAST = 1e-300


class Ways(NamedTuple):
    """What the ways to lay a card of the deck allow, of one kind (colours or handles).

    Of the hypotheses that keep the rules, the consistent ones; a card that breaks the rules has
    none, and is judged drawer by drawer.
    """

    table: Ints
    """(hypotheses, 5) what every hypothesis shows."""
    allowed: Doubles
    """(ways, hypotheses) 1 where the way can be the hypothesis."""
    drawers: Doubles
    """(ways, 5, classes) 1 where the drawer can be the class."""

    @property
    def lawful(self) -> Flags:
        """(ways,) whether the way keeps the rules."""
        return np.asarray(self.allowed.any(axis=1))

    def fits(self, ruled: Doubles, single: Doubles) -> Doubles:
        """(cards, ways) log of the mean likelihood of what each way allows.

        `ruled` (cards, hypotheses) and `single` (cards, 5, classes) are log-likelihoods by name.
        """
        # `top` keeps the exponentials in range, and is added again.
        top = ruled.max(axis=1, keepdims=True)
        count = np.maximum(self.allowed.sum(axis=1), 1)
        mean = np.exp(ruled - top) @ self.allowed.T / count
        return np.where(self.lawful, np.log(np.maximum(mean, _LEAST)) + top, self._loose(single))

    def _loose(self, single: Doubles) -> Doubles:
        """The same drawer by drawer."""
        top = single.max(axis=-1, keepdims=True)
        share = self.drawers / self.drawers.sum(axis=-1, keepdims=True)
        mean = np.einsum("nik,wik->nwi", np.exp(single - top), share)
        return np.asarray((np.log(np.maximum(mean, _LEAST)) + top[:, None, :, 0]).sum(axis=-1))

    def shown(self, posterior: Doubles, ruled: Doubles, single: Doubles) -> Doubles:
        """(cards, 5, classes) beliefs from the ways' probabilities (cards, ways)."""
        likelihood = np.maximum(np.exp(ruled - ruled.max(axis=1, keepdims=True)), _LEAST)
        # Within a way its hypotheses share by likelihood: P(way) * L(hypothesis) / the sum of them.
        mean = np.maximum(likelihood @ self.allowed.T, _LEAST)
        weight = (np.where(self.lawful, posterior, 0) / mean) @ self.allowed * likelihood
        classes = single.shape[-1]
        shows = (self.table[:, :, None] == np.arange(classes)).reshape(len(self.table), -1)
        rest = np.where(self.lawful, 0, posterior)
        return np.asarray((weight @ shows).reshape(single.shape) + self._loosely(rest, single))

    def _loosely(self, posterior: Doubles, single: Doubles) -> Doubles:
        """The same for the ways that break the rules."""
        broken = ~self.lawful
        if not broken.any():
            return np.zeros_like(single)
        likelihood = (
            np.exp(single - single.max(axis=-1, keepdims=True))[:, None] * self.drawers[broken]
        )
        share = likelihood / np.maximum(likelihood.sum(axis=-1, keepdims=True), _LEAST)
        return np.asarray(np.einsum("nw,nwik->nik", posterior[:, broken], share))


class Candidates(NamedTuple):
    """The ways a card of the deck can lie."""

    ids: Ints
    """(ways,) number of the card in the deck."""
    colors: Ways
    handles: Ways

    @classmethod
    def of(cls, deck: Deck) -> "Candidates | None":
        """The candidates of a deck, or None if it has no cards."""
        lying = [
            (number, way)
            for number, card in enumerate(deck.cards.values())
            for way in dict.fromkeys((card, card.turned()))
        ]
        if not lying:
            return None
        cards = [card for _, card in lying]
        colors = np.array([_color_table(card) for card in cards])
        handles = np.array([_handle_table(card) for card in cards])
        return cls(
            np.array([number for number, _ in lying]),
            Ways(ORDERS, _consistent(colors, ORDERS), colors),
            Ways(ARRANGEMENTS, _consistent(handles, ARRANGEMENTS), handles),
        )

    def handles_for(self, orders: Ints) -> Ints | None:
        """(cards, 5) the shapes of cards of known colour orders (cards, 5), where all are sure."""
        found = []
        for order in orders:
            fits = self.handles.allowed[self._of_colors(order)]
            # All ways to lay a card of this order agree about its handles, and these are known.
            alike = fits.sum(axis=0) == max(len(fits), 1)
            if not len(fits) or alike.sum() != 1 or (fits.sum(axis=1) != 1).any():
                return None
            found.append(self.handles.table[alike.argmax()])
        return np.array(found)

    def tells(self, orders: Ints) -> Flags:
        """(cards,) whether every card of a colour order (cards, 5) has known handles in the deck.

        A deck may know colours alone, as that of the printed game does: then handles must be seen.
        """
        count = self.handles.allowed.sum(axis=1)
        alike = [count[self._of_colors(order)] for order in orders]
        return np.array([len(each) > 0 and bool((each == 1).all()) for each in alike])

    def _of_colors(self, order: Ints) -> Flags:
        """(ways,) whether a way shows these colours."""
        return np.asarray(self.colors.drawers[:, np.arange(LINES), order].all(axis=1))


def _consistent(drawers: Doubles, table: Ints) -> Doubles:
    """(ways, hypotheses) 1 where every drawer of the way allows what the hypothesis shows."""
    return np.asarray(drawers[:, np.arange(LINES), table].all(axis=2).astype(float))


def _color_table(card: Card) -> list[list[float]]:
    return [
        [float(drawer.color in {color, Color.UNKNOWN}) for color in COLORS]
        for drawer in card.drawers
    ]


def _handle_table(card: Card) -> list[list[float]]:
    return [
        [float(drawer.handle in {handle, Handle.UNKNOWN}) for handle in _SHOWN_HANDLES]
        for drawer in card.drawers
    ]

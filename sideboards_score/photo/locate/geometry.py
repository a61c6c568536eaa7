"""Where cards are looked at, and how far the geometry of a row is trusted: each with its reason.

Lengths are in widths of a card, parts of a drawer, or pixels of a straightened stack (96 wide, 30
for a drawer).
"""

import numpy as np

# Patches: patches that may be drawers
WIDEST_PATCH = 1 / 4
"""Part of the picture's width: eight cards lie in it, and a partial row may be nearer."""
HIGHEST_PATCH = 1.2
"""Height by width of a patch's box: a drawer is wider than high, and may lie turned."""
UNEVEN_PATCH = 0.25
"""Upper and lower edge may differ in direction by this much (a sine): foreshortening does less."""

# Stacks: drawers one above another
USUAL_PITCH = 1.1
"""From drawer to drawer in heights of the coloured patch: there is a border between them."""
NEAR_PITCH = (0.8, 1.6)
"""Steps, in heights, that can be from one drawer to the next, none being left out."""
LIKELY_PITCH = 1.12
"""The step where a column shows none."""

# Plane: the table under the cards
LEVEL = 0.12
"""Misfit in widths over usual length of the vanishing line: how far a level table is assumed."""
INSET_LIKELY, INSET_SPREAD = 0.05, 0.5
"""How far a patch lies inside its drawer, in widths, and how little that is held on to."""
TURN_FREE = 0.98
"""Part of a card's turning that costs nothing: cards are laid by hand, but are of one size."""
MOST_MOVE = 0.1
"""Of the vanishing line in one round, so that no round leaps past the answer."""
SHAPE_STEP = 1e-3
"""Of the vanishing line to see what it changes: small against 0.1, large against rounding."""

# Colours of slots
PARTS = np.array([0.5, 1.0, 1.0])
"""Lightness counts half: shadow and gloss change it, chroma stays."""
GAINS = (0.16, 0.25, 0.4, 0.63, 1.0, 1.6, 2.5)
VEILS = (0.06, 0.15, 0.3)
"""Light on a drawer as a factor to the template's, and white added by gloss (linear, 0..1)."""
STEP = 0.045
"""Extra cost of a drawer for each step of light (a factor, a veil) between it and its card."""
SPOTS_X = np.array([0.1, 0.18, 0.26, 0.74, 0.82, 0.9])
SPOTS_Y = np.array([0.3, 0.5, 0.7])
"""Places in a drawer that no handle reaches: handles sit in the middle."""
STRIP_X = np.array([0.04, 0.07, 0.1, 0.9, 0.93, 0.96])
"""Places at the very sides of a card, in widths."""
INSIDE_X, OUTSIDE_X = np.array([0.06, 0.94]), np.array([-0.1, 1.1])
"""Places near both sides of a card, in widths: a border or the table lies beside its drawers."""
SEEN_LEAST = 0.7
"""Part of a card that must be outside to say nothing of it: at least two drawers are seen."""

# Edges of drawers
SEGMENTS = np.array([0.06, 0.22, 0.38, 0.62, 0.78, 0.94])
"""Bounds of the parts of a drawer's width that tell where its upper edge is."""
MIDDLE_OF_DRAWER = (0.2, 0.8)
"""Part of a drawer's height that is surely the drawer, whatever the border."""
REACH = 9
"""Pixels to look to each side of an expected edge."""
STRETCHES = np.arange(-8.0, 9.0, 2.0)
"""Pixels by which the height may change."""
SLOPES = np.tan(np.radians(np.linspace(-3, 3, 9)))
"""Slopes tried."""

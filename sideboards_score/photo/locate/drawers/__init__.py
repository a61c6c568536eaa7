"""Drawers of one card: patches of one colour, columns of them, and what lies on them."""

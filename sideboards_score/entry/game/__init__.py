"""A game as somebody asked for it."""

"""Deck files, the objectives in them, and where they lie."""

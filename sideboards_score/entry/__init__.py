"""Typed input to values: notation, deck files, game files, command lines."""

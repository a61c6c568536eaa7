"""Finished sequences on a Sequence board: a second game, in a room of its own.

Inside it the layers are those of the house: model <- entry, rules, photo <- render <- service.
"""

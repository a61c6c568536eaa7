"""`objective`: the objective cards of a deck."""

COMMANDS = "list show set"
"""In the order of the help."""

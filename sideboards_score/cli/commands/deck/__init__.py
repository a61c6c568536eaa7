"""`deck`: the card database."""

COMMANDS = "list show validate learn export import"
"""In the order of the help."""

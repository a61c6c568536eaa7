"""One module for each command, loaded when it is called."""

COMMANDS = "score check read deck objective sheet"
"""The commands in the order of the help; each is a module here, or a package with more of them."""

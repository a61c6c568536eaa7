"""One module for each command, loaded when it is called."""

COMMANDS = "score check possible read sheet history serve deck objective sequence"
"""The commands in the order of the help; each is a module here, or a package with more of them."""

"""`sequence`: the other game, a module a command."""

COMMANDS = "score check read setup"

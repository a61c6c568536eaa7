"""`history`: a module a command; without a word it is the list."""

COMMANDS = "list show edit delete restore export import stats"
DEFAULT = "list"

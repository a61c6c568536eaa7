"""English."""

DECIMAL = "."
"""Between the whole and the parts of a number."""

SINGULAR = (1,)
"""The numbers that take the singular."""

LOCALES = ("en",)
"""What the name of a locale begins with, in POSIX (`en_`) and on Windows (`English_`)."""

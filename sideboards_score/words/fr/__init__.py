"""French."""

DECIMAL = ","
"""Between the whole and the parts of a number."""

SINGULAR = (0, 1)
"""The numbers that take the singular."""

LOCALES = ("fr",)
"""What the name of a locale begins with, in POSIX (`fr_`) and on Windows (`French_`)."""

SMALL_AFTER_COLON = True
"""Whether a sentence goes on with a small letter after a colon."""

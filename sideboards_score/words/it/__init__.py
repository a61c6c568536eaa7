"""Italian."""

DECIMAL = ","
"""Between the whole and the parts of a number."""

SINGULAR = (1,)
"""The numbers that take the singular."""

LOCALES = ("it",)
"""What the name of a locale begins with, in POSIX (`it_`) and on Windows (`Italian_`)."""

SMALL_AFTER_COLON = True
"""Whether a sentence goes on with a small letter after a colon."""

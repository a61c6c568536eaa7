"""German."""

DECIMAL = ","
"""Between the whole and the parts of a number."""

SINGULAR = (1,)
"""The numbers that take the singular."""

LOCALES = ("de", "ge")
"""What the name of a locale begins with, in POSIX (`de_`) and on Windows (`German_`)."""

SMALL_AFTER_COLON = False
"""Whether a sentence goes on with a small letter after a colon."""

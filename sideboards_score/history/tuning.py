"""How long the history waits, and how long it remembers."""

PATIENCE = 10.0
"""Seconds to wait for another program that writes; a write takes far less, even on a slow disk."""

DAYS_IN_BIN = 30
"""Days after which a deleted game is gone: who misses one does so within the month."""

MOST_ATTEMPTS = 3
"""Times that a photo is read: once, and twice more where the reading, or the server, was killed."""

MOST_SHOTS = 60
"""Photos of one game: ten of each of six players; more would only fill the disk."""

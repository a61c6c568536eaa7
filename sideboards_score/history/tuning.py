"""How long the history waits, and how long it remembers."""

PATIENCE = 10.0
"""Seconds to wait for another program that writes; a write takes far less, even on a slow disk."""

DAYS_IN_BIN = 30
"""Days after which a deleted game is gone: who misses one does so within the month."""

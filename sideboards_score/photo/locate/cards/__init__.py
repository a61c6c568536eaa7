"""Where each card of a row begins and ends."""

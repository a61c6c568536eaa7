"""Open games in the history: what phones at a table change, one transaction for each tap."""

"""A game at a table with several phones: begun, entered, put right, scored, kept."""

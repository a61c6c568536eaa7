"""The history: kept games in a database of SQLite, their photos beside it."""

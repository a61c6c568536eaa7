"""The values of the game: frozen, typed, without any input or output."""

"""Questions on the terminal."""

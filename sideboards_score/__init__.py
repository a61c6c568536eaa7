"""Score finished games of Sideboards and explain every point."""

__version__ = "0.1.0"

"""Handles told by what is alike over the whole photo."""

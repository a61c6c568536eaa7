"""Pixels -> the eight cards of a row."""

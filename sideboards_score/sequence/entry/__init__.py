"""Typed input to values."""

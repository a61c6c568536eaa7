"""Kept games as pages, as a drawing, and as what other programs take."""

"""A file as text whose every part knows its place."""

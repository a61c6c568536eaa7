"""The proof picture of `check`."""

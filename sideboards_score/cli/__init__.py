"""The commands: they return results, one module prints them."""

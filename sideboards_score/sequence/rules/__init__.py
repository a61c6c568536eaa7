"""Values to sequences and reasons."""

"""What the same cards would have given, laid otherwise: exact, by tables of single lanes."""

"""Where the rulebooks are silent or differ."""

"""The history: keep games, look them up, change them, count them, give them away."""

"""The values: boards, what is counted on them, claims, set-ups."""

"""Pictures of games as files: the proof, the overlay, the score sheet."""

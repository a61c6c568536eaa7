"""What is learnt about a deck, and what its cards say to our inferences."""

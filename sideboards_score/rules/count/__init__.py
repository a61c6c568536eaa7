"""What an objective counts on one sideboard, and the bonus that follows."""

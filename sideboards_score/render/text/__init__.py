"""Values as text for the terminal: pages of rows, 80 columns wide."""

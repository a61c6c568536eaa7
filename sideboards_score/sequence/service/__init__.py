"""What the program does with a board, however it is asked."""

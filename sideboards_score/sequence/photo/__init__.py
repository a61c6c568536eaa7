"""A photo of a board to letters. Only here, and in `photo/`, lives OpenCV."""

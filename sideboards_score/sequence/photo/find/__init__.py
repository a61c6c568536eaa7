"""Where the board lies in a photo: its outlines and lines propose, the chips upon it decide."""

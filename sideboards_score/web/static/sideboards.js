// Everything works without script; this file is a place for what makes it quicker.

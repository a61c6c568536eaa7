"""What each address answers, to people as a page and to programs as JSON."""

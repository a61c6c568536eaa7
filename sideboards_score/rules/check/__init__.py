"""Claims: whether they hold, and what slip explains one that does not."""

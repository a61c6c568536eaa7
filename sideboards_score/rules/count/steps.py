"""How long a search may take: in steps, so that every machine agrees."""


class TooManySteps(Exception):  # noqa: N818 - not an error: the search was not to take longer
    """A search was given up."""


class Steps:
    """How often a search may branch before it is given up."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> None:
        """Count one step. Raises `TooManySteps` where none is left."""
        if not self.left:
            raise TooManySteps
        self.left -= 1

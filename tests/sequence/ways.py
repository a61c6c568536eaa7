"""The four ways round of a board, which a photo does not tell apart."""

from collections.abc import Iterator, Sequence

Rows = tuple[str, ...]


def ways_round(rows: Sequence[str]) -> Iterator[Rows]:
    """The board as it lies, and turned by one, two and three quarters."""
    board = tuple(rows)
    for _ in range(4):
        yield board
        board = tuple("".join(column) for column in zip(*board[::-1], strict=True))

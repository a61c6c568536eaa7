"""How a photo is to be read. Stands apart from the reading so that nothing here loads cv2."""

from dataclasses import dataclass

from sideboards_score.model.reading import TableRow


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How a photo is to be read."""

    turn: int = 0
    """How far to turn the photo clockwise first: 0, 90, 180 or 270 degrees."""
    partial: bool = False
    """Whether fewer than eight cards are fine."""
    debug: str | None = None
    """A folder for the picture after each step."""
    row: TableRow | None = None
    """Which row of a photo of the whole table to read."""

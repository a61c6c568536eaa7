"""Why a photo cannot be read, as an exception that carries the key of its sentence."""

from typing import ClassVar

from sideboards_score.errors import ExitCode, SideboardsError


class RefusedError(SideboardsError):
    """A photo is refused: exit status 3, with a reason that a person can act on.

    The key is one of `REASONS`; `words` has a sentence for each.
    """

    exit_code: ClassVar[ExitCode] = ExitCode.UNDECIDED


REASONS = (
    "photo-no-row",
    "photo-sideways",
    "photo-no-handles",
    "photo-few-cards",  # count
    "photo-many-cards",  # count
    "photo-card-hidden",  # position
    "photo-blurred",
    "photo-dark",
    "photo-grey",
    "photo-cut-off",
    "photo-small",  # factor: how many times nearer
    "photo-two-rows",
    "photo-incomplete",  # the file ends before the row does
    "photo-damaged",  # kind of file
    "photo-huge",  # width, height, most
    "photo-glare",
    "photo-unclear",
)
"""Every kind of refusal, with the values it carries."""

"""What can go wrong for a user: an exit status, a reason and where it happened.

No sentence stands here: an error carries the key of its sentence and the values in it, and
`words` says it in the language of the user.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import ClassVar


class ExitCode(IntEnum):
    """The exit statuses that scripts may rely on."""

    DONE = 0
    CLAIM_FAILED = 1
    WRONG_INPUT = 2
    UNDECIDED = 3
    FAULT = 70
    INTERRUPTED = 130


class SideboardsError(Exception):
    """A situation that the user can put right.

    `key` names a sentence in `words`, `values` fill its gaps, and `where` lists the
    places from the outermost (a file) to the innermost (a card), each one a `Where`.
    """

    exit_code: ClassVar[ExitCode] = ExitCode.WRONG_INPUT

    def __init__(self, key: str, where: "tuple[Where, ...]" = (), /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.where = where
        self.values: Mapping[str, object] = values

    def inside(self, *where: "Where") -> "SideboardsError":
        """The same error, seen from a wider place."""
        return self.at(*where, *self.where)

    def at(self, *where: "Where") -> "SideboardsError":
        """The same error at another place; at none where it is told beside what it is about."""
        return type(self)(self.key, where, **self.values)


class Where:
    """One step of a place: the kind (`file`, `line`, `player`, `card`, ...) and its name."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: object) -> None:
        self.kind = kind
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Where) and (self.kind, self.name) == (other.kind, other.name)

    def __hash__(self) -> int:
        return hash((self.kind, self.name))

    def __repr__(self) -> str:
        return f"Where({self.kind!r}, {self.name!r})"


def status_of(reasons: Iterable[object]) -> ExitCode:
    """For several photos: a fault goes before a file that is no photo, that before a refusal."""
    codes = {reason.exit_code for reason in reasons if isinstance(reason, SideboardsError)}
    for code in (ExitCode.FAULT, ExitCode.WRONG_INPUT):
        if code in codes:
            return code
    return ExitCode.UNDECIDED if codes else ExitCode.DONE


def status_of_claims(holds: Iterable[bool | None]) -> ExitCode:
    """For several claims: one that fails goes before one that cannot be decided."""
    found = set(holds)
    if False in found:
        return ExitCode.CLAIM_FAILED
    return ExitCode.UNDECIDED if None in found else ExitCode.DONE


class UsageError(SideboardsError):
    """The command line itself cannot be understood."""


class FileError(SideboardsError):
    """A file cannot be read or written, or is not what it should be."""


class RefusedError(SideboardsError):
    """A photo cannot be read, for a reason that a person can act on; `photo.reasons` lists them."""

    exit_code: ClassVar[ExitCode] = ExitCode.UNDECIDED


class NotationError(SideboardsError):
    """A card, pattern or number is misspelt."""


class DeckError(SideboardsError):
    """A deck is missing, or has faults."""


class GameError(SideboardsError):
    """The game does not fit the rules of the game."""


class ProgramError(SideboardsError):
    """A fault of the program in a part of the work, so that the rest can still be shown."""

    exit_code: ClassVar[ExitCode] = ExitCode.FAULT


class OutputError(SideboardsError):
    """The result could not be written."""

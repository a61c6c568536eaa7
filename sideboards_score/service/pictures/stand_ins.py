"""Other names for players whose own no font at hand draws."""

from collections.abc import Callable, Collection, Mapping, Sequence

from sideboards_score.entry.game.request import name_key
from sideboards_score.words import Words


class OtherNames(Words):
    """The sentences with other names of players."""

    def __init__(self, language: str, names: Mapping[str, str]) -> None:
        super().__init__(language)
        self._names = names

    def shown(self, value: object) -> str:
        """A value as it stands in a sentence, names of players exchanged."""
        return super().shown(self._names.get(value, value) if isinstance(value, str) else value)


def found_stand_ins(
    names: Sequence[str], undrawable: Callable[[str], Collection[str]], words: Words
) -> dict[str, str]:
    """What a picture calls the players whose names no font at hand draws.

    The letters that can be drawn, where they still are a name of their own; else the number.
    """
    taken = {name_key(name) for name in names}
    found: dict[str, str] = {}
    for number, name in enumerate(names, 1):
        missing = undrawable(name)
        if not missing:
            continue
        rest = " ".join("".join(letter for letter in name if letter not in missing).split())
        if not any(letter.isalnum() for letter in rest) or name_key(rest) in taken:
            rest = words("ask-default-name", number=number)
        taken.add(name_key(rest))
        found[name] = rest
    return found

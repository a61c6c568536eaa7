"""Every threshold of the photo reading by name, and the change of one for a while."""

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

import sideboards_score.photo

FOLDER = "sideboards_score.photo"


def tunings() -> dict[str, list[Any]]:
    """The values in use of each dataclass of a `tuning.py`, by the name of its folder."""
    found: dict[str, list[Any]] = {}
    for module in pkgutil.walk_packages(sideboards_score.photo.__path__, FOLDER + "."):
        if module.name.endswith(".tuning"):
            for value in vars(import_module(module.name)).values():
                if is_dataclass(value) and not isinstance(value, type):
                    _add(found, value)
    return dict(sorted(found.items()))


def _add(found: dict[str, list[Any]], value: Any) -> None:
    """The value, and those within it; the same folder may keep several."""
    same = found.setdefault(_folder(value), [])
    if all(value is not other for other in same):
        same.append(value)
    for field in fields(value):
        inner = getattr(value, field.name)
        if is_dataclass(inner):
            _add(found, inner)


def _folder(value: Any) -> str:
    place = type(value).__module__.removeprefix(FOLDER).removesuffix("tuning").strip(".")
    return place or "photo"


def names() -> list[str]:
    """All thresholds that can be changed, as `folder.field`."""
    return [
        f"{folder}.{field.name}"
        for folder, values in tunings().items()
        for field in fields(values[0])
        if changed(getattr(values[0], field.name), 1.2) != getattr(values[0], field.name)
    ]


def changed(value: Any, by: float) -> Any:
    """A number times `by`, a whole one changed by 1 at least; all numbers of a tuple."""
    if isinstance(value, tuple):
        return tuple(changed(each, by) for each in value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    if isinstance(value, float):
        return value * by
    step = 1 if by > 1 else -1
    return value + step * max(1, abs(round(value * by) - value)) if value else 0


@contextmanager
def changing(name: str, by: float) -> Iterator[None]:
    """The threshold is changed in every value in use until the block ends.

    In place: functions hold some of the values as their defaults.
    """
    folder, _, field = name.rpartition(".")
    values = tunings()[folder]
    usual = [getattr(value, field) for value in values]
    try:
        for value, old in zip(values, usual, strict=True):
            object.__setattr__(value, field, changed(old, by))
        yield
    finally:
        for value, old in zip(values, usual, strict=True):
            object.__setattr__(value, field, old)

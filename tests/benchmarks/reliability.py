"""How far stated probabilities hold: said to be sure by so much, and right so often."""

from collections.abc import Iterable, Iterator
from math import exp

from tests.benchmarks.outcomes import Outcome, Part

BINS = (0.995, 0.99, 0.95, 0.9, 0.8, 0.5, 0.0)
"""Lower ends of the classes of probability."""
DOUBTED = 0.01
"""When that many wrong parts have a smaller chance than this by what was stated, it is marked."""
KINDS = ("colour", "handle")


def reliability(photos: Iterable[Outcome]) -> list[str]:
    """The tables over all photos, then a line for each style."""
    read = [photo for photo in photos if photo.drawers]
    styles = sorted({group for photo in read for group in photo.groups if "style" in group})
    lines: list[str] = []
    for index, kind in enumerate(KINDS):
        lines += [*_whole(kind, [d[index] for photo in read for d in photo.drawers]), ""]
    lines.append(_heads(f"right of parts; ! where stated too high (below {DOUBTED:.0%} by chance)"))
    for style in styles:
        some = [drawer for photo in read if style in photo.groups for drawer in photo.drawers]
        for index, kind in enumerate(KINDS):
            lines.append(_line(f"{style.removeprefix('style ')}, {kind}", [d[index] for d in some]))
    return lines


def _whole(kind: str, parts: list[Part]) -> Iterator[str]:
    """A line for each class of probability, and one for what is called sure."""
    yield f"{kind + ' stated':16} {'parts':>8} {'stated':>8} {'right':>8} {'wrong':>6}"
    classes = [(_name(low), _within(parts, low)) for low in BINS]
    for name, some in [*classes, ("called sure", [part for part in parts if part.sure])]:
        if some:
            stated = sum(part.probability for part in some) / len(some)
            wrong = sum(part.wrong for part in some)
            right = 1 - wrong / len(some)
            mark = " !" if _too_many(some) else ""
            yield f"{name:16} {len(some):8} {stated:8.4f} {right:8.4f} {wrong:6}{mark}"
    surest = max((part.probability for part in parts if part.wrong), default=0.0)
    yield f"the surest wrong {kind} was stated with {surest:.4f}"


def _heads(title: str) -> str:
    return f"{title:60}\n{'':34}" + "".join(f"{_name(low):>14}" for low in BINS) + f"{'sure':>14}"


def _line(name: str, parts: list[Part]) -> str:
    """Right of parts in each class of probability, and among what is called sure."""
    classes = [*(_within(parts, low) for low in BINS), [part for part in parts if part.sure]]
    return f"{name:34.34}" + "".join(f"{_cell(some):>14}" for some in classes)


def _cell(parts: list[Part]) -> str:
    if not parts:
        return "-"
    right = sum(not part.wrong for part in parts)
    return f"{right}/{len(parts)}" + ("!" if _too_many(parts) else "")


def _name(low: float) -> str:
    above = [edge for edge in BINS if edge > low]
    return f"{low:g}-{above[-1]:g}" if above else f">={low:g}"


def _within(parts: list[Part], low: float) -> list[Part]:
    """The parts of one class of probability."""
    top = min((edge for edge in BINS if edge > low), default=2.0)
    return [part for part in parts if low <= part.probability < top]


def _too_many(parts: list[Part]) -> bool:
    """Whether so many wrong ones are hardly chance by what was stated (Poisson)."""
    expected = sum(1 - part.probability for part in parts)
    wrong = sum(part.wrong for part in parts)
    term, below = exp(-expected), 0.0
    for count in range(wrong):
        below += term
        term *= expected / (count + 1)
    return 1 - below < DOUBTED

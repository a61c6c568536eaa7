"""What one read photo was worth, and the tables made of many."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from sideboards_score.model.cards import Card
from sideboards_score.model.reading import Reading

BINS = (0.5, 0.8, 0.9, 0.95, 0.99, 0.995, 1.01)
"""Upper ends of the classes of probability in the calibration table."""


@dataclass(frozen=True)
class Outcome:
    """A photo with its truth: what was wanted, and what came out."""

    name: str
    groups: tuple[str, ...]
    """Views and style that the photo counts for."""
    truth: tuple[str, ...]
    """The cards as codes; none if the photo must be refused."""
    reading: Reading | None
    refusal: str | None
    seconds: float


@dataclass
class Tally:
    """Counts over some photos."""

    rows: int = 0
    perfect: int = 0
    refused: int = 0
    drawers: int = 0
    wrong_colors: int = 0
    wrong_handles: int = 0
    flagged: int = 0
    silent: int = 0
    """Drawers that are wrong and not flagged."""
    must_refuse: int = 0
    wrongly_read: int = 0
    confusion: Counter[str] = field(default_factory=Counter)
    worst: float = 0.0
    """The highest probability of a wrong part."""
    calibration: dict[float, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))

    def add(self, outcome: Outcome) -> None:
        """Count one photo."""
        if not outcome.truth:
            self.must_refuse += 1
            self.wrongly_read += outcome.reading is not None
            return
        self.rows += 1
        if outcome.reading is None:
            self.refused += 1
            return
        faults = sum(self._drawer(*pair) for pair in _drawers(outcome))
        self.perfect += not faults

    def _drawer(self, read: tuple[str, str, float, float, bool], true: tuple[str, str]) -> bool:
        """Count one drawer; whether it is wrong or flagged."""
        color, handle, color_sure, handle_sure, flagged = read
        wrong_color, wrong_handle = color != true[0], handle != true[1]
        self.drawers += 1
        self.wrong_colors += wrong_color
        self.wrong_handles += wrong_handle
        self.flagged += flagged
        self.silent += (wrong_color or wrong_handle) and not flagged
        if wrong_color:
            self.confusion[f"colour {true[0]} read as {color}"] += 1
        if wrong_handle:
            self.confusion[f"handle {true[1] or '-'} read as {handle or '-'}"] += 1
        for probability, wrong in ((color_sure, wrong_color), (handle_sure, wrong_handle)):
            top = next(end for end in BINS if probability < end)
            self.calibration[top][0] += 1
            self.calibration[top][1] += not wrong
            self.worst = max(self.worst, probability * wrong)
        return wrong_color or wrong_handle or flagged


def _drawers(
    outcome: Outcome,
) -> Iterator[tuple[tuple[str, str, float, float, bool], tuple[str, str]]]:
    """What was read of each drawer, and the truth."""
    if outcome.reading is None:
        return
    for card, code in zip(outcome.reading.cards, outcome.truth, strict=True):
        for drawer, true in zip(card.drawers, Card.of(code).drawers, strict=True):
            likely = drawer.likely
            flagged = not (drawer.color_sure and drawer.handle_sure)
            sure = (drawer.color_probability, drawer.handle_probability)
            read = (likely.color.value, likely.handle.value, *sure, flagged)
            yield read, (true.color.value, true.handle.value)


def report(outcomes: Iterable[Outcome]) -> str:
    """All tables: the whole, per view and style, confusions, calibration, what went wrong."""
    photos = list(outcomes)
    whole = Tally()
    groups: dict[str, Tally] = defaultdict(Tally)
    for photo in photos:
        whole.add(photo)
        for group in photo.groups:
            groups[group].add(photo)
    lines = [HEAD, _line("all", whole)]
    lines += [_line(name, groups[name]) for name in sorted(groups)]
    lines += ["", "confusions: " + (", ".join(_counted(whole.confusion)) or "none")]
    lines += ["", "said to be sure   parts   right"]
    lines += [
        f"below {top:<9.3f} {count:8} {right / count:8.4f}"
        for top, (count, right) in sorted(whole.calibration.items())
    ]
    lines += ["", f"the surest wrong part was said to be sure by {whole.worst:.3f}"]
    seconds = sorted(photo.seconds for photo in photos)
    lines += ["", f"median seconds for a photo: {seconds[len(seconds) // 2]:.2f}", ""]
    return "\n".join(lines + list(_faults(photos)))


HEAD = (
    f"{'photos':24} {'rows':>5} {'perfect':>8} {'refused':>8} {'drawers':>8} {'colours':>8}"
    f" {'handles':>8} {'flagged':>8} {'silent':>7} {'to refuse':>10} {'read':>5}"
)


def _line(name: str, tally: Tally) -> str:
    def part(count: int, of: int) -> str:
        return f"{100 * count / of:.2f}%" if of else "-"

    drawers = tally.drawers
    return (
        f"{name:24.24} {tally.rows:5} {part(tally.perfect, tally.rows):>8}"
        f" {part(tally.refused, tally.rows):>8} {drawers:8}"
        f" {part(drawers - tally.wrong_colors, drawers):>8}"
        f" {part(drawers - tally.wrong_handles, drawers):>8}"
        f" {part(tally.flagged, drawers):>8} {tally.silent:7}"
        f" {tally.must_refuse:10} {tally.wrongly_read:5}"
    )


def _counted(confusion: Counter[str]) -> list[str]:
    return [f"{what} {count} times" for what, count in confusion.most_common()]


def _faults(photos: Iterable[Outcome]) -> Iterator[str]:
    """Each photo that did not come out as it should."""
    for photo in photos:
        tally = Tally()
        tally.add(photo)
        if tally.wrongly_read:
            yield f"{photo.name}: read, though it must be refused ({', '.join(photo.groups)})"
        elif tally.refused:
            yield f"{photo.name}: refused ({photo.refusal})"
        elif tally.rows and not tally.perfect:
            yield (
                f"{photo.name}: flagged {tally.flagged}, wrong colours {tally.wrong_colors},"
                f" wrong handles {tally.wrong_handles}, silent {tally.silent}"
            )

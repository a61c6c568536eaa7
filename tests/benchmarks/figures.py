"""The tables made of the outcomes of many photos."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.benchmarks.outcomes import Drawer, Outcome
from tests.benchmarks.reliability import reliability


@dataclass
class Tally:
    """Counts over some photos."""

    rows: int = 0
    results: Counter[str] = field(default_factory=Counter)
    """Rows that were `perfect`: right and sure in every part. `right first`: something is doubtful,
    each first suggestion right. `wrong first`: something doubtful is wrong, and asked about.
    `silent`: something is wrong and not asked about. `refused`."""
    drawers: int = 0
    wrong_colors: int = 0
    wrong_handles: int = 0
    flagged: int = 0
    silent: int = 0
    """Drawers with a wrong part that nobody is asked about."""
    must_refuse: int = 0
    wrongly_read: int = 0
    confusion: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Count one photo."""
        if not outcome.truth:
            self.must_refuse += 1
            self.wrongly_read += outcome.read
            return
        self.rows += 1
        self.results[outcome.result] += 1
        for drawer in outcome.drawers:
            self._drawer(drawer)

    def _drawer(self, drawer: Drawer) -> None:
        """Count one drawer."""
        color, handle = drawer
        self.drawers += 1
        self.wrong_colors += color.wrong
        self.wrong_handles += handle.wrong
        self.flagged += not (color.sure and handle.sure)
        self.silent += color.silent or handle.silent
        for name, part in (("colour", color), ("handle", handle)):
            if part.wrong:
                self.confusion[f"{name} {part.true or '-'} read as {part.read or '-'}"] += 1


def report(outcomes: Iterable[Outcome]) -> str:
    """All tables: the whole, per style, scene and view, confusions, reliability, what failed."""
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
    lines += ["", *reliability(photos)]
    seconds = sorted(photo.seconds for photo in photos)
    lines += ["", f"median seconds for a photo: {seconds[len(seconds) // 2]:.2f}", ""]
    return "\n".join(lines + list(_faults(photos)))


HEAD = (
    f"{'photos':26} {'rows':>5} {'perfect':>8} {'right 1st':>9} {'wrong 1st':>9} {'silent':>7}"
    f" {'refused':>8} | {'drawers':>8} {'colours':>8} {'handles':>8} {'flagged':>8} {'silent':>7}"
    f" | {'to refuse':>9} {'read':>5}"
)


def _line(name: str, tally: Tally) -> str:
    def part(count: int, of: int) -> str:
        return f"{100 * count / of:.2f}%" if of else "-"

    rows, drawers, results = tally.rows, tally.drawers, tally.results
    return (
        f"{name:26.26} {rows:5} {part(results['perfect'], rows):>8}"
        f" {part(results['right first'], rows):>9} {part(results['wrong first'], rows):>9}"
        f" {results['silent']:7} {part(results['refused'], rows):>8} | {drawers:8}"
        f" {part(drawers - tally.wrong_colors, drawers):>8}"
        f" {part(drawers - tally.wrong_handles, drawers):>8}"
        f" {part(tally.flagged, drawers):>8} {tally.silent:7}"
        f" | {tally.must_refuse:9} {tally.wrongly_read:5}"
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
        elif tally.results["refused"]:
            yield f"{photo.name}: refused ({photo.refusal})"
        elif tally.rows and not tally.results["perfect"]:
            yield (
                f"{photo.name}: flagged {tally.flagged}, wrong colours {tally.wrong_colors},"
                f" wrong handles {tally.wrong_handles}, silent {tally.silent}"
            )

"""The figures of the reading: what counts as silent, and when a stated probability is too high."""

from tests.benchmarks.figures import Tally, report
from tests.benchmarks.outcomes import Drawer, Outcome, Part, line_of, outcome_in
from tests.benchmarks.photo_jobs import ALL_SCENES, Job
from tests.benchmarks.reliability import reliability

GOOD = Part("R", "R", 0.999, sure=True)
ASKED = Part("f", "f", 0.7, sure=False)
MISLED = Part("f", "s", 0.6, sure=False)
SILENT = Part("f", "s", 0.998, sure=True)


def outcome(*handles: Part) -> Outcome:
    drawers: tuple[Drawer, ...] = tuple((GOOD, handle) for handle in handles)
    return Outcome("a.jpg", ("style A",), ("RTPOK",), drawers, None, 1.0)


def tally(*photos: Outcome) -> Tally:
    counts = Tally()
    for photo in photos:
        counts.add(photo)
    return counts


def test_a_row_counts_for_the_worst_that_came_of_it() -> None:
    refused = Outcome("b.jpg", (), ("RTPOK",), (), "photo-small", 1.0)
    counts = tally(
        outcome(GOOD, GOOD), outcome(GOOD, ASKED), outcome(ASKED, MISLED), outcome(SILENT), refused
    )
    assert counts.rows == 5
    assert counts.results == dict.fromkeys(
        ("perfect", "right first", "wrong first", "silent", "refused"), 1
    )


def test_a_sure_colour_is_silently_wrong_though_its_handle_is_asked_about() -> None:
    drawer = (Part("R", "P", 0.99, sure=True), ASKED)
    photo = Outcome("a.jpg", (), ("RTPOK",), (drawer,), None, 1.0)
    assert tally(photo).silent == 1


def test_no_row_that_is_read_is_named() -> None:
    read = Outcome("quilt", ("no row",), (), (), None, 1.0)
    refused = Outcome("flags", ("no row",), (), (), "photo-no-row", 1.0)
    counts = tally(read, refused)
    assert (counts.must_refuse, counts.wrongly_read) == (2, 1)
    assert "quilt: read, though it must be refused" in report([read, refused])


def test_what_is_stated_too_high_is_marked() -> None:
    right = outcome(*[Part("f", "f", 0.998, sure=True)] * 1000)
    wrong = outcome(*[SILENT] * 9)
    assert not any("!" in line for line in reliability([right])[:-3])
    marked = [line for line in reliability([right, wrong]) if line.endswith("!")]
    assert any(line.startswith(">=0.995") and " 1009 " in line for line in marked)


def test_an_outcome_is_kept_as_it_was() -> None:
    photo = outcome(GOOD, MISLED)
    assert outcome_in(line_of(photo)) == photo


def test_every_scene_meets_every_style_in_time() -> None:
    rounds = range(len(ALL_SCENES) ** 2)
    met = {(number % len(ALL_SCENES), Job(number, "odd", ALL_SCENES).scene) for number in rounds}
    assert len(met) == len(ALL_SCENES) ** 2

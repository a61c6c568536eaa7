"""Deck files are changed as a careful person would, and whatever happens one of them is whole."""

import errno
import os
import shutil
import stat
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sideboards_score.entry.change import atomic
from sideboards_score.entry.change.deck_edit import deck_text
from sideboards_score.entry.change.deck_update import update_deck
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import card_db
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import COLORS, Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source
from sideboards_score.model.objectives import Of, Pattern, PatternObjective, RowObjective

MINE = """\
%HEAD%# My own deck, typed in on a rainy day
name: "Mine"      # what else
notes: |
    Bought in Essen.
    1: no card
x-shelf: {room: 3, board: no}
author: Ann       # nobody asks, but it stays

cards:
    # the first box
    1:   RfTPsOKb      # my favourite
    2: 'RxTxPxKxOx'
    010: "RTfPsOKb"
    no: RxPxTxOxKx

    # the end
objectives:
    3: {kind: pattern, of: Farbe, pattern: ["X.X", ".X."], points: 4}   # taken from the card
    4: {kind: pattern, of: color, x-seen: yesterday}
    27: {kind: rows, of: color, lines: [1, 4]}
# that was all
"""

SHADES = tuple((20 * k, 100, 255 - k) for k in range(len(COLORS)))
A, B = Card.of("RfTPsOKb"), Card.of("RsTPfOKb")


def source(number: int) -> Source:
    return Source(f"{number:012x}", f"photo {number}, näher.jpg")


def taught(deck: Deck) -> Deck:
    """Everything that can change, changed."""
    goals = {
        **deck.objectives,
        3: PatternObjective(3, Of.COLOR, Pattern.of("XX", ".X"), 5),
        4: PatternObjective(4, Of.COLOR, Pattern.of("XX.X"), 6),
        27: RowObjective(27, Of.COLOR, 2),
        28: RowObjective(28, Of.HANDLE, 2, None, (1, 4)),
    }
    cards = {**deck.cards, "2": Card.of("RfTxPsKxOb"), "new": Card.of("KfTPsORb")}
    learned = Learned.row((A, B), source(1), SHADES).merged(Learned.row((A,), source(2)))
    return replace(deck, cards=cards, objectives=goals, learned=learned)


def same(deck: Deck) -> Deck:
    return deck


def no_start() -> str:
    raise AssertionError("the file is there")


def change(path: Path, how: Callable[[Deck], Deck] = taught) -> None:
    update_deck(str(path), how, no_start)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(MINE.replace("%HEAD%", ""), encoding="utf-8")
    return path


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_only_what_is_to_change_changes(mine: Path) -> None:
    before = mine.read_text(encoding="utf-8").splitlines()
    change(mine)
    after = mine.read_text(encoding="utf-8").splitlines()
    gone = [line for line in before if line not in after]
    assert [line.split("#")[0].split() for line in gone] == [
        ["2:", "'RxTxPxKxOx'"],
        [
            "3:",
            "{kind:",
            "pattern,",
            "of:",
            "Farbe,",
            "pattern:",
            '["X.X",',
            '".X."],',
            "points:",
            "4}",
        ],
        ["4:", "{kind:", "pattern,", "of:", "color,", "x-seen:", "yesterday}"],
        ["27:", "{kind:", "rows,", "of:", "color,", "lines:", "[1,", "4]}"],
    ]
    text = "\n".join(after)
    for kept in (
        "# my favourite",
        "'RfTxPsKxOb'",
        '010: "RTfPsOKb"',
        "of: Farbe",
        "x-seen: yesterday",
        "# that was all",
    ):
        assert kept in text
    order = [line.strip() for line in after if line.lstrip().startswith("#")]
    assert order == [
        "# My own deck, typed in on a rainy day",
        "# the first box",
        "# the end",
        "# that was all",
    ]


def test_the_file_written_is_the_deck_wanted(mine: Path) -> None:
    wanted = taught(load_deck(str(mine), Path()))
    change(mine)
    assert load_deck(str(mine), Path()) == wanted
    change(mine, lambda deck: replace(deck, cards={"1": A}, learned=Learned.row((B,), source(3))))
    found = load_deck(str(mine), Path())
    assert (found.cards, found.learned) == ({"1": A}, Learned.row((B,), source(3)))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("head", ["", "---\n"])
def test_line_ends_mark_and_start_stay(mine: Path, ends: str, mark: bytes, head: str) -> None:
    text = MINE.replace("%HEAD%", head).replace("\n", ends)
    mine.write_bytes(mark + text.encode())
    change(mine)
    data = mine.read_bytes()
    assert data.startswith(mark + head.strip().encode())
    assert data.count(b"\r\n") == (data.count(b"\n") if ends == "\r\n" else 0)
    assert data.count(b"---") == head.count("---")


LAID_OUT = (
    "# by hand\n"
    "name: >-\n  My own\n  deck\n"
    "notes: a long text that goes\n  on in the next line\n"
    "cards: {\n  1:  RfTPsOKb ,\n  2: 'RxTxPxKxOx'\n}\n\n"
    "objectives:\n"
    "  3: { kind: pattern, of: color }   # spaces\n"
    "  4: { kind: pattern ,  of: color }\n"
    "  27:\n    kind: rows\n    of:   color\n    lines: [ 1,4 ]\n"
    "x-mine:\n   - a\n   -   b"
)


def lines_of(data: bytes) -> list[bytes]:
    return data.split(b"\n")


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_lines_of_which_nothing_changes_stay_as_they_are_laid_out(
    tmp_path: Path, ends: str
) -> None:
    path = tmp_path / "deck.yaml"
    old = LAID_OUT.replace("\n", ends).encode()
    path.write_bytes(old)
    wanted = replace_goal(load_deck(str(path), Path()))
    change(path, replace_goal)
    assert load_deck(str(path), Path()) == wanted
    new = path.read_bytes()
    changed = [line for line in lines_of(new) if line not in lines_of(old + ends.encode())]
    gone = [line for line in lines_of(old + ends.encode()) if line not in lines_of(new)]
    assert [line.split()[0] for line in changed] == [b"3:"]
    assert [line.split()[0] for line in gone] == [b"3:"]
    assert b"# spaces" in changed[0]


def replace_goal(deck: Deck) -> Deck:
    goal = PatternObjective(3, Of.COLOR, Pattern.of("XX", ".X"), 5)
    return replace(deck, objectives={**deck.objectives, 3: goal})


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_comments_stay_below_the_name_of_their_part(tmp_path: Path, ends: str) -> None:
    path = tmp_path / "deck.yaml"
    old = (
        "objectives:  # none yet\n    # my goals\n\n    # are in the lid\n\ncards:\n"
        "  # photographed on Sunday\n# mine\nx-mine: a\n..."
    )
    path.write_bytes(old.replace("\n", ends).encode())
    change(path, replace_goal)
    text = path.read_bytes().decode()
    assert text.replace(ends, "\n").startswith(
        "objectives:  # none yet\n    # my goals\n\n    # are in the lid\n  3: {kind"
    )
    assert text.endswith(old[old.index("\ncards:") :].replace("\n", ends) + ends)
    change(path, lambda deck: replace(deck, cards={"1": A}))
    lines = path.read_bytes().decode().replace(ends, "\n").split("\n")
    at = lines.index("cards:")
    assert lines[at + 1 : at + 4] == ["  # photographed on Sunday", "  1: RfTPsOKb", "# mine"]
    change(path, lambda deck: replace(deck, learned=Learned.row((A,), source(1))))
    assert path.read_bytes().decode().count("#") == 5


@pytest.mark.parametrize("indent", [1, 2, 4])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("comment", ["# mine", "  # mine"])
def test_comments_at_any_depth_and_any_indent(
    tmp_path: Path, indent: int, ends: str, comment: str
) -> None:
    path, deep = tmp_path / "deck.yaml", " " * indent
    old = (
        f"objectives:\n{comment}\n{deep}7: {{kind: pattern, of: color}}\n\ncards:\n"
        f"{comment}\n{deep}1: PxKxTxOxRx\n{deep}2: OxPxTxKxRx\n"
    )
    path.write_bytes(old.replace("\n", ends).encode())
    change(path, replace_goal)
    text = path.read_bytes().decode()
    line = f'{deep}3: {{kind: pattern, of: color, pattern: ["XX", ".X"], points: 5}}{ends}'
    assert line in text
    assert text.replace(line, "") == old.replace("\n", ends)


@pytest.mark.parametrize("indent", [2, 4])
def test_an_empty_part_before_the_others_takes_their_indent(tmp_path: Path, indent: int) -> None:
    path, deep = tmp_path / "deck.yaml", " " * indent
    old = f"objectives:\r\n{deep}# mine\r\n\r\ncards:\r\n{deep}1: PxKxTxOxRx\r\n"
    path.write_bytes(old.encode())
    change(path, lambda deck: replace(replace_goal(deck), cards={"1": A}))
    text = path.read_bytes().decode()
    assert text.count("\r\n") == text.count("\n") == old.count("\n") + 1
    assert f"{deep}# mine\r\n{deep}3: {{kind" in text
    assert f"cards:\r\n{deep}1: RfTPsOKb\r\n" in text


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("\n")
    update_deck(str(path), taught, lambda: "# head\ncards:\n  1: RxTxPxOxKx\nobjectives:\n")
    assert path.read_text().startswith("# head\n")


def test_new_cards_stand_in_the_order_of_the_deck(mine: Path) -> None:
    deck = load_deck(str(mine), Path())
    cards = {"0": B, **deck.cards, "9": A}
    change(mine, lambda before: replace(before, cards=cards))
    assert list(load_deck(str(mine), Path()).cards) == list(cards)


def test_the_comment_below_a_card_that_goes_stays(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    old = "cards:\n  1: RxTxPxOxKx\n  # the second box\n  2: RxTxPxKxOx  # gone\nobjectives: {}\n"
    path.write_text(old)
    change(path, lambda deck: replace(deck, cards={"2": deck.cards["2"]}))
    assert path.read_text() == old.replace("  1: RxTxPxOxKx\n", "")
    change(path, lambda deck: replace(deck, cards={"3": deck.cards["2"]}))
    assert "# the second box" in path.read_text()


def test_mixed_line_ends_stay(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    old = b"cards:\r\n  1: RxTxPxOxKx\n  2: RxTxPxKxOx\r\nobjectives: {}\n# end\r\n"
    path.write_bytes(old)
    change(path, lambda deck: replace(deck, cards={**deck.cards, "2": Card.of("RfTxPsKxOb")}))
    assert path.read_bytes() == old.replace(b"RxTxPxKxOx", b"RfTxPsKxOb")


@pytest.mark.parametrize("indent", [2, 3, 8])
def test_indentation_stays(mine: Path, indent: int) -> None:
    text = MINE.replace("%HEAD%", "").replace("\n    ", "\n" + " " * indent)
    mine.write_text(text, encoding="utf-8")
    change(mine)
    assert f"\n{' ' * indent}010: " in mine.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        (
            '{"cards": {"1": "RxTxPxOxKx", "2": "RxTxPxKxOx"},'
            ' "objectives": {"4": {"kind": "pattern", "of": "color"}}}'
        ),
        "cards:\nobjectives:\n",
        "cards: {1: &a RxTxPxOxKx, 2: RxTxPxKxOx, 3: *a}\nobjectives: {}",
        "cards: {}\nobjectives: {}\nlearned:\n  seen:\n    KbOPsTRf: 000000000009 x.jpg\n",
    ],
    ids=["json", "empty", "braces", "turned"],
)
def test_other_ways_to_write_a_deck(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    wanted = taught(load_deck(str(path), Path()))
    change(path)
    assert load_deck(str(path), Path()) == wanted


def test_a_json_file_is_only_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    text = '{"cards": {"1": "RxTxPxOxKx"}, "objectives": {}}'
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SideboardsError) as caught:
        change(path)
    assert caught.value.key == "deck-json"
    assert path.read_text(encoding="utf-8") == text


def test_nothing_new_is_not_written(mine: Path) -> None:
    os.utime(mine, (1, 1))
    written = update_deck(str(mine), same, no_start)
    assert not written.changed
    assert mine.stat().st_mtime == 1
    assert files(mine.parent) == ["mine.yaml"]


def test_the_file_before_is_kept(mine: Path) -> None:
    old = mine.read_bytes()
    written = update_deck(str(mine), taught, no_start)
    backup = mine.with_name("mine.yaml.bak")
    assert written.backup == str(backup)
    assert backup.read_bytes() == old
    between = mine.read_bytes()
    change(mine, lambda deck: replace(deck, learned=Learned()))
    assert backup.read_bytes() == between
    assert files(mine.parent) == ["mine.yaml", "mine.yaml.bak"]


def test_permissions_stay(mine: Path) -> None:
    mine.chmod(0o640)
    change(mine)
    assert stat.S_IMODE(mine.stat().st_mode) == 0o640


def test_a_link_stays_a_link(mine: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = elsewhere / "deck.yaml"
    link.symlink_to(mine)
    change(link)
    assert link.is_symlink()
    assert load_deck(str(mine), Path()).cards["2"] == Card.of("RfTxPsKxOb")
    assert files(elsewhere) == ["deck.yaml"]


def test_a_new_file_begins_with_the_start(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    start = "# head\ncards:\n  1: RxTxPxOxKx\nobjectives:\n"
    written = update_deck(str(path), taught, lambda: start)
    assert (written.changed, written.backup) == (True, None)
    assert path.read_text(encoding="utf-8").startswith("# head\n")
    assert update_deck(str(tmp_path / "none.yaml"), same, lambda: start).changed is False
    assert files(tmp_path) == ["own.yaml"]


def test_a_deck_becomes_a_file_and_a_deck_again(mine: Path) -> None:
    deck = replace(taught(load_deck(str(mine), Path())), invented=True, handles_per_card=3)
    mine.write_text(deck_text(deck, {"x-a": "b"}), encoding="utf-8")
    assert load_deck(str(mine), Path()) == replace(deck, strange_fields=())


def refused(path: Path, how: Callable[[Deck], Deck] = taught) -> SideboardsError:
    with pytest.raises(SideboardsError) as caught:
        update_deck(str(path), how, lambda: "cards:\nobjectives:\n")
    assert caught.value.exit_code == 2
    return caught.value


def test_the_decks_that_ship_are_not_written() -> None:
    old = (card_db() / "retail.yaml").read_bytes()
    assert refused(card_db() / "retail.yaml").key == "deck-shipped"
    assert refused(card_db() / "new.yaml").key == "deck-shipped"
    assert (card_db() / "retail.yaml").read_bytes() == old


def test_places_that_are_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path).key == "file-is-folder"
    assert refused(Path(os.devnull)).key == "deck-special"
    assert refused(tmp_path / "none" / "deck.yaml").key == "save-no-folder"
    assert refused(tmp_path / ("x" * 300)).key in {"deck-not-begun", "deck-not-written"}


def test_a_file_with_faults_is_left_alone(mine: Path) -> None:
    mine.write_text("cards:\n  1: RfTP\nobjectives:\n", encoding="utf-8")
    old = mine.read_bytes()
    assert refused(mine).key == "card-drawers"
    assert mine.read_bytes() == old


@pytest.mark.parametrize("step", ["write", "fsync", "link", "replace"])
def test_a_full_disk_leaves_the_old_file(
    mine: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    old = mine.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    if step == "replace":
        monkeypatch.setattr(Path, "replace", full)
    elif step == "write":
        monkeypatch.setattr(os, "fdopen", full)
    else:
        monkeypatch.setattr(os, step, full)
        monkeypatch.setattr(shutil, "copy2", full)
    assert refused(mine).key == "deck-not-written"
    monkeypatch.undo()
    assert mine.read_bytes() == old
    assert files(mine.parent) == ["mine.yaml"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs limits of POSIX")
def test_a_limit_of_the_system_leaves_the_old_file(mine: Path) -> None:
    import resource  # noqa: PLC0415 - not on Windows
    import signal  # noqa: PLC0415 - the same

    old = mine.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        assert refused(mine).key == "deck-not-written"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)
    assert mine.read_bytes() == old
    assert files(mine.parent) == ["mine.yaml"]


def test_a_folder_that_may_not_be_written(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_allowed(*_: object) -> int:  # the tests may run as root, who is allowed everything
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "open", not_allowed)
    assert refused(mine).key == "deck-not-written"
    assert refused(mine.with_name("none.yaml")).key == "deck-not-begun"


def test_a_file_that_may_not_be_written(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def read_only(path: str, flags: int, *rest: int) -> int:
        if flags & os.O_ACCMODE == os.O_WRONLY and str(path) == str(mine):
            raise OSError(errno.EROFS, "read-only")
        return real(path, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    error = refused(mine)
    assert (error.key, getattr(error.values["reason"], "errno", 0)) == (
        "deck-not-written",
        errno.EROFS,
    )


def test_a_file_system_without_hard_links(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    old = mine.read_bytes()
    monkeypatch.setattr(os, "link", no_links)
    change(mine)
    assert mine.with_name("mine.yaml.bak").read_bytes() == old


def test_what_a_killed_writer_left_is_taken_away(mine: Path) -> None:
    mine.with_name(".mine.yaml-abc.tmp").write_text("half")
    mine.with_name(".mine.yaml.lock").write_text("")
    os.link(mine, mine.with_name("mine.yaml.bak"))
    change(mine)
    assert files(mine.parent) == ["mine.yaml", "mine.yaml.bak"]


def test_two_writers_at_once_lose_nothing(mine: Path) -> None:
    def add(number: int) -> None:
        news = Learned.row((A,), source(number))
        change(mine, lambda deck: replace(deck, learned=deck.learned.merged(news)))

    threads = [threading.Thread(target=add, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(load_deck(str(mine), Path()).learned.seen[A]) == 8
    assert files(mine.parent) == ["mine.yaml", "mine.yaml.bak"]


def test_a_writer_that_does_not_end_is_not_waited_for_forever(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic, "PATIENCE", 0.1)
    with atomic.locked(mine):
        assert refused(mine).key == "deck-locked"

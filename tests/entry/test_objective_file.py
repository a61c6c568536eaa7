"""Objectives as files spell them out."""

import pytest

from sideboards_score.entry.deck.objective_file import ranges, read_objective
from sideboards_score.entry.game.objectives import parse_objectives, read_objectives
from sideboards_score.entry.text.tree import parse_tree
from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.model.cards import Color, Handle, Value
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Kind,
    ObjectiveSet,
    Of,
    Pattern,
    PatternObjective,
    RowObjective,
)
from sideboards_score.words import Words
from tests.entry.conftest import Faults, place

COLORS = "colors: {pattern: [X.X, .X.], points: 4}"


def objectives(text: str, deck: Deck) -> ObjectiveSet:
    """The three objectives of a game file's field, typed below its name."""
    return read_objectives(parse_tree(f"objectives:\n{text}").entries["objectives"], deck)


def rows(text: str, deck: Deck) -> RowObjective:
    return objectives(f" colors: 3\n handles: 9\n rows: {{{text}}}", deck).rows


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("red", Color.RED),
        ("Rot", Color.RED),
        ("ROUGE", Color.RED),
        ("rosso", Color.RED),
        ("türkis", Color.TURQUOISE),
        ("tuerkis", Color.TURQUOISE),
        ("Bleu", Color.TURQUOISE),
        ("turchese", Color.TURQUOISE),
        ("rosa", Color.PINK),
        ("rose", Color.PINK),
        ("arancione", Color.ORANGE),
        ("schwarz", Color.BLACK),
        ("noir", Color.BLACK),
        ("K", Color.BLACK),
        ("Blume", Handle.FLOWER),
        ("fleur", Handle.FLOWER),
        ("carré", Handle.SQUARE),
        ("Quadrat", Handle.SQUARE),
        ("barretta", Handle.BAR),
        ("Stab", Handle.BAR),
    ],
)
def test_value_in_four_languages(demo: Deck, word: str, value: Value) -> None:
    objective = rows(f"rows: 1, value: {word}", demo)
    assert (objective.value, objective.of) == (
        value,
        Of.COLOR if isinstance(value, Color) else Of.HANDLE,
    )


@pytest.mark.parametrize("word", ["color", "Farbe", "couleur", "colore"])
def test_colour_in_four_languages(demo: Deck, word: str) -> None:
    assert rows(f"rows: 2, of: {word}", demo).of is Of.COLOR


@pytest.mark.parametrize("word", ["handle", "Griff", "poignée", "maniglia"])
def test_handle_in_four_languages(demo: Deck, word: str) -> None:
    assert rows(f"rows: 2, of: {word}", demo).of is Of.HANDLE


def test_lines_give_the_number_of_rows(demo: Deck) -> None:
    objective = rows("of: color, lines: [4, 1]", demo)
    assert (objective.rows, objective.lines) == (2, (4, 1))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "field-missing"),
        ("rows: 1", "field-missing"),
        ("of: color", "field-missing"),
        ("rows: 0, of: color", "rows-count"),
        ("rows: 3, of: color", "rows-count"),
        ("rows: 1, of: color, lines: [1, 4]", "rows-count"),
        ("of: color, lines: [1, 1]", "lines-wrong"),
        ("of: color, lines: [0]", "lines-wrong"),
        ("of: color, lines: [6]", "lines-wrong"),
        ("of: color, lines: [1, 2, 3]", "lines-wrong"),
        ("of: color, lines: []", "lines-wrong"),
        ("of: color, lines: 1", "field-not-list"),
        ("rows: 1, of: colr", "field-not-choice"),
        ("rows: 1, value: rd", "value-unknown"),
        ("rows: 1, value: red, of: handle", "value-other-kind"),
        ("row: 1", "field-unknown"),
        ("kind: pattern, of: color", "objective-other-kind"),
    ],
)
def test_wrong_row_objective_names_its_line(demo: Deck, text: str, key: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        rows(text, demo)
    assert (caught.value.key, place(caught.value)["line"]) == (key, 4)


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("[101, 010]", "X.X/.X."),
        ("[01100]", "XX"),
        ("010", "X"),
        ("X.X/.X.", "X.X/.X."),
    ],
)
def test_pattern_rows_arrive_as_typed(demo: Deck, pattern: str, wanted: str) -> None:
    goals = objectives(f" colors: {{pattern: {pattern}, points: 07}}\n handles: 9\n rows: 19", demo)
    assert goals.colors.pattern is not None
    assert (goals.colors.pattern.text, goals.colors.points) == (wanted, 7)


def test_a_list_may_spell_patterns_out_as_the_command_line_does(demo: Deck) -> None:
    goals = objectives(" - X.X/.X.=4\n - X./.X=3\n - 19", demo)
    assert goals == parse_objectives("X.X/.X.=4,X./.X=3,19", demo)


def test_pattern_drawn_over_several_lines_of_text(demo: Deck) -> None:
    # The natural way to draw in YAML: a block of text.
    text = " colors:\n  pattern: |\n   X.X\n   .X.\n  points: 4\n handles: 9\n rows: 19"
    pattern = objectives(text, demo).colors.pattern
    assert pattern is not None
    assert pattern.text == "X.X/.X."


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (" []", "objective-kind-missing", 2),
        (" - 3\n - 9", "objective-kind-missing", 2),
        (" - 3\n - 4\n - 19", "objective-kind-twice", 2),
        (" - 3\n - 9\n - 99", "objective-unknown", 2),
        (" - 3\n - 9\n - 1:30", "objective-not-number", 2),
        (" - 3\n - 9\n - 19.0", "objective-not-number", 2),
        (" - 3\n - 9\n - []", "field-not-text", 4),
        (" 3,9,19", "field-not-list", 2),
        (" colors: 3\n handles: 9", "objective-kind-missing", 2),
        (" colors: 3\n handels: 9\n rows: 19", "field-unknown", 3),
        (" colors: 9\n handles: 9\n rows: 19", "objective-other-kind", 2),
        (f" {COLORS[:-1]}, point: 3}}\n handles: 9\n rows: 19", "field-unknown", 2),
        (" colors: {pattern: [1:30], points: 3}\n handles: 9\n rows: 19", "pattern-sign", 2),
        (" colors: {pattern: [], points: 3}\n handles: 9\n rows: 19", "pattern-empty", 2),
        (" colors: {pattern: [XX], points: 4.5}\n handles: 9\n rows: 19", "field-not-number", 2),
    ],
)
def test_wrong_objectives_name_their_line(demo: Deck, text: str, key: str, line: int) -> None:
    with pytest.raises(SideboardsError) as caught:
        objectives(text, demo)
    assert (caught.value.key, place(caught.value)["line"]) == (key, line)


def test_kind_of_the_pile_stands_for_the_fields_kind_and_of(demo: Deck) -> None:
    text = f" {COLORS}\n handles: {{pattern: [XX], points: 1}}\n rows: {{of: color, rows: 1}}"
    goals = objectives(text, demo)
    assert [goals.colors.kind, goals.handles.kind, goals.rows.kind] == list(Kind)
    assert [goals.colors.number, goals.handles.number, goals.rows.number] == [None] * 3


def test_objective_of_a_deck_may_lack_pattern_and_points() -> None:
    objective = read_objective(1, parse_tree("kind: pattern\nof: color"))
    assert isinstance(objective, PatternObjective)
    assert not objective.complete


@pytest.mark.parametrize(
    ("numbers", "text"), [([], []), ([3], ["3"]), ([1, 2, 3, 5, 7, 8], ["1-3", "5", "7-8"])]
)
def test_ranges_of_numbers(numbers: list[int], text: list[str]) -> None:
    assert ranges(numbers) == text


@pytest.mark.parametrize(
    "text",
    [
        "3 9 19",
        " 19  9,3 ",
        "X.X/.X.=4 9 19",
        "X.X / .X. = 4, 9 19",
        "X.X/.X.=4,X./.X=3 19",
        "3; 9; 19",
    ],
)
def test_objectives_of_a_line_are_parted_by_commas_or_spaces(demo: Deck, text: str) -> None:
    typed = parse_objectives(text, demo)
    wanted = parse_objectives("3,9,19", demo)
    assert typed.rows == wanted.rows
    assert typed.handles.pattern == wanted.handles.pattern
    assert typed.colors.pattern == wanted.colors.pattern


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3,,19", "objectives-empty"),
        ("3 , ,19", "objectives-empty"),
        ("", "objectives-nothing"),
        ("3 9", "objective-kind-missing"),
        ("3 9 19 20", "objective-kind-twice"),
        ("3 9 nineteen", "objectives-spelling"),
    ],
)
def test_wrong_objectives_of_a_line_are_told_exactly(demo: Deck, text: str, key: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        parse_objectives(text, demo)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("typed", "kind", "number"),
    [
        ("5=X./.X/X.=5", "colors", 5),  # the deck knows the number, and so the kind
        ("9=X./.X/X.=5", "handles", 9),
        (" 9 = X. / .X / X. = 5", "handles", 9),
        ("31=X./.X/X.=5", "colors", 31),  # it does not, so that the first kind left is taken
    ],
)
def test_a_pattern_is_typed_with_its_number(demo: Deck, typed: str, kind: str, number: int) -> None:
    other = "9" if kind == "colors" else "3"
    found = parse_objectives(f"{typed},{other},19", demo)
    goal = getattr(found, kind)
    assert (goal.number, goal.points) == (number, 5)
    assert goal.pattern == Pattern.of("X.", ".X", "X.")


def test_a_number_of_rows_takes_no_pattern(demo: Deck) -> None:
    with pytest.raises(UsageError) as caught:
        parse_objectives("19=X./.X=5,3,9", demo)
    assert caught.value.key == "objectives-rows-spelled"


def test_an_objective_of_a_game_file_has_a_number(demo: Deck) -> None:
    spelled = "{number: 5, pattern: X./.X, points: 5}"
    goals = objectives(
        f" colors: {spelled}\n handles: 9\n rows: {{number: 31, rows: 2, of: color}}", demo
    )
    assert goals.colors == PatternObjective(5, Of.COLOR, Pattern.of("X.", ".X"), 5)
    assert goals.rows == RowObjective(31, Of.COLOR, 2)


@pytest.mark.parametrize("number", ["0", "x", "-1"])
def test_a_number_of_a_game_file_is_one(demo: Deck, number: str) -> None:
    spelled = f"{{number: {number}, pattern: X./.X, points: 5}}"
    with pytest.raises(SideboardsError):
        objectives(f" colors: {spelled}\n handles: 9\n rows: 19", demo)


def test_a_deck_file_has_the_number_before_the_objective(faults: Faults) -> None:
    text = (
        "cards: {}\nobjectives:\n  5: {kind: pattern, number: 5, of: color, pattern: XX, points: 2}"
    )
    assert [fault.key for fault in faults(text)] == ["field-unknown"]


OF_COLORS = "{number: 5, pattern: [X., .X], points: 5}"
OF_HANDLES = "{of: handle, pattern: [XX], points: 2}"


@pytest.mark.parametrize(
    "typed",
    [
        (OF_COLORS, OF_HANDLES, "19"),
        ("19", "{pattern: [XX], points: 2}", OF_COLORS),
        (OF_HANDLES, "{number: 40, value: red, rows: 1}", OF_COLORS),
        ("{rows: 1, value: rot}", OF_HANDLES, "{number: 31, pattern: [X., .X], points: 5}"),
    ],
)
def test_a_list_spells_objectives_out_in_any_order(demo: Deck, typed: tuple[str, ...]) -> None:
    found = objectives("".join(f"- {part}\n" for part in typed), demo)
    assert found.colors.pattern == Pattern.of("X.", ".X")
    assert found.handles == PatternObjective(None, Of.HANDLE, Pattern.of("XX"), 2)
    assert found.rows.value is Color.RED


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ((OF_HANDLES, OF_HANDLES, "19"), "objective-kind-two"),
        (("3", OF_COLORS, "19"), "objective-kind-twice"),
        (("{number: 5}", "9", "19"), "field-missing"),
        ((OF_COLORS, "19"), "objective-kind-missing"),
        (("{number: 19, pattern: [XX], points: 2}", "3", "9"), "field-unknown"),
    ],
)
def test_a_list_that_does_not_fit_is_told_with_its_line(
    demo: Deck, typed: tuple[str, ...], key: str
) -> None:
    with pytest.raises(SideboardsError) as caught:
        objectives("".join(f"- {part}\n" for part in typed), demo)
    assert caught.value.key == key
    assert Words("en").problem(caught.value).startswith("line ")

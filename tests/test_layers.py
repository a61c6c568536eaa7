"""Which part of the package may import which: model <- entry, rules, render <- cli."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "sideboards_score"

MAY_IMPORT = {
    "errors": set[str](),
    "model": {"errors"},
    "entry": {"errors", "model"},
    "rules": {"model"},
    "photo": {"errors", "model"},
    "render": {"errors", "model"},
    "cli": {"errors", "model", "entry", "rules", "render", "photo"},
}
"""Parts of the package that a part may import besides itself."""

ONLY_IN = {
    "cv2": {"photo"},
    "numpy": {"photo"},
    "PIL": {"photo"},
    "typer": {"cli"},
    "yaml": {"entry"},
    "ruamel": {"entry"},
    "platformdirs": {"entry"},
    "rich": {"render", "cli"},
    "json": {"render", "entry"},
}
"""Libraries that belong to one part."""

MODULES = [
    *sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE),
    PACKAGE / "errors.py",
]


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """Every module that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_towards_the_model(path: Path) -> None:
    part = part_of(path)
    allowed = MAY_IMPORT[part] | {part}
    for name in imported(path):
        top, *rest = name.split(".")
        if top == "sideboards_score" and rest[0] != "__version__":
            assert rest[0] in allowed, f"{part} imports {name}"
        if top in ONLY_IN:
            assert part in ONLY_IN[top], f"{part} imports {name}"


def test_every_part_is_listed() -> None:
    parts = {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert parts == set(MAY_IMPORT) - {"errors"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_modules_stay_small(path: Path) -> None:
    # About 300 lines; the sentences of a language are one list and may be longer.
    if path.parent.name != "words":
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 330


def test_functions_stay_under_50_lines() -> None:
    too_long = [
        f"{path.name}:{node.name}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.body[0].lineno > 50
    ]
    assert too_long == []

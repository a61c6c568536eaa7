"""Which part of the package may import which, and how large rooms and folders may grow.

errors <- words, model <- entry, rules, photo <- render <- service <- cli; and entry <- history, the
storage of kept games, <- service. web stands beside cli: both are skins over service, and
of cli only the command that starts the server knows it. The other game has a room of its own,
`sequence`, with the same layers inside it; its skins are commands of cli and one page of web, and
nothing of Sideboards imports it.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "sideboards_score"

_VALUES = {"errors", "model"}
_ENGINE = {*_VALUES, "words", "entry", "rules", "photo", "render"}
MAY_IMPORT: Mapping[str, set[str]] = {
    "errors": set(),
    "words": {"errors"},
    "model": {"errors"},
    "entry": _VALUES,
    "rules": {"model"},
    "photo": _VALUES,
    "render": {*_VALUES, "words", "photo"},
    "history": {*_VALUES, "entry"},
    "service": {*_ENGINE, "history"},
    "web": {*_ENGINE, "service", "sequence"},
    "sequence": {*_VALUES, "words", "entry", "photo", "render"},
    "cli": {*_ENGINE, "service", "web", "sequence"},
}
"""Parts of the package that a part may import besides itself."""

INSIDE_SEQUENCE: Mapping[str, tuple[set[str], set[str]]] = {
    "model": ({"model"}, set()),
    "entry": ({"errors", "model", "entry"}, {"model"}),
    "rules": (set(), {"model"}),
    "photo": ({"errors", "model", "photo"}, {"model"}),
    "render": ({"words", "render", "model"}, {"model"}),
    "service": (MAY_IMPORT["sequence"], {"model", "entry", "rules", "photo", "render"}),
}
"""For each layer of `sequence`: parts of the house, and other layers, that it may import."""

MAY_SEE_SEQUENCE = ("cli/commands/sequence", "web/pages/sequence.py", "web/worker.py")

ONLY_IN = {
    "cv2": {"photo", "sequence"},
    "numpy": {"photo", "rules", "sequence"},
    "PIL": {"photo", "render"},
    "typer": {"cli"},
    "starlette": {"web"},
    "uvicorn": {"web"},
    "python_multipart": {"web"},
    "jinja2": {"web"},
    "markupsafe": {"web"},
    "segno": {"web"},
    "yaml": {"entry"},
    "ruamel": {"entry"},
    "platformdirs": {"entry"},
    "filelock": {"entry"},
    "rich": {"render", "cli"},
    "json": {"render", "entry", "web"},
    "typst": {"render"},
    "sqlite3": {"history"},
}
"""Libraries that belong to one part."""

MOST_MODULES = 14
"""A folder is a dozen names; more cannot be kept in mind."""

MODULES = [
    *sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE),
    PACKAGE / "errors.py",
]
FOLDERS = sorted({path.parent for path in MODULES})


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


def imported_modules(path: Path) -> set[Path]:
    """The modules of the package that a file imports."""
    found = set()
    for name in imported(path):
        _, *parts = name.split(".")
        if name.startswith("sideboards_score."):
            for place in (PACKAGE.joinpath(*parts), PACKAGE.joinpath(*parts[:-1])):
                if place.with_suffix(".py").is_file():
                    found.add(place.with_suffix(".py"))
                    break
    return found


def circles(arrows: Mapping[Path, set[Path]]) -> Iterator[list[Path]]:
    """Every way that leads back to where it began, once for each beginning."""

    def walk(way: list[Path], seen: set[Path]) -> Iterator[list[Path]]:
        for target in sorted(arrows.get(way[-1], ())):
            if target == way[0]:
                yield way
            elif target not in seen:
                seen.add(target)
                yield from walk([*way, target], seen)

    for start in sorted(arrows):
        yield from walk([start], {start})


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


@pytest.mark.parametrize(
    "path", [path for path in MODULES if part_of(path) == "sequence"], ids=lambda path: path.name
)
def test_sequence_has_the_layers_of_the_house(path: Path) -> None:
    layer = path.relative_to(PACKAGE / "sequence").parts[0]
    if layer == "__init__.py":
        assert imported(path) == set()
        return
    house, layers = INSIDE_SEQUENCE[layer]
    for name in imported(path):
        top, *rest = name.split(".")
        if top == "sideboards_score" and rest[0] == "sequence":
            assert rest[1] in layers | {layer}, f"sequence/{layer} imports {name}"
        elif top == "sideboards_score":
            assert rest[0] in house, f"sequence/{layer} imports {name}"
        assert top not in ("cv2", "numpy") or layer == "photo"


def test_only_its_own_commands_know_the_other_game() -> None:
    for path in MODULES:
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith(("sequence/", *MAY_SEE_SEQUENCE)):
            names = {name for name in imported(path) if "score.sequence" in name}
            assert names == set(), f"{place} imports {names}"


def test_only_the_command_that_serves_knows_the_pages() -> None:
    for path in MODULES:
        if part_of(path) == "cli" and path.name != "serve.py":
            assert not any(name.startswith("sideboards_score.web") for name in imported(path)), path


def test_no_module_leads_back_to_itself() -> None:
    assert list(circles({path: imported_modules(path) for path in MODULES})) == []


def test_no_folder_leads_back_to_itself() -> None:
    # A folder may use the folders inside it; it is then no room of its own, but their house.
    arrows: dict[Path, set[Path]] = {}
    for path in MODULES:
        for target in imported_modules(path):
            inside = path.parent in target.parents or target.parent in path.parents
            if not inside:
                arrows.setdefault(path.parent, set()).add(target.parent)
    assert list(circles(arrows)) == []


def test_every_part_is_listed() -> None:
    parts = {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert parts == set(MAY_IMPORT) - {"errors"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_folder_holds_about_a_dozen_names(folder: Path) -> None:
    modules = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    folders = {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
    assert len(modules | folders) <= MOST_MODULES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_modules_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 330


def test_functions_stay_under_50_lines() -> None:
    too_long = [
        f"{path.name}:{node.name}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.body[0].lineno > 50
    ]
    assert too_long == []

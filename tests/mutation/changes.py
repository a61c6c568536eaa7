"""Single changes to Python code that a test should notice, as text put in place of text."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_UNREAD = ("annotation", "returns", "decorator_list", "type_comment")
"""Parts of the code that nothing is worked out from."""

_GUARDS = ("strict", "slots")
"""Arguments that make no difference to a program without faults."""


@dataclass(frozen=True, order=True)
class Change:
    """What stands between two places of a file, in bytes, and what to write there instead."""

    start: int
    end: int
    text: str

    def made_in(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def line_in(self, source: bytes) -> int:
        """The line of the file that is changed."""
        return source.count(b"\n", 0, self.start) + 1

    def difference(self, source: bytes) -> list[str]:
        """The lines taken away and put in."""
        before, after = (text.decode().splitlines() for text in (source, self.made_in(source)))
        shown = [*unified_diff(before, after, n=0, lineterm="")]
        return [line for line in shown[2:] if not line.startswith("@@")]


def changes(source: bytes) -> list[Change]:
    """Every single change of a file, in its order."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = {
        Change(
            starts[old.lineno - 1] + old.col_offset,
            starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0),
            text,
        )
        for node in _nodes(tree)
        for old, text in _instead(node)
    }
    return sorted(found)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that is worked out when the program runs.

    What stands inside a string has no place of its own in Python 3.11, and a pattern of `match`
    takes no other signs.
    """
    yield node
    if isinstance(node, ast.JoinedStr | ast.pattern):
        return
    if isinstance(node, ast.keyword) and node.arg in _GUARDS:
        return
    for name, value in ast.iter_fields(node):
        if name not in _UNREAD:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _nodes(child)


def _instead(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What may stand in place of a node, or of a part of it."""
    if isinstance(node, ast.If | ast.IfExp):
        yield from _negated(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _negated(test)
    elif isinstance(node, ast.stmt):
        yield from ((node, text) for text in _statements(node))
    elif isinstance(node, ast.expr):
        yield from ((node, text) for text in _expressions(node))


def _negated(test: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """A choice by a name or a call the other way round; comparisons are turned on their own."""
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield test, f"(not {_written(test)})"


def _statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "return None"
        case ast.Expr(value=ast.Constant()):
            pass  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            yield "pass"
        case ast.Assign() if not any(isinstance(to, ast.Name) for to in node.targets):
            yield "pass"


def _expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare():
            for at, sign in enumerate(node.ops):
                signs = [*node.ops[:at], _COMPARISONS[type(sign)](), *node.ops[at + 1 :]]
                yield _written(ast.Compare(node.left, signs, node.comparators))
        case ast.BinOp() if type(node.op) in _ARITHMETIC:
            yield _written(ast.BinOp(node.left, _ARITHMETIC[type(node.op)](), node.right))
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield _written(ast.BoolOp(other, node.values))
            yield from (_written(_without(node, at)) for at in range(len(node.values)))
        case ast.UnaryOp(op=ast.Not()):
            yield _written(node.operand)
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() | float() as value):
            yield from (f"({value + 1})", f"({value - 1})")


def _without(node: ast.BoolOp, index: int) -> ast.expr:
    rest = [value for at, value in enumerate(node.values) if at != index]
    return rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"

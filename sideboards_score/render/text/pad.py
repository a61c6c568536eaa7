"""The score pad as lines of text: it fits 80 columns for six players with long names."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, chop_cells

from sideboards_score.render.page import WIDTH, Page, Row, Span, padded, row
from sideboards_score.render.sentences.breakdown import Ranking
from sideboards_score.render.sentences.pad import OPEN, Cell, Pad, PadLine

WINS = "*"
"""Before the total of who wins, and before the sentence that says so."""

_INDENT, _GAP = 2, 2
_NARROW_GAP = 1
"""Columns between two players, and where six of them need all the room."""
_NAME = 16
"""A name gets so many columns where there is room, and goes on in further lines."""
_NAME_LINES = 5
"""Lines of a name; a longer one is cut, and stands in full at its board."""


def pad_rows(pad: Pad) -> Page:
    """The pad; players who do not fit beside the others stand in a second block below them."""
    label = max(cell_len(line.label) for line in pad.lines)
    room = WIDTH - _INDENT - label
    for gap, tight in ((_GAP, False), (_NARROW_GAP, False), (_NARROW_GAP, True)):
        texts = [[_cell_text(cell, line, tight=tight) for cell in line.cells] for line in pad.lines]
        least = [max(map(cell_len, column)) for column in zip(*texts, strict=True)]
        if sum(least) + gap * len(least) <= room:
            return _block(pad, texts, _widths(pad.names, least, room, gap), label, gap)
    half = (len(pad.names) + 1) // 2
    return [*pad_rows(_part(pad, 0, half)), row(), *pad_rows(_part(pad, half, len(pad.names)))]


def result_rows(ranking: Ranking) -> Page:
    """Below the pad: who wins, with the mark of the total; the band of a solo game; doubts."""
    mark = f"  {WINS} " if ranking.winners else "  "
    said = [(mark, Span(ranking.winners or ranking.band, "bold"))]
    said += [("  ", Span(doubt)) for doubt in ranking.doubts]
    return [row(before, span, hang=len(before)) for before, span in said if span.text]


def _part(pad: Pad, first: int, last: int) -> Pad:
    """The same pad for some of the players."""
    lines = tuple(line._replace(cells=line.cells[first:last]) for line in pad.lines)
    return Pad(pad.names[first:last], pad.wins[first:last], lines)


def _cell_text(cell: Cell, line: PadLine, *, tight: bool) -> str:
    text = cell.text.replace(" ", "") if tight else cell.text
    # room for the mark of who wins, in every column alike
    return f"  {text}" if line.part == "total" else text


def _widths(names: Sequence[str], least: Sequence[int], room: int, gap: int) -> list[int]:
    """Columns for each player; what the figures leave goes to the names that need it most."""
    widths = list(least)
    wanted = [min(_NAME, cell_len(name)) for name in names]
    for _ in range(room - gap * len(names) - sum(least)):
        lacking = [want - width for want, width in zip(wanted, widths, strict=True)]
        if max(lacking) > 0:
            widths[lacking.index(max(lacking))] += 1
    return widths


def _block(
    pad: Pad, texts: Sequence[Sequence[str]], widths: Sequence[int], label: int, gap: int
) -> Page:
    page = list(_heads(pad, widths, label, gap))
    for line, cells in zip(pad.lines, texts, strict=True):
        spans = [Span(" " * _INDENT + padded(line.label, label), _style(line, wins=False))]
        for text, width, wins in zip(cells, widths, pad.wins, strict=True):
            shown = f"{WINS} {text.strip()}" if wins and line.part == "total" else text
            room = " " * (gap + width - cell_len(shown))
            spans.append(Span(room + shown, _style(line, wins=wins)))
        page.append(Row(tuple(spans)))
    total = next(number for number, line in enumerate(pad.lines) if line.part == "total")
    rule = "─" * (label + sum(widths) + gap * len(widths))
    page.insert(len(page) - len(pad.lines) + total, row(" " * _INDENT, Span(rule, "dim")))
    return page


def _style(line: PadLine, *, wins: bool) -> str:
    """The total stands out, and so does all of who wins."""
    return "bold" if line.part == "total" or (wins and line.part != OPEN) else ""


def _heads(pad: Pad, widths: Sequence[int], label: int, gap: int) -> Iterator[Row]:
    """The names above their columns, the last line of each at the bottom."""
    lines = [_name_lines(name, width) for name, width in zip(pad.names, widths, strict=True)]
    most = max(map(len, lines))
    for number in range(most):
        spans = [Span(" " * (_INDENT + label))]
        for name, width, wins in zip(lines, widths, pad.wins, strict=True):
            place = number - most + len(name)
            text = name[place] if place >= 0 else ""
            spans.append(Span(" " * (gap + width - cell_len(text)) + text, "bold" if wins else ""))
        yield Row(tuple(spans))


def _name_lines(name: str, width: int) -> list[str]:
    """A name in lines of this width, broken at spaces where there are some."""
    lines = [""]
    for word in name.split():
        for part in chop_cells(word, width):
            longer = f"{lines[-1]} {part}".strip()
            if cell_len(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(part)
    if len(lines) <= _NAME_LINES:
        return lines
    last = lines[_NAME_LINES - 1]
    while cell_len(last) >= width:
        last = last[:-1]
    return [*lines[: _NAME_LINES - 1], f"{last}…"]

"""How the server and its workers speak: a line of JSON, then as many bytes as it says."""

import json
from collections.abc import Mapping
from typing import BinaryIO

from sideboards_score.web.tuning import MOST_DATA, MOST_TEXT


def write_frame(stream: BinaryIO, fields: Mapping[str, object], data: bytes = b"") -> None:
    """Say something."""
    line = json.dumps({**fields, "bytes": len(data)}).encode()
    stream.write(line + b"\n" + data)
    stream.flush()


def read_frame(stream: BinaryIO) -> tuple[dict[str, object], bytes] | None:
    """What the other side says; None at its end. Raises `ValueError` for nonsense."""
    line = stream.readline(MOST_TEXT)
    if not line:
        return None
    fields = json.loads(line)
    if not isinstance(fields, dict) or not isinstance(fields.get("bytes"), int):
        raise ValueError("no frame")  # noqa: TRY004 - it is what was sent that is wrong
    size = fields["bytes"]
    if not 0 <= size <= MOST_DATA:
        raise ValueError("too large")
    data = stream.read(size)
    if len(data) < size:
        return None
    return fields, data

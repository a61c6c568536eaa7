"""A worker process: takes photos from its standard input, answers on its standard output.

What it says is JSON and a JPEG, never anything that runs: a photo may have taken it over.
"""

import os
import sys
from contextlib import suppress
from math import ceil
from typing import BinaryIO

from sideboards_score.sequence.service.shot import read_shot as read_board_shot
from sideboards_score.service.history.table.reading import in_memory, plain, read_shot
from sideboards_score.web.frames import read_frame, write_frame
from sideboards_score.web.tuning import READ_SECONDS, SHOWN_WIDTH, WORKER_BYTES, WORKER_NICE


def main() -> None:
    """Work until nobody asks any more."""
    _limit()
    given, told = _streams()
    while True:
        frame = read_frame(given)
        if frame is None:
            return
        fields, data = frame
        _allow()
        if fields["kind"] == "read":
            file, turn = str(fields["file"]), int(str(fields["turn"]))
            row, game = str(fields["row"]), str(fields["fields"])
            ok, text, jpeg = read_shot(file, turn, row, game, SHOWN_WIDTH)
        elif fields["kind"] == "board":
            with in_memory(data) as path:
                ok, text = read_board_shot(path)
            jpeg = b""
        else:
            ok, text, jpeg = plain(data)
        write_frame(told, {"ok": ok, "text": text}, jpeg)


def _limit() -> None:
    """Bound the memory, and give way to the pages; where the system cannot, go on without."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (WORKER_BYTES, WORKER_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(AttributeError, OSError):
        os.nice(WORKER_NICE)


def _allow() -> None:
    """Bound the processor time for the next photo: then the system ends this process."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        until = ceil(used.ru_utime + used.ru_stime) + READ_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (until, most))


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """The two ends; what libraries print goes to standard error."""
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return sys.stdin.buffer, told


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()

"""What stands beside the templates: style, script, icon. Read at the start, by name.

No path of a request is ever opened.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from starlette.responses import Response

from sideboards_score.web.answers import Answer, answer_of

_FOLDER = Path(__file__).parent.parent / "static"
_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
_ASKED_AGAIN, _FOR_EVER = "no-cache", "public, max-age=31536000, immutable"


@cache
def statics() -> Mapping[str, Answer]:
    """The files by name."""
    return {
        file.name: answer_of(
            Response(
                file.read_bytes(),
                headers={"cache-control": _ASKED_AGAIN},
                media_type=_TYPES[file.suffix],
            ),
            vary="Accept-Encoding",
        )
        for file in sorted(_FOLDER.iterdir())
        if file.suffix in _TYPES
    }


@cache
def edition() -> str:
    """What all of them together are called by: pages name it, so that browsers need not ask."""
    tags = "".join(answer.tag for answer in statics().values())
    return hashlib.sha256(tags.encode()).hexdigest()[:12]


def static(name: str, asked: str | None = None) -> Answer | None:
    """A file; whoever names the edition that is here may keep it for ever."""
    found = statics().get(name)
    if found is None or asked != edition():
        return found
    return found._replace(headers={**found.headers, "cache-control": _FOR_EVER})

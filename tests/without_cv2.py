"""On a computer where OpenCV cannot be loaded, what needs it is skipped, and the reason is told.

A bare server lacks libGL. The first `import cv2`, in a test or in the program that it runs, ends
that test then; so no test has to say that it reads photos. `.ci/run` loads OpenCV first and fails.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from traceback import walk_stack
from types import ModuleType

import pytest


class _Skips:
    """Answers `import cv2` in place of the package."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def find_spec(
        self, name: str, _: Sequence[str] | None = None, __: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Skip the test that wants it; every other module is looked for elsewhere."""
        if name.partition(".")[0] == "cv2":
            _forget_half_loaded()
            pytest.skip(self.reason, allow_module_level=True)
        return None


def _forget_half_loaded() -> None:
    """Take out the modules that are being loaded: pytest leaves them where its import ends."""
    for frame, _ in walk_stack(None):
        if frame.f_code.co_name == "<module>":
            sys.modules.pop(frame.f_globals["__name__"], None)


_REASON = "SIDEBOARDS_TEST_NO_CV2"
"""Where the processes that share the tests find the reason; empty where there is none."""

_ASK = """
from sideboards_score.errors import FileError
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.words import Words
try:
    require_cv2()
except FileError as error:
    print(Words("en").problem(error))
"""


def why_not() -> str:
    """Why OpenCV cannot be loaded, with the package to install; empty where it can."""
    if _REASON not in os.environ:
        # In a process of its own: some tests look at what the program itself has loaded.
        done = subprocess.run(
            [sys.executable, "-c", _ASK], capture_output=True, encoding="utf-8", check=True
        )
        os.environ[_REASON] = done.stdout.strip()
    return os.environ[_REASON]


def skip_what_needs_cv2() -> None:
    """Let every test end as skipped that wants OpenCV where there is none."""
    if why_not():
        sys.meta_path.insert(0, _Skips(why_not()))

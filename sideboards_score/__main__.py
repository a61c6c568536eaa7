"""Run the program: the installed command, and ``python -m sideboards_score``."""

import sys

from sideboards_score.errors import ExitCode


def run() -> None:
    """Load the program and run it; breaking off while it loads is as quiet as later."""
    try:
        from sideboards_score.cli.app import main  # noqa: PLC0415 - see above
    except KeyboardInterrupt:
        sys.exit(ExitCode.INTERRUPTED)
    main()


if __name__ == "__main__":
    run()

"""The pseudo-terminal of the other commands."""

from tests.cli.conftest import fork_server, sit

__all__ = ["fork_server", "sit"]

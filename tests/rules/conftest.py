"""What the tests of the rules share."""

import pytest

from sideboards_score.model.rulebook import Rulebook
from tests.rules import games


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    """The figures of `card_db/rules.yaml`, written a second time by hand."""
    return games.RULEBOOK

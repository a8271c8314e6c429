"""What all tests share: property tests may take their time, since a first call may compile."""

import pytest
from hypothesis import settings

from labdeck.bots.policies import compiled_policies

settings.register_profile("labdeck", deadline=None)
settings.load_profile("labdeck")


@pytest.fixture(scope="session")
def compiled_bots() -> None:
    """Has the rules and the bots compiled, for tests whose command would else do that, and not answer in time."""
    compiled_policies()

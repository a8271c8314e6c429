"""What all tests share: property tests may take their time, and the library of machine code with all its checks."""

import signal

import pytest
from hypothesis import settings

from labdeck.native.checked import Checked
from labdeck.native.sources import files

settings.register_profile("labdeck", deadline=None)
settings.load_profile("labdeck")
# A parent that ignores Ctrl-C, as nohup in the background does, hands that down; tests send it to what they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The phrases' tests can be run over decks of one's own: `pytest tests/phrases --deck my-deck.toml`."""
    parser.addoption("--deck", action="append", help="run tests/phrases over this deck, by name or path, and no other")


@pytest.fixture(scope="session")
def checked_rules(tmp_path_factory: pytest.TempPathFactory) -> Checked:
    """The rules and policies as machine code that is looked at."""
    return Checked(files(), tmp_path_factory.mktemp("checked") / "librules.so")

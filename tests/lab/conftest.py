"""Decks that several tests play."""

import pytest

from labdeck.deck import Tables, load, tables


@pytest.fixture
def gsa() -> Tables:
    """A deck of many choices."""
    return tables(load("gsa"))

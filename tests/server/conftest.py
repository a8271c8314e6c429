"""A server that several tests of a file share, with its database in a folder of its own."""

from collections.abc import Iterator

import pytest

from .house import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home")) as running:
        yield running

"""A test that asks for a stage runs for every card that says the phrase of its file."""

from importlib import import_module

import pytest

from tests.phrases.sayings import who_says


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The stages of a test: all that say its phrase; `blockable` leaves out decks without a card that cancels."""
    for fixture in {"stage", "blockable"} & set(metafunc.fixturenames):
        folder, _, _ = metafunc.module.__name__.rpartition(".")
        decks = metafunc.config.getoption("deck") or []
        said = who_says(folder.rpartition(".")[2], metafunc.module.PHRASE, decks)
        stages = [import_module(f"{folder}.stage").Stage(each) for each in said]
        chosen = [stage for stage in stages if fixture == "stage" or stage.block]
        metafunc.parametrize(fixture, [pytest.param(stage, id=stage.saying.label) for stage in chosen])

"""Needs are read tolerantly, and said in one way."""

from pathlib import Path

import pytest

from labdeck.deck import load
from labdeck.deck.projects.needs import canonical_need, need_bits
from tests.deck.projects.small import SMALL

READ = {
    "yeast": "yeast",
    "Yeast": "yeast",
    "baker's yeast": "yeast",
    "any technique": "any 1 technique",
    "any one technique": "any 1 technique",
    "Any two techniques": "any 2 techniques",
    "any 2 technique": "any 2 techniques",
    "two of one species": "2 of one species",
    "3 of the same species": "3 of one species",
    "any 9 techniques": "",
    "any 0 techniques": "",
    "1 of one species": "",
    "any two": "",
    "any": "",
    "one technique": "any 1 technique",
    "1 technique": "any 1 technique",
    "two techniques": "",
    "same": "",
}


@pytest.mark.parametrize("text", READ)
def test_a_need_is_said_in_one_way(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(SMALL.replace('name = "Yeast"', 'name = "Baker\'s yeast"'))
    words = load(path).vocabulary
    said = canonical_need(text, words)
    assert said == READ[text]
    assert need_bits(text, words) == need_bits(said, words)
    assert bool(need_bits(text, words)) == bool(said)
    assert canonical_need(said, words) == said


def test_a_name_that_two_kinds_have_means_neither(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(SMALL.replace('name = "Yeast"', 'name = "Pet"').replace('name = "Fly"', 'name = "Pet"'))
    assert canonical_need("pet", load(path).vocabulary) == ""

"""Sources in plain words: no mark of ours reaches a reader."""

import re

import pytest

from labdeck.deck import load, names, plain_sources, taught_by
from labdeck.faces import back, face

MARKS = re.compile(r"\b(seed|house)\b")


def test_marks_become_words() -> None:
    told = plain_sources({"points": "seed", "needs": "house", "name": "public", "facts": "field guide"})
    assert told == {
        "points": "the printed original",
        "needs": "our own choice",
        "name": "public pages about the original",
        "facts": "field guide",
    }
    assert plain_sources({"effect": "house, after a fragment of the seed"}) == {
        "effect": "our own choice, after a fragment of the printed original"
    }
    assert plain_sources({"facts": "The house sparrow, 1988"}) == {"facts": "The house sparrow, 1988"}


def test_only_what_is_taught_needs_a_source() -> None:
    assert taught_by({"points": "seed", "needs": "house", "facts": "general biography"}) == "general biography"
    assert taught_by({"about": "house"}) == ""


@pytest.mark.parametrize("name", names())
def test_no_card_prints_a_mark(name: str) -> None:
    deck = load(name)
    for title in deck.titles:
        own = " ".join([title.name, title.effect, title.about, *title.facts, taught_by(title.source)])
        for picture in (face(deck, title.id), back(deck, title.id)):
            words = " ".join(re.findall(r">([^<>]+)<", picture))
            assert "Sources:" not in words, title.id
            assert len(MARKS.findall(words)) <= len(MARKS.findall(own)), title.id
        assert not any(MARKS.fullmatch(text) for text in plain_sources(title.source).values())

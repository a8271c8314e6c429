"""The generated pages are what the tables say, and the deck layer stays light."""

import subprocess
import sys
from pathlib import Path

import pytest

from labdeck.deck import KNOBS, reference_knobs, reference_phrases
from labdeck.deck.abilities import ABILITIES
from labdeck.deck.patterns import PHRASES

PAGES = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize(("page", "write"), [("phrases", reference_phrases), ("knobs", reference_knobs)])
def test_the_page_is_up_to_date(page: str, write: object) -> None:
    assert callable(write)
    assert (PAGES / f"{page}.md").read_text(encoding="utf-8") == write(), "run `make docs`"


def test_everything_is_on_its_page() -> None:
    page = reference_phrases().splitlines()
    assert all(f"### {phrase.number}. {phrase.pattern}" in page for phrase in PHRASES + ABILITIES)
    assert all(f"`{knob.name}`" in reference_knobs() for knob in KNOBS)


def test_a_sentence_of_heroes_tells_who_says_it_and_when_it_works() -> None:
    sections = {text.partition("\n")[0]: text for text in reference_phrases().split("### ")}
    steal = sections["20. Steal 1 {enhancement}."]
    assert "- said by: a hero or an inspiration\n- works: when played\n- hurts: another player\n" in steal
    assert "- cards: Galileo Galilei (heroes), Priority Dispute (heroes)\n" in steal
    assert "- said by: a hero\n- works: while its hero is in play\n" in sections["35. Holds up to {few} items."]
    ends = sections["40. +{plus} for {few} items or more."]
    assert "- said by: a hero or a challenge\n- works: at the end of the game\n" in ends


def test_importing_the_deck_layer_needs_no_numpy() -> None:
    code = "import sys, labdeck.deck as d; d.tables(d.load('ingenium')); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

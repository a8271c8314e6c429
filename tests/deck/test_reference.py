"""The generated pages are what the tables say, and the deck layer stays light."""

import subprocess
import sys
from pathlib import Path

import pytest

from labdeck.deck import KNOBS, reference_knobs, reference_phrases
from labdeck.deck.patterns import PHRASES

PAGES = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize(("page", "write"), [("phrases", reference_phrases), ("knobs", reference_knobs)])
def test_the_page_is_up_to_date(page: str, write: object) -> None:
    assert callable(write)
    assert (PAGES / f"{page}.md").read_text(encoding="utf-8") == write(), "run `make docs`"


def test_everything_is_on_its_page() -> None:
    assert all(phrase.pattern in reference_phrases() for phrase in PHRASES)
    assert all(f"`{knob.name}`" in reference_knobs() for knob in KNOBS)


def test_importing_the_deck_layer_needs_no_numpy() -> None:
    code = "import sys, labdeck.deck as d; d.tables(d.load('ingenium')); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

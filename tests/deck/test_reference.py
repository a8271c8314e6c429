"""The generated pages are what the tables say, and the deck layer stays light."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from labdeck.deck import KNOBS, reference_knobs, reference_phrases
from labdeck.deck.drafting import HEAD, WORDS
from labdeck.deck.families import FAMILIES
from labdeck.deck.question import ANSWERS
from labdeck.deck.question import KEYS as QUESTION

PAGES = Path(__file__).parents[2] / "docs" / "reference"
CARDS = {name: table.keys for family in FAMILIES.values() for name, table in family.tables.items()}
TABLES = {"deck": HEAD, "words": WORDS, **CARDS}


@pytest.mark.parametrize(("page", "write"), [("phrases", reference_phrases), ("knobs", reference_knobs)])
def test_the_page_is_up_to_date(page: str, write: object) -> None:
    assert callable(write)
    assert (PAGES / f"{page}.md").read_text(encoding="utf-8") == write(), "run `make docs`"


def sections() -> dict[str, str]:
    """The parts of the page about the grammar by their headings."""
    return {text.partition("\n")[0]: text for text in reference_phrases().split("### ")}


def test_everything_is_on_its_page() -> None:
    said = [heading for heading in sections() if heading.endswith(".")]
    verbs = {verb for family in FAMILIES.values() for verb in family.grammar.verbs}
    assert len(said) == len(set(said))
    assert len(said) >= len(verbs)
    assert all(f"`{knob.name}`" in reference_knobs() for knob in KNOBS)


def test_a_sentence_of_heroes_tells_who_says_it() -> None:
    steal = sections()["Steal 1 enhancement."]
    assert "- said by: a hero or an inspiration\n- hurts: another player\n" in steal
    assert "- cards: Galileo Galilei (heroes), Priority Dispute (heroes)\n" in steal
    assert "- said by: a hero\n" in sections()["Holds up to 2 items."]
    assert "- said by: a hero or a challenge\n" in sections()["+1 for 2 items or more."]


def keys_on_the_page() -> dict[str, list[str]]:
    """The keys of each table that docs/reference/deck-file.md names."""
    page = (PAGES / "deck-file.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## `\[+(\w+)\]+`\n(.*?)(?=^## )", page, re.M | re.S))
    rows = re.findall(r"^\| `\[\[(\w+)\]\]` \| (.*) \|$", page, re.M)
    columns = {table: "".join(re.findall(r"^\| (.*?) \|", text, re.M)) for table, text in sections.items()}
    columns |= {table: re.sub(r"\(.*?\)", "", row).partition(";")[0] for table, row in rows}
    columns["words"] = re.sub(r" = .*?`", "`", sections["words"])
    return {table: sorted(re.findall(r"`([a-z_]+)`", columns[table])) for table in TABLES}


def test_the_page_of_the_deck_file_names_the_keys_that_the_checker_takes() -> None:
    assert keys_on_the_page() == {table: sorted(key.name for key in keys) for table, keys in TABLES.items()}


def test_the_page_of_the_deck_file_tells_how_long_a_text_may_be() -> None:
    page = (PAGES / "deck-file.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \|.* at most (\d+) characters", page, re.M)
    assert [name for name, _ in told] == ["facts", "effect", "asks", "answers"]
    keys = {key.name: key for key in (*TABLES["project"], *TABLES["modifier"], *QUESTION)}
    several = {"facts": 1, "answers": ANSWERS}  # how many such texts a file has at the place of one
    for name, most in told:
        long = "x" * (int(most) + 1)
        assert f"{most} is the most" in keys[name].why_not([long] * several[name] if name in several else long)


def test_importing_the_deck_layer_needs_no_numpy() -> None:
    code = "import sys, labdeck.deck as d; d.tables(d.load('ingenium')); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

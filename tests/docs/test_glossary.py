"""The glossary is sorted, has every family, layer and room, and says of each word where it lives."""

import re
from pathlib import Path

from labdeck.deck import load, names

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "labdeck"
ROW = re.compile(r"\| (?P<word>[^|]+) \| (?P<says>[^|]+) \| (?P<where>[^|]+) \|")


def rows() -> list[re.Match[str]]:
    """The lines of the table."""
    lines = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8").splitlines()
    return [row for line in lines if (row := ROW.fullmatch(line)) and row["word"] != "word"]


def test_the_words_are_sorted_and_each_stands_once() -> None:
    words = [row["word"] for row in rows()]
    assert words == sorted(set(words))


def test_every_family_layer_and_room_is_explained() -> None:
    folders = {file.parent.name for file in SOURCE.rglob("*/__init__.py")}
    families = {load(name).rules for name in names()}
    assert folders | families <= {row["word"] for row in rows()}


def test_a_word_lives_in_a_room_or_a_module_that_there_is() -> None:
    for row in rows():
        for room in re.findall(r"`(.+?)`", row["where"]):
            assert (SOURCE / room).is_dir() or (SOURCE / f"{room}.py").is_file(), row["word"]

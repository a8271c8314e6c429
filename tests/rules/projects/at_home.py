"""A deck made at home: gsa's cards and a few more, for what no shipped card does."""

from importlib.resources import files
from pathlib import Path

CARDS = {
    "lost-notebook": "Discard one of your projects; the cards beside it return to your hand.",
    "budget-cut": "Keep 1 of your projects; discard the others and the cards beside them.",
    "reviewer": "Put this on any project: it needs 1 more resource that it already needs.",
    "freezer-failure": "Any player burns 1 species of theirs, from hand or table.",
}
MODIFIER = """
[[modifier]]
id = "{id}"
name = "{id}"
copies = 1
play = "{play}"
effect = "{effect}"
"""
BLOCK = "Cancel a modifier that would hurt you."
TWO_YEASTS = """
[[project]]
id = "mating-types"
name = "Mating Types"
points = 3
needs = ["yeast", "yeast", "imaging"]
facts = ["One.", "Two."]
"""


def deck_at_home(folder: Path, more: dict[str, str] | None = None) -> Path:
    """Write the deck into a folder, with more such cards if some are given; its path."""
    text = files("labdeck").joinpath("decks", "gsa.toml").read_text(encoding="utf-8")
    text = text.replace('id = "gsa"', 'id = "gsa-at-home"', 1) + TWO_YEASTS
    for card, effect in (CARDS | (more or {})).items():
        text += MODIFIER.format(id=card, effect=effect, play="any time" if effect == BLOCK else "keep")
    path = folder / "gsa-at-home.toml"
    path.write_text(text, encoding="utf-8")
    return path

"""A deck in which every sentence of the project games is on a card, with collaborations, tags and cards at once.

It is made from the shipped files: gsa, with the modifiers of the others said in gsa's words.
"""

import tomllib
from importlib.resources import files
from pathlib import Path

OTHERS = ("ingenium", "wise", "microbes")
WORDS = {
    "scientist": "project",
    "microbe": "project",
    "discipline or achievement": "resource",
    "discipline": "species",
    "achievement": "technique",
    "classification": "species",
    "habitat": "technique",
    "groundbreaker": "yeast",
    "industry-policy": "fly",
    "ocean": "worm",
    "pathogen": "yeast",
    "host": "mouse",
    "woman of colour": "of long ago",
}
TWICE = "Draw 1 card from the resource pile. Discard 1 resource on one of your projects."
PRICE = "Discard 1 resource on one of your projects; then score 2 points."
TAGGED = 'tags = ["old"]\n'


def sentences() -> dict[str, str]:
    """How each sentence is played, in gsa's words."""
    found = {TWICE: "at once", PRICE: "keep"}
    for name in OTHERS:
        for card in tomllib.loads(text_of(name))["modifier"]:
            said = card["effect"]
            for word, ours in WORDS.items():
                said = said.replace(word, ours)
            found.setdefault(said, card["play"])
    return found


def text_of(name: str) -> str:
    """A shipped deck file."""
    return files("labdeck").joinpath("decks", f"{name}.toml").read_text(encoding="utf-8")


def write_deck(folder: Path) -> Path:
    """Write the deck into a folder; its path."""
    text = text_of("gsa").replace('id = "gsa"', 'id = "all-sentences"', 1)
    text = text.replace("[classes]", '[tags]\nold = "of long ago"\n\n[classes]', 1)
    text = text.replace("[[project]]\n", f"[[project]]\n{TAGGED}", 4)
    for number, (said, play) in enumerate(sentences().items()):
        card = f'id = "card-{number}"\nname = "Card {number}"\ncopies = 1\nplay = "{play}"\neffect = "{said}"\n'
        text += f"\n[[modifier]]\n{card}"
    path = folder / "all-sentences.toml"
    path.write_text(text, encoding="utf-8")
    return path

"""A deck whose projects have every form of needs, with wildcards and cards that add a need."""

from pathlib import Path

SPECIES, TECHNIQUES = ("yeast", "fly", "worm"), ("imaging", "sequencing", "editing")
ALONE = {
    "plain": ("yeast", "fly", "imaging"),
    "twice": ("yeast", "yeast", "imaging"),
    "any-two": ("any 2 techniques",),
    "mixed": ("imaging", "any 2 techniques", "yeast"),
    "crossed": ("any 1 species", "yeast", "any 1 technique"),
    "of-one": ("2 of one species",),
    "three-of-one": ("3 of one technique", "yeast"),
    "one-and-of-one": ("yeast", "2 of one species"),
    "many": ("any 3 species", "fly", "any 2 techniques", "imaging"),
}
WILDCARDS = {"any-species": "species", "any-technique": "technique", "anything": "resource"}
ADDED = {"more-species": "species", "more-techniques": "technique", "more": "resource"}

HEAD = f"""
[deck]
id = "matching"
title = "Matching"
about = "A deck for tests."
rules = "projects"
version = 1
players = [2, 2]

[words]
project = "study"
projects = "studies"

[knobs]
collaboration = true

[classes]
species = {list(SPECIES)}
technique = {list(TECHNIQUES)}
"""


def write_deck(folder: Path) -> Path:
    """Write the deck into a folder."""
    parts = [HEAD]
    for name, needs in ALONE.items():
        parts.append(f'[[project]]\nid = "{name}"\nname = "{name}"\npoints = 1\nneeds = {list(needs)}\n')
    for kind in (*SPECIES, *TECHNIQUES):
        parts.append(f'[[resource]]\nkind = "{kind}"\nname = "{kind}"\ncopies = 5\n')
    for card, words in WILDCARDS.items():
        parts.append(modifier(card, f"Counts as any 1 {words}."))
    for card, words in ADDED.items():
        parts.append(modifier(card, f"Put this on any study: it needs 1 more {words} that it already needs."))
    path = folder / "matching.toml"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def modifier(card: str, effect: str) -> str:
    """A modifier with two copies."""
    return f'[[modifier]]\nid = "{card}"\nname = "{card}"\ncopies = 2\nplay = "keep"\neffect = "{effect}"\n'

"""A small right deck of the discoveries family, to be spoiled: each test changes one thing in its text."""

STEPS = ("observation", "hypothesis", "experiment", "analysis", "publication")
DISCOVERIES = "".join(
    f"""
[[discovery]]
id = "{step}-1"
name = "{step.capitalize()}"
points = 3
step = "{step}"
types = ["science", "art"]
facts = ["One."]
"""
    for step in STEPS
)
SMALL = (
    """
[deck]
id = "small"
title = "Small"
about = "A deck for tests."
rules = "discoveries"
version = 1
players = [2, 3]

[knobs]
hand = 2

[classes]
type = ["science", "art"]
"""
    + DISCOVERIES
    + """
[[hero]]
id = "ann"
name = "Ann"
type = "science"
effect = "Draw 1 card."
facts = ["One.", "Two."]

[[hero]]
id = "bob"
name = "Bob"
type = "polymath"
effect = "At the end: +2 if this hero holds an item, +1 more if it is the Brush."
facts = ["One.", "Two."]

[[enhancement]]
id = "brush"
name = "Brush"
kind = "item"
type = "art"
points = 1

[[enhancement]]
id = "island"
name = "Island"
kind = "location"
type = "science"
points = 2

[[inspiration]]
id = "idea"
name = "Idea"
copies = 2
effect = "Draw 2 cards."

[[challenge]]
id = "busy"
name = "Busy"
effect = "+3 for 2 items or more."
"""
)


def changed(old: str, new: str) -> str:
    """The small deck with the first such text replaced."""
    assert old in SMALL
    return SMALL.replace(old, new, 1)

"""A small right deck, to be spoiled: each test changes one thing in its text."""

PROJECTS = "".join(
    f"""
[[project]]
id = "project-{number}"
name = "Project {number}"
points = 2
needs = ["yeast", "imaging"]
facts = ["One.", "Two."]
"""
    for number in range(1, 7)
)
SMALL = (
    """
[deck]
id = "small"
title = "Small"
about = "A deck for tests."
rules = "projects"
version = 1
players = [2, 3]

[words]
project = "study"
projects = "studies"

[knobs]
draw = 3

[tags]
old = "of long ago"

[classes]
species = ["yeast", "fly"]
technique = ["imaging", "sequencing"]
"""
    + PROJECTS
    + """
[[resource]]
kind = "yeast"
name = "Yeast"
copies = 3

[[resource]]
kind = "fly"
name = "Fly"
copies = 3

[[resource]]
kind = "imaging"
name = "Imaging"
copies = 3

[[resource]]
kind = "sequencing"
name = "Sequencing"
copies = 2

[[modifier]]
id = "storm"
name = "Storm"
copies = 2
play = "at once"
effect = "Burn 1 technique on another player's study."

[[modifier]]
id = "grant"
name = "Grant"
copies = 1
play = "keep"
effect = "Counts as any 1 species or technique."

[[modifier]]
id = "shield"
name = "Shield"
copies = 1
play = "any time"
effect = "Cancel a modifier that would hurt you."
"""
)


def changed(old: str, new: str) -> str:
    """The small deck with the first such text replaced."""
    assert old in SMALL
    return SMALL.replace(old, new, 1)

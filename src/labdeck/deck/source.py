"""Sources: where the parts of a card come from, in words for people. A deck file has short marks for some."""

import re

MARKS = {"seed": "the printed original", "public": "public pages about the original", "house": "our own choice"}
MARK = re.compile(rf"({'|'.join(MARKS)})(?=$|,)")
TAUGHT = ("facts", "about")  # what a card teaches


def plain_sources(source: dict[str, str]) -> dict[str, str]:
    """Where each part of a card comes from, in plain words: what is our own choice is called so."""
    return {part: _plain(text) for part, text in source.items()}


def _plain(text: str) -> str:
    """A source in plain words; what begins with a mark may speak of marks."""
    if not MARK.match(text):
        return text
    return re.sub(r"\b(?:the )?seed\b", MARKS["seed"], MARK.sub(lambda mark: MARKS[mark[1]], text, count=1))


def taught_by(source: dict[str, str]) -> str:
    """Where what a card teaches can be looked up; empty if it rests on nothing but our own choice."""
    found = [source[part] for part in TAUGHT if part in source and source[part] != "house"]
    return "; ".join(_plain(text) for text in found)

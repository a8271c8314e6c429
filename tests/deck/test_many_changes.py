"""Whatever is changed in whichever deck, the content is the old one with exactly that change, and comments stay."""

import copy
import re
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from labdeck.deck import Change, DeckError, applied
from labdeck.deck.changing import Value
from labdeck.deck.library import FOLDER
from labdeck.deck.places import STRING
from labdeck.deck.starter import FOLDER as STARTERS

ODD = """\
# above
deck = { id = "small", title = 'Small', players = [2, 4] } # in braces
knobs.draw = 2 # dotted
words."project" = 'bird'

# of robin
[[project]] # first
id = 'robin'   # a bird
points = 2
needs = [ # what it needs
  "worm", # wet
  'hedge' # thorny
  , "tree",
]
[project.source] # its own table
needs = "house" # ours
# below robin

[[project]]
"id" = \"\"\"
jay\"\"\"
needs = ["worm", "tree"] # two

[[resource]]
kind = "worm"
# the end"""
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in [*FOLDER.glob("*.toml"), *STARTERS.glob("*.toml")]}
TEXTS |= {"odd": ODD, "crlf": ODD.replace("\n", "\r\n"), "bare": "[deck]\nid = 'x'"}
WORDS = (
    "worm",
    "any 2 foods",
    'a "quoted" one',
    "it's",
    "two\nlines",
    "tab\there",
    "naïve 鳥 🐦",
    "",
    "\x7f\x00",
    "a\\b",
    "'''",
    '"""',
)


def comments(text: str) -> list[str]:
    """The comments of a text, in their order."""
    return [match[0].strip() for match in re.finditer(f"({STRING.pattern})|#[^\n]*", text, re.DOTALL) if not match[1]]


def some_value(random: Random) -> Value:
    """A value that a form may send."""
    pick: list[Value] = [
        random.choice(WORDS),
        random.randrange(-3, 100),
        random.random() < 0.5,
        random.sample(WORDS, random.randrange(5)),
        {"facts": random.choice(WORDS), "odd key": random.choice(WORDS)},
    ]
    return random.choice(pick)


def some_list(random: Random, old: list[Any]) -> list[Any]:
    """A list that differs from another in an entry or two."""
    new = list(old)
    for _ in range(random.randrange(1, 3)):
        at = random.randrange(len(new) + 1)
        new[at : at + random.randrange(2)] = random.sample(WORDS, random.randrange(3))
    return new


def some_change(random: Random, content: dict[str, Any]) -> Change:
    """A change of a deck, and not always one that can be made."""
    table = random.choice([*content, "knobs", "tags", "modifier", "hero"])
    cards = content.get(table, [] if table in ("modifier", "hero") else {})
    if isinstance(cards, dict):
        field = random.choice([*cards, "new_one", "odd key"])
        return Change(table, "", field, None, None if random.random() < 0.3 else some_value(random))
    at = random.randrange(len(cards)) if cards else None
    sort = random.randrange(5)
    if sort == 0 or at is None:
        adds: dict[str, Value] = {
            "id": "new",
            "points": 3,
            "facts": random.sample(WORDS, 3),
            "source": {"facts": "me"},
            "none": None,
        }
        return Change(table, "", "", None, None, at=at if random.random() < 0.7 else None, adds=adds)
    if sort == 1:
        return Change(table, "", "", None, None, at=at)
    if sort == 2:
        return Change(table, "", "", None, None, at=at, to=random.randrange(len(cards) + 1))
    field = random.choice([*cards[at], "new_one"])
    old = cards[at].get(field)
    new = some_list(random, old) if isinstance(old, list) and random.random() < 0.8 else some_value(random)
    return Change(table, "", field, None, None if random.random() < 0.2 else new, at=at)


def old_of(content: dict[str, Any], change: Change) -> Any:
    """What stood in the field before."""
    table = content.get(change.table, {})
    return (table if change.at is None else table[change.at]).get(change.field)


def without_none(value: Any) -> Any:
    return {name: inner for name, inner in value.items() if inner is not None} if isinstance(value, dict) else value


def expected(content: dict[str, Any], change: Change) -> dict[str, Any]:
    """The content after a change, said as simply as can be."""
    content = copy.deepcopy(content)
    if change.adds is not None:
        cards = content.setdefault(change.table, [])
        cards.insert(len(cards) if change.at is None else change.at, without_none(change.adds))
    elif change.field:
        table = content.setdefault(change.table, {})
        table = table if change.at is None else table[change.at]
        table[change.field] = change.new
        content[change.table] = content[change.table] or None
    else:
        card = content[change.table].pop(change.at)
        if change.to is not None:
            content[change.table].insert(change.to - (change.to > (change.at or 0)), card)
    return tidy(content)


def tidy(content: dict[str, Any]) -> dict[str, Any]:
    """Content without tables and fields that are not there."""
    kept = {
        name: [without_none(card) for card in table] if isinstance(table, list) else without_none(table)
        for name, table in content.items()
    }
    return {name: table for name, table in kept.items() if table}


def walks() -> Iterator[tuple[str, int]]:
    yield from ((name, seed) for name in TEXTS for seed in range(12 if len(TEXTS[name]) < 2000 else 3))


@pytest.mark.parametrize(("name", "seed"), list(walks()))
def test_a_change_alters_nothing_else(name: str, seed: int) -> None:
    random, text, made = Random(f"{name} {seed}"), TEXTS[name], 0
    for _ in range(12):
        content = tomllib.loads(text)
        change = some_change(random, content)
        try:
            after = applied(text, [change])
        except DeckError:
            if name not in ("odd", "crlf"):
                raise
            continue
        made += 1
        assert tidy(tomllib.loads(after)) == expected(content, change), change
        goes = change.to is None and change.adds is None and not isinstance(change.new, str | list)
        goes = goes or (isinstance(change.new, str) and not isinstance(old_of(content, change), str))
        lost = [one for one in comments(text) if comments(text).count(one) > comments(after).count(one)]
        assert not lost or goes, (change, lost)
        text = after
    assert made > 3

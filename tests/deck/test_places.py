"""Every value of a deck file is found where it stands, however the file is written."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from labdeck.deck import names
from labdeck.deck.library import FOLDER
from labdeck.deck.places import DEEPEST, Path, Places

ODD = """\
# [[modifier]] in a comment is none
title = 'a "quoted" # text' # and a comment
"odd key" . inner = "a \\" b"
spaced   =   1979-05-27 07:32:00   # a date
[deck]
many = '''
one'
''two'''''
more = \"\"\"a \\
   b \\" \"\" c\"\"\"\"\"
empty = ""
none = []
list = [ # of two
  "one, ] two",
  { a = 1, b.c = [2, { d = "x" }] },
]

  [[ modifier ]]
effect = "first"
[[modifier]]
[modifier.source]
name = "second"
[[modifier]]
effect = '''third'''
[other]
cards = [{ effect = "inline", needs = ["a", 'b'] }, { effect = "next" }]
deep = [[[[[["x", "]"]]]]]]
last = true"""


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is no table, by its path."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    else:
        if not (isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value)):
            yield path, value
        for number, inner in enumerate(value if isinstance(value, list) else ()):
            yield from leaves(inner, (*path, number))


def assert_found(text: str) -> None:
    places = Places(text)
    for path, value in leaves(tomllib.loads(text)):
        if len(path) > DEEPEST:
            continue
        place = places.value(path)
        assert place, path
        assert tomllib.loads(f"value = {text[place.start : place.end]}")["value"] == value, path
        assert places.line(path) == text.count("\n", 0, place.key) + 1


@pytest.mark.parametrize("name", names())
def test_every_value_of_our_decks_is_found(name: str) -> None:
    assert_found((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_way_to_write_a_value_is_known(end: str) -> None:
    assert_found(ODD.replace("\n", end))


def test_the_line_is_that_of_the_nearest_part_that_there_is() -> None:
    places = Places(ODD)
    second = ODD.split("\n").index("[modifier.source]")
    assert places.line(("modifier", 1, "effect")) == second
    assert places.line(("modifier", 1, "source", "name")) == second + 2
    assert places.line(("modifier", 2, "effect")) == second + 4
    assert places.line(("nothing", "here")) == 0


def test_a_text_without_anything_has_no_places() -> None:
    assert Places("").line(("deck",)) == 0


def test_a_comment_is_told_by_what_it_stands_behind_and_above() -> None:
    text = ODD + ' # at "the" end\n# alone'
    assert list(Places(text).comments()) == [
        ("# [[modifier]] in a comment is none", (), ("title",)),
        ("# and a comment", ("title",), ("odd key", "inner")),
        ("# a date", ("spaced",), ("deck",)),
        ("# of two", (), ("deck", "list", 0)),
        ('# at "the" end', ("other", "last"), ()),
        ("# alone", (), ()),
    ]


@pytest.mark.parametrize("value", [r'"C:\\"', r"'C:\'", '"""a # "" b"""', "'''a '# b'''", '"# no"'])
def test_a_comment_behind_any_string_is_found(value: str) -> None:
    (comment,) = Places(f"path = {value} # why\n").comments()
    assert comment == ("# why", ("path",), ())

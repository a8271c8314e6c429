"""What is ordered, which cards that is, and what is refused with a sentence."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from labdeck.deck import Project, load
from labdeck.paper import PaperError
from labdeck.paper.glyphs import FONTS
from labdeck.paper.printing import printed
from labdeck.paper.selection import selected
from labdeck.paper.writing import write_whole

from .prints import changed, ordered


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        ({"parts": "cards,leaflets"}, "what: there is no “leaflets”.*did you mean leaflet"),
        ({"parts": ""}, "what: there is no “”"),
        ({"backs": "lnog"}, "backs: there is no “lnog”.*did you mean long"),
        ({"shift": "1"}, "shift: “1” is not two numbers of millimetres, such as 0.8,-1.2"),
        ({"shift": "0.8,nan"}, "is not two numbers"),
        ({"shift": "11,0"}, "too far; 10 mm is the most"),
        ({"shift": "1,1", "backs": "fold"}, "only backs that are printed on the other side"),
        ({"copies": 0}, "copies: 0 is not from 1 to 20"),
        ({"stock": 5.0}, "stock: 5 mm is not the thickness of a card"),
        ({"size": "mini", "is_large": True}, "no room for large type on mini cards"),
        ({"more": "labdeck.org"}, "is not an address"),
    ],
)
def test_a_wrong_word_is_one_sentence(wishes: dict[str, Any], says: str) -> None:
    with pytest.raises(PaperError, match=says):
        ordered(**wishes)


def test_a_subset_is_a_class_or_a_pile() -> None:
    disciplines = selected(load("ingenium"), ordered(kinds="discipline"))
    assert {title.card.id for title in disciplines} == set(load("ingenium").classes["discipline"])
    assert {title.card.back for title in selected(load("ingenium"), ordered(pile="project"))} == {"project"}
    assert len(selected(load("ingenium"), ordered(pile="project", copies=3))) == 63


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        ({"kinds": "diciplines"}, "has no class.*did you mean discipline"),
        ({"pile": "hero"}, "has no pile “hero”; it has"),
    ],
)
def test_a_class_or_pile_that_the_deck_has_not_is_refused(wishes: dict[str, Any], says: str) -> None:
    with pytest.raises(PaperError, match=says):
        selected(load("ingenium"), ordered(**wishes))


def test_only_what_has_changed_is_printed_again() -> None:
    old = load("gsa")
    first = old.of(Project)[0]
    for new, count in (
        (changed(old, points=first.points + 1), 1),
        (changed(old, copies=3), 2),
        (changed(old, facts=("Another fact.",)), 0),
    ):
        order = replace(ordered("gsa", since=old), decks=(new,))
        if count:
            assert [title.card.id for title in selected(new, order)] == [first.id] * count
        else:
            with pytest.raises(PaperError, match="no card is left to print"):
                selected(new, order)
            assert len(selected(new, replace(order, teaches=True))) == 1


def test_a_font_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "none.ttf").write_text("this is no font")
    for font in (tmp_path / "none.ttf", tmp_path / "missing.ttf"):
        with pytest.raises(PaperError, match="font: "):
            printed(ordered("gsa", fonts=(font,)))
    assert printed(ordered("gsa", pile="project", fonts=(FONTS / "LiberationSans-Bold.ttf",))).cards == 16


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.pdf", b"one")
    write_whole(tmp_path / "a.pdf", b"two")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.pdf", b"two")]
    (tmp_path / "folder").mkdir()
    for wrong in (tmp_path / "none" / "a.pdf", tmp_path / "folder"):
        with pytest.raises(PaperError, match="cannot be written"):
            write_whole(wrong, b"three")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.pdf", "folder"]

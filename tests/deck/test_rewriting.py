"""What a file says is written as its cards will say it, and nothing else in the file changes."""

import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labdeck.deck import DeckError, examine, load, names, rewrite
from labdeck.deck.library import FOLDER
from labdeck.deck.rewriting import quoted
from tests.deck.projects.small import SMALL

NEEDS = 'needs = ["yeast", "imaging"]'
LAYOUT = """\
needs = [ # two of them
    'Any two Techniques', # a note, with 'any two techniques' in it
  "yeast",
] # behind"""


def file_with(folder: Path, needs: str, end: str = "\n", mark: str = "") -> Path:
    """The small deck in a file, with other needs for its first project."""
    path = folder / "deck.toml"
    text = SMALL.replace(NEEDS, needs, 1).replace("points = 2", "points = 3", 1)
    path.write_bytes((mark + text.replace("\n", end)).encode())
    return path


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_only_the_text_that_reads_otherwise_changes(tmp_path: Path, end: str, mark: str) -> None:
    path = file_with(tmp_path, LAYOUT, end, mark)
    before = path.read_bytes()
    (change,) = rewrite(path)
    assert str(change) == "line 29: Any two Techniques -> any 2 techniques"
    assert path.read_bytes() == before.replace(b"'Any two Techniques'", b"'any 2 techniques'")
    assert [file.name for file in tmp_path.iterdir()] == ["deck.toml"]


def test_what_is_written_reads_as_itself_and_plays_the_same(tmp_path: Path) -> None:
    path = file_with(tmp_path, LAYOUT)
    before = load(path)
    assert before.tables["project"][0].needs == ("any 2 techniques", "yeast")  # type: ignore[attr-defined]
    rewrite(path)
    assert load(path).digest == before.digest
    assert rewrite(path) == []
    assert examine(path).rewritings == []


def test_how_an_effect_is_spaced_makes_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    spaced = '"""\n  Burn\t1\u2009technique\u200b on another\n  player\u2018s study\u202f. """'
    says = "Burn 1 technique on another player's study."
    path.write_text(SMALL.replace(f'"{says}"', spaced), encoding="utf-8")
    (change,) = rewrite(path)
    assert change.new == says
    assert rewrite(path) == []


def test_a_file_with_an_error_is_left_alone(tmp_path: Path) -> None:
    path = file_with(tmp_path, '["any two techniqes", "any two techniques"]')
    before = path.read_bytes()
    with pytest.raises(DeckError):
        rewrite(path)
    assert path.read_bytes() == before


def test_the_mode_of_a_file_is_kept_and_a_link_stays_one(tmp_path: Path) -> None:
    path = file_with(tmp_path, LAYOUT)
    path.chmod(0o640)
    link = tmp_path / "link.toml"
    link.symlink_to(path)
    before = os.umask(0o077)
    try:
        assert len(rewrite(link)) == 1
    finally:
        os.umask(before)
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o640
    assert b"any 2 techniques" in path.read_bytes()


@pytest.mark.parametrize("name", names())
def test_our_decks_say_what_their_cards_do(name: str) -> None:
    assert examine(FOLDER / f"{name}.toml").rewritings == []


LIKE = {
    '"old"': '"a player\'s card"',
    "'old'": '"a player\'s card"',
    '"""old"""': '"""a player\'s card"""',
    '"""\\\n  old\\\n  """': '"""\\\n  a player\'s card"""',
    '"""\nold"""': '"""\na player\'s card"""',
    "'''old'''": "'''a player's card'''",
    "'''\r\nold'''": "'''\r\na player's card'''",
}


@pytest.mark.parametrize("like", LIKE)
def test_quotes_stay_as_they_were_where_they_can(like: str) -> None:
    assert quoted("a player's card", like) == LIKE[like]
    assert quoted("plain", like).startswith(like[:1])


TEXTS = st.text(alphabet="ab'\"\\ .é\u00a0#{}").map(str.strip).filter(bool)  # a deck's texts have no spaces around them


@given(text=TEXTS, like=st.sampled_from(sorted(LIKE)))
def test_whatever_is_quoted_reads_as_itself(text: str, like: str) -> None:
    assert tomllib.loads(f"a = {quoted(text, like)}")["a"] == text

"""What holds for the check of every deck, and no file that hangs or crashes the checker."""

import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labdeck.deck import DeckError, Problem, check, load, names
from labdeck.deck.check import check_draft
from labdeck.deck.drafting import draft
from labdeck.deck.errors import Report
from labdeck.deck.library import FOLDER
from tests.deck.checking import problems
from tests.deck.projects.small import SMALL


@pytest.mark.parametrize("name", names())
def test_our_decks_have_no_errors(name: str) -> None:
    assert [problem for problem in check(FOLDER / f"{name}.toml") if problem.severity == "error"] == []


def test_a_problem_prints_on_one_line_whatever_is_in_it() -> None:
    problem = Problem("a\nb", "c\x1b[2J", "x" * 1000, "is wrong", "word")
    assert str(problem).startswith("a?b: c?[2J: xxx")
    assert str(problem).endswith("…: is wrong; the nearest right word is word")


def test_a_problem_prints_its_line_behind_the_file() -> None:
    assert str(Problem("a.toml", "storm", "effect", "is wrong", line=7)) == "a.toml:7: storm: effect: is wrong"


MISREAD = {
    "not UTF-8": (b"a = 1\nb = '\xe9'", 2, "is not UTF-8 text (byte 11)"),
    "not TOML": (b"[deck]\nid = \n", 2, "is not TOML: Invalid value (column 6)"),
    "not ended": (b'[deck]\nid = "', 2, "is not TOML: "),
    "a long number": (b"[deck]\nversion = " + b"9" * 5000, 2, "has a number that is far too long"),
    "deep": (b"[deck]\n\na = " + b"[" * 5000, 3, "is nested too deeply"),
    "a long key": (b"[deck]\na" + b".a" * 5000 + b" = 1", 2, "has too many full stops; break it up"),
}


@pytest.mark.parametrize("case", MISREAD)
def test_what_cannot_be_read_is_told_with_its_line(tmp_path: Path, case: str) -> None:
    raw, line, says = MISREAD[case]
    (tmp_path / "deck.toml").write_bytes(raw)
    (problem,) = check(tmp_path / "deck.toml")
    assert problem.line == line
    assert problem.says.startswith(says)


@pytest.mark.parametrize("name", ["ingeniun", "no/such.toml", "a\0b.toml", "", ".toml"])
def test_a_deck_that_is_not_there(name: str) -> None:
    with pytest.raises(DeckError):
        load(name)


def test_a_near_name_is_offered() -> None:
    with pytest.raises(DeckError, match="the nearest right word is ingenium"):
        load("ingeniun")


def test_a_folder_and_a_device_are_no_files(tmp_path: Path) -> None:
    assert [problem.says for problem in check(tmp_path)] == ["is not a file"]
    assert len(check("/dev/zero")) == 1


MEGABYTE = 1 << 20
HOSTILE = {
    "larger than it may be": b"#" * (MEGABYTE + 1),
    "not UTF-8": b"a = '\xe9'",
    "a NUL": b"a = '\0'",
    "not TOML": b"[deck",
    "deep arrays": b"a = " + b"[" * 500_000,
    "deep inline tables": b"a = " + b"{a = " * 200_000,
    "a key of many parts": b"a" + b".a" * 500_000 + b" = 1",
    "keys below a deep table": b"[a" + b".a" * 99 + b"]\n" + b"".join(b"k%d=1\n" % i for i in range(99_999)),
    "a long number": b"a = " + b"9" * 500_000,
    "a long hexadecimal number": b"[deck]\nversion = 0x" + b"f" * 500_000,
    "many cards": b"[[project]]\n" * 80_000,
    "many unknown sentences": (b"[[modifier]]\neffect = '" + b"Bern 2 " * 40 + b"'\n") * 3_300,
    "sentences of many words": SMALL.encode()
    + b"".join(
        b"[[modifier]]\nid='m%d'\nname='M'\ncopies=1\nplay='keep'\neffect='%s.'\n"
        % (i, b" ".join(b"etaoin%05d" % (25 * i + j) for j in range(25)))
        for i in range(128)
    ),
    "cards of many unknown keys": b"".join(
        b"[[project]]\n" + b"".join(b"k%d = 1\n" % i for i in range(500)) for _ in range(128)
    ),
    "many unknown keys": b"[deck]\n" + b"".join(b"k%d = 1\n" % i for i in range(80_000)),
    "many classes": b"[classes]\n" + b"".join(b"k%d = ['a%d']\n" % (i, i) for i in range(40_000)),
    "many needs": b"[[project]]\nneeds = [" + b"'x', " * 190_000 + b"]",
    "odd values": b"project=[1,[2],'x']\nresource={}\ndeck=[]\nwords=[1]\ntags=1\nclasses=nan\n[knobs]\n"
    b"draw_from=[[1],{a=2}]\nrefill=[nan]\nfirst=[]\nblock={}\ndraw=true\nprojects=1979-05-27",
    "nothing": b"",
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_soon(tmp_path: Path, case: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(HOSTILE[case])
    began = time.process_time()
    found = check(path)
    assert time.process_time() - began < 5
    assert 0 < len(found) < 20_000
    assert "\n".join(map(str, found)).count("\n") == len(found) - 1


ANY_FOLDER = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@ANY_FOLDER
@given(raw=st.binary(max_size=300))
def test_bytes_never_crash_it(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(raw)
    assert all(isinstance(problem, Problem) for problem in check(path))


@ANY_FOLDER
@given(
    at=st.integers(0, len(SMALL)),
    cut=st.integers(0, 40),
    put=st.sampled_from(
        [
            "",
            "\n",
            "=",
            '"',
            "[",
            "]",
            "[[",
            "{",
            "1",
            "-1",
            "nan",
            "true",
            "''",
            "[[project]]\n",
            "é",
            "\x00",
            ".",
        ]
    ),
)
def test_spoiled_decks_never_crash_it(tmp_path: Path, at: int, cut: int, put: str) -> None:
    text = SMALL[:at] + put + SMALL[at + cut :]
    found = problems(tmp_path, text)
    assert all(str(problem) for problem in found)
    if not any(problem.severity == "error" for problem in found):
        load(tmp_path / "deck.toml")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["yeast", "keep"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "kind", "needs", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    content=st.dictionaries(
        st.sampled_from(["deck", "words", "knobs", "tags", "classes", "project", "resource", "modifier", "x"]),
        VALUES | st.lists(VALUES, max_size=3),
    )
)
def test_values_of_any_type_never_crash_it(content: dict[str, object]) -> None:
    report = Report("deck.toml")
    check_draft(draft(content, report), report)
    assert report.errors

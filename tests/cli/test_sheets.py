"""The commands `labdeck import` and `labdeck export`."""

from pathlib import Path

import pytest

from labdeck.deck import load
from tests.cli.said import Command


def test_a_deck_goes_into_a_spreadsheet_and_comes_back(command: Command, tmp_path: Path) -> None:
    assert command("export", "heroes", "-o", "cards.xlsx").status == 0
    shown = command("import", "cards.xlsx", "-o", "back.toml")
    assert (shown.status, shown.err) == (0, "")
    back, deck = load(tmp_path / "back.toml"), load("heroes")
    assert (back.digest, back.titles, back.questions) == (deck.digest, deck.titles, deck.questions)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("import", "none.csv"), "none.csv: cannot be read"),
        (("import", "empty.csv"), "empty.csv: has no rows"),
        (("import", "list.csv", "-o", "list.csv"), "ends in .toml"),
        (("import", "list.csv", "-o", "there.toml"), "there.toml: there is such a file already"),
        (("export", "heroes", "-o", "heroes.pdf"), "ends in .csv or .xlsx"),
        (("export", "empty.csv", "-o", "list.csv"), "list.csv: there is such a file already"),
        (("export", "no-such", "-o", "x.csv"), "no-such: cannot be read"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    command: Command, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    for name, text in (("empty.csv", ""), ("list.csv", "name,needs\nEtna,ash\n"), ("there.toml", "")):
        (tmp_path / name).write_text(text)
    shown = command(*words)
    assert shown.status
    assert says in shown.err
    assert (tmp_path / "there.toml").read_text() == ""

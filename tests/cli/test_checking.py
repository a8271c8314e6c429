"""The command `labdeck check`."""

from pathlib import Path

from labdeck.deck import names
from labdeck.deck.library import FOLDER
from tests.cli.said import Command
from tests.deck.projects.small import SMALL


def test_shipped_decks_are_right(command: Command) -> None:
    shown = command("check", *names())
    assert shown.status == 0, shown.out
    assert all(f"{name}: right, " in shown.out for name in names())


def test_check_prints_every_problem_of_every_file(command: Command, tmp_path: Path) -> None:
    text = (FOLDER / "ingenium.toml").read_text()
    wrong = text.replace("Burn 1 resource on", "Burm 1 resource on").replace("copies = 6", "copies = 0", 1)
    (tmp_path / "wrong.toml").write_text(wrong)
    (tmp_path / "right.toml").write_text(text)
    shown = command("check", "wrong.toml", "right.toml", "nowhere.toml")
    assert shown.status == 1
    line = wrong.splitlines().index('effect = "Burm 1 resource on another player\'s scientist."') + 1
    assert f"error: wrong.toml:{line}: stupid-patriarchy: effect:" in shown.out
    assert "the nearest right sentence is Burn 1 resource on another player's scientist." in shown.out
    assert "copies" in shown.out
    assert "right.toml: right, 120 cards" in shown.out
    assert "nowhere.toml: cannot be read" in shown.out


def test_a_name_that_no_deck_has_is_checked_against_those_that_there_are(command: Command) -> None:
    shown = command("check", "ingenum")
    assert "the nearest right word is ingenium" in shown.out
    assert shown.status == 1


LOOSE = SMALL.replace('needs = ["yeast", "imaging"]', 'needs = ["Any one species", "any one technique"] # two', 1)


def test_what_is_read_otherwise_is_a_note_and_no_warning(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(LOOSE)
    shown = command("check", "mine.toml")
    assert shown.status == 0
    assert shown.out.splitlines() == [
        "note: mine.toml:28: 'Any one species' reads as 'any 1 species'",
        "note: mine.toml:28: 'any one technique' reads as 'any 1 technique'",
        "mine.toml: right, 21 cards, 0 warnings",
    ]
    assert (tmp_path / "mine.toml").read_text() == LOOSE


def test_fix_writes_what_was_read_and_tells_it(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(LOOSE)
    shown = command("check", "--fix", "mine.toml")
    assert shown.status == 0
    assert shown.out.splitlines() == [
        "line 28: Any one species -> any 1 species",
        "line 28: any one technique -> any 1 technique",
        "mine.toml: right, 21 cards, 0 warnings",
    ]
    assert (tmp_path / "mine.toml").read_text() == LOOSE.replace("Any one", "any 1").replace("any one", "any 1")
    assert command("check", "--fix", "mine.toml").out == "mine.toml: right, 21 cards, 0 warnings\n"


def test_fix_writes_sentences_as_their_cards_say_them(command: Command, tmp_path: Path) -> None:
    loose = SMALL.replace(
        '"Burn 1 technique on another player\'s study."', "'burn a technique on another players study' # !"
    )
    (tmp_path / "mine.toml").write_text(loose)
    shown = command("check", "--fix", "mine.toml")
    said = "burn a technique on another players study -> Burn 1 technique on another player's study."
    assert shown.out.splitlines() == [f"line 91: {said}", "mine.toml: right, 21 cards, 0 warnings"]
    assert 'effect = "Burn 1 technique on another player\'s study." # !\n' in (tmp_path / "mine.toml").read_text()


def test_fix_leaves_a_file_with_an_error_as_it_is(command: Command, tmp_path: Path) -> None:
    wrong = LOOSE.replace("version = 1", "version = 0")
    (tmp_path / "mine.toml").write_text(wrong)
    assert command("check", "--fix", "mine.toml").status == 1
    assert (tmp_path / "mine.toml").read_text() == wrong


def test_fix_is_not_for_decks_that_come_with_labdeck(command: Command) -> None:
    shown = command("check", "--fix", "ingenium")
    assert shown.status == 2
    assert "comes with Labdeck" in shown.err

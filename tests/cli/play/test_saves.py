"""Files that are no saved games."""

from pathlib import Path

import pytest

from labdeck.game.record import LARGEST
from tests.cli.said import Command


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"hello", "a record begins with the line"),
        (b"\xff\xfe\x00", "not a text"),
        (b"labdeck record 1\nversion 0.0.1\nchoices\nend 0 x\n", "made by an older version"),
    ],
)
def test_a_file_that_is_no_game_is_refused(command: Command, tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "game").write_bytes(content)
    for shown in (command("replay", "game"), command("play", "--resume", "game")):
        assert shown.err.startswith("labdeck: game")
        assert says in shown.err
        assert (shown.status, shown.out, len(shown.err.splitlines())) == (1, "", 1)


def test_a_file_without_end_is_refused(command: Command, tmp_path: Path) -> None:
    with open(tmp_path / "game", "wb") as file:
        file.truncate(LARGEST + 1)
    assert command("replay", "game").err == f"labdeck: game is larger than {LARGEST} bytes\n"

"""Commands run within this process."""

from pathlib import Path

import pytest

from labdeck.cli import run

from .said import Command, Said


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs a command in an empty folder, within this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def said(*arguments: str) -> Said:
        status = run(arguments)
        return Said(status, *capsys.readouterr())

    return said

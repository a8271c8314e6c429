"""The reference names everything that is public."""

from dataclasses import fields
from pathlib import Path

import labdeck
from labdeck import Game, View

REFERENCE = Path(__file__).parents[2] / "docs/reference"


def test_every_field_of_a_view_is_in_its_page() -> None:
    page = (REFERENCE / "view.md").read_text()
    assert not [field.name for field in fields(View) if f"| `{field.name}` |" not in page and field.name != "sampler"]


def test_every_member_of_a_game_is_in_its_page() -> None:
    page = (REFERENCE / "api.md").read_text()
    members = [name for name in dir(Game) if not name.startswith("_")]
    assert not [name for name in members if f"`game.{name}" not in page]


def test_every_public_name_is_in_its_page() -> None:
    page = (REFERENCE / "api.md").read_text() + (REFERENCE / "view.md").read_text()
    public = [name for name in labdeck.__all__ if name != "__version__"]
    assert not [name for name in public if f"`{name}" not in page and f"`labdeck.{name}" not in page and name != "View"]
    assert all(hasattr(labdeck, name) for name in public)

"""Two editors in one deck, who change fields, save from what they know and lose nothing.

python -m tests.programs.two_editors --edits 500    each; every value is in the head, a version or a conflict shown
"""

import argparse
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from labdeck.deck.starter import starter
from labdeck.studio import altered, look
from tests.server.house import House, house

SAVES = 0.4  # of the changes are followed by a save


@dataclass
class Report:
    """What came of it."""

    edits: int = 0
    saves: int = 0
    merged: int = 0
    conflicts: int = 0
    lost: list[str] = field(default_factory=list)


@dataclass
class Editor:
    """Somebody who has a deck open."""

    name: str
    home: House
    ticket: dict[str, Any]
    report: Report
    text: str
    parent: int = 1
    unsaved: list[str] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)  # what conflicts told

    def edit(self, chance: random.Random) -> None:
        """Change a field of a card to something that nobody has written yet."""
        at, what = chance.randrange(projects(self.text)), chance.choice(["name", "facts"])
        new = f"{self.name} {self.report.edits}"
        wish = {"table": "project", "at": at, "field": what, "new": [new, "Another fact."] if what == "facts" else new}
        self.text = altered(self.text, [wish])
        # What one writes over oneself is one's own loss.
        self.unsaved = [value for value in self.unsaved if value in self.text] + [new]
        self.report.edits += 1

    def save(self) -> None:
        """Save, and go on with what came of it."""
        answer = self.home.edit(self.ticket, "POST", "versions", text=self.text, parent=self.parent)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        self.report.saves += 1
        self.report.merged += told["is_merged"]
        self.report.conflicts += len(told["conflicts"])
        self.shown += [str(conflict) for conflict in told["conflicts"]]
        self.text, self.parent = told["text"], told["version"]
        self.acknowledged += self.unsaved
        self.unsaved = []


def projects(text: str) -> int:
    """How many projects a text has."""
    return sum(card["table"] == "project" for card in look(text)["cards"])


def edit_often(home: House, edits: int, seed: int) -> Report:
    """Let two edit, so many changes each; then look for every value whose save was acknowledged."""
    chance, text, report = random.Random(seed), starter("projects", f"shared-{seed}"), Report()
    ticket = home.keep(text)
    editors = [Editor(name, home, ticket, report, text) for name in ("ann", "ben")]
    turns = editors * edits
    chance.shuffle(turns)
    for editor in turns:
        editor.edit(chance)
        if chance.random() < SAVES:
            editor.save()
    for editor in editors:
        editor.save()
    drafts = f"/api/studio/drafts/{ticket['draft']}"
    versions = [each["version"] for each in home.http.get(f"{drafts}/versions").json()]
    kept = "".join(home.http.get(drafts, params={"version": version}).json()["text"] for version in versions)
    for editor in editors:
        told = kept + "".join(editor.shown)
        report.lost += [value for value in editor.acknowledged if f'"{value}"' not in told and f"'{value}'" not in told]
    return report


def main() -> int:
    """Edit as often as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as home:
        report = edit_often(home, wish.edits, wish.seed)
    print(report)
    return 1 if report.lost else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Between choices that look the same lots decide, not the order of the cards in the deck's file."""

from itertools import combinations
from pathlib import Path

from labdeck.bots.judgement import lot
from labdeck.deck import load, tables
from labdeck.lab.balance.fates import fates
from labdeck.lab.games import play
from labdeck.rules.schema import State

HEAD = """[deck]
id = "twelve"
title = "Twelve alike"
about = "Twelve projects with the same needs."
rules = "projects"
version = 1
players = [2, 2]
best = [2, 2]
minutes = [1, 60]
credits = "Labdeck"
notes = []

[classes]
discipline = ["physics", "chemistry", "biology"]
"""
PROJECT = """
[[project]]
id = "project-{0}"
name = "Project {0}"
points = 2
needs = ["physics", "chemistry"]
facts = ["One fact.", "Another fact."]
source = {{ points = "house", needs = "house", facts = "house" }}
"""
RESOURCE = '\n[[resource]]\nkind = "{0}"\nname = "{0}"\ncopies = 10\n'


def test_every_code_goes_first_about_as_often_as_another() -> None:
    m = State()
    before = dict.fromkeys(combinations(range(0, 128, 7), 2), 0)
    for turn in range(200):
        m.turns = turn
        for one, other in before:
            before[one, other] += lot(m, one) < lot(m, other)
    assert all(60 < times < 140 for times in before.values())


def test_of_projects_that_are_alike_none_is_completed_more_often(tmp_path: Path) -> None:
    parts = [HEAD, *map(PROJECT.format, range(12)), *map(RESOURCE.format, ("physics", "chemistry", "biology"))]
    (tmp_path / "twelve.toml").write_text("".join(parts))
    games = play(tables(load(tmp_path / "twelve.toml")), ("greedy",) * 2, range(1000))
    rates = [fate.times / fate.seen for fate in fates(games)]
    assert max(rates) - min(rates) < 0.1

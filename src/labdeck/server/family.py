"""What the server must know of a family of rules to teach it and to give advice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its numbered rules, its reasons for hints, and what a learner's first game aims at."""

    rules: str  # the file in docs/rules
    why: Mapping[str, str]  # a reason for each verb of a choice; {project} and {projects} are the deck's own words
    goal: int  # seat 0's place for what is completed or scored; the other seats' follow it
    short: Mapping[str, Any]  # the knobs that make a game for two short enough to learn from

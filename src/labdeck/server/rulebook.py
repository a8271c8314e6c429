"""The rulebook: the numbered rules of docs/rules, as the page shows them."""

import re
from functools import cache
from pathlib import Path

from .families import FAMILIES
from .protocol.answers import RulePart
from .refused import Refused

HERE = Path(__file__)
FOLDERS = (HERE.parent / "rulebook", HERE.parents[3] / "docs" / "rules")  # in a wheel, and in a checkout
RULE = re.compile(r"- \*\*([A-Z]+\d+)\*\* (.+)")
MARKS = re.compile(r"\[([^]]*)\]\([^)]*\)|[*`]{1,2}")


@cache
def rulebook(family: str) -> list[RulePart]:
    """The rules of a family, part by part, each with its number and its text without marks."""
    if family not in FAMILIES:
        raise Refused("not_found", f"There are no such rules; there are {' and '.join(FAMILIES)}.")
    folder = next(folder for folder in FOLDERS if folder.is_dir())
    parts: list[RulePart] = []
    for line in (folder / FAMILIES[family].rules).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            parts.append({"heading": line.removeprefix("## "), "rules": []})
        elif parts and (found := RULE.match(line)):
            text = MARKS.sub(lambda mark: mark[1] or "", found[2])
            parts[-1]["rules"].append({"number": found[1], "text": text})
    return [part for part in parts if part["rules"]]

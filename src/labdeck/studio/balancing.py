"""Weighing: the balance of a text as it becomes known, in people's words, and what a change did to it."""

from collections.abc import Generator, Iterator, Mapping
from itertools import chain
from math import hypot
from pathlib import Path
from typing import Any

from labdeck.deck import read_text, tables
from labdeck.lab.balance import advice
from labdeck.lab.balance.changes import MEASURES
from labdeck.lab.balance.events import Progress
from labdeck.lab.balance.report import finding_data, ordered
from labdeck.lab.balance.study import Study, fine
from labdeck.lab.balance.wording import lowered
from labdeck.lab.figures import as_number, mean

from .stepping import stepped

GAMES = 800  # at the main number of players; a quarter of them are the first that are told
REMEDIED = 3  # findings that remedies are tried for
PARTS = {"games": (0.0, 0.2), "cards": (0.2, 0.5), "plans": (0.5, 0.6), "numbers of players": (0.6, 0.7)}
PARTS |= {"second looks": (0.7, 0.8), "remedies": (0.8, 1.0)}
FOUND = ("key", "about", "subjects", "says", "size", "unit", "fair", "is_grave")
MENDED = ("before", "after", "mends", "says")
WISHED = ("table", "card", "field", "new")
UNSEEN = "Nothing that can be seen has changed."


def weighing(text: str, games: int = GAMES) -> Generator[dict[str, Any] | None]:
    """The balance of a text, again and again as more is known: the fields of `Weighed` without its number and `told`.

    The first is of a quarter of the games. None is a step that brought nothing new; between steps it can be left.
    A DeckError if the text is not right.
    """
    deck = tables(read_text(text, Path("deck.toml")))
    return stepped(lambda deals: _weighed(Study(deck, 0, games, deals), text))


def _weighed(study: Study, text: str) -> Iterator[dict[str, Any]]:
    """What is known of a deck, whenever a part of the work is done."""
    last: dict[str, Any] = {}
    progress = 0.0
    work = (advice.main_games, advice.card_effects, advice.simple_plans, advice.other_sizes, advice.second_looks)
    parts = (*(part(study) for part in work), advice.remedies(study, text, REMEDIED, search=False))
    for event in chain.from_iterable(parts):
        if isinstance(event, Progress):
            start, end = PARTS[event.part]
            progress = start + (end - start) * event.done / event.total
        now = known(study)
        if now != last:
            last = now
            yield now | {"progress": round(progress, 3), "is_done": False}
    yield known(study) | {"progress": 1.0, "is_done": True}


def known(study: Study) -> dict[str, Any]:
    """All that is known so far, without how far the work is."""
    findings = ordered(study.extra.get(one.key, one) for one in study.told.values())
    return {
        "games": len(study.games),
        "players": study.main,
        "measures": measures(study),
        "findings": [_finding(finding_data(finding)) for finding in findings],
        "fine": list(fine(study, findings)),
    }


def measures(study: Study) -> list[dict[str, Any]]:
    """The figures of the games at the main number of players."""
    found = [(measure.name, mean(measure.of(study.games) * 1.0)) for measure in MEASURES]
    return [
        {
            "key": name.replace(" ", "_"),
            "label": name[:1].upper() + name[1:],
            "figure": figure.rounded(),
            "text": as_number(figure),
        }
        for name, figure in found
    ]


def _finding(data: Mapping[str, Any]) -> dict[str, Any]:
    """A finding, and if something mends it, that as wishes to change the text."""
    remedy = data["remedy"]
    if remedy and not remedy["mends"]:
        remedy = None
    if remedy:
        wishes = [{name: change[name] for name in WISHED} for change in remedy["changes"]]
        remedy = {name: remedy[name] for name in MENDED} | {"changes": wishes}
    says = " ".join(filter(None, (data["says"], data["doubt"])))
    return {name: data[name] for name in FOUND} | {"says": says, "remedy": remedy}


def told(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """What was changed between two weighings did to the deck, in one sentence.

    It tells the findings that were grave or had a remedy and are gone, the grave ones that are new, and the figures
    that are surely others.
    """
    old = {one["key"]: one for one in before["findings"] if one["is_grave"] or one["remedy"]}
    new = {one["key"]: one for one in after["findings"] if one["is_grave"]}
    known_now = {one["key"] for one in after["findings"]} if after["is_done"] else set(old)
    gone = [one["says"] for key, one in old.items() if key not in new and key not in known_now]
    come = [one["says"] for key, one in new.items() if key not in old and before["is_done"]]
    parts = [_clause(says, "It is no more so that") for says in gone] + [_clause(says, "Now") for says in come]
    first, *more = [*parts, *_moved(before, after)][:2] or [UNSEEN.rstrip(".")]
    return "; ".join((first, *map(lowered, more))) + "."


def _clause(says: str, lead: str) -> str:
    """A finding's first sentence behind other words."""
    first = says.split(". ")[0].rstrip(".")
    return f"{lead}: {first}"


def _moved(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The figures that are surely others, the surest first."""
    old = {one["key"]: one["figure"] for one in before["measures"]}
    found = []
    for measure, now in zip(MEASURES, after["measures"], strict=True):
        was, figure = old.get(now["key"]), now["figure"]
        if was is None or None in (was["low"], figure["low"]) or before["players"] != after["players"]:
            continue
        apart = abs(figure["value"] - was["value"])
        doubt = hypot(figure["value"] - figure["low"], was["value"] - was["low"])
        if apart > doubt and apart >= measure.least:
            says = measure.says.format(f"{figure['value']:.1f}", f"{was['value']:.1f}").rstrip(".")
            found.append((-apart / max(doubt, 1e-9), says))
    return [says for _, says in sorted(found)]

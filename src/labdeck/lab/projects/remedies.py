"""What may be changed in a deck of projects against a fault."""

from collections.abc import Iterator
from statistics import median
from typing import TYPE_CHECKING

from labdeck.deck import Change, Project, Resource, Tables
from labdeck.deck.knob import Value
from labdeck.deck.projects.needs import need_bits
from labdeck.lab.family import TURNS_SAID, Changes, Remedies

if TYPE_CHECKING:
    from labdeck.lab.balance.fates import Fate
    from labdeck.lab.balance.report import Finding
    from labdeck.lab.games import Games

MOST = 4  # points by which a project is changed
OURS = "house"  # as the source of a field: the deck's own choice, not that of a printed sheet
KNOBS = {
    "order": ("projects", "draw_from", "opening_resources", "draw", "opening_projects", "first"),
    "plan": ("stall_turns", "draw", "opening_resources", "projects_in_hand", "opening_projects", "projects"),
    "below zero": ("draw", "opening_resources", "completed_to", "projects"),
    "shared win": ("tie_break", "projects"),
    "stall": ("stall_turns", "most_turns", "refill", "refill_else", "draw", "completed_to"),
    "skip": (),
    "length": ("projects", "draw", "opening_resources", "most_turns"),
}


SAID: dict[tuple[str, Value | None], str] = {
    ("projects", None): "With {project} in the game",
    ("projects", 0): "With all {projects} in the game",
    ("draw_from", None): "With draws from {value} alone",
    ("draw", None): "With {card} drawn in a turn",
    ("opening_resources", None): "With {resource} dealt to each player",
    ("opening_projects", None): "With {project} dealt to each player",
    ("projects_in_hand", None): "With at most {project} in hand",
    ("projects_in_hand", 0): "With any number of {projects} in hand",
    ("completed_to", None): "With completed resources put to {value}",
    ("refill", None): "With an empty resource pile refilled from {value}",
    ("refill", ()): "With an empty resource pile never refilled",
    ("refill_else", None): "With an empty resource pile refilled from {value} in the end",
    ("refill_else", ()): "With an empty resource pile not refilled in the end",
    ("tie_break", None): "With equal scores decided by fewer active {projects}, then more completed ones",
    ("tie_break", "shared"): "With equal scores left equal",
    **TURNS_SAID,
}


def project_of(tables: Tables, card: str) -> Project:
    """The project of that id."""
    return next(title for title in tables.file.of(Project) if title.id == card)


def goal(finding: "Finding", fate: "Fate", games: "Games") -> Iterator[Changes]:
    """A usual penalty, other points, or a need more or fewer; points that a sheet printed only at last."""
    title = project_of(games.tables, fate.card.id)
    if finding.size.value < 0 and title.unfinished > title.points:
        yield (Change("project", title.id, "unfinished", title.unfinished, None),)
    changes = [
        list(other_points(title, finding.size.value, fate, games)),
        list(other_needs(title, finding.size.value < 0, games)),
    ]
    is_printed = title.source.get("points", OURS) != OURS
    for some in reversed(changes) if is_printed else changes:
        yield from some


def other_points(title: Project, earns: float, fate: "Fate", games: "Games") -> Iterator[Changes]:
    """The usual points of its price, those that would earn what is usual, and one point less of a change."""
    tables = games.tables
    like = [one.points for one in tables.file.of(Project) if len(one.wants) == len(title.wants) and not one.mandatory]
    gain = fate.completed.value - (0 if title.unfinished != title.points else fate.unfinished.value)
    step = round(-earns / max(gain / max(fate.started.value, 0.01), 0.25)) or (1 if earns < 0 else -1)
    step = max(-MOST, min(MOST, step))
    towards = [round(median(like)) - title.points, step, step - (1 if step > 0 else -1)]
    for more in dict.fromkeys(towards):
        if more * earns < 0 and title.points + more >= 1:
            yield (Change("project", title.id, "points", title.points, title.points + more),)


def supply(games: "Games") -> dict[str, float]:
    """How many cards there are of each kind for a project that needs it."""
    file = games.tables.file
    needs = [need for project in file.of(Project) for need in project.needs]
    return {one.kind: one.copies / max(needs.count(one.kind), 0.5) for one in file.of(Resource)}


def other_needs(title: Project, fewer: bool, games: "Games") -> Iterator[Changes]:
    """Fewer needs, one by one from the scarcest, first as many as is usual for the points; or one more."""
    plenty = supply(games)
    like = [len(one.wants) for one in games.tables.file.of(Project) if one.points == title.points and one is not title]
    size = round(median(like)) if like else title.points
    plain = plain_needs(title.needs, size, plenty)
    if fewer:
        steps = list(fewer_needs(title.needs, plenty, games.tables))
        tries = [steps[step - 1] for step in (len(title.wants) - size, 1, 2) if 1 <= step <= len(steps)]
        tries.insert(1, plain)
    else:
        more = [kind for kind in sorted(plenty, key=lambda kind: -plenty[kind]) if kind not in title.needs][:2]
        tries = [(*title.needs, *more[:1]), (*title.needs, *more), *([plain] if size > len(title.wants) else [])]
    for needs in dict.fromkeys(tries):
        if needs != title.needs:
            yield (Change("project", title.id, "needs", title.needs, needs),)


def plain_needs(needs: tuple[str, ...], size: int, plenty: dict[str, float]) -> tuple[str, ...]:
    """So many needs of different kinds: those that the project has, and then those that there is plenty of."""
    kinds = [need for need in needs if need in plenty] + sorted(plenty, key=lambda kind: -plenty[kind])
    return tuple(dict.fromkeys(kinds))[: max(size, 1)]


def fewer_needs(needs: tuple[str, ...], plenty: dict[str, float], tables: Tables) -> Iterator[tuple[str, ...]]:
    """The needs with one card less each time: first of those for cards of one kind, then for kinds asked for often."""
    while len(needs) > 1 or len(eased(needs[0], tables)):
        at = min(range(len(needs)), key=lambda i: plenty.get(needs[i], 0.0) / needs.count(needs[i]))
        needs = (*needs[:at], *eased(needs[at], tables), *needs[at + 1 :])
        yield needs


def eased(need: str, tables: Tables) -> tuple[str, ...]:
    """What is left of a need that takes one card less."""
    words = tables.file.vocabulary
    size = len(need_bits(need, words))
    if size == 1:
        return ()
    name = need.split(" ")[-1]
    if need.startswith("any"):
        return (f"any {size - 1} {name}",)
    return (f"{size - 1} of one {name}" if size > 2 else f"any 1 {name}",)


def rare(finding: "Finding", games: "Games") -> Iterator[Changes]:
    """More cards of a kind: as many as is usual for its needs, or half as many more."""
    from labdeck.lab.balance.kinds import needed, usual_supply

    tables = games.tables
    kind = finding.subjects[0]
    one = next((one for one in tables.file.of(Resource) if one.kind == kind), None)
    if one is None:
        return
    wanted = round(usual_supply(games) * needed(games)[tables.kinds.index(kind)])
    for copies in dict.fromkeys((max(wanted, one.copies + 1), (wanted + one.copies + 1) // 2, wanted + 2)):
        if copies > one.copies:
            yield (Change("resource", kind, "copies", one.copies, copies),)


def all_goals(topic: str, tables: Tables) -> Iterator[Changes]:
    """No penalty for what is unfinished, or half of it, where a plan that starts nothing wins or all lose points."""
    if topic not in ("plan", "below zero"):
        return
    penal = [one for one in tables.file.of(Project) if one.unfinished > 1 and not one.mandatory]
    heavy = [one for one in penal if one.unfinished > one.points]
    if heavy:
        yield tuple(Change("project", one.id, "unfinished", one.unfinished, None) for one in heavy)
    if penal:
        yield tuple(Change("project", one.id, "unfinished", one.unfinished, one.unfinished // 2) for one in penal)
        yield tuple(Change("project", one.id, "unfinished", one.unfinished, 0) for one in penal)


REMEDIES = Remedies(goal, rare, all_goals, KNOBS, SAID)

"""Wording: sizes and changes as people read them."""

from labdeck.deck import Change
from labdeck.deck.words import counted, listed
from labdeck.lab.family import Changes

from .report import Finding, Unit


def told(changes: Changes, after: Finding | None) -> str:
    """What was changed and what came of it, in a sentence."""
    return f"{changed(changes)}: {size_text(after.size.value, after.unit) if after else 'it is gone'}."


def changed(changes: Changes) -> str:
    """A change in words."""
    first = changes[0]
    if len(changes) > 1:
        if first.field == "unfinished":
            how = "as usual" if first.new is None else "halved" if any(one.new for one in changes) else "gone"
            return f"With {len(changes)} penalties {how}"
        return f"With {listed([f'{one.card} {value_text(one)}' for one in changes], 'and')}"
    if not first.field:
        return "Without the card"
    if first.field == "points":
        return f"With {counted(int(str(first.new)), 'point')}"
    if first.field == "copies":
        return f"With {counted(int(str(first.new)), 'card' if first.table == 'resource' else 'copy')}"
    if first.field == "effect":
        return f"Saying “{first.new}”"
    if first.field == "play":
        return "Played when its holder likes" if first.new == "keep" else "Played at once"
    if first.field == "unfinished" and first.new is None:
        return "With the usual penalty"
    return f"With {first.field} {value_text(first)}"


def value_text(change: Change) -> str:
    """A new value as people read it."""
    new = change.new
    if isinstance(new, tuple):
        return listed(list(map(str, new)), "and")
    return "as usual" if new is None else str(new).lower() if isinstance(new, bool) else str(new)


def size_text(value: float, unit: Unit) -> str:
    """A size as people read it behind a colon."""
    if unit == "points a game":
        return f"{round(value, 1) + 0.0:+.1f}"
    if unit == "minutes":
        return f"{value:+.0f} minutes"
    return f"{value:+.0f} in 100" if unit == "wins in 100" else f"{value:.0f} in 100"

"""Wording: sizes and changes as people read them."""

from labdeck.deck import Change, Knob, Tables
from labdeck.deck.words import counted, listed
from labdeck.lab.family import Changes

from .report import Finding, Unit


def told(changes: Changes, after: Finding | None, tables: Tables) -> str:
    """What was changed and what came of it, in a sentence; of the whole game the finding's own, as it is then."""
    if after and (after.is_of_players or after.topic == "plan"):
        return f"{changed(changes, tables)}: {lowered(after.says)}"
    return f"{changed(changes, tables)}: {size_text(after.size.value, after.unit) if after else 'it is gone'}."


def lowered(text: str) -> str:
    """The text with a small first letter."""
    return text[:1].lower() + text[1:]


def changed(changes: Changes, tables: Tables) -> str:
    """A change in words."""
    first = changes[0]
    if first.table == "knobs":
        return turned(next(one for one in tables.file.family.knobs if one.name == first.field), first)
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


def turned(knob: Knob, change: Change) -> str:
    """Another value of a knob, by the sentence that stands beside it among the house rules."""
    what, _, more = knob.says.rstrip(".").partition("; ")
    value = value_text(change)
    if change.new == 0 and more.startswith("0 is "):
        value = more.removeprefix("0 is ")
    elif isinstance(change.new, bool):
        value = "yes" if change.new else "no"
    return f"With “{what}” set to {value or 'nothing'}"


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

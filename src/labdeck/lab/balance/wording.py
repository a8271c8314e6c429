"""Wording: sizes and changes as people read them."""

from typing import cast

from labdeck.deck import Tables
from labdeck.deck.knob import Value
from labdeck.deck.words import counted, listed, plural, within
from labdeck.lab.families import family_of
from labdeck.lab.family import Changes

from .report import Finding, Unit


def told(changes: Changes, after: Finding | None, tables: Tables, subject: str, is_only: bool = False) -> str:
    """What was changed because of a subject and what came of it, in a sentence; `is_only` if nothing else helps."""
    first = changes[0]
    left = (after.short or size_text(after.size.value, after.unit)) if after else "it is gone"
    if first.field:
        return f"{changed(changes, tables, subject)}: {left}."
    card = named(first.card, tables) if first.card != subject else "the card"
    why = ", since no other change helps" if is_only else f": {left}" if after else ""
    return f"Leave {card} out{why}."


def lowered(text: str) -> str:
    """The text with a small first letter."""
    return text[:1].lower() + text[1:]


def changed(changes: Changes, tables: Tables, subject: str) -> str:
    """A change in words; a card that is not the subject is named."""
    first = changes[0]
    if first.table == "knobs":
        return turned(first.field, cast(Value, first.new), tables)
    if first.field == "unfinished" and len(changes) > 1:
        how = "as usual" if first.new is None else "halved" if any(one.new for one in changes) else "gone"
        return f"With {len(changes)} penalties {how}"
    if len(changes) > 1 or first.field == "type":
        return f"With {listed([f'{named(one.card, tables)} as {one.new}' for one in changes], 'and')}"
    other = named(first.card, tables) if first.card not in ("", subject) else ""
    if first.field == "unfinished":
        penalty = "the usual penalty" if first.new is None else f"a penalty of {first.new}"
        return f"With {penalty} for {other}" if other else f"With {penalty}"
    if first.field == "effect":
        return f"With {other} saying “{first.new}”" if other else f"Saying “{first.new}”"
    if first.field == "play":
        return "Played when its holder likes" if first.new == "keep" else "Played at once"
    if isinstance(first.new, int):
        what = "point" if first.field == "points" else "card" if first.table == "resource" else "copy"
        return f"With {counted(first.new, what)} of {other}" if other else f"With {counted(first.new, what)}"
    if isinstance(first.new, tuple) and first.field == "minutes":
        return f"With {first.new[0]} to {first.new[1]} minutes promised"
    if isinstance(first.new, tuple):
        return f"Needing {listed([name_of(need, tables) for need in first.new], 'and')}"
    return f"With {first.field} {first.new}"


def turned(knob: str, value: Value, tables: Tables) -> str:
    """Another value of a knob, in the family's words for it."""
    said = family_of(tables).remedies.said
    template = said.get((knob, value)) or said[knob, None]
    words = {word: word for word in ("card", "turn", "resource", "discovery")} | tables.file.words
    amounts = {}
    if isinstance(value, int):
        amounts = {name: counted(value, word) if value else f"no {plural(word)}" for name, word in words.items()}
    text = listed(value, "and") if isinstance(value, tuple) else str(value)
    return template.format_map(amounts | {"value": text, "projects": tables.file.words["projects"]})


def named(card: str, tables: Tables) -> str:
    """A card by its name."""
    return next((each.name for each in tables.cards if each.id == card), card)


def name_of(word: str, tables: Tables) -> str:
    """A card or a kind as people read it, by the name on its cards; other words stay."""
    return next((within(card.name) for card in tables.cards if card.id == word), word)


def size_text(value: float, unit: Unit) -> str:
    """A size as people read it behind a colon."""
    if unit == "points a game":
        return f"{round(value, 1) + 0.0:+.1f}"
    if unit == "minutes":
        return f"{value:+.0f} minutes"
    return f"{value:+.0f} in 100" if unit == "wins in 100" else f"{value:.0f} in 100"

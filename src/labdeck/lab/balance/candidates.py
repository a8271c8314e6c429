"""Candidates: changes of a deck that might mend a finding, the likeliest first."""

from collections.abc import Iterator
from itertools import chain, zip_longest
from math import ceil

from labdeck.deck import Change, Knob, Tables, Title
from labdeck.deck.knob import Value
from labdeck.lab.families import family_of
from labdeck.lab.family import Changes
from labdeck.lab.games import Games

from .effects import Effect
from .ends import minutes
from .fates import fate
from .report import Finding
from .rewording import LESS, MORE, reworded, with_other_words


def candidates(finding: Finding, games: Games, effects: tuple[Effect, ...]) -> Iterator[Changes]:
    """Changes that might mend a finding of these games; cards are known by their effects."""
    tables = games.tables
    remedies = family_of(tables).remedies
    if finding.topic in ("earnings", "penalty"):
        number = next(c for c, card in enumerate(tables.cards) if card.id == finding.subjects[0])
        yield from remedies.goal(finding, fate(games, number), games)
    elif finding.topic == "supply":
        yield from remedies.supply(finding, games)
    elif finding.topic in ("effect", "time", "idle"):
        yield from card_candidates(finding, tables, effects)
    elif finding.topic == "use":
        yield (removal(tables, finding.subjects[0]),)
    else:
        yield from table_candidates(finding, games)


def title_of(tables: Tables, card: str) -> tuple[str, Title]:
    """The table of a deck file in which a card stands, and its entry."""
    return next((name, one) for name, titles in tables.file.tables.items() for one in titles if one.id == card)


def removal(tables: Tables, card: str) -> Change:
    """The change that takes a card out of the deck."""
    return Change(title_of(tables, card)[0], card, "", None, None)


def card_candidates(finding: Finding, tables: Tables, effects: tuple[Effect, ...]) -> Iterator[Changes]:
    """Another number in what a card says, or another time to play it; at last, to leave it out."""
    card = finding.subjects[0]
    table, title = title_of(tables, card)
    own = next((one for one in effects if one.card.id == card), None)
    is_weak = finding.topic == "idle" or (own and finding.size.value < 0 <= own.lead.value)
    play, points = getattr(title, "play", ""), getattr(title, "points", None)
    if points is not None:
        others = [points + step for step in ((1, 2) if is_weak else (-1, -2))]
        yield from ((Change(table, card, "points", points, other),) for other in others if other >= 0)
    if is_weak and play == "at once":
        yield (Change(table, card, "play", play, "keep"),)
    for text in reworded(tables, title, MORE if is_weak else LESS):
        yield (Change(table, card, "effect", title.effect, text),)
    if not is_weak and play == "at once":
        yield (Change(table, card, "play", play, "keep"),)
    for text in with_other_words(tables, title):
        yield (Change(table, card, "effect", title.effect, text),)
    yield (removal(tables, card),)


def table_candidates(finding: Finding, games: Games) -> Iterator[Changes]:
    """The knobs that bear on a fault of the whole game, one change of each before the second of any."""
    tables = games.tables
    family = family_of(tables)
    if finding.topic == "skip":
        yield from skip_candidates(tables)
    all_knobs = {knob.name: knob for knob in tables.file.family.knobs}
    knobs = [all_knobs[name] for name in family.remedies.knobs[finding.topic]]
    yield from (turned(knob, tables, knob.default) for knob in knobs if tables.knobs[knob.name] != knob.default)
    yield from family.remedies.all_goals(finding.topic, tables)
    each = [[turned(knob, tables, value) for value in knob_values(knob, tables, finding)] for knob in knobs]
    yield from filter(None, chain.from_iterable(zip_longest(*each)))
    if finding.topic == "length":
        takes = minutes(games).value
        promise = (max(1, 5 * int(takes * 0.8 / 5)), 5 * ceil(takes * 1.2 / 5))
        yield (Change("deck", "", "minutes", tables.file.minutes, promise),)


def turned(knob: Knob, tables: Tables, value: Value) -> Changes:
    """Another value of a knob."""
    return (Change("knobs", "", knob.name, tables.knobs[knob.name], value),)


def knob_values(knob: Knob, tables: Tables, finding: Finding) -> list[Value]:
    """Other values of a knob than its own and its usual one."""
    now: Value = tables.knobs[knob.name]
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, int) and not isinstance(knob.default, str):
        size = len(next(iter(tables.file.tables.values()))) if knob.name == "projects" else 0
        whole = now or size
        steps = (-1, -2, -3) if knob.name == "projects" else (1, -1, 2)
        found = [whole + step for step in steps]
        if knob.name.endswith("turns"):
            found = [2 * whole]
        elif knob.name == "projects" and finding.topic == "length":
            found = [round(whole * part) for part in (0.8, 0.6)]
        return [value for value in found if knob.smallest <= value <= knob.largest and value != knob.default]
    if isinstance(now, tuple):
        fewer = [tuple(word for word in now if word != left_out) for left_out in now]
        more = [(*now, word) for word in knob.choices if word not in now]
        return [value for value in (*fewer, *more) if knob.smallest <= len(value) and value != knob.default]
    if isinstance(now, str) and isinstance(knob.default, str):
        return [word for word in knob.choices if word not in (now, knob.default)]
    return []


def skip_candidates(tables: Tables) -> Iterator[Changes]:
    """Fewer turns in each card that makes somebody skip them, fewer copies of it, or none."""
    cards = [
        (name, one)
        for name, titles in tables.file.tables.items()
        for one in titles
        if any(clause.verb == "skip" for sentence in one.sentences for clause in sentence.clauses)
    ]
    for name, one in sorted(cards, key=lambda pair: -pair[1].copies):
        yield from ((Change(name, one.id, "effect", one.effect, text),) for text in reworded(tables, one, LESS))
        if one.copies > 1:
            yield (Change(name, one.id, "copies", one.copies, 1),)
    for _, one in cards:
        yield (removal(tables, one.id),)

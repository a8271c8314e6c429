"""What a card does when it is played, told from its sentences by the rules' words."""

from collections.abc import Sequence

from labdeck.deck.language.clause import Clause, Item

from . import prospects
from .deeds import DEEDS
from .effect import Asks, Cancelled, Effect, Question
from .mats import DEEDS as DEEDS_ON_MATS
from .table import Table

ALL_DEEDS = DEEDS | DEEDS_ON_MATS
WORDS = ("first", "second", "third")
MOST_EFFECTS = 6  # under way at once [P15]


def play_due(table: Table) -> Asks:
    """All cards that are due are played, one after the other, from the seat on turn clockwise. [P15, R19]"""
    while len(table.under_way) < MOST_EFFECTS:
        p = next((p for p in table.from_seat(table.turn_of) if table.due(p)), None)
        if p is None:
            return
        c = yield Question(p, frozenset(table.due(p)), "at once")
        table.chain += 1
        if table.chain > table.knobs["most_chain"]:
            table.move(c, "burn")
        else:
            yield from play(table, c, p)


def play(table: Table, card: int, actor: int) -> Asks:
    """Play a card: yields every question and chance, is sent the answers, and changes the table.

    The card in the middle of which it is played, if there is one, then goes on as before.
    """
    table.move(card, "played")
    before = table.saved, table.actor, table.same
    table.saved, table.actor, table.same = set(), actor, None
    table.under_way.append(table.waiting())
    effect = Effect(table, card, actor, play_due)
    try:
        for sentence in effect.face.sentences:
            for run in runs(prospects.branch(table, actor, sentence)):
                yield from (of_one(effect, run) if is_of_one(run) else do(effect, run[0]))
    except Cancelled:
        effect.stays = False
    if not effect.stays:
        table.move(card, "discard" if table.family == "discoveries" else "burn")
    table.saved, table.actor, table.same = before
    table.under_way.pop()


def runs(items: Sequence[Item]) -> list[list[Item]]:
    """Items one after the other, together with those behind them that speak of the same player. [L47]"""
    found: list[list[Item]] = []
    for item in items:
        if subject(item.options[0]) == "same":
            found[-1].append(item)
        else:
            found.append([item])
    return found


def subject(clause: Clause) -> str:
    """Who does what a clause says of free will or must: whoever it names first."""
    return prospects.doer(clause) if clause.verb in WITH_WHO else "you"


def is_of_one(run: list[Item]) -> bool:
    """Whether one player after the other does all of it. [L47, L48]"""
    first = run[0]
    return len(run) > 1 or (len(first.options) > 1 and subject(first.options[0]) != "you")


def of_one(effect: Effect, run: list[Item]) -> Asks:
    """Several items of one player, whom the first of them names, or of each of a group. [L47]"""
    if begins(effect, run[0]):
        effect.depends = False  # what they do after it depends on what they did
        yield from all_of(effect, run)
    effect.depends = run[-1].if_done


def all_of(effect: Effect, run: list[Item]) -> Asks:
    table, first = effect.table, run[0].options[0]
    who = subject(first)
    if who in prospects.GROUPS:
        yield from effect.oppose()
        for p in prospects.seats_meant(table, effect.actor, who):
            if p not in effect.saved and prospects.satisfies(table, p, first.parts.get("having")):
                table.same = p
                yield from each_item(effect, run, True)
        return
    if who == "you" and prospects.spoken_of(first) in prospects.GROUPS:
        yield from with_each(effect, run)
        return
    if who == "you":  # it names another as the one with whom it is done
        table.same = None
        yield from perform(effect, run[0])
        if table.same is not None:
            yield from rest_of(effect, run[1:], False)
        return

    def is_touched(p: int) -> bool:
        having = prospects.satisfies(table, p, first.parts.get("having"))
        options = [as_same(clause) for clause in run[0].options]
        return having and any(prospects.touches(table, effect.actor, clause, p, effect.last) for clause in options)

    p = yield from effect.choose_seat(prospects.seats_meant(table, effect.actor, who), is_touched)
    if p is not None:
        table.same = p
        yield from effect.oppose()
        yield from each_item(effect, run, False)


def with_each(effect: Effect, run: list[Item]) -> Asks:
    """What you do with one player after the other, and what each does then; you may pass all of it. [L20, L47]"""
    table, (first, *rest) = effect.table, run
    clause = first.options[0]
    who = prospects.spoken_of(clause)
    if first.may:
        if effect.actor in effect.saved or not prospects.could(table, effect.actor, clause, effect.last):
            return
        if not (yield from effect.wants(effect.actor, True)):
            return
    yield from effect.oppose()
    parts = {part: "same" if value == who else value for part, value in clause.parts.items()}
    for p in prospects.seats_meant(table, effect.actor, who):
        if p not in effect.saved:
            table.same = p
            effect.moved, effect.done = 0, False
            yield from perform(effect, Item((Clause(clause.verb, **parts),)), True)
            yield from rest_of(effect, rest, True)


def each_item(effect: Effect, items: list[Item], in_group: bool) -> Asks:
    """All that one player does, up to where that player blocks it. [R26]"""
    effect.moved, effect.done = 0, False
    yield from perform(effect, of_the_same(items[0]), in_group)
    yield from rest_of(effect, items[1:], in_group)


def rest_of(effect: Effect, items: list[Item], in_group: bool) -> Asks:
    """What one player does after the first item, unless that player has blocked it."""
    effect.depends = False
    for item in items:
        if effect.table.same not in effect.saved:
            yield from do(effect, of_the_same(item), in_group)


def of_the_same(item: Item) -> Item:
    """An item as it is said of whoever is meant already."""
    return item._replace(options=tuple(map(as_same, item.options)))


def as_same(clause: Clause) -> Clause:
    """A clause as it is said of whoever is meant already."""
    parts = {part: value for part, value in clause.parts.items() if part in ("who", "giver") and value != "you"}
    is_said = subject(clause) != "you"
    return Clause(clause.verb, **clause.parts | (dict.fromkeys(parts, "same") if is_said else {}))


def do(effect: Effect, item: Item, in_group: bool = False) -> Asks:
    """One item, if what it depends on was done. [L16]"""
    if begins(effect, item):
        yield from perform(effect, item, in_group)


def begins(effect: Effect, item: Item) -> bool:
    """Whether an item is done: what follows "if you do", and what follows that, depends on the clause before. [L16]"""
    if not (item.if_done and effect.depends):
        effect.did, effect.last = effect.done or effect.moved > 0, effect.moved
    effect.moved, effect.done, effect.depends = 0, False, item.if_done
    return effect.did or not item.if_done


def perform(effect: Effect, item: Item, in_group: bool = False) -> Asks:
    """One item: a clause, or one of several. [L16, L20, L21]"""
    if effect.actor in effect.saved and not in_group and not (len(item.options) == 1 and is_for_all(item.options[0])):
        return  # whoever blocks a card of one's own is through with it, the others are not
    clause: Clause | None = item.options[0]
    if len(item.options) > 1:
        if item.may:
            if not any(prospects.could(effect.table, effect.actor, each, effect.last) for each in item.options):
                return
            if not (yield from effect.wants(effect.actor, True)):
                return
        clause = yield from one_of(effect, item.options)
    if clause is None:
        return
    parts = clause.parts
    effect.speaks_of_you = "you" in (parts.get("who"), parts.get("giver")) or parts.get("whose") == "own"
    effect.speaks_of_you |= clause.verb == "keep"
    effect.free = item.may
    effect.by_seat = clause.verb in WITH_WHO and (clause.verb != "give" or clause.chosen == "own")
    effect.by_seat &= len(item.options) == 1 or subject(clause) == "you"
    effect.in_group = in_group or is_for_all(clause)
    doer = prospects.doer(clause)
    may = item.may and len(item.options) == 1
    passes = may and clause.verb != "fetch" and (clause.verb not in WITH_WHO or doer == "you")
    if passes:
        if not prospects.could(effect.table, effect.actor, clause, effect.last):
            return
        if not (yield from effect.wants(effect.actor, True)):
            return
    if effect.in_group or (clause.verb not in AIMED and doer in ("you", *prospects.GROUPS)):
        yield from effect.oppose()  # it names nothing more that is chosen
    yield from ALL_DEEDS[clause.verb](effect, clause, may and not passes)


def is_for_all(clause: Clause) -> bool:
    """Whether a clause goes through the seats, so that it goes on for the others when one blocks. [R26]"""
    if clause.verb == "peek":
        return False
    meant = {str(clause.parts.get(part)) for part in ("who", "whose", "giver", "taker")}
    return bool({*prospects.GROUPS, "everyone"} & meant) or clause.verb in ("pass", "pass hands")


AIMED = ("hit", "strike", "drop", "keep", "carry", "swap", "complete", "put", "give", "fetch")  # something is chosen
WITH_WHO = ("draw", "lose", "skip", "points", "give", "show", "pass", "pass hands")  # whoever is meant does it


def one_of(effect: Effect, options: tuple[Clause, ...]) -> Asks:
    """The clause that whoever does it chooses among those that would openly do something. [L15, L21, L48]"""
    found = {
        word: clause
        for word, clause in zip(WORDS, options, strict=False)
        if prospects.could(effect.table, effect.actor, clause, effect.last)
    }
    same = effect.table.same
    chooser = same if same is not None and subject(options[0]) == "same" else effect.actor
    answer = yield from effect.choose(chooser, found, "or")
    return found.get(answer)

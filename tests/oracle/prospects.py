"""What a clause could do as far as everyone can see, or as far as one seat can: R24, P12, L13, L15, L43."""

from collections.abc import Iterator
from itertools import combinations

from labdeck.deck.language.clause import Amount, Clause, Condition, Item, Sentence

from . import needs
from .table import PILES, Face, Table

BOUNDLESS = 255
LOST = ("discard", "burn", "top", "bottom")  # where a card goes that its owner loses
GROUPS = ("each", "each other")
MODIFIERS = ("modifier", "wildcard", "block")
ENHANCEMENTS = ("item", "location")


def fits(table: Table, face: Face, what: tuple[str, ...]) -> bool:
    """Whether a card in a hand is what a sentence names."""
    match what:
        case ("card",):
            return True
        case ("modifier",):
            return face.role in MODIFIERS
        case ("enhancement",):
            return face.role in ENHANCEMENTS
        case ("project" | "resource" | "hero" | "item" | "location" | "inspiration" as role,):
            return face.role == role
    return face.role == "resource" and face.kind in needs.kinds_of(table, what)


def names_a_kind(what: tuple[str, ...]) -> bool:
    """Whether a card is named more closely than as a card, so that all must see it. [L6]"""
    return what != ("card",)


def fitting(table: Table, cards: list[int], what: tuple[str, ...]) -> list[int]:
    """Those of the cards of a hand that a sentence names."""
    return [c for c in cards if fits(table, table.faces[c], what)]


def takeable(table: Table, cards: list[int], what: tuple[str, ...]) -> list[int]:
    """Those of the cards of a pile that a sentence lets one take; none that is played at once. [R16]"""
    return [c for c in fitting(table, cards, what) if not table.faces[c].at_once]


def may_hold(table: Table, p: int, what: tuple[str, ...]) -> bool:
    """Whether a hand might hold such a card, as its backs show to everyone. [R22, R27]"""
    backs = {table.faces[c].back for c in table.hand(p)}
    possible = {face.back for face in table.faces if fits(table, face, what)}
    return bool(backs & possible)


def holds(table: Table, p: int, what: tuple[str, ...], viewer: int | None) -> bool:
    """Whether a hand holds such a card, as far as the viewer knows; everyone, if there is none."""
    return bool(fitting(table, table.hand(p), what)) if p == viewer else may_hold(table, p, what)


def hittable(table: Table, q: int, what: tuple[str, ...]) -> list[int]:
    """The cards beside a project that a sentence can take; none of a pair of the one who plays it. [R32, R37, L10]"""
    if needs.is_safe(table, q) or table.is_own_pair(q) or (q in table.partner and has_blocker(table, q)):
        return []
    roles = ("resource", "wildcard") if what == ("resource",) else ("resource",)
    kinds = needs.kinds_of(table, what)
    found = [table.faces[c] for c in table.beside(q)]
    return [face.number for face in found if face.role in roles and (what == ("resource",) or face.kind in kinds)]


def on_mat(table: Table, p: int, what: tuple[str, ...]) -> list[int]:
    """The cards beside a seat's projects that a sentence can take, on either side of a pair. [R37]"""
    return [c for q in table.mat(p) for c in on_sides(table, q, what)]


def on_sides(table: Table, q: int, what: tuple[str, ...]) -> list[int]:
    """The cards that a sentence can take through a project, on whichever side of a pair they lie. [R37]"""
    return [c for side in table.sides(q) for c in hittable(table, side, what)]


def is_aim(table: Table, q: int, what: tuple[str, ...]) -> bool:
    """Whether a project may be named of which a sentence takes cards: one that is safe is no aim. [L10, R24]"""
    return not needs.is_safe(table, q) and bool(on_sides(table, q, what))


def refills(table: Table) -> bool:
    """Whether an empty resource pile could be refilled. [P7, DR10]"""
    return any(refill_from(table, names) for names in refill_sources(table))


def refill_sources(table: Table) -> list[tuple[str, ...]]:
    """The places that a refill tries, one list after the other."""
    if table.family == "discoveries":
        return [("whole discard",)]
    return [tuple(table.knobs["refill"]), tuple(table.knobs["refill_else"])]


def refill_from(table: Table, names: tuple[str, ...]) -> list[int]:
    """The cards that a refill would shuffle into the resource pile. [P25, R3]"""
    found: list[int] = []
    for name in names:
        cards = table.at("discard")[:-1] if name == "discard" else table.at(name.removeprefix("whole "))
        found += [c for c in cards if table.faces[c].back == "resource"]
    return found


def can_draw(table: Table, pile: str) -> bool:
    """Whether a card can be drawn from a pile; from any, if it says so. [R1]"""
    if pile == "any":
        return any(can_draw(table, each) for each in (*PILES, "discard"))
    return bool(table.at(pile)) or (pile == "resource" and refills(table))


def satisfies(table: Table, p: int, condition: Condition | None) -> bool:
    """Whether a condition is true of a seat. [L5, L19, L41]"""
    if condition is None:
        return True
    if condition.of in ("most points", "fewest points"):
        every = [needs.points(table, other) for other in range(table.seats)]
        return every[p] == (max(every) if condition.of == "most points" else min(every))
    count = _count(table, p, condition)
    is_enough = count >= condition.least or (condition.of == "points" and condition.least == 0)  # or below zero [L8]
    return is_enough and (condition.most == BOUNDLESS or count <= condition.most)


def _count(table: Table, p: int, condition: Condition) -> int:
    kinds = needs.kinds_of(table, condition.what)
    match condition.of:
        case "kind":
            return sum(table.faces[c].kind in kinds for q in table.mat(p) for c in table.beside(q))
        case "project":
            named = [frozenset().union(*(need.kinds for need in table.faces[q].needs)) for q in table.mat(p)]
            return sum(not condition.what or bool(by_print & kinds) for by_print in named)
        case "tagged":
            return sum(condition.tag in table.faces[q].tags for q in table.mat(p))
        case "full":
            return sum(needs.is_full(table, q) for q in table.mat(p))
        case "hand":
            return len(table.hand(p))
    return needs.points(table, p)


def leaders(table: Table) -> list[int]:
    """The seats with the most points. [L15]"""
    every = [needs.points(table, p) for p in range(table.seats)]
    return [p for p in range(table.seats) if every[p] == max(every)]


def seats_meant(table: Table, actor: int, who: str) -> list[int]:
    """The seats that a word could mean, clockwise from the player of the card, but those who blocked it. [L43, L14]"""
    return [p for p in _seats_named(table, actor, who) if p not in table.saved]


def _seats_named(table: Table, actor: int, who: str) -> list[int]:
    seats = table.from_seat(actor)
    match who:
        case "you" | "own":
            return [actor]
        case "same":
            return [] if table.same is None else [table.same]
        case "any" | "each" | "everyone":
            return seats
        case "leader":
            best = leaders(table)
            return [p for p in seats if p in best]
        case "left":
            return [seats[1]]
        case "right":
            return [seats[-1]]
    return seats[1:]


def is_free(table: Table, q: int) -> bool:
    """Whether a project may change hands: it is neither mandatory nor safe, nor one of a pair. [P36, L35, L10]"""
    return q not in table.partner and not table.faces[q].mandatory and not needs.is_safe(table, q)


def losable(table: Table, p: int) -> list[int]:
    """The projects of a seat that can be hurt. [L10]"""
    return [q for q in table.mat(p) if not needs.is_safe(table, q)]


def tagged(table: Table, q: int, tag: str) -> bool:
    """Whether a project has a tag, if one is asked for."""
    return not tag or tag in table.faces[q].tags


def has_blocker(table: Table, q: int) -> bool:
    """Whether one member of a pair has blocked the card under way, which saves what belongs to both. [R37, R40]"""
    return any(table.owner(side) in table.saved for side in table.sides(q))


def is_partners(table: Table, q: int) -> bool:
    """Whether a project is that of one with whom the player of the card shares the pair. [R37]"""
    return table.is_own_pair(q) and table.owner(q) != table.actor


def movable(table: Table, actor: int, whose: str, what: tuple[str, ...]) -> list[int]:
    """The cards beside projects that another project of the player needs. [R11]"""
    found = [q for p in seats_meant(table, actor, whose) for q in table.mat(p)]
    return [c for q in found for c in hittable(table, q, what) if homes(table, actor, c)]


def homes(table: Table, actor: int, c: int) -> list[int]:
    """The projects of the player that need a card which lies beside another one."""
    return [q for q in table.mat(actor) if c not in table.beside(q) and needs.takes(table, q, c)]


def needed(table: Table, actor: int, clause: Clause) -> list[int]:
    """The cards of discard that a project of the player needs. [L46]"""
    return [c for c in takeable(table, table.at("discard"), clause.what) if homes(table, actor, c)]


def attachable(table: Table, q: int, clause: Clause) -> bool:
    """Whether a card can be put beside a project to change it. [R4, L10, L42]"""
    if not tagged(table, q, clause.tag):
        return False
    harms = clause.change == "needs" or (clause.change == "worth" and clause.n < 0)
    if (harms and needs.is_safe(table, q)) or is_partners(table, q):
        return False
    if clause.change != "needs" or not clause.already:
        return True
    if table.is_own_pair(q):
        return False
    printed = frozenset(kind for need in table.faces[q].needs for kind in need.kinds)
    return bool(printed & needs.kinds_of(table, clause.what))


def touches(table: Table, actor: int, clause: Clause, p: int, moved: int = 1, viewer: int | None = None) -> bool:
    """Whether a clause would do something to one seat that it means, as far as the viewer knows. [R24]"""
    match clause.verb:
        case "draw":
            wants = len(table.hand(p)) < clause.amount.n if clause.amount.how == "until" else True
            return bool(wants and can_draw(table, clause.pile) and (clause.amount.how != "as many" or moved > 0))
        case "lose":
            if clause.amount.how == "until":
                return bool(len(table.hand(p)) > clause.amount.n)
            in_hand = clause.place != "mat" and holds(table, p, clause.what, viewer)
            return in_hand or (clause.place != "hand" and bool(on_mat(table, p, clause.what)))
        case "pass":
            return holds(table, p, clause.what, viewer)
        case "pass hands":
            return bool(table.hand(p))
        case "give" if clause.taker == "you":
            return p != actor and holds(table, p, clause.what, viewer)
        case "give":
            return p != actor and holds(table, actor, clause.what, viewer)
        case "trade":
            both = holds(table, p, clause.what, viewer) and holds(table, actor, clause.what, viewer)
            return p != actor and both
        case "swap hands":
            return p != actor and bool(table.hand(p) or table.hand(actor))
        case "raid":
            return p != actor and holds(table, p, clause.what, viewer)
        case "peek":
            return p != actor and bool(table.hand(p))
        case "show":
            return bool(table.hand(p))
        case "hit" if clause.to == "mine":
            return any(c in movable(table, actor, "any", clause.what) for q in table.mat(p) for c in table.beside(q))
        case "hit" if clause.amount != ("exactly", 1) and clause.whose not in (*GROUPS, "everyone"):
            return any(is_aim(table, q, clause.what) for q in table.mat(p))
        case "hit":
            return bool(on_mat(table, p, clause.what))
        case "drop":
            return any(not needs.is_safe(table, q) and not is_partners(table, q) for q in table.mat(p))
        case "carry":
            giver, taker = (p, actor) if clause.taker == "you" else (actor, p)
            return giver != taker and any(is_free(table, q) for q in table.mat(giver))
    return True


def could(table: Table, actor: int, clause: Clause, moved: int = 1, viewer: int | None = None) -> bool:
    """Whether a clause would do something, as far as the viewer knows. [L15, L20, P12]"""
    parts = clause.parts
    match clause.verb:
        case "pass":
            return sum(holds(table, p, clause.what, viewer) for p in seats_meant(table, actor, "each")) > 1
        case "pass hands":
            return any(table.hand(p) for p in seats_meant(table, actor, "each"))
        case "look" | "search":
            return can_draw(table, clause.pile)
        case "shuffle":
            return bool(table.at(clause.pile)) or bool(clause.source and table.at(clause.source))
        case "fetch":
            if clause.parts.get("to") == "mine":
                return bool(needed(table, actor, clause))
            burned = clause.source != "discard" and bool(table.at("burn"))
            return burned or (clause.source != "burn" and bool(takeable(table, table.at("discard"), clause.what)))
        case "turn":
            return actor not in table.another and not table.last_call
        case "strike":
            meant = seats_meant(table, actor, clause.whose)
            found = [q for p in meant for q in table.mat(p) if tagged(table, q, clause.tag)]
            return any(on_sides(table, q, clause.what) for q in found if not table.is_own_pair(q))
        case "keep":
            return len(losable(table, actor)) > 1
        case "swap":
            ours = [q for q in table.mat(actor) if is_free(table, q)]
            return bool(ours) and any(
                is_free(table, q) for p in seats_meant(table, actor, "another") for q in table.mat(p)
            )
        case "complete":
            return any(not clause.full or needs.is_full(table, q) for q in table.mat(actor))
        case "begin":
            return bool(table.at("project"))
        case "protect":
            return True
        case "put":
            meant = seats_meant(table, actor, clause.whose)
            return any(attachable(table, q, clause) for p in meant for q in table.mat(p))
        case "burn this" | "count" | "cancel":
            return False
    who = parts.get("who") or parts.get("whose") or _partner(clause)
    meant = [p for p in seats_meant(table, actor, who) if satisfies(table, p, parts.get("having"))]
    return any(touches(table, actor, clause, p, moved, viewer) for p in meant)


def doer(clause: Clause) -> str:
    """Who does what a clause says; you, where it names nobody who does."""
    if clause.verb in ("pass", "pass hands"):
        return "each"
    if clause.verb == "give" and clause.chosen == "random":
        return "you"
    return str(clause.parts.get("who") or clause.parts.get("giver") or "you")


def spoken_of(clause: Clause) -> str:
    """Of whom a clause of yours speaks besides: with whom you do it, or to whom. [L47]"""
    meant = [str(clause.parts[part]) for part in ("who", "giver", "taker") if part in clause.parts]
    return next((who for who in meant if who != "you"), "")


def _partner(clause: Clause) -> str:
    """The other one of a gift."""
    return str(clause.giver if clause.taker == "you" else clause.taker)


def branch(table: Table, actor: int, sentence: Sentence) -> tuple[Item, ...]:
    """The items of a sentence that happen now."""
    return sentence.items if satisfies(table, actor, sentence.condition) else sentence.otherwise


def costs(clause: Clause) -> bool:
    """Whether a clause of a kept card takes something from its own player. [L13]"""
    match clause.verb:
        case "lose" | "skip":
            return bool(clause.who == "you")
        case "points":
            return bool(clause.who == "you" and clause.n < 0)
        case "give":
            return bool(clause.giver == "you" and clause.amount.how != "up to")
        case "hit":
            return bool(clause.whose == "own" and clause.to in LOST and clause.amount.how != "up to")
        case "drop":
            return bool(clause.whose == "own")
        case "carry":
            return bool(clause.giver == "you")
    return False


def is_harmful(face: Face) -> bool:
    """Whether a modifier costs somebody cards, projects, turns or points, or adds needs. [R18, L28]"""
    items = [item for sentence in face.sentences for item in (*sentence.items, *sentence.otherwise)]
    return any(harms(clause, face.at_once, item.may) for item in items for clause in item.options)


def harms(clause: Clause, at_once: bool, may: bool) -> bool:
    """Whether a clause hurts somebody; not what one does of free will, nor a price. [L13, L24, L35, L38, L42]"""
    match clause.verb:
        case "lose" | "skip":
            return not may and (clause.who != "you" or at_once)
        case "points":
            return clause.n < 0 and not may and (clause.who != "you" or at_once)
        case "give":
            return clause.giver != "you" and not may
        case "hit" if clause.whose == "own":
            return at_once and not may and clause.to in LOST
        case "put" if clause.change != "needs" and not (clause.change == "worth" and clause.n < 0):
            return False
        case "drop" | "put":
            return clause.whose != "own" or (at_once and not may)
        case "carry":
            return clause.taker == "you" or (at_once and not may)
        case "keep":
            return at_once and not may
        case "pass" | "pass hands":
            return not may
    return clause.verb in ("trade", "swap hands", "raid", "hit", "strike", "swap")


def can_pay(table: Table, actor: int, clauses: list[Clause], gone: frozenset[int] = frozenset()) -> bool:
    """Whether the player has what clauses cost one after the other, without the cards that are gone. [L13]"""
    if not clauses:
        return True
    return any(can_pay(table, actor, clauses[1:], gone | paid) for paid in payments(table, actor, clauses[0], gone))


def payments(table: Table, actor: int, clause: Clause, gone: frozenset[int]) -> Iterator[frozenset[int]]:
    """The ways to pay for one clause, each as the cards that leave the player by it. [L13]"""
    match clause.verb:
        case "lose" | "give" if clause.amount.how in ("exactly", "all"):
            cards = fitting(table, table.hand(actor), clause.what) if clause.parts.get("place") != "mat" else []
            if clause.parts.get("place", "hand") != "hand":
                cards = [*cards, *on_mat(table, actor, clause.what)]
            times = table.seats - 1 if clause.parts.get("taker") == "each other" else 1
            yield from shares([c for c in cards if c not in gone], clause.amount, times)
        case "hit":
            beside = [hittable(table, q, clause.what) for q in table.mat(actor) if q not in gone]
            for cards in beside:
                yield from shares([c for c in cards if c not in gone], clause.amount)
        case "carry" | "drop":  # whoever gets it: the project has to be at hand
            for q in table.mat(actor):
                if q not in gone and (is_free(table, q) if clause.verb == "carry" else not needs.is_safe(table, q)):
                    yield frozenset({q, *table.beside(q)})
        case _:
            yield frozenset()


def shares(cards: list[int], amount: Amount, times: int = 1) -> Iterator[frozenset[int]]:
    """The ways to take so many of some cards, or all that there are."""
    if amount.how != "all":
        yield from map(frozenset, combinations(cards, amount.n * times))
    elif cards:
        yield frozenset(cards)


def prices(table: Table, c: int, actor: int) -> list[Clause]:
    """What a card takes from its player, in the branches that hold, before it says anything else. [L13]"""
    found: list[Clause] = []
    is_under_way = False
    for sentence in table.faces[c].sentences:
        ends = []
        for items in (sentence.items, sentence.otherwise):
            is_here = is_under_way
            for item in items:
                is_price = len(item.options) == 1 and not item.may and costs(item.options[0])
                if is_price and not item.if_done and not is_here and items is branch(table, actor, sentence):
                    found.append(item.options[0])
                is_here = is_here or not is_price
            ends.append(is_here)
        is_under_way = any(ends)
    return found


def choosers(table: Table, actor: int, item: Item) -> list[int]:
    """Those other than the player of the card who may be meant to choose between deeds. [L48]"""
    first = item.options[0]
    who = doer(first) if len(item.options) > 1 else "you"
    return [
        p for p in seats_meant(table, actor, who) if who != "you" and satisfies(table, p, first.parts.get("having"))
    ]


def touches_by_choice(table: Table, actor: int, item: Item, p: int, moved: int = 1, viewer: int | None = None) -> bool:
    """Whether one of several deeds would do something to whoever does them. [L48]"""
    return any(touches(table, actor, clause, p, moved, viewer) for clause in item.options)


def would_do(table: Table, actor: int, items: list[Item]) -> bool:
    """Whether one of the items would do something; what hangs on the one before, only if that would. [P12]"""
    before = False
    for item in items:
        now = any(could(table, actor, clause, int(before), actor) for clause in item.options)
        now = now or any(
            touches_by_choice(table, actor, item, p, int(before), actor) for p in choosers(table, actor, item)
        )
        before = now and (before or not item.if_done)
        if before:
            return True
    return False


def is_playable(table: Table, c: int, actor: int) -> bool:
    """Whether a kept modifier may be played: it would do something, and can be paid. [P12, L13]

    Only what the card takes before it does anything else has to be at hand.
    """
    table.actor = actor
    held = list(table.hand(actor))
    table.hand(actor).remove(c)
    try:
        if not can_pay(table, actor, prices(table, c, actor)):
            return False
        items = [item for sentence in table.faces[c].sentences for item in branch(table, actor, sentence)]
        return would_do(table, actor, items)
    finally:
        table.places["hand", actor] = held  # type: ignore[assignment]

"""The deeds that sentences of all families name, each by the rule that says what it does."""

from labdeck.deck.language.clause import Clause

from . import prospects, sight
from .effect import PASS, Asks, Chance, Effect, face_down_piles, sweep
from .table import NARROWEST, WIDEST

MOST_SKIPS = 99


def seats(effect: Effect, clause: Clause, who: str, may: bool) -> Asks:
    """The seats that a clause speaks of, one for each round; those that are blocked or pass are left out. [L19, R28]

    A generator in two senses: it asks who is meant, and its caller goes through the list that it returns.
    """
    table, actor = effect.table, effect.actor
    meant = prospects.seats_meant(table, actor, who)
    if who in prospects.GROUPS:
        return meant

    def is_touched(p: int) -> bool:
        having = prospects.satisfies(table, p, clause.parts.get("having"))
        return having and prospects.touches(table, actor, clause, p, effect.last)

    if who in ("you", "same"):
        return meant
    p = table.same = yield from effect.choose_seat(meant, is_touched)
    return [] if p is None else [p]


def takes_part(effect: Effect, clause: Clause, p: int, may: bool) -> Asks:
    """Whether the clause happens to a seat when its moment comes. [L19, L20]"""
    table = effect.table
    if not effect.in_group:
        yield from effect.oppose()
    if p in effect.saved or not prospects.satisfies(table, p, clause.parts.get("having")):
        return False
    if may and not prospects.touches(table, effect.actor, clause, p, effect.last):
        return False
    return (yield from effect.wants(p, may))


def draw(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[P7, R28, R29, L40]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not (yield from takes_part(effect, clause, p, may)):
            continue
        yield from effect.oppose()
        if clause.pile == "any":
            yield from draw_anywhere(effect, p, clause.amount.n)
        else:
            yield from draw_from(effect, p, clause)


def draw_from(effect: Effect, p: int, clause: Clause) -> Asks:
    """So many cards, as many as the clause before moved, or until the hand has so many. [L40, L45]"""
    table, (how, n) = effect.table, clause.amount
    if how == "until":
        yield from draw_together(effect, p, clause, max(0, n - len(table.hand(p))))
    elif how != "up to":
        yield from draw_together(effect, p, clause, effect.last if how == "as many" else n)
    else:
        for _ in range(n):
            if not prospects.can_draw(table, clause.pile) or not (yield from effect.wants(p, True)):
                return
            yield from draw_together(effect, p, clause, 1)


def draw_together(effect: Effect, p: int, clause: Clause, count: int) -> Asks:
    """All cards are drawn first; then those burn that the sentence burns, then one plays what acts at once. [R29]"""
    table = effect.table
    drawn: list[int] = []
    while len(drawn) < count and (c := (yield from effect.draw(p, clause.pile))) is not None:
        drawn.append(c)
    for c in drawn:
        face = table.faces[c]
        burns = clause.sieve == "modifiers" or (clause.sieve == "harmful" and prospects.is_harmful(face))
        if face.role in prospects.MODIFIERS and burns:
            table.move(c, "burn")
    yield from effect.look(p)


def draw_anywhere(effect: Effect, p: int, count: int) -> Asks:
    """Each card from a pile of one's choice, blindly. [R29, P6]"""
    table = effect.table
    for _ in range(count):
        piles = [pile for pile in (*face_down_piles(table), "discard") if prospects.can_draw(table, pile)]
        if not piles:
            break
        answer = yield from effect.ask(p, [("pile", pile) for pile in piles], "pile")
        yield from effect.draw(p, answer[1])
    yield from effect.look(p)


def lose(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L22, L23, L40]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not (yield from takes_part(effect, clause, p, may)):
            continue
        if not prospects.touches(effect.table, effect.actor, clause, p, effect.last):
            continue
        if not (yield from effect.window(p, sharing(effect, clause, p))):
            yield from lose_cards(effect, clause, p)


def sharing(effect: Effect, clause: Clause, p: int) -> list[int]:
    """Those with whom a seat shares a pair that could lose a card, clockwise from it. [R40]"""
    table = effect.table
    if clause.parts.get("place") == "hand":
        return []
    pairs = [q for q in table.mat(p) if q in table.partner and prospects.on_sides(table, q, clause.what)]
    owners = {table.owner(table.partner[q]) for q in pairs}
    return [other for other in table.from_seat(p) if other in owners]


def lose_cards(effect: Effect, clause: Clause, p: int) -> Asks:
    """What one seat loses, as many as the sentence says."""
    table, (how, n) = effect.table, clause.amount
    seen_by = table.everyone if prospects.names_a_kind(clause.what) else ()
    if how == "all":
        hand = prospects.fitting(table, table.hand(p), clause.what) if clause.place != "mat" else []
        mat = prospects.on_mat(table, p, clause.what) if clause.place != "hand" else []
        for c in [*hand, *mat]:
            effect.move(c, clause.to, seen_by)
        return
    lost = 0
    while how == "any number" or (len(table.hand(p)) > n if how == "until" else lost < n):
        if clause.chosen == "random":
            c = yield from at_random(effect, p, clause.what)
        else:
            c = yield from chosen_loss(effect, clause, p, how in ("up to", "any number"))
        if c is None:
            return
        effect.move(c, clause.to, seen_by)
        lost += 1


def at_random(effect: Effect, p: int, what: tuple[str, ...]) -> Asks:
    """A card of a hand that the game draws among those named; None if there is none. [L22]"""
    found = prospects.fitting(effect.table, effect.table.hand(p), what)
    if len(found) < 2:
        return found[0] if found else None
    return (yield Chance(("hand", p), frozenset(found)))


def chosen_loss(effect: Effect, clause: Clause, p: int, may: bool) -> Asks:
    """The card that a seat chooses to lose; None if it has none or keeps the rest. [L6, L23, R36]"""
    table = effect.table
    mat = prospects.on_mat(table, p, clause.what) if clause.place != "hand" else []
    if clause.place == "mat" or not prospects.may_hold(table, p, clause.what):
        if may and mat:
            answer = yield from effect.ask(p, [*mat, PASS], "lose")
            return None if answer == PASS else answer
        return (yield from effect.choose(p, mat, "lose"))
    found = [*prospects.fitting(table, table.hand(p), clause.what), *mat]
    answer = yield from effect.ask(p, [*found, PASS] if may or not found else found, "lose")
    return None if answer == PASS else answer


def own_card(effect: Effect, p: int, what: tuple[str, ...], may: bool = False) -> Asks:
    """A card of its own hand that a seat chooses; None if none fits, or if it may and does not. [L6]"""
    table = effect.table
    if not prospects.may_hold(table, p, what):
        return None
    found = prospects.fitting(table, table.hand(p), what)
    answer = yield from effect.ask(p, [*found, PASS] if may or not found else found, "own card")
    return None if answer == PASS else answer


def give(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L24]"""
    if clause.taker == "you":
        for p in (yield from seats(effect, clause, clause.giver, may)):
            if not prospects.touches(effect.table, effect.actor, clause, p, effect.last):
                continue
            if not (yield from takes_part(effect, clause, p, may)) or (yield from effect.window(p)):
                continue
            yield from hand_over(effect, clause, p, effect.actor)
        return
    for p in (yield from seats(effect, clause, clause.taker, may)):
        if p not in effect.saved and p != effect.actor:
            yield from effect.oppose()
            yield from hand_over(effect, clause, effect.actor, p)


def hand_over(effect: Effect, clause: Clause, giver: int, taker: int) -> Asks:
    """Cards go from a hand to a hand; all see them if the sentence names a kind. [L6, L24]"""
    table = effect.table
    seen_by = table.everyone if prospects.names_a_kind(clause.what) else ()
    if clause.amount.how == "all":
        for c in prospects.fitting(table, table.hand(giver), clause.what):
            effect.move(c, ("hand", taker), seen_by)
        return
    for _ in range(clause.amount.n):
        if clause.chosen == "random":
            c = yield from at_random(effect, giver, clause.what)
        else:
            c = yield from own_card(effect, giver, clause.what, clause.amount.how == "up to")
        if c is None:
            return
        effect.move(c, ("hand", taker), seen_by)


def pass_on(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L2, L26]"""
    table = effect.table
    picks: dict[int, int] = {}
    for p in table.from_seat(effect.actor):
        if not prospects.touches(table, effect.actor, clause, p):
            continue
        if not (yield from takes_part(effect, clause, p, may)) or (yield from effect.window(p)):
            continue
        c = yield from own_card(effect, p, clause.what)
        if c is not None:
            picks[p] = c
    goals = next_ones(effect, list(picks), clause.way)
    if len(picks) > 1:
        exchange(effect, {picks[p]: (p, goals[p]) for p in picks}, prospects.names_a_kind(clause.what))


def next_ones(effect: Effect, taking_part: list[int], way: str) -> dict[int, int]:
    """For each seat that takes part the next one that does, on its left or right. [L26]"""
    order = [p for p in effect.table.from_seat(effect.actor) if p in taking_part]
    step = 1 if way == "left" else -1
    return {p: order[(i + step) % len(order)] for i, p in enumerate(order)}


def exchange(effect: Effect, moves: dict[int, tuple[int, int]], shown: bool) -> None:
    """Cards change hands together: whoever does not see one go forgets that back of that hand. [L1, L2]"""
    table = effect.table
    if not shown:
        for c, (giver, taker) in moves.items():
            sight.forget(table, table.hand(giver), table.everyone - {giver, taker}, table.faces[c].back)
    for c, (giver, taker) in moves.items():
        table.put(c, ("hand", taker))
        table.knows[c] |= table.everyone if shown else {giver, taker}
        effect.moved += 1


def trade(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L25]"""
    actor = effect.actor
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not prospects.touches(effect.table, actor, clause, p) or (yield from effect.window(p)):
            return
        ours = yield from own_card(effect, actor, clause.what)
        if ours is None:  # the other player is not asked
            return
        theirs = yield from own_card(effect, p, clause.what)
        if ours is not None and theirs is not None:
            moves = {ours: (actor, p), theirs: (p, actor)}
            exchange(effect, moves, prospects.names_a_kind(clause.what))


def pass_hands(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L3, L27]"""
    table = effect.table
    taking_part = []
    for p in table.from_seat(effect.actor):
        if not (yield from takes_part(effect, clause, p, may)) or (table.hand(p) and (yield from effect.window(p))):
            continue
        taking_part.append(p)
    whole_hands(effect, next_ones(effect, taking_part, clause.way))


def swap_hands(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L3, L27]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not prospects.touches(effect.table, effect.actor, clause, p):
            return
        yield from effect.oppose()
        if effect.table.hand(p) and (yield from effect.window(p)):
            return
        whole_hands(effect, {effect.actor: p, p: effect.actor})


def whole_hands(effect: Effect, goals: dict[int, int]) -> None:
    """Hands move together; giver and receiver know the cards, the others their backs. [L3]"""
    table = effect.table
    hands = {p: list(table.hand(p)) for p in goals}
    for p, goal in goals.items():
        if p == goal:
            continue
        for c in hands[p]:
            table.put(c, ("hand", goal))
            table.knows[c] = {p, goal}
            effect.moved += 1


def peek(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L31, R22]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if p not in effect.saved and p != effect.actor:
            yield from effect.oppose()
            sight.see(effect.table, effect.table.hand(p), {effect.actor})
            effect.done = effect.done or bool(effect.table.hand(p))


def show(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L30]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if (yield from takes_part(effect, clause, p, may)):
            yield from effect.oppose()
            sight.see(effect.table, effect.table.hand(p), effect.table.everyone)
            effect.done = effect.done or bool(effect.table.hand(p))


def raid(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L31]"""
    table, actor = effect.table, effect.actor
    for p in (yield from seats(effect, clause, clause.who, may)):
        yield from effect.oppose()
        if (yield from effect.window(p)):
            return
        sight.see(table, table.hand(p), {actor})
        effect.done = True
        found = prospects.fitting(table, table.hand(p), clause.what)
        answer = yield from effect.ask(actor, found or [PASS], "raid")
        if answer != PASS:
            seen_by = table.everyone if prospects.names_a_kind(clause.what) else ()
            effect.move(answer, ("hand", actor) if clause.to == "hand" else clause.to, seen_by)


def look(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R30, DR33]"""
    table, actor = effect.table, effect.actor
    yield from effect.oppose()
    looked: list[int] = []
    for _ in range(clause.n):
        if looked and not table.at(clause.pile):
            break
        c = yield from effect.top(clause.pile)
        if c is None:
            break
        table.put(c, "looked")
        looked.append(c)
    if not looked:
        return
    sight.see(table, looked, table.everyone if clause.shown else {actor})
    if clause.take:
        found = prospects.fitting(table, looked, clause.what)
        taken = None
        if found or not clause.shown:
            taken = yield from effect.ask(actor, [*found, PASS] if clause.may or not found else found, "take")
        if taken not in (None, PASS):
            if not clause.shown and len(looked) > 1:
                sight.forget(table, looked, table.everyone - {actor})
            effect.move(taken, ("hand", actor), table.everyone if clause.shown else ())
            looked.remove(taken)
    yield from put_back(effect, clause, looked)
    effect.mark_emptied()
    effect.done = True
    yield from effect.look(actor)


def put_back(effect: Effect, clause: Clause, looked: list[int]) -> Asks:
    """The others go where the sentence says, in the order that the looker wants. [R30, DR33]"""
    table, actor = effect.table, effect.actor
    if clause.rest == "discard":
        is_discovery = table.family == "discoveries" and clause.pile == "project"
        for c in reversed(looked):  # the order stays: what lay on top does so again [R23]
            effect.move(c, "discoveries discarded" if is_discovery else "discard")
        return
    if not clause.shown and len(looked) > 1:
        sight.forget(table, looked, table.everyone - {actor})
    while looked:
        c = looked[0]
        if len(looked) > 1:
            c = yield from effect.ask(actor, looked, "put back")
        below = clause.rest == "bottom"
        if clause.rest == "each":
            below = (yield from effect.ask(actor, ["top", "bottom"], "side")) == "bottom"
        table.put(c, clause.pile, below)
        looked.remove(c)


def search(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L7, L32]"""
    table, actor = effect.table, effect.actor
    yield from effect.oppose()
    if clause.pile == "resource" and not table.at(clause.pile):
        effect.refill()
    cards = [*(c for c in table.at(clause.pile) if c is not None), *table.bags[clause.pile]]
    if not cards:
        return
    table.places[clause.pile], table.bags[clause.pile] = [], set()
    table.at("looked").extend(cards)
    sight.see(table, cards, {actor})
    for _ in range(clause.n):
        if not table.at("looked"):
            break
        found = prospects.fitting(table, table.at("looked"), clause.what)
        answer = yield from effect.ask(actor, [*found, PASS], "search")
        if answer == PASS:
            break
        sight.forget(table, table.at("looked"), table.everyone - {actor})
        effect.move(answer, ("hand", actor), table.everyone if prospects.names_a_kind(clause.what) else ())
    sight.shuffle(table, clause.pile, list(table.at("looked")))
    if clause.pile == "project":
        effect.mark_emptied()
    effect.done = True
    yield from effect.look(actor)


def shuffle(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L33]"""
    table = effect.table
    yield from effect.oppose()
    poured = [c for c in table.at(clause.source) if table.faces[c].back == "resource"] if clause.source else []
    if clause.source == "discard":
        sweep(table, list(table.at("discard")))
    effect.done = bool(poured or table.at(clause.pile))
    sight.shuffle(table, clause.pile, poured)


def fetch(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R16, R36, L46]"""
    table, actor = effect.table, effect.actor
    if clause.parts.get("to") == "mine":
        yield from lay_down(effect, clause, may)
        return
    yield from effect.oppose()
    may = may or clause.amount.how == "up to"
    for _ in range(clause.amount.n):
        open_ones = prospects.takeable(table, table.at("discard"), clause.what) if clause.source != "burn" else []
        burned = prospects.takeable(table, table.at("burn"), clause.what) if clause.source != "discard" else []
        found = [*open_ones, *burned]
        if not found and (clause.source == "discard" or not table.at("burn")):
            return
        if may or clause.source != "discard":  # whoever may look through burn is asked
            c = yield from effect.ask(actor, [*found, PASS] if may or not found else found, "fetch")
        else:
            c = yield from effect.choose(actor, found, "fetch")
        if c in (None, PASS):
            return
        if c in burned:
            sight.forget(table, table.at("burn"), table.everyone - {actor})
        effect.move(c, ("hand", actor))


def lay_down(effect: Effect, clause: Clause, may: bool) -> Asks:
    """A card goes from discard to a project that needs it. [L46]"""
    table, actor = effect.table, effect.actor
    found = prospects.needed(table, actor, clause)
    if may and found:
        c = yield from effect.ask(actor, [*found, PASS], "fetch")
    else:
        c = yield from effect.choose(actor, found, "fetch")
    if c in (None, PASS):
        return
    home = yield from effect.choose(actor, prospects.homes(table, actor, c), "home")
    yield from effect.oppose()
    effect.move(c, ("beside", home))


def skip(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R13, P24]"""
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not (yield from takes_part(effect, clause, p, may)) or (yield from effect.window(p)):
            continue
        effect.table.skips[p] = min(MOST_SKIPS, effect.table.skips[p] + clause.n)
        effect.done = True


def turn(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L9, L29]"""
    yield from effect.oppose()
    if prospects.could(effect.table, effect.actor, clause):
        effect.table.another.add(effect.actor)
        effect.done = True


def points(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L8, L28]"""
    gained = effect.table.gained
    for p in (yield from seats(effect, clause, clause.who, may)):
        if not (yield from takes_part(effect, clause, p, may)):
            continue
        if clause.n < 0 and (yield from effect.window(p)):
            continue
        yield from effect.oppose()
        gained[p] = max(NARROWEST, min(WIDEST, gained[p] + clause.n))
        effect.done = True


DEEDS = {
    "draw": draw,
    "lose": lose,
    "give": give,
    "pass": pass_on,
    "pass hands": pass_hands,
    "trade": trade,
    "swap hands": swap_hands,
    "peek": peek,
    "show": show,
    "raid": raid,
    "look": look,
    "search": search,
    "shuffle": shuffle,
    "fetch": fetch,
    "skip": skip,
    "turn": turn,
    "points": points,
}

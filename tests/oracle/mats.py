"""The deeds that touch what lies on the table, each by the rule that says what it does."""

from labdeck.deck.language.clause import Clause

from . import needs, prospects
from .deeds import seats, sharing
from .effect import PASS, Asks, Effect
from .table import Place, Table

ONE_STEP = ("own", "another", "any")  # the card or project is chosen at once, without naming a seat before


def scope(effect: Effect, clause: Clause, whose: str) -> Asks:
    """The seats among whose projects one is chosen; the leader is named first if there are several. [L15]"""
    if whose in ONE_STEP:
        meant = prospects.seats_meant(effect.table, effect.actor, whose)
        return [p for p in meant if p not in effect.saved]
    return (yield from seats(effect, clause, whose, False))


def hit(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R11, R24, R33, L38, L39]"""
    table, actor = effect.table, effect.actor
    if clause.whose == "everyone":
        for p in table.from_seat(actor):
            found = prospects.on_mat(table, p, clause.what)
            if found and p not in effect.saved and not (yield from effect.window(p, sharing(effect, clause, p))):
                for c in found:
                    effect.move(c, clause.to)
        return
    if clause.whose in prospects.GROUPS:
        for p in prospects.seats_meant(table, actor, clause.whose):
            if p not in effect.saved:
                yield from hit_one(effect, clause, prospects.on_mat(table, p, clause.what), p)
        return
    meant = yield from scope(effect, clause, clause.whose)
    costs = clause.whose == "own" and prospects.on_mat(table, actor, clause.what) and harms_owner(clause, actor, actor)
    if costs and effect.hurts_itself and (yield from effect.window(actor)):  # whoever is hurt picks later [R25]
        return
    if clause.amount == ("exactly", 1):
        owner = meant[0] if meant and clause.whose not in ONE_STEP else None
        if owner is None:
            found = [c for p in meant for q in table.mat(p) for c in prospects.hittable(table, q, clause.what)]
        else:
            found = prospects.on_mat(table, owner, clause.what)
        yield from hit_one(effect, clause, found, owner)
    else:
        yield from hit_project(effect, clause, meant)


def harms_owner(clause: Clause, owner: int, actor: int) -> bool:
    """Whether a hit costs the owner of the project something: not if the card stays theirs. [R18, L38]"""
    return owner != actor or clause.to in prospects.LOST


def hit_one(effect: Effect, clause: Clause, found: list[int], named: int | None) -> Asks:
    """One card, which the player of the card chooses; then its owner may block, or the seat that is named. [R25]"""
    table, actor = effect.table, effect.actor
    if clause.to == "mine":
        found = [c for c in found if prospects.homes(table, actor, c)]
    c = yield from effect.choose(actor, found, "hit")
    if c is None:
        return
    home = None
    if clause.to == "mine":
        home = yield from effect.choose(actor, prospects.homes(table, actor, c), "home")
    side = int(table.where(c)[1])
    owner = table.owner(side)
    yield from effect.oppose()
    hurt = owner if named is None else named
    others = [p for p in map(table.owner, table.sides(side)) if p != hurt]
    if not harms_owner(clause, hurt, actor) or not (yield from effect.window(hurt, others)):
        effect.move(c, goal_of(clause, actor, owner, home), table.everyone)


def goal_of(clause: Clause, actor: int, owner: int, home: int | None) -> Place:
    """Where a card goes that was hit. [L38]"""
    if home is not None:
        return "beside", home
    goals: dict[str, Place] = {"hand": ("hand", actor), "owner": ("hand", owner)}
    return goals.get(clause.to, str(clause.to))


def hit_project(effect: Effect, clause: Clause, meant: list[int]) -> Asks:
    """Several cards beside one project, which is chosen first; or all of them."""
    table, actor = effect.table, effect.actor
    found = [q for p in meant for q in table.mat(p) if prospects.is_aim(table, q, clause.what)]
    q = yield from effect.choose(actor, found, "project")
    if q is None:
        return
    owner = table.owner(q)
    yield from effect.oppose()
    if harms_owner(clause, owner, actor) and (yield from effect.window(owner, partners(effect, q))):
        return
    goal = goal_of(clause, actor, owner, None)
    if clause.amount.how == "all":
        for c in prospects.on_sides(table, q, clause.what):
            effect.move(c, goal, table.everyone)
        return
    for _ in range(clause.amount.n):
        left = prospects.on_sides(table, q, clause.what)
        if clause.amount.how == "up to" and left:
            c = yield from effect.ask(actor, [*left, PASS], "hit")
        else:
            c = yield from effect.choose(actor, left, "hit")
        if c in (None, PASS):
            return
        effect.move(c, goal, table.everyone)


def strike(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[P19, R24]"""
    table = effect.table
    meant = yield from scope(effect, clause, clause.whose)
    found = [q for p in meant for q in table.mat(p) if prospects.tagged(table, q, clause.tag)]
    found = [q for q in found if not needs.is_safe(table, q) and not table.is_own_pair(q)]
    q = yield from effect.choose(effect.actor, found, "project")
    if q is None:
        return
    yield from effect.oppose()
    if not prospects.on_sides(table, q, clause.what):
        return
    if (yield from effect.window(table.owner(q), partners(effect, q))):
        return
    c = yield from effect.choose(table.owner(q), prospects.on_sides(table, q, clause.what), "struck")
    if c is not None:
        effect.move(c, clause.to)


def drop(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R12, L36]"""
    table = effect.table
    meant = yield from scope(effect, clause, clause.whose)
    found = [q for p in meant for q in table.mat(p) if not needs.is_safe(table, q)]
    found = [q for q in found if not prospects.is_partners(table, q)]
    if clause.whose == "own" and found and effect.hurts_itself and (yield from effect.window(effect.actor)):
        return
    q = yield from effect.choose(effect.actor, found, "project")
    if q is None or (yield from effect.window(table.owner(q), partners(effect, q))):
        return
    cards: Place = "burn" if clause.to == "burn" else "discard"
    if clause.cards == "hand":
        cards = ("hand", effect.actor)
    leave_table(effect, q, ("hand", table.owner(q)) if clause.to == "hand" else clause.to, cards)


def leave_table(effect: Effect, q: int, goal: Place, cards: Place) -> None:
    """A project leaves the table, and its cards with it; those that only change it burn. [L36, P17]"""
    table = effect.table
    if q in table.partner:
        if cards == ("hand", effect.actor):
            for c in [c for side in table.sides(q) for c in prospects.hittable(table, side, ("resource",))]:
                table.move(c, cards, table.everyone)
            cards = "burn" if goal == "burn" else "discard"
        part(table, q)
    for c in list(table.beside(q)):
        table.move(c, cards if needs.serves(table, c) else "burn", table.everyone)
    effect.move(q, goal, table.everyone)


def keep(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R10]"""
    table, actor = effect.table, effect.actor
    if not prospects.could(table, actor, clause):
        return
    if effect.hurts_itself and (yield from effect.window(actor)):
        return
    kept = yield from effect.choose(actor, prospects.losable(table, actor), "keep")
    yield from effect.oppose()
    for q in prospects.losable(table, actor):
        if q != kept:
            leave_table(effect, q, "discard", "discard")


def swap(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R34, P36]"""
    table, actor = effect.table, effect.actor
    ours = [q for q in table.mat(actor) if prospects.is_free(table, q)]
    theirs = [q for p in effect.others if p not in effect.saved for q in table.mat(p) if prospects.is_free(table, q)]
    if not ours or not theirs:
        return
    own = yield from effect.choose(actor, ours, "project")
    other = yield from effect.choose(actor, theirs, "project")
    owner = table.owner(other)
    if (yield from effect.window(owner)):
        return
    table.put(own, ("mat", owner))
    table.put(other, ("mat", actor))
    effect.moved += 2


def carry(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L35]"""
    table, actor = effect.table, effect.actor
    if clause.taker == "you":
        meant = yield from scope(effect, clause, clause.giver)
        found = [q for p in meant if p != actor for q in table.mat(p) if prospects.is_free(table, q)]
        q = yield from effect.choose(actor, found, "project")
        if q is None or (yield from effect.window(table.owner(q))):
            return
        effect.move(q, ("mat", actor))
        return
    found = [q for q in table.mat(actor) if prospects.is_free(table, q)]
    if not found or (effect.hurts_itself and (yield from effect.window(actor))):
        return
    q = yield from effect.choose(actor, found, "project")
    for p in (yield from seats(effect, clause, clause.taker, False)):
        yield from effect.oppose()
        if p != actor:
            effect.move(q, ("mat", p))


def complete(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L12, L36, R15, P26]"""
    table, actor = effect.table, effect.actor
    found = [q for q in table.mat(actor) if not clause.full or needs.is_full(table, q)]
    q = yield from effect.choose(actor, found, "project")
    if q is None:
        return
    yield from effect.oppose()
    if q in table.partner and not needs.is_full(table, q):
        part(table, q)
    if q in table.partner:  # both complete theirs [P34]
        other = table.partner.pop(q)
        del table.partner[other]
        owner = table.owner(other)
        table.gained[owner] += needs.worth(table, other)
        table.move(other, ("done", owner))
        clear(table, other)
    table.gained[actor] += needs.worth(table, q)
    effect.move(q, ("done", actor))
    table.last_call = table.last_call or table.emptied
    if clause.moving:
        yield from move_along(effect, q)
    clear(table, q)


def clear(table: Table, q: int) -> None:
    """What lies beside a completed project goes where the deck says. [P11]"""
    for c in list(table.beside(q)):
        table.move(c, table.knobs["completed_to"] if table.faces[c].role == "resource" else "burn")


def part(table: Table, q: int) -> None:
    """A pair is dissolved: the one that stays keeps what it needs of the cards, and the rest burns. [P37]"""
    other = table.partner.pop(q)
    del table.partner[other]
    for c in list(table.beside(q)):
        if needs.serves(table, c):
            table.move(c, ("beside", other) if needs.takes(table, other, c) else "burn")
    cards = [c for c in table.beside(other) if needs.serves(table, c)]
    rest = [c for c in table.beside(other) if c not in cards]
    for c in cards:
        table.beside(other).remove(c)
    for c in cards:
        before = needs.met(table, other)
        table.beside(other).append(c)
        if needs.met(table, other) == before:
            table.move(c, "burn")
    assert all(c in table.beside(other) for c in rest)


def partners(effect: Effect, q: int) -> list[int]:
    """The other member of a pair, who may block after the first. [R40]"""
    return [effect.table.owner(effect.table.partner[q])] if q in effect.table.partner else []


def move_along(effect: Effect, q: int) -> Asks:
    """The resources beside a completed project may pass, singly, to one's others that need them. [R15]"""
    table, actor = effect.table, effect.actor
    while True:
        found = [c for c in table.beside(q) if prospects.homes(table, actor, c)]
        if not found:
            return
        c = yield from effect.ask(actor, [*found, PASS], "move")
        if c == PASS:
            return
        home = yield from effect.choose(actor, prospects.homes(table, actor, c), "home")
        table.move(c, ("beside", home))


def begin(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L34]"""
    table, actor = effect.table, effect.actor
    yield from effect.oppose()
    q = yield from effect.top("project")
    if q is None:
        return
    if table.faces[q].mandatory:
        effect.move(q, ("hand", actor), table.everyone)
    else:
        effect.move(q, ("mat", actor))
    effect.mark_emptied()


def protect(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[L37]"""
    yield from effect.oppose()
    effect.table.safe.add(effect.actor)
    effect.done = True


def put(effect: Effect, clause: Clause, may: bool) -> Asks:
    """[R4, L42]"""
    table = effect.table
    meant = yield from scope(effect, clause, clause.whose)
    found = [q for p in meant for q in table.mat(p) if prospects.attachable(table, q, clause)]
    harms = clause.change == "needs" or (clause.change == "worth" and clause.n < 0)
    asks_first = clause.whose == "own" and harms and found and effect.hurts_itself
    if asks_first and (yield from effect.window(effect.actor)):
        return
    q = yield from effect.choose(effect.actor, found, "project")
    if q is None:
        return
    if harms and (yield from effect.window(table.owner(q), partners(effect, q))):
        return
    yield from effect.oppose()
    table.move(effect.card, ("beside", q))
    effect.stays = effect.done = True


def nothing(effect: Effect, clause: Clause, may: bool) -> Asks:
    """What is no deed: leave to burn the card. [R39]"""
    return
    yield


def can_put(table: Table, c: int, p: int) -> list[int]:
    """The projects beside which a seat may put a card of its hand. [P10]"""
    found = [q for q in table.mat(p) if needs.takes(table, q, c)]
    if table.faces[c].role == "wildcard":  # it serves one of a pair only, which may be the other's [P33]
        found += [table.partner[q] for q in table.mat(p) if q in table.partner]
        found = [q for q in found if needs.takes(table, q, c)]
    return found


DEEDS = {
    "hit": hit,
    "strike": strike,
    "drop": drop,
    "keep": keep,
    "swap": swap,
    "carry": carry,
    "complete": complete,
    "begin": begin,
    "protect": protect,
    "put": put,
    "burn this": nothing,
}

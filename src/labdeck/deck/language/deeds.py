"""Deeds that all families have: the steps of each verb."""

from labdeck.rules import numbers as n

from .clause import Amount, Clause
from .grammar import BACK, GROUPS
from .program import END, PILES, Composer, Deed, Label, as_order
from .writing import write_clause

SPENT = {
    "discard": n.TO_DISCARD,
    "burn": n.TO_BURN,
    "hand": n.TO_HAND,
    "top": n.TO_TOP,
    "bottom": n.TO_BOTTOM,
}
SIEVES = {"modifiers": n.SIEVE_MODIFIERS, "harmful": n.SIEVE_HARMFUL}
WAYS = {"left": n.TO_LEFT, "right": n.TO_RIGHT}
LOST_FROM = {"hand": n.LOSES_FROM_HAND, "both": n.LOSES_FROM_BOTH, "mat": n.LOSES_FROM_MAT}
CHOSEN_FROM = {"hand": n.IN_HAND, "both": n.HAND_OR_MAT, "mat": n.BESIDE_SEAT}
REACHED = {"hand": n.ONLY_HAND, "both": n.IN_EITHER, "mat": n.ONLY_MAT}
SOURCES = {"discard": n.IN_DISCARD, "burn": n.IN_BURN, "both": n.IN_BOTH}


def draw(code: Composer, clause: Clause) -> None:
    """Draw so many, as many as were moved, or until the hand has so many."""
    how, number = clause.amount
    size = {"exactly": number, "up to": 1, "as many": 0, "until": -number}[how]

    def body(who: int, without: int | Label) -> None:
        if clause.sieve:
            code.add(n.OP_SIEVE, SIEVES[clause.sieve])
        if how == "up to":
            draw_up_to(code, clause, who, without)
        else:
            code.add(n.OP_DRAW, who, size, PILES[clause.pile])

    if clause.pile == "any":
        code.oppose()
        code.ask_may(n.ACTOR, END)
        code.add(n.OP_PILE, number)
    else:
        code.each(clause.who, body, clause.having)


def draw_up_to(code: Composer, clause: Clause, who: int, without: int | Label) -> None:
    """Ask before each card whether to draw it. [L45]"""
    first = code.here
    one = Clause("draw", **clause.parts | {"amount": Amount("exactly", 1), "having": None})
    code.may[first] = write_clause(as_order(one, code.words), code.words)
    code.add(n.OP_MAY, who, 0, without)
    code.add(n.OP_DRAW, who, 1, PILES[clause.pile])
    code.add(n.OP_REPEAT, clause.amount.n, 0, first)


def touched(code: Composer, clause: Clause, place: str, flags: int = 0) -> tuple[int, int]:
    """What the seat that is chosen must be able to lose, as OP_SEAT has it; a group chooses none."""
    if clause.parts.get("who", clause.parts.get("giver")) in GROUPS:
        return 0, 0
    if place == "hand" and clause.what == ("card",):
        return 0, n.HAS_HAND | flags
    return code.sorts(clause.what, "hand" if place == "hand" else "beside"), REACHED[place] | flags


def lose(code: Composer, clause: Clause) -> None:
    """Discard or burn from hand or mat; whoever loses chooses, or the game does."""
    place, amount = clause.place, clause.amount
    sorts = code.sorts(clause.what, "hand" if place == "hand" else "beside")

    def body(_who: int, without: int | Label) -> None:
        again = code.here
        if amount.how == "until":
            x = n.HAS_CARDS | n.CHOSEN_SEAT << n.WHO_SHIFT | amount.n + 1 << n.LEAST_SHIFT
            code.add(n.OP_IF, x | n.BOUNDLESS << n.MOST_SHIFT, 0, without)
        code.window(clause.who, LOST_FROM[place], without)
        price = code.price if clause.who == "you" else 0
        if amount.how == "all":
            dump_own(code, clause, sorts, price)
            return
        first = code.here
        if clause.chosen == "random":
            code.add(n.OP_RANDOM, n.CHOSEN_SEAT | (n.PRICED if price else 0), sorts, without)
        else:
            may = n.MAY if amount.how in ("up to", "any number") else 0
            flags = n.BY_SEAT | may | (price if not may and amount.how == "exactly" else 0)
            code.add(n.OP_CARD, CHOSEN_FROM[place], sorts, flags, without)
        if clause.to in BACK:
            show(code, clause)
        code.add(n.OP_MOVE, SPENT[clause.to])
        if amount.how in ("until", "any number"):
            code.add(n.OP_JUMP, 0, 0, again if amount.how == "until" else first)
        elif amount.n > 1:
            code.add(n.OP_REPEAT, amount.n, 0, first)

    code.each(clause.who, body, clause.having, *touched(code, clause, place))


def dump_own(code: Composer, clause: Clause, sorts: int, price: int) -> None:
    """All such cards of the one who loses them."""
    origin = {"hand": n.FROM_HAND, "both": n.FROM_HAND | n.FROM_MAT, "mat": n.FROM_MAT}[clause.place]
    if clause.what == ("card",):
        sorts = code.speech.everything
    whose = 0 if clause.who == "you" else n.OF_SEAT
    code.add(n.OP_DUMP, origin | whose | (n.PRICED if price else 0), sorts, SPENT[clause.to])


def show(code: Composer, clause: Clause) -> None:
    """What is named by its kind is shown to all. [L6]"""
    if clause.what != ("card",):
        code.add(n.OP_SHOW)


def repeat(code: Composer, amount: Amount, first: int) -> None:
    """The same again, until there were so many."""
    if amount.n > 1:
        code.add(n.OP_REPEAT, amount.n, 0, first)


def give(code: Composer, clause: Clause) -> None:
    """Cards of one hand go to another, chosen by the giver or by the game."""
    sorts = code.sorts(clause.what, "hand")
    may = n.MAY if clause.amount.how == "up to" else 0

    def to_you(_who: int, without: int | Label) -> None:
        code.window(clause.giver, n.LOSES_FROM_HAND, without)
        if clause.amount.how == "all":
            code.add(n.OP_DUMP, n.FROM_HAND | n.OF_SEAT, sorts, n.TO_HAND)
            return
        first = code.here
        if clause.chosen == "random":
            code.add(n.OP_RANDOM, n.CHOSEN_SEAT, sorts, without)
        else:
            code.add(n.OP_CARD, n.IN_HAND, sorts, n.BY_SEAT | may, without)
        show(code, clause)
        code.add(n.OP_MOVE, n.TO_HAND)
        repeat(code, clause.amount, first)

    def from_you(_who: int, without: int | Label) -> None:
        first = code.here
        code.add(n.OP_CARD, n.OWN_HAND, sorts, may or code.price, without)
        show(code, clause)
        code.add(n.OP_MOVE, n.TO_SEAT)
        repeat(code, clause.amount, first)

    if clause.taker == "you":
        code.each(clause.giver, to_you, None, *touched(code, clause, "hand", n.IS_ANOTHER))
    else:
        code.each(clause.taker, from_you, None, 0, n.IS_ANOTHER)


def pass_on(code: Composer, clause: Clause) -> None:
    """Everyone picks a card in secret, and then they all go to the next seat. [L2]"""
    sorts = code.sorts(clause.what, "hand")

    def body(who: int, without: int | Label) -> None:
        code.window("each", n.LOSES_FROM_HAND, without)
        code.add(n.OP_PICK, who, sorts, without)

    code.each("each", body)
    code.add(n.OP_PASS_ON, WAYS[clause.way], int(clause.what != ("card",)))


def pass_hands(code: Composer, clause: Clause) -> None:
    """Everyone's hand goes to the next seat. [L3]"""

    def body(_who: int, without: int | Label) -> None:
        code.window("each", n.LOSES_FROM_HAND, without)
        code.add(n.OP_JOIN, 0, code.speech.everything)

    code.each("each", body)
    code.add(n.OP_HANDS, WAYS[clause.way], code.speech.everything)


def trade(code: Composer, clause: Clause) -> None:
    """Two players pick a card each, and the cards change hands. [L25]"""
    sorts = code.sorts(clause.what, "hand")

    def body(_who: int, without: int | Label) -> None:
        code.window(clause.who, n.LOSES_FROM_HAND, without)
        code.add(n.OP_PICK, n.ACTOR, sorts, without)
        code.add(n.OP_PICK, n.CHOSEN_SEAT, sorts, without)
        code.add(n.OP_TRADE, int(clause.what != ("card",)))

    code.each(clause.who, body, None, *touched(code, clause, "hand", n.IS_ANOTHER))


def swap_hands(code: Composer, clause: Clause) -> None:
    """Two players change hands. [L27]"""

    def body(_who: int, without: int | Label) -> None:
        code.window(clause.who, n.LOSES_FROM_HAND, without)
        code.add(n.OP_HANDS, n.SWAPPED, code.speech.everything)

    code.each(clause.who, body, None, 0, n.IS_ANOTHER)


def peek(code: Composer, clause: Clause) -> None:
    """See a hand, or every other one. [L31]"""
    if clause.who == "each other" and not code.rest:
        code.oppose()
        code.ask_may(n.ACTOR, END)
        code.add(n.OP_PEEK, n.OTHER)
    else:
        flags = n.HAS_HAND | n.IS_ANOTHER
        code.each(clause.who, lambda _who, _without: code.add(n.OP_PEEK, n.OWN), None, 0, flags)


def reveal(code: Composer, clause: Clause) -> None:
    """Everyone sees a hand. [L30]"""
    code.each(clause.who, lambda _who, _without: code.add(n.OP_PEEK, n.SHOWN), None, 0, n.HAS_HAND)


def raid(code: Composer, clause: Clause) -> None:
    """See a hand and choose a card of it. [L31]"""
    sorts = code.sorts(clause.what, "hand")

    def body(_who: int, without: int | Label) -> None:
        code.window(clause.who, n.LOSES_FROM_HAND, without)
        code.add(n.OP_PEEK, n.OWN, sorts)
        code.add(n.OP_CARD, n.IN_HAND, sorts, 0, without)
        if clause.to == "hand":
            show(code, clause)
        code.add(n.OP_MOVE, SPENT[clause.to])

    code.each(clause.who, body, None, *touched(code, clause, "hand", n.IS_ANOTHER))


def look(code: Composer, clause: Clause) -> None:
    """Look at the top of a pile, or show it to all; take one; the rest goes back or to discard. [R30]"""
    pile, back = PILES[clause.pile], Label()
    code.add(n.OP_REVEAL if clause.shown else n.OP_LOOK, pile, clause.n)
    if clause.take:
        sorts = code.speech.everything if clause.what == ("card",) else code.sorts(clause.what, "pile")
        leaves = clause.may or clause.what != ("card",)
        code.add(n.OP_CARD, n.LOOKED_AT, sorts, n.MAY if clause.may else 0, back if leaves else END)
        code.add(n.OP_MOVE, n.TO_HAND)
    code.put(back)
    if clause.rest == "each":
        code.add(n.OP_RETURN, pile)
    elif clause.rest == "discard":
        to = dict(code.speech.discards).get(clause.pile, n.TO_DISCARD)
        code.add(n.OP_DUMP, n.FROM_LOOKED, n.ANY_SORT, to)
    else:
        code.add(n.OP_PUT_BACK, pile, n.TOP if clause.rest == "top" else n.BOTTOM)


def search(code: Composer, clause: Clause) -> None:
    """Look through a whole pile, take what one likes of what is named, and shuffle it. [L7]"""
    pile, mix = PILES[clause.pile], Label()
    sorts = code.speech.everything if clause.what == ("card",) else code.sorts(clause.what, "pile")
    code.add(n.OP_LOOK, pile, n.CARDS)
    first = code.here
    code.add(n.OP_CARD, n.LOOKED_AT, sorts, n.MAY, mix)
    show(code, clause)
    code.add(n.OP_MOVE, n.TO_HAND)
    if clause.n > 1:
        code.add(n.OP_REPEAT, clause.n, 0, first)
    code.put(mix)
    code.add(n.OP_MIX, pile)


def shuffle(code: Composer, clause: Clause) -> None:
    """Shuffle a pile, with another one if that is said. [L33]"""
    source = {"": n.NONE, "discard": n.DISCARD, "burn": n.BURN}[clause.source]
    code.add(n.OP_SHUFFLE, PILES[clause.pile], source)


def fetch(code: Composer, clause: Clause) -> None:
    """Take cards of one's choice from discard or burn; from discard also to where one is needed. [R16, L46]"""
    may = n.MAY if code.asks or clause.amount.how == "up to" else 0
    if clause.to != "mine":
        code.oppose()
    first = code.here
    fits = n.FITS_MINE if clause.to == "mine" else 0
    code.add(n.OP_CARD, SOURCES[clause.source], code.sorts(clause.what, "discard"), may | fits)
    if clause.to == "mine":
        code.add(n.OP_SECOND, n.OWN, n.FITS_CHOSEN)
        code.oppose()
    code.add(n.OP_MOVE, n.TO_SECOND if clause.to == "mine" else n.TO_HAND)
    repeat(code, clause.amount, first)


def skip(code: Composer, clause: Clause) -> None:
    """Skip turns. [P24]"""

    def body(who: int, without: int | Label) -> None:
        code.window(clause.who, 0, without)
        code.add(n.OP_SKIP, who, clause.n)

    code.each(clause.who, body, clause.having)


def points(code: Composer, clause: Clause) -> None:
    """Gain or lose points. [L28]"""

    def body(who: int, without: int | Label) -> None:
        if clause.n < 0:
            code.window(clause.who, 0, without)
        code.add(n.OP_POINTS, who, clause.n)

    code.each(clause.who, body, clause.having)


def turn(code: Composer, clause: Clause) -> None:
    """Take another turn. [L29]"""
    code.add(n.OP_TURN, n.ACTOR)


DEEDS: dict[str, Deed] = {
    "draw": draw,
    "lose": lose,
    "give": give,
    "pass": pass_on,
    "pass hands": pass_hands,
    "trade": trade,
    "swap hands": swap_hands,
    "peek": peek,
    "show": reveal,
    "raid": raid,
    "look": look,
    "search": search,
    "shuffle": shuffle,
    "fetch": fetch,
    "skip": skip,
    "turn": turn,
    "points": points,
}

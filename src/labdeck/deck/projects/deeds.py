"""Deeds of decks of projects: the steps of the verbs that speak of projects and of what lies beside them."""

from labdeck.deck.language.clause import Clause, What
from labdeck.deck.language.deeds import DEEDS as SHARED
from labdeck.deck.language.deeds import SPENT
from labdeck.deck.language.grammar import GROUPS
from labdeck.deck.language.program import SCOPES, Composer, Deed, Label, Speech
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

HAND_SORTS = n.KIND_BITS | n.WILD_SORT | n.KEPT_SORT | n.PROJECT_SORT
BESIDE = {"own": n.BESIDE_OWN, "another": n.BESIDE_OTHER, "any": n.BESIDE_ANY}
TO = SPENT | {"owner": n.TO_OWNER, "mine": n.TO_SECOND}
WHOSE = {"own": n.OWN, "another": n.OTHER, "any": n.ANYONE}
KEPT_SORTS = n.WILD_SORT | n.KEPT_SORT  # of a modifier, but for one that is played at once [R16]
HELD = {"card": HAND_SORTS, "resource": n.KIND_BITS, "project": n.PROJECT_SORT, "modifier": KEPT_SORTS}


def sorts(what: What, place: str, words: Vocabulary) -> int:
    """The bits of what is meant; beside a project a wildcard is a resource, too. [R32]"""
    if what[0] in words.bits:
        return sum(words.bits[name] for name in what)
    if place == "beside":
        return n.ANY_RESOURCE
    at_once = n.AT_ONCE_SORT if place != "discard" and what[0] in ("card", "modifier") else 0
    return HELD[what[0]] | at_once


def tagged(scope: int, tag: str, words: Vocabulary) -> int:
    """A scope of projects, of those with a tag if there is one."""
    return scope | (list(words.tags).index(tag) + 1) << n.TAG_SHIFT if tag else scope


def choose(
    code: Composer,
    whose: str,
    condition: int,
    argument: int = 0,
    tag: str = "",
    harms: bool = True,
    is_price: bool = True,
    loses: int = 0,
    is_all: bool = True,
) -> None:
    """Choose a project, and let its owner block; one's own is chosen after one could have blocked. [R25]

    `is_all`: nothing else has to be named before others may cancel the card. [L14]
    """
    if whose not in WHOSE:
        code.name(whose, 0, n.IS_ANOTHER if condition == n.IS_FREE else 0)
    scope = tagged(WHOSE.get(whose, n.THEIRS), tag, code.words)
    if whose == "own" and harms and not (code.kept or code.free == "you"):
        code.add(n.OP_ANY, scope, condition, argument)
        code.oppose()
        code.window("you")
        code.add(n.OP_PROJECT, scope, condition, argument)
        return
    priced = n.PRICED if whose == "own" and harms and is_price and code.price else 0
    code.add(n.OP_PROJECT, scope | priced, condition, argument)
    if is_all:
        code.oppose()
    if harms:
        code.window("you" if whose == "own" else whose, n.LOSES_BESIDE if condition == n.LOSES_SORT else loses)


def hit(code: Composer, clause: Clause) -> None:
    """The player of the card takes cards from beside projects. [R33]"""
    bits, to, whose = code.sorts(clause.what, "beside"), TO[clause.to], clause.whose
    if whose == "everyone":
        hit_everyone(code, clause, bits)
    elif clause.amount.how == "all":
        choose(code, whose, n.HAS_SORT, bits, harms=not is_kind(clause), loses=hurts(clause))
        code.add(n.OP_DUMP, n.FROM_CHOSEN, bits, to)
    elif clause.amount.n > 1:
        is_exact = clause.amount.how == "exactly"
        choose(code, whose, n.HAS_SORT, bits, harms=not is_kind(clause), is_price=is_exact, loses=hurts(clause))
        first = code.here
        code.add(n.OP_CARD, n.BESIDE_CHOSEN, bits, 0 if is_exact else n.MAY)
        code.add(n.OP_MOVE, to)
        code.add(n.OP_REPEAT, clause.amount.n, 0, first)
    elif whose in BESIDE:
        hit_one(code, clause, bits)
    else:
        hit_seat(code, clause, bits)


def is_kind(clause: Clause) -> bool:
    """Whether a card of one's own only goes elsewhere, which hurts nobody."""
    return bool(clause.whose == "own" and clause.to in ("hand", "mine"))


def hurts(clause: Clause) -> int:
    """Whom the moment to block is for: a card that comes to its player's hand hurts only another. [L38]"""
    return n.HURTS_ANOTHER if clause.to in ("hand", "owner", "mine") else 0


def hit_one(code: Composer, clause: Clause, bits: int) -> None:
    """One card beside a project, named before the moment to block."""
    own, harms = clause.whose == "own", not is_kind(clause)
    if own and harms and not (code.kept or code.free == "you"):
        code.add(n.OP_ANY, n.OWN, n.HAS_SORT, bits)
        code.oppose()
        code.window("you")
    flags = n.FITS_MINE if clause.to == "mine" else 0
    flags |= code.price if own and harms else 0
    code.add(n.OP_CARD, BESIDE[clause.whose], bits, flags)
    if clause.to == "mine":
        code.add(n.OP_SECOND, n.OWN, n.FITS_CHOSEN)
    code.oppose()
    if not own:
        code.window(clause.whose, hurts(clause))
    code.add(n.OP_MOVE, TO[clause.to])


def hit_seat(code: Composer, clause: Clause, bits: int) -> None:
    """One card beside a project of a named player, or of each. [L39]"""

    def body(_who: int, without: int | Label) -> None:
        code.add(n.OP_CARD, n.BESIDE_SEAT, bits, 0, without)
        if clause.whose not in GROUPS:
            code.oppose()
        code.window(clause.whose, hurts(clause), without)
        code.add(n.OP_MOVE, TO[clause.to])

    code.each(clause.whose, body, None, *((0, 0) if clause.whose in GROUPS else (bits, n.ONLY_MAT)), is_aimed=True)


def hit_everyone(code: Composer, clause: Clause, bits: int) -> None:
    """Every such card beside all projects. [L39]"""

    def body(_who: int, without: int | Label) -> None:
        code.window("each", n.LOSES_FROM_MAT, without)
        code.add(n.OP_DUMP, n.FROM_MAT | n.OF_SEAT, bits, TO[clause.to])

    code.each("each", body)


def strike(code: Composer, clause: Clause) -> None:
    """A project is named, and its owner chooses the card that is lost. [P19]"""
    bits = code.sorts(clause.what, "beside")
    choose(code, clause.whose, n.LOSES_SORT, bits, clause.tag)
    code.add(n.OP_CARD, n.BESIDE_CHOSEN, bits, n.BY_SEAT)
    code.add(n.OP_MOVE, TO[clause.to])


def drop(code: Composer, clause: Clause) -> None:
    """A project leaves the table. [L36]"""
    choose(code, clause.whose, n.ALWAYS)
    if clause.cards == "hand":
        code.add(n.OP_DUMP, n.FROM_CHOSEN, n.ANY_RESOURCE, n.TO_HAND)
    code.add(n.OP_DROP, TO[clause.to])


def keep(code: Composer, clause: Clause) -> None:
    """All projects but one leave the table. [R10]"""
    choose(code, "own", n.HAS_COMPANY, is_price=False)
    code.add(n.OP_DROP_OTHERS)


def swap(code: Composer, clause: Clause) -> None:
    """Two projects change owners. [R34]"""
    code.add(n.OP_ANY, n.OTHER, n.IS_FREE)
    code.add(n.OP_PROJECT, n.OWN, n.IS_FREE)
    code.add(n.OP_SECOND, n.OTHER, n.IS_FREE)
    code.oppose()
    code.window("another")
    code.add(n.OP_SWAP)


def carry(code: Composer, clause: Clause) -> None:
    """A project goes to another player, with all that lies beside it. [L35]"""
    if clause.taker == "you":
        choose(code, clause.giver, n.IS_FREE)
        code.add(n.OP_CARRY, n.ACTOR)
    else:
        choose(code, "own", n.IS_FREE, is_all=False)
        code.add(n.OP_SEAT, SCOPES[clause.taker], 0, n.IS_ANOTHER)
        code.oppose()
        code.add(n.OP_CARRY, n.CHOSEN_SEAT)


def complete(code: Composer, clause: Clause) -> None:
    """A project is completed; what lies beside it may first go to others. [R15]"""
    code.add(n.OP_PROJECT, n.OWN, n.IS_FULL if clause.full else n.AT_ALL)
    code.oppose()
    code.add(n.OP_COMPLETE)
    if clause.moving:
        first, clear = code.here, Label()
        code.add(n.OP_CARD, n.BESIDE_CHOSEN, n.ANY_RESOURCE, n.MAY | n.FITS_MINE, clear)
        code.add(n.OP_SECOND, n.OWN, n.FITS_CHOSEN)
        code.add(n.OP_MOVE, n.TO_SECOND)
        code.add(n.OP_JUMP, 0, 0, first)
        code.put(clear)
    code.add(n.OP_CLEAR)


def begin(code: Composer, clause: Clause) -> None:
    """The top project of its pile is started. [L34]"""
    code.add(n.OP_BEGIN, n.ACTOR)


def protect(code: Composer, clause: Clause) -> None:
    """One's projects cannot be hurt for a while. [L37]"""
    code.add(n.OP_SAFE, n.ACTOR)


def put(code: Composer, clause: Clause) -> None:
    """The card lies beside a project from then on. [L42]"""
    if clause.change == "needs":
        bits = n.KIND_BITS if clause.what == ("resource",) else code.sorts(clause.what, "beside")
        condition, argument = (n.HAS_NEED, bits) if clause.already else (n.ALWAYS, 0)
        choose(code, clause.whose, condition, argument, clause.tag)
    else:
        harms = clause.change == "worth" and clause.n < 0
        choose(code, clause.whose, n.ALWAYS if harms else n.AT_ALL, 0, clause.tag, harms)
    code.add(n.OP_ATTACH)


DEEDS: dict[str, Deed] = SHARED | {
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
}
SPEECH = Speech(DEEDS, sorts, HAND_SORTS | n.AT_ONCE_SORT, windows=True)

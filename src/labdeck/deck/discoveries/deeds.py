"""Deeds of decks of discoveries: the steps of what heroes, inspirations and challenges say."""

from collections.abc import Callable

from labdeck.deck.language.clause import Clause, What
from labdeck.deck.language.deeds import DEEDS as SHARED
from labdeck.deck.language.program import Composer, Deed, Label, Speech
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

SORTS = {
    "card": n.HERO_PILE_SORTS,
    "hero": n.HERO_SORT,
    "enhancement": n.ENHANCEMENT_SORTS,
    "item": n.ITEM_SORT,
    "location": n.LOCATION_SORT,
    "inspiration": n.INSPIRATION_SORT,
}
COUNTED = {"item": n.OF_ITEMS, "location": n.OF_LOCATIONS}
HELD = {"item": n.OF_HELD_ITEMS, "location": n.OF_HELD_LOCATIONS}


def sorts(what: What, _place: str, _words: Vocabulary) -> int:
    """The bits of what is meant."""
    return sum(SORTS[name] for name in what)


def steal(code: Composer, clause: Clause) -> None:
    """Another player's enhancement goes below one's own hero, or to discard. [DR17]"""
    discard, end = Label(), Label()
    code.hurt.add(n.HURTS_OTHER)
    code.add(n.OP_STEAL, code.sorts(clause.what, "beside"))
    code.add(n.OP_HERO, 0, 0, discard)
    code.add(n.OP_LAY)
    code.add(n.OP_JUMP, 0, 0, end)
    code.put(discard)
    code.add(n.OP_MOVE, n.TO_DISCARD)
    code.put(end)


def rearrange(code: Composer, clause: Clause) -> None:
    """One's enhancements go to other heroes of one's own. [DR34]"""
    first = code.here
    code.add(n.OP_CARD, n.BELOW_OWN, n.ENHANCEMENT_SORTS, n.MAY)
    code.add(n.OP_HERO)
    code.add(n.OP_LAY)
    code.add(n.OP_REPEAT, clause.n, 0, first)


def sweep(code: Composer, clause: Clause) -> None:
    """Cards of the field are discarded and replaced. [DR4]"""
    if clause.amount.how == "all":
        code.add(n.OP_DUMP, n.FROM_FIELD)
    else:
        first, filled = code.here, Label()
        code.add(n.OP_CARD, n.IN_FIELD, n.PROJECT_SORT, n.MAY, filled)
        code.add(n.OP_MOVE, n.TO_FIELD_DISCARD)
        code.add(n.OP_REPEAT, clause.amount.n, 0, first)
        code.put(filled)
    code.add(n.OP_FILL)


def cancel(code: Composer, clause: Clause) -> None:
    """The card below this one has no effect. [DR14]"""
    code.hurt.add(n.HURTS_OTHER)
    code.add(n.OP_CANCEL)


def plainly(op: int, part: str = "") -> Deed:
    """A deed of one step, with a number if it has one."""

    def deed(code: Composer, clause: Clause) -> None:
        """Write the step."""
        code.add(op, clause.parts[part] if part else 0)

    return deed


def counting(op: int, what: Callable[[Clause], int], least: Callable[[Clause], int]) -> Deed:
    """A bonus at the end of the game."""

    def deed(code: Composer, clause: Clause) -> None:
        """Write what is counted, from how many on, and what it is worth."""
        code.add(op, what(clause), least(clause), clause.plus)

    return deed


def if_held(code: Composer, clause: Clause) -> None:
    """A bonus for what this hero holds, and more for one card."""
    code.add(n.OP_BONUS_IF, HELD[clause.what], 1, clause.plus)
    code.add(n.OP_BONUS_IF, n.OF_CARD | code.words.names[clause.name] << n.COUNT_SHIFT, 1, clause.beyond)


def _if(what: int, least: int = 0) -> Deed:
    """A bonus if there are at least so many; 0: as many as the clause says."""
    return counting(n.OP_BONUS_IF, lambda clause: what, lambda clause: least or clause.n)


DEEDS: dict[str, Deed] = SHARED | {
    "steal": steal,
    "rearrange": rearrange,
    "sweep": sweep,
    "answer": cancel,
    "copy": plainly(n.OP_COPY),
    "wager": plainly(n.OP_WAGER, "n"),
    "encore": plainly(n.OP_AGAIN),
    "enhance": plainly(n.OP_EXTRA, "n"),
    "any type": plainly(n.OP_IGNORE),
}
BONUSES: dict[str, Deed] = {
    "per type": counting(n.OP_BONUS_PER, lambda clause: n.OF_TYPES, lambda clause: 1),
    "per sort": counting(n.OP_BONUS_PER, lambda clause: COUNTED[clause.what], lambda clause: 0),
    "per odd": counting(n.OP_BONUS_PER, lambda clause: n.OF_ODD, lambda clause: 0),
    "if held": if_held,
    "if balanced": _if(n.OF_BALANCE, 1),
    "types": _if(n.OF_TYPES),
    "one type": _if(n.OF_ONE_TYPE),
    "many": counting(n.OP_BONUS_IF, lambda clause: COUNTED[clause.what], lambda clause: int(clause.n)),
    "pure": _if(n.OF_PURE_STEPS, n.METHOD),
    "lean": _if(n.OF_LEAN_STEPS, n.METHOD),
    "best step": _if(n.OF_BEST_STEP),
    "no polymath": _if(n.OF_SOLO_HEROES),
}
GIFTS: dict[str, Callable[[Clause], tuple[str, int]]] = {  # what a hero allows: a field of the deck and its value
    "hold": lambda clause: ("items" if clause.what == "item" else "locations", clause.n),
    "hold any": lambda clause: ("any_enhancement", 1),
    "guard": lambda clause: ("protects", n.PROTECTS_ITSELF if clause.whose == "this" else n.PROTECTS_ALL),
}
SPEECH = Speech(
    DEEDS,
    sorts,
    n.HERO_PILE_SORTS,
    windows=False,
    start=((n.OP_ANSWER, 0, 0, 0),),
    discards=(("project", n.TO_FIELD_DISCARD),),
)
AT_THE_END = Speech(BONUSES, sorts, n.HERO_PILE_SORTS, windows=False)

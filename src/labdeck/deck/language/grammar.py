"""The grammar of all languages: which verbs there are, which parts each has, and what may stand in them.

No word of any language is here; `english` has those. A family adds verbs of its own and says which of these it
has (`Grammar`). A part's domain is a function from the deck's vocabulary to the values that may stand there, so
that programs can be made at random and completions offered from the same table that reading and writing use.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from .clause import Amount, Clause, Condition, Item, Sentence

MOST = 10  # the largest number in a sentence
MOST_TURNS = 9
FEW = 3  # the most needs, kinds in a list or options of "or"
SIGNED = (*range(1, MOST + 1), *range(-1, -MOST - 1, -1))  # points more, and less
BOUNDLESS = 255  # as `most` of a condition
LONGEST = 4  # the most items of a sentence

Domain = Callable[[Any], Sequence[Any]]  # of a vocabulary
SAME = "same"  # whoever the clause before speaks of
WHO = ("you", "another", "any", "each", "each other", "leader", "left", "right", SAME)
NAMED = ("another", "leader", "left", "right")  # one other player
GROUPS = ("each", "each other")
SPEAKING = ("draw", "lose", "skip", "points", "show", "trade", "swap hands", "peek", "raid")  # of a player
SUBJECTS = {"draw": "who", "lose": "who", "skip": "who", "points": "who", "show": "who", "give": "giver"}
BACK = ("top", "bottom")  # of the pile whose back a card has
CONDITIONS = ("kind", "project", "tagged", "full", "hand", "points", "most points", "fewest points")


class Verb(NamedTuple):
    """A verb: the domain of each part, which values go together, and where its clause may stand."""

    parts: dict[str, Domain]
    fits: Callable[[Clause], bool] = lambda clause: True
    alone: bool = False  # its clause is all that a card says
    last: bool = False  # nothing follows it, and it stands under no condition, "may" or "or"
    after: bool = False  # says something only after another sentence, even after one that nothing else follows
    joins: bool = True  # may stand under "may", "or", "if" and beside other clauses


class Grammar(NamedTuple):
    """What the cards of a family may say: its verbs, in the order in which they are explained, and where things are."""

    verbs: dict[str, Verb]
    conditions: tuple[str, ...]  # of CONDITIONS
    sorts: tuple[str, ...]  # what a card in a hand or a pile may be, besides its kind
    has_kinds: bool  # whether a sentence may name a card of a hand or a pile by kind or class
    piles: tuple[str, ...]  # that are face down
    drawn: tuple[str, ...]  # from which sentences draw
    sieves: tuple[str, ...]  # which modifiers may burn as they are drawn
    spent: tuple[str, ...]  # where lost cards go
    held_at: tuple[str, ...]  # from where a player loses cards
    fetched: tuple[str, ...]  # from where cards come back
    fetched_to: tuple[str, ...]  # and to where


def one_of(*values: Any) -> Domain:
    """A part that has the same values in every deck."""
    return lambda words: values


def exactly(least: int = 1, most: int = MOST) -> Domain:
    """A part that is a number of cards."""
    values = tuple(Amount("exactly", n) for n in range(least, most + 1))
    return lambda words: values


def amounts(*hows: str, most: int = MOST) -> Domain:
    """A part that says how many, in some of the ways there are."""
    values: list[Amount] = []
    for how in hows:
        if how in ("all", "any number", "as many"):
            values.append(Amount(how))
        else:
            values += [Amount(how, n) for n in range(2 if how == "up to" else 1, most + 1)]
    return lambda words: values


def _kinds(words: Any) -> list[tuple[str, ...]]:
    """A class, a kind, or two or three kinds or classes."""
    single = [(name,) for name in (*words.classes, *words.kinds)]
    several = [chosen for size in (2, FEW) for chosen in combinations((*words.classes, *words.kinds), size)]
    return single + [chosen for chosen in several if not _overlap(chosen, words)]


def _overlap(names: tuple[str, ...], words: Any) -> bool:
    """Whether one of the names says what another says already."""
    bits = [words.bits[name] for name in names]
    return any(one & other for one, other in combinations(bits, 2))


def besides(words: Any) -> list[tuple[str, ...]]:
    """What can be said of a card beside a project."""
    return [("resource",), *_kinds(words)]


def held(words: Any) -> list[tuple[str, ...]]:
    """What can be said of a card in a hand, a pile or discard."""
    return [(name,) for name in words.grammar.sorts] + (_kinds(words) if words.grammar.has_kinds else [])


def tags(words: Any) -> list[str]:
    """No tag, or one of the deck's."""
    return ["", *words.tags]


def conditions(words: Any) -> list[Condition]:
    """What a seat can be asked to have, in this deck."""
    numbers = [(1, BOUNDLESS), (0, 0), *((n, BOUNDLESS) for n in range(2, MOST + 1)), *((0, n) for n in range(1, MOST))]
    numbers += [(n, n) for n in range(1, MOST + 1)]
    values: list[Condition] = []
    for of in words.grammar.conditions:
        if of in ("most points", "fewest points"):
            values.append(Condition(of, 0, 0))
            continue
        kinds = _kinds(words) if of == "kind" else [(), *_kinds(words)] if of == "project" else [()]
        for tag in words.tags if of == "tagged" else [""]:
            values += [Condition(of, least, most, what, tag) for what in kinds for least, most in numbers]
    return values


def having(words: Any) -> list[Condition | None]:
    """No condition, or one that a player must fulfil."""
    return [None, *conditions(words)]


def _has(clause: Clause) -> bool:
    """Whether only players with something are meant, where several could be."""
    return clause.having is None or clause.who in ("another", "any", *GROUPS)


def _piles(words: Any) -> list[str]:
    """The face-down piles; modifiers have one where the deck says so."""
    return [pile for pile in words.grammar.piles if pile != "modifier" or words.modifier_pile]


def _drawn(words: Any) -> list[str]:
    """The piles from which a sentence may draw."""
    return [pile for pile in words.grammar.drawn if pile != "modifier" or words.modifier_pile]


def _draw_fits(clause: Clause) -> bool:
    if not _has(clause):
        return False
    plain = clause.amount.how == "exactly"
    if clause.pile == "any":
        return bool(clause.who == "you" and plain and not clause.sieve)
    return bool(not clause.sieve or (plain and clause.pile == "resource"))


def _lose_fits(clause: Clause) -> bool:
    how = clause.amount.how
    if not _has(clause):
        return False
    if clause.place != "hand" and (clause.what[0] in ("card", "project", "modifier") or clause.chosen != "own"):
        return False
    if clause.to in BACK and how == "all":
        return False
    if clause.chosen == "random":
        return bool(how == "exactly")
    if how == "until":
        return bool(clause.what == ("card",) and clause.place == "hand")
    return how != "any number" or bool(clause.who == "you")


def _give_fits(clause: Clause) -> bool:
    to_you = clause.taker == "you" and clause.giver in (*NAMED, "each other", SAME)
    from_you = clause.giver == "you" and clause.taker in (*NAMED, "each other")
    if clause.amount.how == "all":
        return bool(to_you and clause.chosen == "own" and clause.giver != "each other")
    if clause.chosen == "random":
        return bool(to_you and clause.giver != SAME and clause.amount.how == "exactly")
    return bool(to_you or from_you)


def lies(clause: Clause) -> bool:
    """Whether such cards as a clause names can lie in the pile that it names."""
    sort = clause.what[0]
    return bool(sort == "card" or (sort != "project" if clause.pile == "resource" else sort == clause.pile))


def _look_fits(clause: Clause) -> bool:
    if not lies(clause):
        return False
    if clause.take == 0:
        return bool(not clause.may and clause.what == ("card",) and (clause.n > 1 or clause.rest == "top"))
    return bool(clause.n > 1 and clause.rest != "each" and (clause.shown or clause.what == ("card",)))


def _fetch_fits(clause: Clause) -> bool:
    if clause.to == "hand":
        return True
    is_one = clause.amount == ("exactly", 1) and clause.source == "discard"
    return bool(is_one and clause.what[0] not in ("card", "project", "modifier"))


SHARED: dict[str, Verb] = {
    "draw": Verb(
        {
            "who": one_of(*WHO),
            "having": having,
            "amount": amounts("exactly", "up to", "as many", "until"),
            "pile": _drawn,
            "sieve": lambda words: words.grammar.sieves,
        },
        _draw_fits,
    ),
    "lose": Verb(
        {
            "who": one_of(*WHO),
            "having": having,
            "to": lambda words: (*words.grammar.spent, *BACK),
            "amount": amounts("exactly", "up to", "all", "any number", "until"),
            "what": held,
            "place": lambda words: words.grammar.held_at,
            "chosen": one_of("own", "random"),
        },
        _lose_fits,
    ),
    "give": Verb(
        {
            "giver": one_of("you", *NAMED, "each other", SAME),
            "taker": one_of("you", *NAMED, "each other"),
            "amount": amounts("exactly", "up to", "all"),
            "what": held,
            "chosen": one_of("own", "random"),
        },
        _give_fits,
    ),
    "pass": Verb({"what": held, "way": one_of("left", "right")}),
    "pass hands": Verb({"way": one_of("left", "right")}),
    "trade": Verb({"what": held, "who": one_of(*NAMED)}),
    "swap hands": Verb({"who": one_of(*NAMED)}),
    "peek": Verb({"who": one_of(*NAMED, "each other")}),
    "show": Verb({"who": one_of("you", *NAMED, "each", "each other", SAME)}),
    "raid": Verb({"who": one_of(*NAMED), "to": lambda words: (*words.grammar.spent, "hand"), "what": held}),
    "look": Verb(
        {
            "pile": _piles,
            "n": one_of(*range(1, MOST + 1)),
            "shown": one_of(False, True),
            "take": one_of(0, 1),
            "may": one_of(False, True),
            "what": held,
            "rest": one_of("top", "bottom", "each", "discard"),
        },
        _look_fits,
    ),
    "search": Verb({"pile": _piles, "n": one_of(1, 2, FEW), "what": held}, lies),
    "shuffle": Verb(
        {"pile": _piles, "source": lambda words: ("", *words.grammar.spent)},
        lambda clause: bool(not clause.source or clause.pile == "resource"),
    ),
    "fetch": Verb(
        {
            "amount": amounts("exactly", "up to", most=FEW),
            "what": held,
            "source": lambda words: words.grammar.fetched,
            "to": lambda words: words.grammar.fetched_to,
        },
        _fetch_fits,
    ),
    "skip": Verb({"who": one_of(*WHO), "having": having, "n": one_of(*range(1, MOST_TURNS + 1))}, _has),
    "turn": Verb({}),
    "points": Verb({"who": one_of(*WHO), "having": having, "n": one_of(*SIGNED)}, _has),
}


def right(sentences: Sequence[Sentence], grammar: Grammar) -> str:
    """What is wrong with how clauses are joined on one card, in a few words; empty if nothing is."""
    clauses = [clause for sentence in sentences for clause in sentence.clauses]
    for number, clause in enumerate(clauses):
        verb = grammar.verbs[clause.verb]
        if verb.alone and len(clauses) > 1:
            return "alone"
        if verb.last and any(verb.after or not grammar.verbs[later.verb].after for later in clauses[number + 1 :]):
            return "last"
        if verb.after and number == 0:
            return "nothing before"
    for sentence in sentences:
        items = sentence.items + sentence.otherwise
        if not sentence.items or max(len(sentence.items), len(sentence.otherwise)) > LONGEST:
            return "long"
        for branch in (sentence.items, sentence.otherwise):
            if not all(_has_before(branch[:place], item) for place, item in enumerate(branch)):
                return "nothing before"
        for item in items:
            joined = item.may or len(item.options) > 1 or sentence.condition is not None or len(items) > 1
            if joined and not all(grammar.verbs[clause.verb].joins for clause in item.options):
                return "alone"
            if len(item.options) > FEW or len(set(item.options)) < len(item.options):
                return "options"
            if not _are_options(item):
                return "options"
            if item.may and len(item.options) > 1 and subject(item.options[0]) != "you":
                return "options"
    return ""


def subject(clause: Clause) -> str:
    """Who does what a clause says: you, where it names nobody; and a card that is taken at random, you take."""
    if clause.verb in ("pass", "pass hands"):
        return "each"
    if clause.verb == "give" and clause.chosen == "random":
        return "you"
    return str(clause.parts.get(SUBJECTS.get(clause.verb, ""), "you"))


def named(clause: Clause) -> str:
    """The player or players whom a clause speaks of, besides you; empty if there are none."""
    parts = ("taker", "giver") if clause.verb == "give" else ("who",) if clause.verb in SPEAKING else ()
    return next((clause.parts[part] for part in parts if clause.parts[part] != "you"), "")


def as_same(clause: Clause) -> Clause:
    """A clause of somebody, said of whoever was meant before."""
    part = SUBJECTS[clause.verb]
    return Clause(clause.verb, **clause.parts | {part: SAME} | ({"having": None} if "having" in clause.parts else {}))


def runs(items: Sequence[Item]) -> list[list[Item]]:
    """Items one after the other; those that speak of the same player are together. [L47]"""
    found: list[list[Item]] = []
    for item in items:
        if found and subject(item.options[0]) == SAME:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def _has_before(before: Sequence[Item], item: Item) -> bool:
    """Whether what an item counts, depends on or speaks of stands before it."""
    who = subject(item.options[0])
    depends = item.if_done or any(map(counts, item.options))
    if not before:
        return not depends and who != SAME
    last = runs(before)[-1]
    whose = named(last[0].options[0])
    if who != SAME:
        return not (whose in GROUPS and (item.if_done or (depends and (who == whose or _is_of_one(last)))))
    if len(last[0].options) > 1 and subject(last[0].options[0]) == "you":
        return False
    if (whose in GROUPS and any(map(counts, last[0].options))) or not _can_give(whose, item):
        return False
    return bool(whose)


def _can_give(who: str, item: Item) -> bool:
    """Whether nobody who is meant could be asked to give you something while being you."""
    return who not in ("each", "any", "leader") or all(clause.verb != "give" for clause in item.options)


def _is_of_one(run: Sequence[Item]) -> bool:
    """Whether each player in turn does all of it. [L47, L48]"""
    return len(run) > 1 or len(run[0].options) > 1


def _are_options(item: Item) -> bool:
    """Whether "or" may stand between the clauses: after one of yours all may be anyone's, else all are of the same."""
    first, *others = item.options
    if not others:
        return True
    if subject(first) == "you":
        return all(subject(clause) != SAME for clause in others)
    if (subject(first) in GROUPS and any(map(counts, item.options))) or not _can_give(subject(first), item):
        return False
    return first.verb in SUBJECTS and all(subject(clause) == SAME for clause in others)


def counts(clause: Clause) -> bool:
    """Whether a clause counts what the clause before it moved."""
    return bool(clause.parts.get("amount") == Amount("as many"))

"""What heroes, inspirations and challenges may say, besides what all families say."""

from labdeck.deck.language.grammar import MOST, SHARED, Grammar, Verb, amounts, one_of
from labdeck.rules.numbers import METHOD

PLUS = one_of(*range(1, MOST + 1))
SEVERAL = one_of(*range(2, MOST + 1))
HEROES = one_of(*range(2, METHOD + 1))  # a player scores each step of the method with one
SORT = one_of("item", "location")
ENHANCEMENTS = one_of(("enhancement",), ("item",), ("location",))
VERBS: dict[str, Verb] = {
    "steal": Verb({"what": ENHANCEMENTS}),
    "rearrange": Verb({"n": SEVERAL}),
    "sweep": Verb({"amount": amounts("up to", "all")}),
    "wager": Verb({"n": PLUS}),
    "answer": Verb({}, alone=True, joins=False),
    "copy": Verb({}, joins=False),
    "encore": Verb({}, joins=False),
    "enhance": Verb({"n": PLUS}, joins=False),
    "any type": Verb({}, joins=False),
    "hold": Verb({"what": SORT, "n": SEVERAL}, joins=False),
    "hold any": Verb({}, joins=False),
    "guard": Verb({"whose": one_of("this", "all")}, joins=False),
    "per type": Verb({"plus": PLUS}, joins=False),
    "per sort": Verb({"plus": PLUS, "what": SORT}, joins=False),
    "per odd": Verb({"plus": PLUS}, joins=False),
    "if held": Verb(
        {"plus": PLUS, "what": SORT, "beyond": PLUS, "name": lambda words: tuple(words.names)}, joins=False
    ),
    "if balanced": Verb({"plus": PLUS}, joins=False),
    "types": Verb({"plus": PLUS, "n": HEROES}, joins=False),
    "one type": Verb({"plus": PLUS, "n": HEROES}, joins=False),
    "many": Verb({"plus": PLUS, "what": SORT, "n": SEVERAL}, joins=False),
    "pure": Verb({"plus": PLUS}, joins=False),
    "lean": Verb({"plus": PLUS}, joins=False),
    "best step": Verb({"plus": PLUS, "n": PLUS}, joins=False),
    "no polymath": Verb({"plus": PLUS, "n": HEROES}, joins=False),
}
NOT_HERE = ("skip", "turn")  # all have equally many turns [D39]
HERE = {  # a discovery never comes into a hand
    "look": SHARED["look"]._replace(
        fits=lambda clause: SHARED["look"].fits(clause) and bool(clause.pile == "resource" or not clause.take)
    ),
    "search": SHARED["search"]._replace(fits=lambda clause: bool(clause.pile == "resource")),
}
GRAMMAR = Grammar(
    {name: verb for name, verb in SHARED.items() if name not in NOT_HERE} | HERE | VERBS,
    conditions=("hand", "points", "most points", "fewest points"),
    sorts=("card", "hero", "enhancement", "item", "location", "inspiration"),
    has_kinds=False,
    piles=("resource", "project"),
    drawn=("resource", "discard"),
    sieves=("",),
    spent=("discard",),
    held_at=("hand",),
    fetched=("discard",),
    fetched_to=("hand",),
)

"""What the modifiers of a deck of projects may say, besides what all families say."""

from labdeck.deck.language.clause import Clause
from labdeck.deck.language.grammar import (
    BACK,
    CONDITIONS,
    FEW,
    NAMED,
    SHARED,
    SIGNED,
    Grammar,
    Verb,
    amounts,
    besides,
    one_of,
    tags,
)


def _hit_fits(clause: Clause) -> bool:
    how, n = clause.amount
    is_group = clause.whose in ("each", "each other")
    if clause.whose == "everyone":
        return bool(how == "all" and clause.to in ("discard", "burn"))
    if clause.to == "mine":
        return bool(how == "exactly" and n == 1 and clause.whose in ("own", "another", "any"))
    if clause.to == "owner":
        return bool(how == "exactly" and n == 1 and clause.whose != "own" and not is_group)
    if clause.to in BACK and how == "all":
        return False
    return not (is_group and (how == "all" or n > 1))


def _put_fits(clause: Clause) -> bool:
    if clause.change == "needs":
        return bool(1 <= clause.n <= FEW and (clause.already or clause.what != ("resource",)))
    if clause.what != ("resource",) or clause.already:
        return False
    if clause.change == "safe":
        return bool(clause.n == 1)
    return bool(1 <= clause.n <= FEW) if clause.change == "fewer" else bool(clause.n)


VERBS: dict[str, Verb] = {
    "hit": Verb(  # cards beside projects, which the player of the card chooses
        {
            "to": one_of("discard", "burn", "hand", "owner", "mine", *BACK),
            "amount": amounts("exactly", "up to", "all"),
            "what": besides,
            "whose": one_of("own", "any", "each", "each other", "everyone", *NAMED),
        },
        _hit_fits,
    ),
    "strike": Verb(  # a project is chosen, and its owner chooses the card
        {"whose": one_of("any", "another"), "tag": tags, "to": one_of("discard", "burn"), "what": besides}
    ),
    "drop": Verb(
        {
            "whose": one_of("own", "any", *NAMED),
            "to": one_of("discard", "burn", "hand"),
            "cards": one_of("along", "hand"),
        },
        lambda clause: bool(clause.cards == "along" or (clause.whose == "own" and clause.to != "hand")),
    ),
    "keep": Verb({}),
    "swap": Verb({}),
    "carry": Verb(
        {"giver": one_of("you", *NAMED), "taker": one_of("you", *NAMED)},
        lambda clause: (clause.giver == "you") != (clause.taker == "you"),
    ),
    "complete": Verb({"full": one_of(True, False), "moving": one_of(True, False)}),
    "begin": Verb({}),
    "protect": Verb({}),
    "put": Verb(
        {
            "whose": one_of("own", "another", "any"),
            "tag": tags,
            "change": one_of("needs", "fewer", "worth", "safe"),
            "n": one_of(*SIGNED),
            "what": besides,
            "already": one_of(True, False),
        },
        _put_fits,
        last=True,
        joins=False,
    ),
    "count": Verb({"n": one_of(1, 2), "what": besides}, alone=True, joins=False),
    "cancel": Verb({"what": one_of("harm", "any")}, alone=True, joins=False),
    "burn this": Verb({}, last=True, after=True, joins=False),
}
GRAMMAR = Grammar(
    SHARED | VERBS,
    CONDITIONS,
    sorts=("card", "resource", "project", "modifier"),
    has_kinds=True,
    piles=("resource", "project", "modifier"),
    drawn=("resource", "project", "modifier", "discard", "any"),
    sieves=("", "modifiers", "harmful"),
    spent=("discard", "burn"),
    held_at=("hand", "both", "mat"),
    fetched=("discard", "burn", "both"),
    fetched_to=("hand", "mine"),
)

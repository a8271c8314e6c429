"""What a card does when it is played, told from its sentences by the rules' words."""

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
    before = table.saved, table.actor
    table.saved, table.actor = set(), actor
    table.under_way.append(table.waiting())
    effect = Effect(table, card, actor, play_due)
    try:
        for sentence in effect.face.sentences:
            for item in prospects.branch(table, actor, sentence):
                yield from do(effect, item)
    except Cancelled:
        effect.stays = False
    if not effect.stays:
        table.move(card, "discard" if table.family == "discoveries" else "burn")
    table.saved, table.actor = before
    table.under_way.pop()


def do(effect: Effect, item: Item) -> Asks:
    """One item: a clause, or one of several. [L16, L20, L21]"""
    did = effect.done or effect.moved > 0
    effect.last, effect.moved, effect.done = effect.moved, 0, False
    if item.if_done and not did:
        return
    if effect.actor in effect.saved and not (len(item.options) == 1 and is_for_all(item.options[0])):
        return  # whoever blocks a card of one's own is through with it, the others are not
    clause: Clause | None = item.options[0]
    if len(item.options) > 1:
        clause = yield from one_of(effect, item.options)
    if clause is None:
        return
    parts = clause.parts
    effect.speaks_of_you = "you" in (parts.get("who"), parts.get("giver")) or parts.get("whose") == "own"
    effect.speaks_of_you |= clause.verb == "keep"
    effect.free = item.may
    effect.by_seat = clause.verb in WITH_WHO
    effect.in_group = is_for_all(clause)
    doer = prospects.doer(clause)
    passes = item.may and clause.verb != "fetch" and (clause.verb not in WITH_WHO or doer == "you")
    if passes:
        if not prospects.could(effect.table, effect.actor, clause, effect.last):
            return
        if not (yield from effect.wants(effect.actor, True)):
            return
    if effect.in_group or (clause.verb not in AIMED and doer in ("you", *prospects.GROUPS)):
        yield from effect.oppose()  # it names nothing more that is chosen
    yield from ALL_DEEDS[clause.verb](effect, clause, item.may and not passes)


def is_for_all(clause: Clause) -> bool:
    """Whether a clause goes through the seats, so that it goes on for the others when one blocks. [R26]"""
    if clause.verb == "peek":
        return False
    meant = {str(clause.parts.get(part)) for part in ("who", "whose", "giver", "taker")}
    return bool({*prospects.GROUPS, "everyone"} & meant) or clause.verb in ("pass", "pass hands")


AIMED = ("hit", "strike", "drop", "keep", "carry", "swap", "complete", "put", "give", "fetch")  # something is chosen
WITH_WHO = ("draw", "lose", "skip", "points", "give", "show", "pass", "pass hands")  # whoever is meant does it


def one_of(effect: Effect, options: tuple[Clause, ...]) -> Asks:
    """The clause that the player chooses among those that would openly do something. [L15, L21]"""
    found = {
        word: clause
        for word, clause in zip(WORDS, options, strict=False)
        if prospects.could(effect.table, effect.actor, clause, effect.last)
    }
    answer = yield from effect.choose(effect.actor, found, "or")
    return found.get(answer)

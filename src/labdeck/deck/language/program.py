"""Programs: the instructions that sentences come to, one clause after the other."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from labdeck.rules import numbers as n
from labdeck.rules.prices import is_price

from .clause import Clause, Condition, Item, Sentence, What
from .grammar import GROUPS, SAME, SUBJECTS, as_same, runs, subject
from .vocabulary import Vocabulary
from .writing import write_clause, write_item

Step = tuple[int, int, int, int]
Program = tuple[Step, ...]
AIMED = ("fetch", "give", "hit", "strike", "drop", "keep", "carry", "swap", "complete", "put")  # verbs that name an aim
END = 0  # as a target: the end of the clause, which has found nothing

SCOPES = {
    "another": n.OTHER,
    "any": n.ANYONE,
    "leader": n.LEADER,
    "left": n.LEFT,
    "right": n.RIGHT,
}
HURTS = {
    "you": n.HURTS_SELF,
    "any": n.HURTS_ANY,
    "leader": n.HURTS_ANY,
    "each": n.HURTS_ALL,
}  # the rest hurt another player
TESTS = {
    "kind": n.HAS_KIND,
    "project": n.HAS_PROJECTS,
    "tagged": n.HAS_TAGGED,
    "full": n.HAS_FULL,
    "hand": n.HAS_CARDS,
    "points": n.HAS_POINTS,
    "most points": n.LEADS,
    "fewest points": n.TRAILS,
}
PILES = {"resource": n.RESOURCE_PILE, "project": n.PROJECT_PILE, "modifier": n.MODIFIER_PILE, "discard": n.DISCARD}


class Label:
    """A step that is not yet known when a jump to it is written."""

    def __init__(self) -> None:
        self.step = 0


class Meaning(NamedTuple):
    """What sentences come to: instructions, whom they hurt, and the words of what "or" and "may" offer, by step."""

    program: Program
    hurts: int
    options: dict[int, tuple[str, ...]]
    may: dict[int, str]

    @property
    def is_priced(self) -> bool:
        """Whether it takes a price from its own player. [L13]"""
        return any(is_price(op, x, z) for op, x, _, z in self.program)

    def does(self, *operations: int) -> bool:
        """Whether one of these instructions is in its program."""
        return any(step[0] in operations for step in self.program)


NOTHING = Meaning((), n.HURTS_NOBODY, {}, {})
Deed = Callable[["Composer", Clause], None]  # writes the steps of a clause


class Speech(NamedTuple):
    """How a family turns sentences into steps."""

    deeds: dict[str, Deed]
    sorts: Callable[[What, str, Vocabulary], int]  # the bits of what is meant in a "hand", a "pile" or "beside"
    everything: int  # the bits of all cards that a hand or a pile may hold
    windows: bool  # those whom a card hurts may block it
    start: tuple[Step, ...] = ()  # what every program begins with
    discards: tuple[tuple[str, int], ...] = ()  # where looked-at cards of some piles go, if not to discard


class Composer:
    """Writes the steps of the clauses of one card.

    `kept`: the card may be kept, so that what it takes from its player is a price [L13]. `opposed`: the deck has a
    card that cancels any modifier [L14].
    """

    def __init__(self, words: Vocabulary, speech: Speech, kept: bool, opposed: bool) -> None:
        self.words = words
        self.speech = speech
        self.kept = kept
        self.opposed = opposed
        self.steps: list[list[Any]] = []
        self.hurt: set[int] = set()
        self.options: dict[int, tuple[str, ...]] = {}
        self.may: dict[int, str] = {}
        self.is_under_way = False  # a clause before this one was more than a price
        self.free = ""  # who does what the clause under way says of free will
        self.asks: Clause | None = None  # the clause under way, while its "may" is still to be asked
        self.same = ""  # whom the clause under way is about
        self.rest: Sequence[Item] = ()  # what the same player does after it
        self.without: int | Label = END  # where it goes on for them if they find nothing
        self.after: Label | None = None  # where a group goes on with the next of them
        self.end = Label()  # where all that the same player does is over

    def sorts(self, what: What, place: str) -> int:
        """The bits of the cards that are meant."""
        return self.speech.sorts(what, place, self.words)

    @property
    def here(self) -> int:
        """The step that comes next."""
        return len(self.speech.start) + len(self.steps)

    def add(self, op: int, x: int = 0, y: int = 0, z: "int | Label" = 0, jump: "int | Label" = END) -> None:
        """Write a step; `jump` is where an OP_CARD goes on without a card."""
        self.steps.append([op, x, y, z, jump])

    def put(self, label: Label) -> None:
        """A label stands for the step that comes next."""
        label.step = self.here

    def name(self, who: str, sorts: int = 0, flags: int = 0, having: Condition | None = None) -> None:
        """Choose the seat that is meant, where one has to be chosen."""
        self.add(n.OP_SEAT, SCOPES[who], sorts, flags | (n.IS_TESTED if having else 0))
        if having:
            self.test(having, n.CHOSEN_SEAT, END)

    def test(self, condition: Condition, who: int, otherwise: "int | Label") -> None:
        """Go on elsewhere unless the seat has something."""
        x = TESTS[condition.of] | who << n.WHO_SHIFT | condition.least << n.LEAST_SHIFT | condition.most << n.MOST_SHIFT
        argument = sum(self.words.bits[name] for name in condition.what)
        if condition.of == "tagged":
            argument = list(self.words.tags).index(condition.tag) + 1
        self.add(n.OP_IF, x, argument, otherwise)

    def oppose(self) -> None:
        """The moment in which others may cancel the card: once, in the first clause that gets so far. [L14]"""
        if self.opposed:
            self.add(n.OP_OPPOSE)

    def window(self, who: str, loses: int = 0, blocked: "int | Label" = END) -> None:
        """The moment in which whom it hurts may block; what one does of free will, or as a price, hurts nobody."""
        if who == self.free or (who == "you" and self.kept):
            return
        self.hurt.add(HURTS.get(self.same if who == SAME else who, n.HURTS_OTHER))
        if self.speech.windows:
            over = blocked if self.after is None else self.after
            self.add(n.OP_WINDOW, n.ACTOR if who == "you" else n.CHOSEN_SEAT, loses, over)

    @property
    def price(self) -> int:
        """The flag of what the player has to pay before the card does anything else. [L13]"""
        is_paid = self.kept and self.free != "you" and not self.is_under_way
        return n.IS_COST if is_paid else 0

    def each(
        self,
        who: str,
        body: "Callable[[int, int | Label], None]",
        having: Condition | None = None,
        sorts: int = 0,
        flags: int = 0,
        is_aimed: bool = False,
        is_choice: bool = False,
    ) -> None:
        """Write a body for whoever is meant: it gets who that is in its steps, and where to go on without them.

        `sorts` and `flags` say whom it could touch, where one player is chosen. `is_aimed`: the body names an aim and
        lets others cancel the card then. `is_choice`: it may find nothing to choose, which ends a clause.
        """
        if who == SAME:
            self.ask_may(n.CHOSEN_SEAT, self.without)
            body(n.CHOSEN_SEAT, self.without)
        elif who in GROUPS:
            self.oppose()
            self.add(n.OP_EACH, int(who == "each other"), sorts)
            first, after = self.here, Label()
            if having:
                self.test(having, n.CHOSEN_SEAT, after)
            is_run, self.after = is_choice or bool(self.rest), after
            self.together(who, body, after)
            self.after = None
            self.put(after)
            if is_run:
                self.add(n.OP_END, 0, 1)
            self.add(n.OP_NEXT, 0, 0, first)
        elif who == "you":
            self.oppose()
            self.ask_may(n.ACTOR, END)
            body(n.ACTOR, END)
        else:
            self.name(who, sorts, flags, having)
            if not is_aimed:
                self.oppose()
            self.together(who, body, END)

    def together(self, who: str, body: "Callable[[int, int | Label], None]", after: "int | Label") -> None:
        """Write a body for a seat that is meant, and then all that the same seat does after it. [L47]"""
        rest, self.rest = self.rest, ()
        self.same, self.without = who, Label() if rest and after != END else after
        self.ask_may(n.CHOSEN_SEAT, self.without)
        body(n.CHOSEN_SEAT, self.without)
        for place, item in enumerate(rest, 1):
            if isinstance(self.without, Label):
                self.put(self.without)
            self.add(n.OP_END, 0, 1, int(place > 1 and item.if_done and rest[place - 2].if_done))
            self.without = Label() if place < len(rest) and after != END else after
            if item.if_done:
                self.if_done(self.without)
            self.clauses(item)

    def if_done(self, otherwise: "int | Label") -> None:
        """Go on elsewhere unless the clause before did something. [L16]"""
        self.add(n.OP_IF, n.DID | 1 << n.LEAST_SHIFT | n.BOUNDLESS << n.MOST_SHIFT, 0, otherwise)

    def ask_may(self, who: int, passed: "int | Label") -> None:
        """Where the clause may be passed, ask whoever does it, once."""
        if self.asks is not None:
            self.may[self.here] = write_clause(as_order(self.asks, self.words), self.words)
            self.asks = None
            self.add(n.OP_MAY, who, 0, passed)

    def deed(self, clause: Clause, may: bool, is_free: bool = False) -> None:
        """Write a clause; whoever does what it says may pass it, or has chosen it of free will."""
        doer = subject(clause)
        self.free = doer if may else "you" if is_free else ""
        self.asks = clause if may else None
        if doer == "you" and clause.verb != "fetch":
            self.ask_may(n.ACTOR, self.end if self.rest else END)  # passed, it means nobody who could do the rest
        if clause.verb not in AIMED and doer == "you" and "who" not in clause.parts:
            self.oppose()
        first = len(self.steps)
        self.speech.deeds[clause.verb](self, clause)
        pays = self.kept and not self.free and is_loss(clause)
        pays = pays or any(is_price(op, x, z) for op, x, _, z, _ in self.steps[first:])
        self.is_under_way = self.is_under_way or not pays
        self.free, self.asks = "", None

    def runs(self, items: Sequence[Item]) -> None:
        """Write items one after the other; those under one "if you do" depend on the same deed. [L16]"""
        parts = runs(items)
        for run, after in zip_longest(parts, parts[1:]):
            self.run(run, bool(after) and after[0].if_done and run[-1].if_done)

    def run(self, items: Sequence[Item], depends: bool) -> None:
        """Write a clause, and what the same player does after it, up to the end of all that."""
        first, *self.rest = items
        self.end = Label()
        if first.if_done:
            self.if_done(self.end)
        self.clauses(first)
        self.put(self.end)
        self.add(n.OP_END, 0, 0, int(depends))

    def clauses(self, item: Item) -> None:
        """Write a clause, or several of which one is chosen: by you, or by whoever does it. [L21, L48]"""
        first, *others = item.options
        if not others:
            self.deed(first, item.may)
        elif subject(first) == "you":
            if item.may:
                self.may[self.here] = write_item(item._replace(may=False), self.words)
                self.add(n.OP_MAY, n.ACTOR)
            self.choice(item.options, 0, item.may)
        else:
            options = (as_same(first), *others)
            having = first.parts.get("having")
            self.each(subject(first), lambda *_: self.choice(options, n.THEY_CHOOSE), having, is_choice=True)

    def choice(self, options: Sequence[Clause], chooser: int, may: bool = False) -> None:
        """Write clauses of which one is chosen; of free will, where a kept card lets you choose or you may pass."""
        starts, end = [Label() for _ in options], Label()
        orders = [as_order(clause, self.words) if chooser else clause for clause in options]
        self.options[self.here] = tuple(write_clause(clause, self.words) for clause in orders)
        self.add(n.OP_OR, len(starts) | chooser, starts[1], starts[2] if len(starts) > 2 else 0)  # type: ignore[arg-type]
        for clause, label in zip(options, starts, strict=True):
            self.put(label)
            self.deed(clause, may=False, is_free=may or self.kept)
            if label is not starts[-1]:
                self.add(n.OP_JUMP, 0, 0, end)
        self.put(end)

    def sentence(self, sentence: Sentence) -> None:
        """Write all clauses of a sentence, and those of its other branch."""
        otherwise, behind = Label(), Label()
        if sentence.condition:
            self.test(sentence.condition, n.ACTOR, otherwise)
        was_under_way = self.is_under_way
        self.runs(sentence.items)
        if sentence.otherwise:
            self.add(n.OP_JUMP, 0, 0, behind)
        self.put(otherwise)
        is_under_way, self.is_under_way = self.is_under_way, was_under_way
        self.runs(sentence.otherwise)
        self.is_under_way |= is_under_way
        self.put(behind)

    def finished(self) -> list[Step]:
        """The steps with all jumps known; the last clause ends the effect."""
        return [self._resolved(*step) for step in self.steps]

    @staticmethod
    def _resolved(op: int, x: int, y: "int | Label", z: "int | Label", jump: "int | Label") -> Step:
        y, z, jump = (value.step if isinstance(value, Label) else value for value in (y, z, jump))
        return op, x, y, z | jump << n.JUMP_SHIFT if op == n.OP_CARD else z


def as_order(clause: Clause, words: Vocabulary) -> Clause:
    """A clause as it is put to the player who does it: draw 1 card, and not another player draws 1 card. [L20]"""
    if subject(clause) == "you":
        return clause
    changed = {SUBJECTS.get(clause.verb, ""): "you", "having": None, "taker": "another"}
    order = Clause(clause.verb, **{part: changed.get(part, value) for part, value in clause.parts.items()})
    return order if words.grammar.verbs[clause.verb].fits(order) else clause


def is_loss(clause: Clause) -> bool:
    """Whether a clause takes something from the player of the card alone, be there much or little of it. [L13]"""
    if clause.verb == "points":
        return bool(clause.who == "you" and clause.n < 0)
    return clause.verb in ("lose", "skip") and bool(clause.who == "you")


def compose(sentences: Sequence[Sentence], words: Vocabulary, speech: Speech, kept: bool, opposed: bool) -> Meaning:
    """The instructions of a card's sentences."""
    composer = Composer(words, speech, kept, opposed)
    for sentence in sentences:
        composer.sentence(sentence)
    steps = composer.finished()
    if not steps:
        return NOTHING
    if steps[-1][0] != n.OP_END or _is_target(steps, len(speech.start) + len(steps)):
        steps.append((n.OP_END, 1, 0, 0))
    else:
        steps[-1] = (n.OP_END, 1, 0, 0)
    return Meaning((*speech.start, *steps), _together(composer.hurt), composer.options, composer.may)


def _is_target(steps: Sequence[Step], step: int) -> bool:
    """Whether a jump leads to a step; only jumps out of a condition lead behind the last."""
    return any(op in (n.OP_IF, n.OP_JUMP) and z == step for op, _, _, z in steps)


def _together(hurt: set[int]) -> int:
    """Whom several clauses hurt together."""
    if len(hurt) < 2:
        return next(iter(hurt), n.HURTS_NOBODY)
    return n.HURTS_ALL if n.HURTS_ALL in hurt else n.HURTS_ANY

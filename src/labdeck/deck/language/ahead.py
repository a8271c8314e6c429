"""Looking ahead: whether what is being said can come to something that this deck's cards may say."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from .allowed import is_condition, is_what
from .clause import Clause, Condition, Item, Sentence
from .grammar import BOUNDLESS, SAME, SUBJECTS, Verb, besides, counts, having, held, right, subject
from .pattern import Edge, Node, Row, elements
from .reading import Refused, read_tokens
from .trees import CLAUSE, ORDER, TOLD
from .walking import MOST_TOKENS, UNSAID, Frame, Parts, Reading, Visit, joined

NUMBERS = (0, 1, 2)  # that stand for all, where one is not said yet
SPOKEN = ("person", "form", "number", "said_pile")  # what is said only about how a clause is written
JOINS = ("then", "and", "after", "anew", "if_done", "if_they_did", "or", "listed", "provided", "otherwise", "stop")
BEGINNINGS = ("if", "first", "either", "further")
LONGEST_JOIN = 8  # words that stand between two clauses
ANY_CONDITION = Condition("points", 1, BOUNDLESS)


class Ahead:
    """A text that is read in every way, and what it can still come to."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        stop = reading.trees.language.marks["stop"]
        self.start = max((place for place, token in enumerate(reading.tokens, 1) if token.word == stop), default=0)
        begun = [reading.memory.get((name, place), ()) for name, place in reading.memory if name in ("if", "otherwise")]
        self.firsts = {self.start, *(end for found in begun for end, _ in found)}
        self.answers: dict[Any, bool] = {}
        self.follow: dict[Any, bool] = {}
        self.said_before: dict[int, Before] = {}
        self.joined: dict[int, frozenset[str]] = {}

    @cached_property
    def plain(self) -> Reading:
        """The same text, of which nothing is noted."""
        return Reading(self.reading.tokens, self.reading.words)

    def joins(self, place: int) -> frozenset[str]:
        """What may join more to the text up to a place; nothing where that is not whole."""
        if place not in self.joined:
            self.joined[place] = _joins(self.reading, place)
        return self.joined[place]

    @cached_property
    def before(self) -> list[Verb]:
        """The verbs of the sentences before the last one."""
        return _verbs(self.reading, self.start)

    def _is_over_for(self, verb: Verb) -> bool:
        """Whether the sentences before the last one do not let a verb follow them."""
        return any(each.alone or (each.last and not verb.after) for each in self.before)

    def leads_on(self, edge: Edge, parts: Parts, frame: Frame, said: Parts | None = None) -> bool:
        """Whether a text can be ended that goes on along an edge with these parts, and with what is said there."""
        more = joined(parts, said or {})
        return more is not None and self._may_begin(frame) and self._ends(edge.node, more, frame, ())

    def _may_begin(self, frame: Frame) -> bool:
        """Whether what joins clauses, or begins a sentence, may stand there."""
        name, place = frame
        if name in JOINS:
            return name in self.joins(place)
        return name not in BEGINNINGS or not any(each.alone or each.last for each in self.before)

    def may_stand(self, visit: Visit, name: str, parts: Parts) -> bool:
        """Whether a phrase that says this can stand where it is looked for."""
        return self._fits_in(visit, name, parts, ())

    def _ends(self, node: Node, parts: Parts, frame: Frame, around: tuple[Frame, ...]) -> bool:
        """Whether a phrase or clause can end behind a node so that what is around it can end too."""
        name = frame[0]
        if frame in around:
            return False
        for rank, row, unsaid in _rows_behind(node, self.reading.said_from <= MOST_TOKENS):
            whole = joined(parts, row.parts)
            if whole is None:
                continue
            if name == CLAUSE:
                if self._can_say(rank, row, whole, unsaid, frame[1]):
                    return True
            elif self._goes_on(name, whole, frame, around):
                return True
        return False

    def _goes_on(self, name: str, parts: Parts, frame: Frame, around: tuple[Frame, ...]) -> bool:
        """Whether a phrase that says this can stand where it is looked for."""
        if name == "condition":
            if not self._can_ask(parts):
                return False
            parts = {"condition": ANY_CONDITION}
        if not self._may_begin(frame):
            return False
        visits = self.reading.visits.get(frame)
        return visits is None or any(self._fits_in(visit, name, parts, (*around, frame)) for visit in visits)

    def _fits_in(self, visit: Visit, name: str, parts: Parts, around: tuple[Frame, ...]) -> bool:
        got = {(visit.element.part or name if part == name else part): said for part, said in parts.items()}
        more = joined(visit.parts, got)
        return more is not None and self._ends(visit.behind, more, visit.frame, around)

    def _can_ask(self, parts: Parts) -> bool:
        """Whether players of this deck can be asked to have something, of which not all may be said yet."""
        if parts["of"] not in self.reading.words.grammar.conditions:
            return False
        is_whole = all(part in parts for part in ("least", "most"))
        what = parts.get("what", ()) or tuple(self.reading.lexicon.order)[: parts["of"] == "kind"]
        asked = Condition(parts["of"], parts.get("least", 0), parts.get("most", 0), what)
        return not is_whole or is_condition(asked, self.reading.words, self.reading.lexicon)

    def _can_say(self, rank: int, row: Row, parts: Parts, unsaid: str, place: int) -> bool:
        """Whether some clause of a row has these parts, and may stand where it begins."""
        key = (rank, unsaid, place, *sorted((part, repr(value)) for part, value in parts.items()))
        if key not in self.answers:
            self.answers[key] = self._has_clause(self.reading.trees.verbs[rank], row, dict(parts), unsaid, place)
        return self.answers[key]

    def _has_clause(self, verb: str, row: Row, parts: Parts, unsaid: str, place: int) -> bool:
        how = self.reading.words.grammar.verbs[verb]
        is_willing, person = parts.pop("willing", False), parts.pop("person", 0)
        if unsaid not in ("", TOLD) and (person == 3 or self._is_told(place)):
            return False
        if unsaid not in ("", ORDER, TOLD) and parts.setdefault(unsaid, "you") != "you":
            return False
        if not how.joins and (place != self.start or is_willing):
            return False
        if (how.after and not self.start) or (how.alone and place) or self._is_over_for(how):
            return False
        for part in SPOKEN:
            parts.pop(part, None)
        values = _values(how, parts, _sayable(row, self.reading), self.reading)
        if values is None:
            return False
        if SUBJECTS.get(verb) == "who":  # many clauses have the same subject, which may not stand here
            values[0] = [who for who in values[0] if self._has_before(probe(who), place)]
        clauses = (Clause(verb, **dict(zip(how.parts, chosen, strict=True))) for chosen in product(*values))
        return any(how.fits(clause) and self._has_before(clause, place) for clause in clauses)

    def _is_told(self, place: int) -> bool:
        """Whether a clause that begins at a place has to name you, since the one before it is about another."""
        said = None if place in self.firsts else self._before(place).last
        return said is not None and subject((said.otherwise or said.items)[-1].options[-1]) != "you"

    def _before(self, place: int) -> "Before":
        if place not in self.said_before:
            self.said_before[place] = _said_before(self.plain, self.start, place)
        return self.said_before[place]

    def _has_before(self, clause: Clause, place: int) -> bool:
        """Whether a clause may stand behind what is said before it: what it counts, and whom it speaks of."""
        if place in self.firsts:
            return not counts(clause) and subject(clause) != SAME
        like = clause if counts(clause) or clause.verb == "give" else probe(subject(clause))
        key = (place, subject(like), like.verb)
        if key not in self.follow:
            self.follow[key] = self._follows(like, self._before(place))
        return self.follow[key]

    def _follows(self, clause: Clause, before: "Before") -> bool:
        if before.last is None:
            return True
        joined_so = [sentence for name, sentence in _continued(before.last, [clause]) if name in before.joins]
        return any(not right((sentence,), self.reading.words.grammar) for sentence in joined_so)


def _sayable(row: Row, reading: Reading) -> dict[str, list[Any]]:
    """What the phrases of a row can say, by the parts that each of a phrase's rows says by being used."""
    found: dict[str, list[Any]] = {}
    for element in elements(row.patterns[0]):
        rows = [each.parts for each in reading.trees.rows.get(element.phrase, ())]
        for part in rows[0] if rows else ():
            if all(part in each for each in rows):
                said = [each[part] for each in rows]
                found.setdefault(element.part or part if part == element.phrase else part, []).extend(said)
    return found


def _values(verb: Verb, parts: Parts, sayable: dict[str, list[Any]], reading: Reading) -> list[list[Any]] | None:
    """What each part of a verb can be, if some are known; None if one of those cannot be."""
    values: list[list[Any]] = []
    sign = -1 if parts.pop("minus", False) else 1
    for part, domain in verb.parts.items():
        if part == "amount":
            how, n = parts.pop("how", None), parts.pop("n", None)
            found = [a for a in domain(reading.words) if how in (None, a.how) and n in (None, a.n)]
            found = [a for a in found if n is not None or a.n in NUMBERS] or found[:1]
        elif part not in parts:
            found = [each for each in _samples(domain, reading) if each in sayable.get(part, [each])]
        elif part == "n":
            found = [sign * parts.pop(part)]
            found = [n for n in found if n in domain(reading.words)]
        else:
            found = [parts.pop(part)]
            if not _is_of(found[0], domain, reading):
                return None
        if not found:
            return None
        values.append(found)
    return values if all(value == UNSAID.get(part, ...) for part, value in parts.items()) else None


def _is_of(value: Any, domain: Any, reading: Reading) -> bool:
    if domain is held or domain is besides:
        return is_what(value, domain, reading.words, reading.lexicon)
    if domain is having:
        return value is None or is_condition(value, reading.words, reading.lexicon)
    return value in domain(reading.words)


def _samples(domain: Any, reading: Reading) -> list[Any]:
    """Some of the values of a part, which stand for all."""
    if domain is having:
        return [None, ANY_CONDITION]
    if domain is held or domain is besides:
        sorts = [(sort,) for sort in reading.words.grammar.sorts] if domain is held else [("resource",)]
        return sorts + [(name,) for name in list(reading.lexicon.order)[:1]]
    values = list(domain(reading.words))
    return [value for value in values if not isinstance(value, int) or abs(value) in NUMBERS] or values[:1]


def _verbs(reading: Reading, end: int) -> list[Verb]:
    """The verbs that are said in the sentences up to a place."""
    sentences = read_tokens(reading.tokens[:end], reading.words) if end else ()
    if isinstance(sentences, Refused):
        return []
    return [reading.words.grammar.verbs[clause.verb] for sentence in sentences for clause in sentence.clauses]


def probe(who: str) -> Clause:
    """A clause of somebody that stands for all of theirs: it is like none that is said."""
    return Clause("points", who=who, having=None, n=0)


class Before(NamedTuple):
    """What stands before a clause in its sentence, if something does, and what may join the two."""

    last: Sentence | None
    joins: frozenset[str] = frozenset()


def _said_before(reading: Reading, start: int, place: int) -> Before:
    """The sentence that stands before what joins more to it at a place."""
    for end in range(place - 1, max(start, place - LONGEST_JOIN), -1):
        names = [name for name in JOINS if any(after == place for after, _ in reading.phrase(name, end))]
        sentences = read_tokens(reading.tokens[start:end], reading.words) if names else Refused(0)
        if not isinstance(sentences, Refused):
            return Before(sentences[-1], frozenset(names))
    return Before(None)


def _joins(reading: Reading, place: int) -> frozenset[str]:
    """What may join more to a text up to a place, if it is whole."""
    sentences = read_tokens(reading.tokens[:place], reading.words)
    if isinstance(sentences, Refused):
        return frozenset()
    *before, last = sentences
    joined_so = _continued(last, [probe("you"), probe(SAME)])
    may_follow = {name for name, sentence in joined_so if not right((*before, sentence), reading.words.grammar)}
    if last.otherwise or last.condition is None:
        may_follow.discard("otherwise")
    may_follow.discard("if_done" if subject((last.otherwise or last.items)[-1].options[-1]) != "you" else "if_they_did")
    return frozenset(may_follow | {"stop"})


def _continued(last: Sentence, clauses: Sequence[Clause]) -> Iterator[tuple[str, Sentence]]:
    """A sentence, joined with each of some clauses, by what joins them."""
    items = last.otherwise or last.items
    *before, item = items
    for clause in clauses:
        then = (*items, Item((clause,)))
        done = (*items, Item((clause,), if_done=True))
        either = (*before, item._replace(options=(*item.options, clause)))
        ways: dict[str, Sequence[Item]] = dict.fromkeys(("then", "and", "after"), then)
        ways |= dict.fromkeys(("if_done", "if_they_did"), done) | dict.fromkeys(("or", "listed"), either)
        ways |= {} if last.condition else {"anew": then}
        for name, joint in ways.items():
            yield name, last._replace(otherwise=tuple(joint)) if last.otherwise else last._replace(items=tuple(joint))
        yield "otherwise", last._replace(otherwise=(Item((clause,)),))
    if last.condition is None and len(items) == 1:
        yield "provided", last._replace(condition=ANY_CONDITION)


def _rows_behind(node: Node, said: bool) -> Iterator[tuple[int, Row, str]]:
    """The rows that end at a node or behind it; all, or those that are written."""
    if node.is_written or not said:
        yield from (end for end in node.ends if not (said and end[1].also))
    for edge in (*node.words.values(), *node.phrases.values()):
        if edge.said or not said:
            yield from _rows_behind(edge.node, said)

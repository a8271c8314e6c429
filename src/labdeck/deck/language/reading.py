"""Reading: the sentences of an effect as clauses, or how far it was understood."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from .clause import Clause, Condition, Item, Sentence
from .folding import Token
from .grammar import GROUPS, LONGEST, SAME, SUBJECTS, as_same, named, right, subject
from .trees import FOLD, ORDER
from .vocabulary import Vocabulary
from .walking import MOST_TOKENS, Read, Reading

BRACKETS = ("(", ")")
SAID, STILL = "said", "still"  # what an item depends on: "if you do" stands before it, or before one that it follows
BEHIND = ("then", "after")
STOPS = ("anew", "stop")
Wrong = list[tuple[str, Clause | None]]  # what is wrong with clauses that were met on the way


class Refused(NamedTuple):
    """A text that was not read: how many tokens of it were understood, and what is wrong, if it is known."""

    reach: int
    wrong: str = ""
    clause: Clause | None = None


def read(effect: str, words: Vocabulary) -> tuple[Sentence, ...] | Refused:
    """The sentences that an effect says in a deck's words, or a refusal."""
    tokens = FOLD(effect)
    found = read_tokens(tokens, words)
    bare = [token for token in tokens if token.word not in BRACKETS]
    if isinstance(found, Refused) and len(bare) < len(tokens):
        again = read_tokens(bare, words)
        return found if isinstance(again, Refused) else again
    return found


def read_tokens(tokens: list[Token], words: Vocabulary) -> tuple[Sentence, ...] | Refused:
    """The sentences of a folded text, from its beginning to its end."""
    if len(tokens) > MOST_TOKENS:
        return Refused(0, "long")
    reading = Reading(tokens, words)
    wrong: Wrong = []
    for sentences in _effects(reading, 0, (), wrong):
        if problem := right(sentences, reading.words.grammar) or _unclear(sentences, reading):
            wrong.append((problem, None))
        else:
            return sentences
    problem, clause = wrong[0] if wrong else ("", None)
    return Refused(reading.reach, problem, clause)


def _unclear(sentences: tuple[Sentence, ...], reading: Reading) -> str:
    """What no word says: which cards you are to move after a look at some, or who does what someone does."""
    for before, clause in pairwise([clause for sentence in sentences for clause in sentence.clauses]):
        if id(clause) in reading.vague and (_opens(before) or (before.verb == "show" and clause.verb != "lose")):
            return "which"
        if subject(before) != "you" and id(clause) in reading.bent:
            return "who does"
    return ""


def _opens(clause: Clause) -> bool:
    """Whether a clause lets see cards that are not yours: a deed after it may mean these, or others."""
    if clause.verb == "look":
        return bool(clause.take == 0)
    return clause.verb == "peek" or (clause.verb == "show" and clause.who != "you")


def explored(tokens: list[Token], words: Vocabulary, said_from: int = MOST_TOKENS + 1) -> Reading:
    """A text that is read in every way there is, with the nodes at which it might go on."""
    reading = Reading(tokens, words)
    reading.seen, reading.said_from = [], said_from
    for _ in _effects(reading, 0, (), []):
        pass
    return reading


def _effects(
    reading: Reading, place: int, before: tuple[Sentence, ...], wrong: Wrong
) -> Iterator[tuple[Sentence, ...]]:
    """Every way to read the rest of a text as sentences."""
    for end, sentence in _sentences(reading, place, wrong):
        stops = [after for after, _ in reading.phrase("stop", end)]
        for after in stops or [end]:
            if after == len(reading.tokens):
                yield (*before, sentence)
            if stops and (after < len(reading.tokens) or reading.seen is not None):
                yield from _effects(reading, after, (*before, sentence), wrong)
        for start in _new_sentences(reading, end, sentence):
            yield from _effects(reading, start, (*before, sentence), wrong)


def _new_sentences(reading: Reading, place: int, sentence: Sentence) -> Iterator[int]:
    """Where a sentence begins that is joined to one before it: that one had a condition, or this one has."""
    last = sentence.items[-1]
    if sentence.condition is not None:
        yield from (start for start, _ in reading.phrase("anew", place))
        return
    for name in ("anew", "after") if last.if_done or last.may else ("anew", "after", "further"):
        for start, _ in reading.phrase(name, place):
            if reading.phrase("if", start):
                yield start


def _sentences(reading: Reading, place: int, wrong: Wrong) -> Iterator[tuple[int, Sentence]]:
    for start, parts in reading.phrase("if", place):
        for end, items in _items(reading, start, wrong, True):
            yield from _with_otherwise(reading, end, items, parts["condition"], wrong)
    for end, items in _items(reading, place, wrong):
        yield end, Sentence(items)
        for after, parts in reading.phrase("provided", end):
            if len(items) == 1 and len(items[0].options) == 1:
                yield from _with_otherwise(reading, after, items, parts["condition"], wrong)
            else:
                wrong.append(("scope", None))


def _with_otherwise(
    reading: Reading, place: int, items: tuple[Item, ...], condition: Condition, wrong: Wrong
) -> Iterator[tuple[int, Sentence]]:
    """A sentence under a condition, with what happens otherwise if that is said at a place, and without."""
    for start, _ in reading.phrase("otherwise", place):
        for end, others in _items(reading, start, wrong, True):
            yield end, Sentence(items, condition, others)
    yield place, Sentence(items, condition)


def _items(reading: Reading, place: int, wrong: Wrong, under: bool = False) -> Iterator[tuple[int, tuple[Item, ...]]]:
    """Every way to read items that begin at a place; the longest first. Those under a condition end at a full stop."""
    for start in [*(start for start, _ in reading.phrase("first", place)), place]:
        yield from _more_items(reading, start, (), None, "", wrong, under)


def _more_items(
    reading: Reading,
    place: int,
    before: tuple[Item, ...],
    last: Read | None,
    if_done: str,
    wrong: Wrong,
    under: bool,
) -> Iterator[tuple[int, tuple[Item, ...]]]:
    """Every way to read more items at a place; `if_done`: whether they depend on what was done, and that is said."""
    for end, options in _options(reading, place, last, wrong):
        clauses = _of_one(options)
        is_anew = last is not None and subject(clauses[0]) == SAME != subject(last.clause)
        depends = if_done == SAID or (if_done == STILL and not is_anew)
        item = Item(clauses, any(each.willing for each in options), depends)
        items, said = (*before, item), options[-1]._replace(clause=clauses[-1])
        if len(items) <= LONGEST + 1:
            for name, done in _joins(item, under):
                for start, _ in reading.phrase(name, end):
                    if len(clauses) > 1 and (name == "and" or (name in BEHIND and reading.phrase("either", place))):
                        wrong.append(("choice", None))
                        continue
                    listed = any(after == start for after, _ in reading.phrase("listed", end))
                    latest = said._replace(form=3) if name in STOPS else said
                    for rest_end, rest in _more_items(reading, start, items, latest, done, wrong, under):
                        is_joined = name not in STOPS or (name == "anew" and not under)
                        goes_on = is_joined or subject(rest[len(items)].options[0]) == SAME
                        if goes_on and not (listed and _is_choice(reading, start, rest[len(items)])):
                            yield rest_end, rest
        yield end, items


def _joins(item: Item, under: bool) -> Iterator[tuple[str, str]]:
    """What may join another item to one, and whether that then depends on what was done."""
    still = STILL if item.if_done else ""
    if not under:
        yield "anew", ""
    yield from (("if_done", SAID), ("if_they_did", SAID), ("after", ""))
    yield from (("and", SAID if item.may else still), ("then", still))
    if named(item.options[-1]):  # only to go on about the same player
        yield from ((name, "") for name in (STOPS if under else ("stop",)))


def _of_one(options: tuple[Read, ...]) -> tuple[Clause, ...]:
    """The clauses between which "or" stands; those of others than you are all of the same."""
    first, *others = (each.clause for each in options)
    who = subject(first) if subject(first) != "you" else ""
    return first, *(as_same(each) if who == subject(each) and each.verb in SUBJECTS else each for each in others)


def _is_choice(reading: Reading, place: int, item: Item) -> bool:
    """Whether an item lets choose, and no word before its options says so: then what a comma parts from it is one."""
    return len(item.options) > 1 and not reading.phrase("either", place)


def _options(
    reading: Reading,
    place: int,
    last: Read | None,
    wrong: Wrong,
    many: int = 0,
) -> Iterator[tuple[int, tuple[Read, ...]]]:
    """Every way to read one clause, or several with "or" between them."""
    starts = [place] if many else [*(start for start, _ in reading.phrase("either", place)), place]
    for start in starts:
        for end, reads in sorted(reading.clauses(start).items(), reverse=True):
            done = next(_settled(reading, reads, last, wrong), None)
            if done is None:
                continue
            if subject(done.clause) in GROUPS:
                end = next((after for after, _ in reading.phrase("apiece", end)), end)
            if many <= LONGEST:
                for name, least in (("listed", 2), ("or", 1)):
                    for after, _ in reading.phrase(name, end):
                        for rest_end, rest in _options(reading, after, done, wrong, many + 1):
                            if len(rest) >= least:
                                yield rest_end, (done, *rest)
            yield end, (done,)


def _settled(reading: Reading, reads: list[Read], last: Read | None, wrong: Wrong) -> Iterator[Read]:
    """The clauses at a place whose subject is clear, and which are right; an unsaid one may be that of the last."""
    other = last is not None and subject(last.clause) != "you"
    for each in reads:
        part = each.unsaid if each.unsaid != ORDER else ""
        if other and not each.form:
            continue
        is_same = SAME in each.clause.parts.values()
        if is_same or (each.unsaid and other and last is not None and each.form >= last.form):
            if last is None or not (named(last.clause) if is_same else other and part):
                continue
            each = _taken_over(reading, each)
        elif part and not each.clause.parts[part]:
            continue
        if each.wrong:
            wrong.append((each.wrong, each.clause))
        else:
            yield each


def _taken_over(reading: Reading, each: Read) -> Read:
    """A clause whose subject is that of the last one. [L47]"""
    clause = Clause(each.clause.verb, **{**each.clause.parts, SUBJECTS.get(each.clause.verb, "who"): SAME})
    return each._replace(clause=clause, wrong=reading.wrong(clause))

"""Reading: the sentences of an effect as clauses, or how far it was understood.

The text is walked along the tree of a language's patterns, with the deck's own words in their slots. What a phrase
comes to at a place is found once, so that no text takes long.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from .clause import Amount, Clause, Condition, Item, Sentence
from .english import ENGLISH
from .folding import Folder, Token
from .grammar import BOUNDLESS, FEW, GROUPS, LONGEST, MOST, Domain, Grammar, besides, having, held, right
from .lexicon import Lexicon, is_list, lexicon, met
from .pattern import Element, Node, Row, Way, tree, tree_of_options
from .table import Language
from .vocabulary import Vocabulary

MOST_TOKENS = 400  # of an effect
UNSAID: dict[str, Any] = {  # what a part is where no word says it
    "having": None,
    "sieve": "",
    "tag": "",
    "chosen": "own",
    "may": False,
    "shown": False,
    "already": False,
    "how": "exactly",
    "minus": False,
}
Parts = dict[str, Any]
Found = list[tuple[int, Parts]]
ANYTHING = ""
PHRASE, BENT = "in phrase", "as element"  # for whoever asks what may come next: where a node is
CLAUSE = ""  # the name of the tree of all verbs


class Trees(NamedTuple):
    """The patterns of a language for one family: a tree for each phrase, and one for all verbs."""

    language: Language
    fold: Folder
    trees: dict[str, Node]
    verbs: dict[int, str]  # of the rows of the tree of verbs, by their rank
    beginnings: dict[str, frozenset[str]]  # of phrases: the words with which they may begin
    rows: dict[str, tuple[Row, ...]]  # of verbs and phrases that this family has


FOLD = Folder(ENGLISH.folding)


@lru_cache(maxsize=8)
def trees(verbs: tuple[str, ...], sorts: tuple[str, ...]) -> Trees:
    """The trees of a family that has these verbs and sorts of cards."""
    rows = {name: _of_family(ENGLISH.phrases[name], sorts) for name in ENGLISH.phrases}
    made = {}
    order = [verb for verb in ENGLISH.verbs if verb in verbs]
    all_rows = [row for verb in order for row in _of_family(ENGLISH.verbs[verb], sorts)]
    made[CLAUSE] = tree(all_rows, FOLD, _opened)
    by_rank = [verb for verb in order for _ in _of_family(ENGLISH.verbs[verb], sorts)]
    rows |= {f" {verb}": _of_family(ENGLISH.verbs[verb], sorts) for verb in order}
    return Trees(ENGLISH, FOLD, made, dict(enumerate(by_rank)), {}, rows)


def trees_of(grammar: Grammar) -> Trees:
    """The trees of a family."""
    return trees(tuple(grammar.verbs), grammar.sorts)


def _of_family(rows: tuple[Row, ...], sorts: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(row for row in rows if not row.only or row.only in sorts)


YOU, WILLING = Element(phrase="yourself"), Element(phrase="willing")
SAME = "same"  # the subject of the clause before
ORDER, TOLD = "!", "you"  # how a clause of your own begins: as an order, or with you as its subject


def _opened(way: Way) -> list[tuple[Way, str]]:
    """The ways to begin a clause, with the part of its subject that is left out; and it may be passed."""
    verb = next((place for place, element in enumerate(way) if element.verb), None)
    if verb is None:
        return [(way, "")]
    willing = (*way[:verb], WILLING, *way[verb:])
    if verb == 0:
        return [(way, ORDER), ((YOU, *way), TOLD), ((YOU, *willing), TOLD)]
    if way[0].phrase == "who":
        return [(way, ""), (willing, ""), (way[1:], way[0].part or way[0].phrase)]
    return [(way, ""), (willing, "")]


class Read(NamedTuple):
    """A clause that was met."""

    clause: Clause
    willing: bool  # may be passed
    unsaid: str  # the part of its subject, if no word says it
    form: int  # of its verb: 3 if it is that of someone else
    wrong: str  # the part that this deck cannot have


class Reading:
    """One text that is being read."""

    __slots__ = ("begun", "ended", "lexicon", "memory", "reach", "said_from", "seen", "tokens", "trees", "words")

    def __init__(self, tokens: list[Token], words: Vocabulary) -> None:
        self.tokens = tokens
        self.words = words
        self.trees = trees_of(words.grammar)
        self.lexicon: Lexicon = lexicon(words, self.trees.language, self.trees.fold)
        self.memory: dict[Any, Any] = {}
        self.reach = 0
        self.seen: list[tuple[Node, Parts]] | None = None  # nodes met at the very end, if they are wanted
        self.begun: list[list[str]] = []  # lists of kinds that need another one at the very end
        self.ended: list[list[str]] = []  # and those that may have another one there
        self.said_from = MOST_TOKENS + 1  # the place from which only patterns that are written are followed

    def phrase(self, name: str, place: int, context: Parts) -> Found:
        """Where a phrase that begins at a place may end, and its parts."""
        key = (name, place)
        found = self.memory.get(key)
        if found is None:
            self.memory[key] = []
            own = OWN.get(name)
            if own:
                found = own(self, place)
            elif self.seen is None and not self._begins(name, place):
                found = []
            else:
                found = self._of_table(name, place, context)
            self.memory[key] = found
        return found

    def _begins(self, name: str, place: int) -> bool:
        """Whether a phrase can begin at a place, by the word that stands there."""
        beginnings = self.trees.beginnings.get(name)
        if beginnings is None:
            beginnings = self.trees.beginnings[name] = self._beginnings(self.tree(name))
        return ANYTHING in beginnings or (place < len(self.tokens) and self.tokens[place].word in beginnings)

    def _beginnings(self, node: Node) -> frozenset[str]:
        """The words with which a text may go on from a node; ANYTHING where no word is needed, or any word may come."""
        words = {word.rstrip("*") for word in node.words}
        if node.ends:
            words.add(ANYTHING)
        for (name, _, _), edge in node.phrases.items():
            if name in OWN:
                words.add(ANYTHING)
                continue
            inner = self._beginnings(self.tree(name, edge.element))
            words |= inner - {ANYTHING}
            if ANYTHING in inner:
                words |= self._beginnings(edge.node)
        return frozenset(words)

    def _of_table(self, name: str, place: int, context: Parts) -> Found:
        ends: list[tuple[int, int, Row, str, Parts]] = []
        self.walk(self.tree(name), place, {}, ends, {**context, PHRASE: name} if self.seen is not None else context)
        ends.sort(key=lambda end: end[1])
        found: Found = []
        for end, _, row, _, parts in ends:
            whole = joined(parts, row.parts)
            if whole is not None:
                met_here = (end, _condition(whole) if name == "condition" else whole)
                if met_here not in found:
                    found.append(met_here)
        return found

    def tree(self, name: str, element: Element | None = None) -> Node:
        """The tree of a phrase; made when it is needed first."""
        found = self.trees.trees.get(name)
        if found is None and element and element.options:
            found = self.trees.trees[name] = tree_of_options(element.options, self.trees.fold)
        elif found is None:
            found = self.trees.trees[name] = tree(self.trees.rows[name], self.trees.fold)
        return found

    def walk(
        self, node: Node, place: int, parts: Parts, ends: list[tuple[int, int, Row, str, Parts]], context: Parts
    ) -> None:
        """Goes on from a node as far as the text allows, and notes where rows end."""
        if place > self.reach:
            self.reach = place
        for rank, row, unsaid in node.ends:
            if place < self.said_from or not (row.also and row.parts):
                ends.append((place, rank, row, unsaid, parts))
        if place < len(self.tokens):
            token = self.tokens[place]
            if (edge := node.words.get(token.word)) and (edge.said or place < self.said_from):
                bent = {**parts, "form": 3 if token.many else 2} if edge.element.verb else parts
                self.walk(edge.node, place + 1, bent, ends, context)
            if token.many and (edge := node.words.get(token.word + "*")):
                self.walk(edge.node, place + 1, parts, ends, context)
        elif self.seen is not None:
            self.seen.append((node, {**context, **parts}))
        for (name, part, _), edge in node.phrases.items():
            if place >= self.said_from and not edge.said:
                continue
            if edge.element.options:
                self.tree(name, edge.element)
            around = {**context, **parts, BENT: edge.element} if self.seen is not None else parts
            for end, got in self.phrase(name, place, around):
                if part:
                    got = {(part if key == name else key): value for key, value in got.items()}
                follow = joined(parts, got)
                if follow is not None:
                    if edge.element.verb and place < len(self.tokens) and "form" not in follow:
                        follow["form"] = 3 if self.tokens[place].many else 2
                    self.walk(edge.node, end, follow, ends, context)

    def clauses(self, place: int) -> dict[int, list[Read]]:
        """The clauses that begin at a place, by where they end; the best first, right ones before wrong ones."""
        found: dict[int, list[Read]] | None = self.memory.get((CLAUSE, place))
        if found is None:
            ends: list[tuple[int, int, Row, str, Parts]] = []
            self.walk(self.trees.trees[CLAUSE], place, {}, ends, {})
            ends.sort(key=lambda end: end[1])
            found = self.memory[CLAUSE, place] = {}
            for end, rank, row, unsaid, parts in ends:
                whole = joined(parts, row.parts)
                if whole is None:
                    continue
                read = self._clause(self.trees.verbs[rank], whole, unsaid)
                if read is not None:
                    found.setdefault(end, []).append(read)
            for reads in found.values():
                reads.sort(key=lambda read: bool(read.wrong))
        return found

    def _clause(self, verb: str, parts: Parts, unsaid: str) -> Read | None:
        """The clause with its parts, those unsaid included; None if the words do not agree."""
        willing = parts.pop("willing", False)
        form = parts.pop("form", 0)
        person = parts.pop("person", 2)
        if unsaid in (ORDER, TOLD):
            if person != 2:
                return None
        elif unsaid:
            parts.setdefault(unsaid, "you" if person == 2 else "")
        if parts.pop("minus", False):
            parts["n"] = -parts["n"]
        domains = self.words.grammar.verbs[verb].parts
        values: Parts = {}
        for part in domains:
            if part == "amount":
                how = parts.pop("how", "exactly")
                values[part] = Amount(how, parts.pop("n", 0) if how in ("exactly", "up to", "until") else 0)
            elif part in parts:
                values[part] = parts.pop(part)
            elif part in UNSAID:
                values[part] = UNSAID[part]
            else:
                return None
        if any(value != UNSAID.get(part, value) or part not in UNSAID for part, value in parts.items()):
            return None
        clause = Clause(verb, **values)
        return Read(clause, willing, "" if unsaid == TOLD else unsaid, form, self.wrong(clause))

    def wrong(self, clause: Clause) -> str:
        """Which part of a clause this deck's grammar does not have; "fits" if its parts do not go together."""
        return wrong_part(clause, self.words, self.lexicon)


def joined(parts: Parts, more: Parts) -> Parts | None:
    """Parts that were met with others; None if they contradict."""
    for key, value in more.items():
        if key in parts and parts[key] != value:
            return None
    return {**parts, **more}


def _condition(parts: Parts) -> Parts:
    """A condition out of what its row says."""
    parts = dict(parts)
    parts.pop("person", None)
    if "above" in parts:
        parts["least"] = parts.pop("above") + 1
    if "below" in parts:
        parts["most"] = parts.pop("below") - 1
    least, most = parts["least"], parts["most"]
    return {"condition": Condition(parts["of"], least, most, parts.get("what", ()), parts.get("tag", ""))}


def _number(reading: Reading, place: int) -> Found:
    if place < len(reading.tokens) and reading.tokens[place].word.isdigit():
        return [(place + 1, {"n": int(reading.tokens[place].word[:4])})]
    return []


def _lone(words: str, part: str) -> Any:
    def own(reading: Reading, place: int) -> Found:
        return [
            (end, {part: meaning} if part else {})
            for end, meaning in met(getattr(reading.lexicon, words), reading.tokens, place)
        ]

    return own


def _tag(reading: Reading, place: int) -> Found:
    """The words of a tag, in brackets or not."""
    tokens = reading.tokens
    opened = place < len(tokens) and tokens[place].word == "("
    found = []
    for end, tag in met(reading.lexicon.tags, tokens, place + opened):
        if not opened:
            found.append((end, {"tag": tag}))
        elif end < len(tokens) and tokens[end].word == ")":
            found.append((end + 1, {"tag": tag}))
    return found


def _what(reading: Reading, place: int) -> Found:
    """A sort of cards, or a list of kinds."""
    found = [(end, {"what": (sort,)}) for end, sort in met(reading.lexicon.sorts, reading.tokens, place)]
    return found + [(end, {"what": parts["kinds"]}) for end, parts in reading.phrase("kinds", place, {})]


def _kinds(reading: Reading, place: int) -> Found:
    """Kinds and classes, one or several with "or" before the last."""
    found: Found = []
    _more_kinds(reading, place, [], True, found)
    return found


def _more_kinds(reading: Reading, place: int, before: list[str], complete: bool, found: Found) -> None:
    tokens, marks = reading.tokens, reading.trees.language.marks
    if before and place == len(tokens):
        reading.begun.append(before)
    place += bool(before) and place < len(tokens) and tokens[place].word == "1"
    for end, name in met(reading.lexicon.kinds, tokens, place):
        names = tuple(sorted({*before, name}, key=reading.lexicon.order.__getitem__))
        behind = [
            end,
            *(after for after, sort in met(reading.lexicon.sorts, tokens, end) if sort in ("card", "resource")),
        ]
        for after in behind:
            if after == len(tokens):
                reading.ended.append([*before, name])
            if complete:
                found.append((after, {"kinds": names}))
            if len(before) > FEW or after >= len(tokens):
                continue
            comma = tokens[after].word == marks["comma"]
            then = after + comma
            last = then < len(tokens) and tokens[then].word == marks["or"]
            if comma or last:
                _more_kinds(reading, then + last, [*before, name], last, found)


OWN: dict[str, Any] = {
    "n": _number,
    "what": _what,
    "whats": _what,
    "kinds": _kinds,
    "project": _lone("project", ""),
    "projects": _lone("project", ""),
    "name": _lone("names", "name"),
    "tag": _tag,
}


def wrong_part(clause: Clause, words: Vocabulary, lexicon: Lexicon) -> str:
    """Which part of a clause this deck's grammar does not have; "fits" if its parts do not go together, or nothing."""
    verb = words.grammar.verbs[clause.verb]
    for part, domain in verb.parts.items():
        value = clause.parts[part]
        if domain is held or domain is besides:
            ok = is_what(value, domain, words, lexicon)
        elif domain is having:
            ok = value is None or is_condition(value, words, lexicon)
        else:
            ok = value in domain(words)
        if not ok:
            return part
    return "" if verb.fits(clause) else "fits"


def is_what(what: Any, domain: Domain, words: Vocabulary, lexicon: Lexicon) -> bool:
    """Whether cards of such a sort or such kinds can be meant."""
    sorts = words.grammar.sorts if domain is held else ("resource",)
    if len(what) == 1 and what[0] in sorts:
        return True
    return (domain is besides or words.grammar.has_kinds) and is_list(what, lexicon)


def is_condition(condition: Condition, words: Vocabulary, lexicon: Lexicon) -> bool:
    """Whether players of this deck can be asked to have that."""
    if condition.of not in words.grammar.conditions:
        return False
    if condition.of in ("most points", "fewest points"):
        return condition == Condition(condition.of, 0, 0)
    bounds = (1 <= condition.least <= MOST and condition.most == BOUNDLESS) or (
        condition.least == 0 and 0 <= condition.most < MOST
    )
    kinds = is_list(condition.what, lexicon) and (bool(condition.what) or condition.of == "project")
    return bounds and (kinds if condition.of in ("kind", "project") else not condition.what)


class Refused(NamedTuple):
    """A text that was not read: how many tokens of it were understood, and what is wrong, if it is known."""

    reach: int
    wrong: str = ""
    clause: Clause | None = None


def read(effect: str, words: Vocabulary) -> tuple[Sentence, ...] | Refused:
    """The sentences that an effect says in a deck's words, or a refusal."""
    return read_tokens(FOLD(effect), words)


def read_tokens(tokens: list[Token], words: Vocabulary) -> tuple[Sentence, ...] | Refused:
    """The sentences of a folded text, from its beginning to its end."""
    if len(tokens) > MOST_TOKENS:
        return Refused(0, "long")
    reading = Reading(tokens, words)
    wrong: list[tuple[str, Clause | None]] = []
    for sentences in _effects(reading, 0, (), wrong):
        if problem := right(sentences, reading.words.grammar):
            wrong.append((problem, None))
        else:
            return sentences
    problem, clause = wrong[0] if wrong else ("", None)
    return Refused(reading.reach, problem, clause)


def explored(tokens: list[Token], words: Vocabulary, said_from: int = MOST_TOKENS + 1) -> Reading:
    """A text that is read in every way there is, with the nodes at which it might go on."""
    reading = Reading(tokens, words)
    reading.seen, reading.said_from = [], said_from
    for _ in _effects(reading, 0, (), []):
        pass
    return reading


def _effects(
    reading: Reading, place: int, before: tuple[Sentence, ...], wrong: list[tuple[str, Clause | None]]
) -> Iterator[tuple[Sentence, ...]]:
    """Every way to read the rest of a text as sentences."""
    for end, sentence in _sentences(reading, place, wrong):
        stops = [after for after, _ in reading.phrase("stop", end, {})]
        for after in stops or [end]:
            if after == len(reading.tokens):
                yield (*before, sentence)
            if stops and (after < len(reading.tokens) or reading.seen is not None):
                yield from _effects(reading, after, (*before, sentence), wrong)


def _sentences(reading: Reading, place: int, wrong: list[tuple[str, Clause | None]]) -> Iterator[tuple[int, Sentence]]:
    for start, parts in reading.phrase("if", place, {}):
        for end, items in _items(reading, start, wrong):
            for other_start, _ in reading.phrase("otherwise", end, {}):
                for other_end, others in _items(reading, other_start, wrong):
                    yield other_end, Sentence(items, parts["condition"], others)
            yield end, Sentence(items, parts["condition"])
    for end, items in _items(reading, place, wrong):
        yield end, Sentence(items)
        if len(items) == 1:
            for after, parts in reading.phrase("provided", end, {}):
                yield after, Sentence(items, parts["condition"])


def _items(
    reading: Reading, place: int, wrong: list[tuple[str, Clause | None]]
) -> Iterator[tuple[int, tuple[Item, ...]]]:
    """Every way to read items that begin at a place; the longest first."""
    yield from _more_items(reading, place, (), None, False, wrong)


def _more_items(
    reading: Reading,
    place: int,
    before: tuple[Item, ...],
    last: Read | None,
    if_done: bool,
    wrong: list[tuple[str, Clause | None]],
) -> Iterator[tuple[int, tuple[Item, ...]]]:
    for end, options in _options(reading, place, last, if_done, wrong):
        item = Item(tuple(each.clause for each in options), any(each.willing for each in options), if_done)
        items = (*before, item)
        if len(items) <= LONGEST + 1:
            for name, done in (("if_done", True), ("after", False), ("and", if_done or item.may), ("then", if_done)):
                for start, _ in reading.phrase(name, end, {}):
                    yield from _more_items(reading, start, items, options[-1], done, wrong)
        yield end, items


def _options(
    reading: Reading,
    place: int,
    last: Read | None,
    if_done: bool,
    wrong: list[tuple[str, Clause | None]],
    many: int = 0,
) -> Iterator[tuple[int, tuple[Read, ...]]]:
    """Every way to read one clause, or several with "or" between them."""
    starts = [place] if many else [*(start for start, _ in reading.phrase("either", place, {})), place]
    for start in starts:
        for end, reads in sorted(reading.clauses(start).items(), reverse=True):
            done = next(_settled(reading, reads, last, if_done, wrong), None)
            if done is None:
                continue
            if subject(done.clause) in GROUPS:
                end = next((after for after, _ in reading.phrase("apiece", end, {})), end)
            if many <= LONGEST:
                for after, _ in reading.phrase("or", end, {}):
                    for rest_end, rest in _options(reading, after, last, if_done, wrong, many + 1):
                        yield rest_end, (done, *rest)
            yield end, (done,)


def _settled(
    reading: Reading, reads: list[Read], last: Read | None, if_done: bool, wrong: list[tuple[str, Clause | None]]
) -> Iterator[Read]:
    """The clauses at a place whose subject is clear, and which are right; an unsaid one may be that of the last."""
    other = last is not None and subject(last.clause) != "you"
    for each in reads:
        part = each.unsaid if each.unsaid != ORDER else ""
        is_same = SAME in each.clause.parts.values()
        if is_same or (each.unsaid and other and last is not None and each.form >= last.form):
            if last is None or not other or not (part or is_same):
                continue
            each = _taken_over(reading, each, last.clause, if_done)
        elif part and not each.clause.parts[part]:
            continue
        if each.wrong:
            wrong.append((each.wrong, each.clause))
        else:
            yield each


def _taken_over(reading: Reading, each: Read, last: Clause, if_done: bool) -> Read:
    """A clause whose subject is that of the last one; but nobody is chosen twice, or looked at one by one."""
    who = subject(last)
    part = "giver" if each.clause.verb == "give" else "who"
    more: Parts = {part: who}
    if each.clause.parts.get("having", last) is None:
        more["having"] = last.parts.get("having")
    clause = Clause(each.clause.verb, **{**each.clause.parts, **more})
    is_chosen = who in ("another", "any") or (if_done and who in GROUPS)
    return each._replace(clause=clause, wrong="same" if is_chosen else reading.wrong(clause))


def subject(clause: Clause) -> str:
    """Who does what a clause says."""
    if clause.verb in ("pass", "pass hands"):
        return "each"
    if clause.verb in ("draw", "lose", "skip", "points", "show"):
        return str(clause.who)
    return str(clause.giver) if clause.verb == "give" and clause.chosen == "own" else "you"

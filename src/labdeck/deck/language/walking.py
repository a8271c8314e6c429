"""Walking a text along the trees of patterns: which phrases and clauses begin at a place of it.

What a phrase comes to at a place is found once, so that no text takes long.
"""

from typing import Any, NamedTuple

from .allowed import is_condition, wrong_part
from .clause import Amount, Clause, Condition
from .folding import Token
from .grammar import BOUNDLESS, FEW
from .lexicon import Lexicon, lexicon, met
from .pattern import Element, Node, Row, tree, tree_of_options
from .trees import CLAUSE, ORDER, TOLD, trees_of
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
ANYTHING, CARD = "", ("card",)
Frame = tuple[str, int]  # a phrase, or a clause, and where it begins


class Seen(NamedTuple):
    """A node that was met at the very end of a text, with what its phrase said so far."""

    node: Node
    parts: Parts
    frame: Frame


class Visit(NamedTuple):
    """Where a phrase was looked for: as which element, before which node, in which phrase, and what was said there."""

    element: Element
    behind: Node
    parts: Parts
    frame: Frame


class Read(NamedTuple):
    """A clause that was met."""

    clause: Clause
    willing: bool  # may be passed
    unsaid: str  # the part of its subject, if no word says it
    form: int  # of its verb: 3 if it is that of someone else
    wrong: str  # the part that this deck cannot have


class Reading:
    """One text that is being read."""

    __slots__ = (
        "begun",
        "bent",
        "ended",
        "lexicon",
        "memory",
        "reach",
        "said_from",
        "seen",
        "tokens",
        "trees",
        "unmeant",
        "vague",
        "visits",
        "words",
    )

    def __init__(self, tokens: list[Token], words: Vocabulary) -> None:
        self.tokens = tokens
        self.words = words
        self.trees = trees_of(words.grammar)
        self.lexicon: Lexicon = lexicon(words, self.trees.language, self.trees.fold)
        self.memory: dict[Any, Any] = {}
        self.reach = 0
        self.unmeant = ""  # why a condition that was met cannot be one, if so
        self.seen: list[Seen] | None = None  # nodes met at the very end, if they are wanted
        self.visits: dict[Frame, list[Visit]] = {}  # of phrases, if those are wanted
        self.begun: list[list[str]] = []  # lists of kinds that need another one at the very end
        self.ended: list[list[str]] = []  # and those that may have another one there
        self.bent: dict[int, Clause] = {}  # likewise: those without a subject whose verb is that of someone else
        self.vague: dict[int, Clause] = {}  # by identity: clauses whose words do not say which cards they mean
        self.said_from = MOST_TOKENS + 1  # the place from which only patterns that are written are followed

    def phrase(self, name: str, place: int) -> Found:
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
                found = self._of_table(name, place)
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

    def _of_table(self, name: str, place: int) -> Found:
        ends: list[tuple[int, int, Row, str, Parts]] = []
        self.walk(self.tree(name), place, {}, ends, (name, place))
        ends.sort(key=lambda end: end[1])
        found: Found = []
        for end, _, row, _, parts in ends:
            whole = joined(parts, row.parts)
            if whole is not None and name == "lacking":
                whole = _lacking(whole["condition"])
            if whole is not None and name == "condition":
                whole = self._condition(whole)
            if whole is not None:
                met_here = (end, whole)
                if met_here not in found:
                    found.append(met_here)
        return found

    def _condition(self, parts: Parts) -> Parts | None:
        """A condition out of what its row says, if players of this deck can be asked for it."""
        condition = _condition(parts)
        if not is_condition(condition, self.words, self.lexicon):
            self.unmeant = "number" if condition.of in self.words.grammar.conditions else "having"
            return None
        return {"condition": condition}

    def tree(self, name: str, element: Element | None = None) -> Node:
        """The tree of a phrase; made when it is needed first."""
        found = self.trees.trees.get(name)
        if found is None and element and element.options:
            found = self.trees.trees[name] = tree_of_options(element.options, self.trees.fold)
        elif found is None:
            found = self.trees.trees[name] = tree(self.trees.rows[name], self.trees.fold)
        return found

    def walk(
        self, node: Node, place: int, parts: Parts, ends: list[tuple[int, int, Row, str, Parts]], frame: Frame
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
                self.walk(edge.node, place + 1, bent, ends, frame)
            if token.many and (edge := node.words.get(token.word + "*")):
                self.walk(edge.node, place + 1, parts, ends, frame)
        elif self.seen is not None:
            self.seen.append(Seen(node, parts, frame))
        for (name, part, _), edge in node.phrases.items():
            if place >= self.said_from and not edge.said:
                continue
            if edge.element.options:
                self.tree(name, edge.element)
            if self.seen is not None:
                self.visits.setdefault((name, place), []).append(Visit(edge.element, edge.node, parts, frame))
            for end, got in self.phrase(name, place):
                if part:
                    got = {(part if key == name else key): value for key, value in got.items()}
                follow = joined(parts, got)
                if follow is not None:
                    if edge.element.verb and place < len(self.tokens) and "form" not in follow:
                        follow["form"] = 3 if self.tokens[place].many else 2
                    self.walk(edge.node, end, follow, ends, frame)

    def clauses(self, place: int) -> dict[int, list[Read]]:
        """The clauses that begin at a place, by where they end; the best first, right ones before wrong ones."""
        found: dict[int, list[Read]] | None = self.memory.get((CLAUSE, place))
        if found is None:
            ends: list[tuple[int, int, Row, str, Parts]] = []
            self.walk(self.trees.trees[CLAUSE], place, {}, ends, (CLAUSE, place))
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
        refused, is_vague = parts.pop("refused", ""), parts.pop("vague", False)
        if unsaid in (ORDER, TOLD):
            if person != 2:
                return None
        elif unsaid:
            parts.setdefault(unsaid, "you" if person == 2 else "")
        said_pile = parts.pop("said_pile", "")
        if said_pile in self.words.grammar.sorts and parts["what"] == CARD and "chosen" not in parts:
            parts["what"] = (said_pile,)
        if not self._is_in(said_pile, parts):
            return None
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
        if unsaid not in ("", TOLD) and form == 3:
            self.bent[id(clause)] = clause
        if is_vague and values.get("who", "you") == "you":
            self.vague[id(clause)] = clause
        return Read(clause, willing, "" if unsaid == TOLD else unsaid, form, refused or self.wrong(clause))

    def _is_in(self, pile: str, parts: Parts) -> bool:
        """Whether cards go back to the pile that is said, if one is."""
        what = parts["what"][0] if pile else ""
        return pile == (what if what in ("", *self.words.grammar.sorts) else "resource")

    def wrong(self, clause: Clause) -> str:
        """Which part of a clause this deck's grammar does not have, or why its parts do not go together."""
        return wrong_part(clause, self.words, self.lexicon)


def joined(parts: Parts, more: Parts) -> Parts | None:
    """Parts that were met with others; None if they contradict."""
    for key, value in more.items():
        if key in parts and parts[key] != value:
            return None
    return {**parts, **more}


def _condition(parts: Parts) -> Condition:
    """A condition out of what its row says."""
    parts = dict(parts)
    parts.pop("person", None)
    if "exact" in parts:
        parts["least"] = parts["most"] = parts.pop("exact")
    if "above" in parts:
        parts["least"] = parts.pop("above") + 1
    if "below" in parts:
        parts["most"] = parts.pop("below") - 1
    least, most = parts["least"], parts["most"]
    return Condition(parts["of"], least, most, parts.get("what", ()), parts.get("tag", ""))


def _lacking(condition: Condition) -> Parts | None:
    """The opposite of a condition, if it is one."""
    if condition.of in ("most points", "fewest points") or 0 < condition.most < BOUNDLESS:
        return None
    least, most = (0, condition.least - 1) if condition.least else (1, BOUNDLESS)
    return {"lacking": condition._replace(least=least, most=most)}


def _number(reading: Reading, place: int) -> Found:
    """A number, and a word before it that makes no difference to what is done so often."""
    place += place < len(reading.tokens) and reading.tokens[place].word == reading.trees.language.marks["exactly"]
    if place < len(reading.tokens) and reading.tokens[place].word.isdecimal():
        return [(place + 1, {"n": int(reading.tokens[place].word[:4])})]
    return []


def _bound(reading: Reading, place: int) -> Found:
    """A number of a condition: whether it is meant exactly makes a difference there."""
    is_number = place < len(reading.tokens) and reading.tokens[place].word.isdecimal()
    return [(end, {"bound": parts["n"]}) for end, parts in _number(reading, place)] if is_number else []


def _lone(words: str, part: str) -> Any:
    def own(reading: Reading, place: int) -> Found:
        return [
            (end, {part: meaning} if part else {})
            for end, meaning in met(getattr(reading.lexicon, words), reading.tokens, place)
        ]

    return own


def _single(reading: Reading, place: int) -> Found:
    """The word for one project, not for several."""
    one = reading.trees.fold(reading.words.project)[-1].text
    tokens = reading.tokens
    ends = [end for end, _ in met(reading.lexicon.project, tokens, place)]
    return [(end, {}) for end in ends if tokens[end - 1].text == one or not tokens[end - 1].many]


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
    return found + [(end, {"what": parts["kinds"]}) for end, parts in reading.phrase("kinds", place)]


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
    "bound": _bound,
    "what": _what,
    "whats": _what,
    "kinds": _kinds,
    "single": _single,
    "project": _lone("project", ""),
    "projects": _lone("project", ""),
    "name": _lone("names", "name"),
    "tag": _tag,
}

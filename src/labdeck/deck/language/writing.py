"""Writing: sentences in the words that a card says, always the same ones for the same meaning."""

from collections.abc import Sequence

from .clause import Amount, Clause, Condition, Item, Sentence
from .grammar import SAME, subject
from .pattern import Element, Row, Way, elements
from .trees import Trees, trees_of
from .vocabulary import Vocabulary
from .walking import UNSAID, Parts

CLOSE = tuple(",;:.")  # marks that stand close to the word before them
SIGNS = ("+", "-")  # and these to the word behind them


def write(sentences: Sequence[Sentence], words: Vocabulary) -> str:
    """The effect as a card says it: one canonical text for each meaning, in the deck's words."""
    writer = Writer(words)
    return " ".join(writer.sentence(sentence) for sentence in sentences)


def write_item(item: Item, words: Vocabulary) -> str:
    """What one item says, without a capital or a full stop."""
    return Writer(words).items((item,))


def write_clause(clause: Clause, words: Vocabulary) -> str:
    """One clause as it stands within a sentence: draw 2 cards from the resource pile."""
    return Writer(words).clause(clause)


class Writer:
    __slots__ = ("trees", "words")

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.trees: Trees = trees_of(words.grammar)

    def sentence(self, sentence: Sentence) -> str:
        texts = [self.items(sentence.items)]
        if sentence.condition:
            texts.insert(0, self._phrase("if", {"condition": sentence.condition}))
        if sentence.otherwise:
            texts += [self._phrase("otherwise", {}), self.items(sentence.otherwise)]
        text = self.spaced([*texts, self._phrase("stop", {})])
        return text[:1].upper() + text[1:]

    def items(self, items: Sequence[Item]) -> str:
        """Items one after the other."""
        texts: list[str] = []
        last: Item | None = None
        for item in items:
            if last is not None:
                texts.append(self._phrase(_join(last, item), {}))
            before = last.options[-1] if last else None
            for number, clause in enumerate(item.options):
                texts += [self._phrase("or", {})] if number else []
                told = before is not None and subject(before) != "you"
                texts.append(self.clause(clause, item.may and not number, told))
                before = clause
            last = item
        return self.spaced(texts)

    def clause(self, clause: Clause, willing: bool = False, told: bool = False) -> str:
        """A clause; one that may be passed says so, and one of yours names you if you are to be told from others."""
        parts = _flat(clause)
        needed = {part for part, value in parts.items() if part != "number" and UNSAID.get(part, ...) != value}
        for row in self.trees.rows[f" {clause.verb}"]:
            way = elements(row.patterns[0])
            spoken = {**parts, "person": _person(way[0], parts)}
            if row.also or not _agrees(row, spoken):
                continue
            said = self._clause(way, spoken, willing, told)
            if said is not None and needed <= {*said[1], *row.parts}:
                return said[0]
        raise ValueError(f"no words for {clause}")

    def _clause(self, way: Way, parts: Parts, willing: bool, told: bool) -> tuple[str, set[str]] | None:
        first, *rest = way
        is_order, part, person = first.verb, first.part or first.phrase, parts["person"]
        texts: list[str] = []
        covered: set[str] = set()
        if is_order:
            rest = list(way)
            if willing or told:
                texts.append(self._phrase("yourself", parts))
        elif first.phrase == "who" and person == 2 and not (first.mark or willing or told):
            covered.add(part)
        else:
            said = self.element(first, parts)
            if said is None:
                return None
            texts.append(said[0])
            covered |= said[1]
        for element in rest:
            if element.verb and willing:
                texts.append(self._phrase("willing", {"willing": True}))
                parts["person"] = 2  # a verb behind "may" has the form that it has for you
                said = self.element(element, parts)
                parts["person"], willing = person, False
            else:
                said = self.element(element, parts)
            if said is None:
                return None
            texts.append(said[0])
            covered |= said[1]
        return self.spaced(texts), covered

    def spaced(self, texts: Sequence[str]) -> str:
        """Texts one after the other, with a space where one belongs; an article suits what follows it."""
        whole, language = "", self.trees.language
        for place, text in enumerate(texts):
            if text in language.articles:
                continue
            said = text
            if place and texts[place - 1] in language.articles:
                is_bare = place == len(texts) - 1 and language.is_many(text.split()[0].rstrip(language.marks["comma"]))
                said = text if is_bare else language.article(text)
            if whole and said and not said.startswith(CLOSE) and not whole.endswith(SIGNS):
                whole += " "
            whole += said
        return whole

    def _phrase(self, name: str, parts: Parts) -> str:
        said = self._rows(name, parts)
        assert said is not None, name
        return said[0]

    def _rows(self, name: str, parts: Parts) -> tuple[str, set[str]] | None:
        """What the first row of a phrase says that fits, and which parts that covers."""
        for row in self.trees.rows[name]:
            if row.also or not _agrees(row, parts):
                continue
            said = self._way(elements(row.patterns[0]), parts)
            if said is not None:
                return said[0], {*said[1], *row.parts}
        return None

    def _way(self, way: Way, parts: Parts) -> tuple[str, set[str]] | None:
        texts, covered = [], set()
        for element in way:
            said = self.element(element, parts)
            if said is None:
                return None
            texts.append(said[0])
            covered |= said[1]
        return self.spaced(texts), covered

    def element(self, element: Element, parts: Parts) -> tuple[str, set[str]] | None:
        """What an element of a pattern says, and which parts that covers; None if it cannot say these parts."""
        language = self.trees.language
        if element.options:
            return self._way(element.options[0], parts)
        if element.text:
            text = element.text.rstrip("*")
            if element.mark == "+" and parts.get("number", 1) != 1:
                text = language.plural(text)
            if element.third or (element.verb and _is_third(parts)):
                text = language.third(text)
            return text, set()
        name, part = element.phrase, element.part or element.phrase
        if name in self._own:
            return self._own_words(element, part, parts)
        if name == "condition":
            condition: Condition | None = parts.get(part)
            if condition is None:
                return None
            said = self._rows(name, _of_condition(condition))
            return said and (said[0], {part})
        inner = {**parts, name: parts[part]} if part in parts else parts
        said = self._rows(name, inner)
        if said is None:
            return None
        text, covered = said
        if element.mark == "+" and parts.get("number", 1) != 1:
            text = language.plural(text)
        if element.third or (element.verb and _is_third(parts)):
            text = language.third(text)
        return text, {part if each == name else each for each in covered}

    _own = ("n", "bound", "what", "whats", "kinds", "project", "projects", "single", "name", "tag")

    def _own_words(self, element: Element, part: str, parts: Parts) -> tuple[str, set[str]] | None:
        """A number, or words of the deck."""
        name, words, language = element.phrase, self.words, self.trees.language
        many = element.mark == "+" and parts.get("number", 1) != 1
        if name in ("project", "projects", "single"):
            return words.projects if many or name == "projects" else words.project, set()
        part = "what" if name == "whats" else part
        value = parts.get(part)
        if value is None or value == () or value == "":
            return None
        if name in ("n", "bound"):
            return str(value), {part}
        if name == "name":
            return str(value), {part}
        if name == "tag":
            return f"({words.tags[value]})", {part}
        nouns = [self.noun(each, many or name == "whats") for each in value]
        return language.listed(nouns), {part}

    def noun(self, name: str, many: bool) -> str:
        if name == "project":
            return self.words.projects if many else self.words.project
        nouns = self.trees.language.nouns
        text = name if name in self.words.bits else nouns[name][0]
        language = self.trees.language
        return language.plural(text) if many else language.singular(text)


def _agrees(row: Row, parts: Parts) -> bool:
    """Whether the parts are those that a row says by being used."""
    return all(parts.get(part, UNSAID.get(part, ...)) == value for part, value in row.parts.items())


def _join(last: Item, item: Item) -> str:
    """What joins two items. Those under one "if you do" follow it with "then"; whoever they speak of starts anew."""
    who = subject(last.options[-1])
    is_anew = subject(item.options[0]) == SAME != who
    if item.if_done and (is_anew or not last.if_done):
        return "if_done" if who == "you" else "if_they_did"
    return "after" if last.if_done and not item.if_done and not is_anew else "then"


def _is_third(parts: Parts) -> bool:
    """Whether a verb has the form of the third person: someone does it, whom no word stands for that means several."""
    return bool(parts["person"] == 3) and SAME not in (parts.get("who"), parts.get("giver"))


def _person(first: Element, parts: Parts) -> int:
    """In which person a clause is that begins like this: 2 if you do it, 3 if another does."""
    return 2 if first.verb or (first.phrase == "who" and parts[first.part or first.phrase] == "you") else 3


def _flat(clause: Clause) -> Parts:
    """The parts of a clause as patterns name them."""
    parts = dict(clause.parts)
    amount: Amount | None = parts.pop("amount", None)
    if amount is not None:
        parts |= {"how": amount.how, "n": amount.n} if amount.n else {"how": amount.how}
    if clause.verb in ("points", "put"):
        parts |= {"minus": parts["n"] < 0, "n": abs(parts["n"])}
    parts["number"] = parts.get("n", 1)
    return parts


def _of_condition(condition: Condition) -> Parts:
    """The parts of a condition as patterns name them; what is empty is left out."""
    parts = {part: value for part, value in condition._asdict().items() if value not in ((), "")}
    if 0 < condition.least == condition.most:
        parts["exact"] = condition.least
    none = 2 if condition.of in ("hand", "points") else 1  # no points, but no volcano
    return parts | {"number": condition.least or condition.most or none, "person": 2}

"""What may come next in a sentence that is being written, for the terminal and for an editor."""

from collections.abc import Iterator
from typing import NamedTuple

from .english import ENGLISH
from .folding import Token
from .grammar import FEW, MOST
from .lexicon import is_list
from .pattern import Edge, Element, Node, Row
from .reading import Refused, explored, read
from .trees import CLAUSE, FOLD
from .vocabulary import Vocabulary
from .walking import BEHIND, BENT, MOST_TOKENS, OWN, PHRASE, Parts, Reading, joined
from .writing import CLOSE, SIGNS, Writer

OTHER, STOP = "word", "."


class Offer(NamedTuple):
    """Words that may come next.

    `text` goes in place of everything from `start` on: `effect[:offer.start] + offer.text` is the longer text.
    `part` says what the words are: a verb, a player, a number, cards, a pile, a place, a name, a condition, may,
    a join, the end, or a word of a phrase.
    """

    text: str
    part: str
    start: int


def offers(text: str, words: Vocabulary) -> list[Offer]:
    """What may come next after the unfinished text of a card, in the words of this deck.

    After "Each player " come the verbs, after "Each player discards 1 " what this deck has. A last word that is
    still being written is finished: after "Each player dis" comes "discards". Where a sentence may end, the full
    stop is offered beside what may follow. A text that cannot be continued has no offers.
    """
    found = _next(text, words)
    if text[-1:].isalnum():
        start = len(text) - len(text.split()[-1])
        half = text[start:].lower()
        begun = [each for each in _next(text[:start], words) if each.text.lower().startswith(half)]
        found = [each for each in begun if each.text.lower() != half] + found
    if not any(each.text.startswith(STOP) for each in found) and _is_whole(text, words):
        found.append(Offer(STOP, ENGLISH.parts["stop"], len(text.rstrip())))
    found.sort(key=_likelihood)
    return list({(each.text, each.start): each for each in reversed(found)}.values())[::-1]


def _is_whole(text: str, words: Vocabulary) -> bool:
    """Whether a text can end here with a full stop; a number had better be followed by what is counted."""
    return (
        not text.rstrip()[-1:].isdecimal()
        and not text.rstrip().endswith(STOP)
        and not isinstance(read(text, words), Refused)
    )


def _likelihood(offer: Offer) -> int:
    """The place of an offer: what is written often comes first, the rest in the order of the grammar."""
    said = offer.text.strip().lower()
    places = (place for place, word in enumerate(ENGLISH.likely) if said.startswith(word))
    return next(places, len(ENGLISH.likely))


def _next(text: str, words: Vocabulary) -> list[Offer]:
    """What may follow a text whose last word is whole.

    The text is taken as one that a card says; else its last sentence, else none of it. Only if nothing can be said
    there, what is merely read is offered.
    """
    tokens = FOLD(text)
    if len(tokens) > MOST_TOKENS:
        return []
    last = max((place for place, token in enumerate(tokens, 1) if token.word == STOP), default=0)
    for said_from in dict.fromkeys((0, last, len(tokens), MOST_TOKENS + 1)):
        reading = explored(tokens, words, said_from)
        found = [each for node, parts in reading.seen or () for each in _of_node(node, parts, reading)]
        found += _of_lists(reading)
        if found:
            return [_placed(*each, text, tokens) for each in _behind_silent(found, text)]
    return []


def _of_lists(reading: Reading) -> Iterator[tuple[str, str]]:
    """What may follow in a list of kinds: another kind, or what stands before it."""
    language, lexicon = reading.trees.language, reading.lexicon
    names, marks = language.parts, language.marks
    writer = Writer(reading.words)
    many = next((token.word != "1" for token in reversed(reading.tokens) if token.word.isdecimal()), False)
    for before in reading.ended:
        if len(before) < FEW:
            yield marks["or"], names["kinds"]
        if len(before) < FEW - 1:
            yield marks["comma"], names["kinds"]
    for before in reading.begun:
        for name in lexicon.order:
            kinds = tuple(sorted({*before, name}, key=lexicon.order.__getitem__))
            if name not in before and is_list(kinds, lexicon):
                yield from ((writer.noun(name, each), names["kinds"]) for each in {False, many})


def _behind_silent(found: list[tuple[str, str]], text: str) -> list[tuple[str, str]]:
    """What may follow a text that ends with a word which says nothing, such as an article: it is not said twice."""
    last = text.split()[-1] + " " if text.split() else ""
    if not last or FOLD(last):
        return found
    rest = [(offered[len(last) :], part) for offered, part in found if offered.startswith(last.lower())]
    return rest or found


def _of_node(node: Node, parts: Parts, reading: Reading) -> Iterator[tuple[str, str]]:
    """The words that a text may have after it has come to a node, and what part each is."""
    names = reading.trees.language.parts
    in_phrase = parts.get(PHRASE, CLAUSE)
    outer: Element | None = parts.get(BENT) if node is reading.trees.trees.get(in_phrase) else None
    writer = Writer(reading.words)
    number = next((parts[part] for part in ("n", "least", "most", "exact") if part in parts), 1)
    spoken = {"person": 2, "number": number, **parts}
    edges = [
        (name, edge)
        for name, edge in [*node.words.items(), *node.phrases.items()]
        if edge.said or reading.said_from > MOST_TOKENS
    ]
    for name, edge in edges:
        if not _leads_on(edge.node, in_phrase, parts, reading):
            continue
        if isinstance(name, str):
            for element in _spelled(edge, parts):
                part = names[CLAUSE] if element.verb else names.get(in_phrase, OTHER)
                yield _run(edge._replace(element=element), outer, spoken, writer), part
        elif name[0] in OWN:
            before = outer.text if outer is not None and outer.phrase not in OWN else ""
            for text in _own(name[0], edge, in_phrase, spoken, reading, writer):
                tail = _tail(edge.node, spoken, writer) if name[0] in ("project", "single") else []
                yield before + edge.element.text + writer.spaced([text, *tail]), names.get(name[0], OTHER)


def _spelled(edge: Edge, parts: Parts) -> list[Element]:
    """The ways to write a word that agree with what was said before: "the other" of two, "the others" of more."""
    fitting = [element for element, row in edge.written if joined(parts, row.parts) is not None]
    return list(dict.fromkeys(element for element in fitting or [edge.element] if element.text))


def _leads_on(node: Node, in_phrase: str, parts: Parts, reading: Reading) -> bool:
    """Whether a row that ends behind a node agrees with what was said before, in this deck."""
    return any(
        joined(parts, row.parts) is not None
        and _has_pile(row.parts.get("pile", row.parts.get("source", "")), parts, reading)
        and (in_phrase != CLAUSE or _takes(reading.trees.verbs[rank], {**parts, **row.parts}, reading))
        for rank, row in _rows_behind(node)
    )


def _has_pile(pile: str, parts: Parts, reading: Reading) -> bool:
    """Whether a verb of the clause may name a pile, if one is named."""
    if not pile or BEHIND not in parts:
        return pile != "modifier" or reading.words.modifier_pile
    verbs = {reading.trees.verbs[rank] for rank, _ in _rows_behind(parts[BEHIND])}
    domains = [reading.words.grammar.verbs[verb].parts for verb in verbs]
    return any(pile in each[part](reading.words) for each in domains for part in ("pile", "source") if part in each)


def _rows_behind(node: Node) -> Iterator[tuple[int, Row]]:
    for rank, row, _ in node.ends:
        yield rank, row
    for edge in (*node.words.values(), *node.phrases.values()):
        yield from _rows_behind(edge.node)


def _takes(verb: str, parts: Parts, reading: Reading) -> bool:
    """Whether a verb can have the players who were named."""
    domains = reading.words.grammar.verbs[verb].parts
    if reading.words.grammar.verbs[verb].after and not any(token.word == STOP for token in reading.tokens):
        return False
    if "giver" in parts and parts["giver"] == parts.get("taker"):
        return False
    return all(
        value in domains[part](reading.words) if part in domains else part == "having" and value is None
        for part, value in parts.items()
        if part in ("who", "giver", "taker", "whose")
    )


def _run(edge: Edge, outer: Element | None, parts: Parts, writer: Writer) -> str:
    """A word and those that must follow it, bent as its place asks."""
    element = edge.element
    if outer is not None and outer.phrase not in OWN:
        element = element._replace(verb=element.verb or outer.verb, third=element.third or outer.third)
    said = writer.element(element, {**parts, "person": 2} if element.verb and parts.get("willing") else parts)
    texts = [(outer.text if outer else "") + said[0]] if said else []
    texts += _tail(edge.node, parts, writer)
    return writer.spaced(texts) or texts[0]


def _tail(node: Node, parts: Parts, writer: Writer) -> list[str]:
    """The words that must follow behind a node, up to where there is a choice."""
    texts: list[str] = []
    while not node.is_written and not any(each.said for each in node.phrases.values()):
        following = [each for each in node.words.values() if each.said]
        if len(following) != 1 or following[0].element.verb:
            break
        for element in _spelled(following[0], parts)[:1]:
            said = writer.element(element, parts)
            texts.append(said[0] if said else "")
        node = following[0].node
    return texts


def _numbers(edge: Edge, in_phrase: str, reading: Reading) -> list[int]:
    """The numbers that the verbs behind an edge can have."""
    part = edge.element.part or edge.element.phrase
    if in_phrase != CLAUSE:
        return list(range(1, MOST + 1))
    found: set[int] = set()
    for verb in {reading.trees.verbs[rank] for rank, _ in _rows_behind(edge.node)}:
        domains = reading.words.grammar.verbs[verb].parts
        if part in domains:
            found |= {abs(number) for number in domains[part](reading.words)}
        elif "amount" in domains:
            found |= {amount.n for amount in domains["amount"](reading.words)}
    return sorted(found - {0})


def _own(name: str, edge: Edge, in_phrase: str, parts: Parts, reading: Reading, writer: Writer) -> list[str]:
    """Numbers, or the deck's own words."""
    words, lexicon, element = writer.words, writer.trees.language, edge.element
    many = name == "whats" or (element.mark == "+" and parts["number"] != 1)
    if name in ("n", "bound"):
        return [str(number) for number in _numbers(edge, in_phrase, reading)]
    if name in ("project", "projects", "single"):
        return [words.projects if many or name == "projects" else words.project]
    if name == "tag":
        return [f"({says})" for says in words.tags.values()]
    if name == "name":
        return list(words.names)
    has_kinds = words.grammar.has_kinds
    kinds = (*words.classes, *words.kinds) if has_kinds else ()
    sorts = () if name == "kinds" else words.grammar.sorts
    return [
        writer.noun(each, many) for each in (*sorts, *kinds) if each == "project" or each in lexicon.nouns or has_kinds
    ]


def _placed(offered: str, part: str, text: str, tokens: list[Token]) -> Offer:
    """An offer as it stands behind a text: with a space if one is needed, and a capital after a full stop."""
    if not tokens or tokens[-1].word == STOP:
        offered = offered[:1].upper() + offered[1:]
    bare = text.rstrip()
    last = bare.split()[-1] if bare else ""
    if last in ENGLISH.articles and ENGLISH.article(offered).split()[0] != last and offered[0].isalpha():
        return Offer(ENGLISH.article(offered), part, len(bare) - len(last))
    if offered.startswith(CLOSE):
        return Offer(offered, part, len(bare))
    close = not bare or text != bare or text.endswith(("(", *SIGNS))
    return Offer(offered if close else " " + offered, part, len(text))

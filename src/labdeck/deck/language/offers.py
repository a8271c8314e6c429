"""What may come next in a sentence that is being written, for the terminal and for an editor."""

from collections.abc import Iterator
from typing import NamedTuple

from .ahead import Ahead
from .english import ENGLISH
from .folding import Token
from .grammar import FEW, MOST
from .lexicon import is_list, met
from .pattern import Edge, Element, Node
from .reading import Refused, explored, read
from .trees import CLAUSE, FOLD
from .vocabulary import Vocabulary
from .walking import MOST_TOKENS, OWN, Parts, Reading, Seen, Visit, joined
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
    return _offered(text, words, is_read=True)


def written(text: str, words: Vocabulary) -> list[Offer]:
    """What may come next in the words of cards alone, after a text that may have been said in others."""
    return _offered(text, words, is_read=False)


def _offered(text: str, words: Vocabulary, is_read: bool) -> list[Offer]:
    found = _next(text, words, is_read)
    if text[-1:].isalnum():
        start = len(text) - len(text.split()[-1])
        half = text[start:].lower()
        begun = [each for each in _next(text[:start], words, is_read) if each.text.lower().startswith(half)]
        found = [each for each in begun if each.text.lower() != half] + found
    if is_read and not any(each.text.startswith(STOP) for each in found) and _is_whole(text, words):
        found.append(Offer(STOP, ENGLISH.parts["stop"], len(text.rstrip())))
    if text.rstrip().endswith(STOP):
        found = [each for each in found if not each.text.startswith(STOP)]
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


def _next(text: str, words: Vocabulary, is_read: bool) -> list[Offer]:
    """What may follow a text whose last word is whole.

    The text is taken as one that a card says; else its last sentence, else none of it. Only if nothing can be said
    there, what is merely read is offered.
    """
    tokens = FOLD(text)
    if len(tokens) > MOST_TOKENS:
        return []
    last = max((place for place, token in enumerate(tokens, 1) if token.word == STOP), default=0)
    for said_from in dict.fromkeys((0, last, len(tokens), *([MOST_TOKENS + 1] if is_read else []))):
        reading = explored(tokens, words, said_from)
        ahead = Ahead(reading)
        found = [each for seen in reading.seen or () for each in _of_node(seen, ahead)]
        found += _of_lists(ahead)
        if found:
            return [_placed(*each, text, tokens) for each in _behind_silent(found, text)]
    return []


def _of_lists(ahead: Ahead) -> Iterator[tuple[str, str]]:
    """What may follow in a list of kinds: another kind, or what stands before it."""
    reading = ahead.reading
    language, lexicon = reading.trees.language, reading.lexicon
    names, marks = language.parts, language.marks
    writer = Writer(reading.words)
    joint = next((t.word for t in reversed(reading.tokens) if t.word in (marks["or"], marks["comma"])), "")
    for before in reading.ended:
        is_closed = len(before) > 1 and joint == marks["or"]
        if len(before) < FEW and not is_closed and _list_forms(before, ahead):
            yield marks["or"], names["kinds"]
            if len(before) < FEW - 1:
                yield marks["comma"], names["kinds"]
    for before in reading.begun:
        forms = _list_forms(before, ahead)
        for name in lexicon.order if forms else ():
            kinds = tuple(sorted({*before, name}, key=lexicon.order.__getitem__))
            if name not in before and is_list(kinds, lexicon):
                yield from ((writer.noun(name, many), names["kinds"]) for many in forms)


def _list_forms(before: list[str], ahead: Ahead) -> set[bool]:
    """Whether a list of kinds with this first one is in the plural, or not, or could be both; none if it cannot be."""
    reading, several = ahead.reading, _is_several(ahead.reading)
    return {
        several and (visit.element.mark == "+" or frame[0] == "whats")
        for frame, visits in reading.visits.items()
        if frame[0] in ("what", "whats", "kinds")
        and any(name == before[0] for _, name in met(reading.lexicon.kinds, reading.tokens, frame[1]))
        for visit in visits
        if ahead.may_stand(visit, frame[0], {"kinds" if frame[0] == "kinds" else "what": (before[0],)})
    }


def _is_several(reading: Reading) -> bool:
    """Whether the last number is not 1, or any number is meant."""
    number = reading.trees.language.marks["number"]
    said = next((t.word for t in reversed(reading.tokens) if t.word.isdecimal() or t.word == number), "1")
    return said != "1"


def _behind_silent(found: list[tuple[str, str]], text: str) -> list[tuple[str, str]]:
    """What may follow a text that ends with a word which says nothing, such as an article: it is not said twice."""
    last = text.split()[-1] + " " if text.split() else ""
    if not last or FOLD(last):
        return found
    rest = [(offered[len(last) :], part) for offered, part in found if offered.startswith(last.lower())]
    return rest or found


def _of_node(seen: Seen, ahead: Ahead) -> Iterator[tuple[str, str]]:
    """The words that a text may have after it has come to a node, and what part each is."""
    reading = ahead.reading
    names, writer = reading.trees.language.parts, Writer(reading.words)
    if seen.frame[0] == "apiece" and reading.said_from <= MOST_TOKENS:
        return
    for outer, parts in _around(seen, reading):
        number = next((parts[part] for part in ("n", "least", "most", "exact") if part in parts), 1)
        spoken = {"person": 2, "number": number, **parts}
        for name, edge in [*seen.node.words.items(), *seen.node.phrases.items()]:
            if not edge.said and reading.said_from <= MOST_TOKENS:
                continue
            if isinstance(name, str):
                if ahead.leads_on(edge, seen.parts, seen.frame):
                    for element in _spelled(edge, parts):
                        part = names[CLAUSE] if element.verb else names.get(seen.frame[0], OTHER)
                        yield _run(edge._replace(element=element), outer, spoken, writer), part
            elif name[0] in OWN:
                before = outer.text if outer is not None and outer.phrase not in OWN else ""
                for text, said in _own(name[0], edge, spoken, writer):
                    if ahead.leads_on(edge, seen.parts, seen.frame, said) and not _is_said_better(edge, said, reading):
                        tail = _tail(edge.node, spoken, writer) if name[0] in ("project", "single") else []
                        yield before + edge.element.text + writer.spaced([text, *tail]), names.get(name[0], OTHER)


def _is_said_better(edge: Edge, said: Parts, reading: Reading) -> bool:
    """Whether another row says this number by itself, as "their next turn" says 1."""
    return "n" in said and any(
        other is not row and not other.also and said.items() <= other.parts.items() and joined(row.parts, other.parts)
        for _, row in edge.written
        for rows in reading.trees.rows.values()
        if row in rows
        for other in rows
    )


def _around(seen: Seen, reading: Reading) -> list[tuple[Element | None, Parts]]:
    """As which elements a phrase may be meant that is at its beginning, each with all that was said around it."""
    visits = reading.visits.get(seen.frame, [])
    is_first = seen.node is reading.trees.trees.get(seen.frame[0]) and seen.frame[0] != CLAUSE
    found: dict[Element | None, Parts] = {}
    for visit in visits:
        outer = visit.element if is_first else None
        found.setdefault(outer, {**_said_around(visit, reading), **visit.parts, **seen.parts})
    return list(found.items()) or [(None, seen.parts)]


def _said_around(visit: Visit, reading: Reading) -> Parts:
    """What was said around the phrase in which another one is looked for."""
    said: Parts = {}
    done = set()
    while visit.frame not in done:
        done.add(visit.frame)
        further = reading.visits.get(visit.frame)
        if not further:
            break
        visit = further[0]
        said = {**visit.parts, **said}
    return said


def _spelled(edge: Edge, parts: Parts) -> list[Element]:
    """The ways to write a word that agree with what was said before: "the other" of two, "the others" of more."""
    fitting = [element for element, row in edge.written if joined(parts, row.parts) is not None]
    return list(dict.fromkeys(element for element in fitting or [edge.element] if element.text))


def _run(edge: Edge, outer: Element | None, parts: Parts, writer: Writer) -> str:
    """A word and those that must follow it, bent as its place asks."""
    element = edge.element
    if outer is not None and outer.phrase not in OWN:
        verb, third, mark = element.verb or outer.verb, element.third or outer.third, element.mark or outer.mark
        element = element._replace(verb=verb, third=third, mark=mark)
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


def _own(name: str, edge: Edge, parts: Parts, writer: Writer) -> Iterator[tuple[str, Parts]]:
    """Numbers, or the deck's own words, each with what it says."""
    words, element = writer.words, edge.element
    part = element.part or ("what" if name == "whats" else name)
    many = name == "whats" or (element.mark == "+" and parts["number"] != 1)
    if name in ("n", "bound"):
        yield from ((str(number), {part: number}) for number in range(1, MOST + 1))
    elif name in ("project", "projects", "single"):
        yield words.projects if many or name == "projects" else words.project, {}
    elif name == "tag":
        yield from ((f"({says})", {part: tag}) for tag, says in words.tags.items())
    elif name == "name":
        yield from ((each, {part: each}) for each in words.names)
    else:
        sorts = () if name == "kinds" else words.grammar.sorts
        for each in (*sorts, *words.classes, *words.kinds):
            yield writer.noun(each, many), {part: (each,)}


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

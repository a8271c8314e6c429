"""A labdeck game as a plain table, and its choices as plain answers: the only door between kernel and interpreter."""

from typing import Any

from labdeck import Choice, Game
from labdeck.deck import Tables
from labdeck.deck.language.clause import Sentence
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.projects.titles import Modifier, Project
from labdeck.rules import numbers as n

from .effect import Answer
from .table import Face, Need, Place, Table

SEATED = {"hand": n.HAND, "mat": n.MAT, "done": n.DONE, "waiting": n.QUEUE}
PLAIN = {
    "project": n.PROJECT_PILE,
    "resource": n.RESOURCE_PILE,
    "modifier": n.MODIFIER_PILE,
    "out": n.OUT,
    "looked": n.LOOKED,
    "discard": n.DISCARD,
    "burn": n.BURN,
    "played": n.PLAYED,
    "field": n.FIELD,
    "discoveries discarded": n.FIELD_DISCARD,
    "challenges": n.CHALLENGES,
}


def table_of(game: Game) -> Table:
    """The position of a game as plain lists."""
    s, ready = game.state, game.tables
    table = Table(ready.file.rules, game.seats, faces_of(ready), dict(ready.file.vocabulary.classes), game.knobs)
    for place, number in numbers_of_places(table).items():
        table.places[place] = list(reversed(cards_of(s, number)))
    table.knows = {c: knowing(s, c) for c in range(len(table.faces))}
    table.skips, table.gained = list(s.skip[: game.seats]), list(s.gained[: game.seats])
    table.another, table.safe = seats_in(s.another), seats_in(s.safe)
    table.emptied, table.last_call = bool(s.emptied), bool(s.last_call)
    table.turn_of = s.seat
    table.partner = partners(s, len(table.faces))
    if table.family == "discoveries":
        table.scored = [game.score(p) - table.gained[p] for p in range(game.seats)]
    return table


def numbers_of_places(table: Table) -> dict[Place, int]:
    """The kernel's number of every place."""
    seated: dict[Place, int] = {(name, p): first + p for name, first in SEATED.items() for p in range(table.seats)}
    beside: dict[Place, int] = {
        ("beside", face.number): n.BESIDE + face.number for face in table.faces if face.role == "project"
    }
    plain: dict[Place, int] = dict(PLAIN.items())
    return plain | seated | beside


def cards_of(s: Any, z: int) -> list[int]:
    """The cards of one of the kernel's places, from the top or the newest."""
    found, c = [], s.node_next[n.CARDS + z]
    while c < n.CARDS:
        found.append(c)
        c = s.node_next[c]
    return found


def knowing(s: Any, c: int) -> set[int]:
    """The seats that know a card, the spectators among them as the one after the last."""
    return {p for p in range(s.seats + 1) if s.seen[c] >> p & 1}


def partners(s: Any, cards: int) -> dict[int, int]:
    """The projects that are pairs, each with its partner."""
    return {q: s.partner[q] for q in range(cards) if s.partner[q] < n.CARDS}


def seats_in(bits: int) -> set[int]:
    """The seats of a set of bits."""
    return {p for p in range(n.SEATS) if bits >> p & 1}


def faces_of(ready: Tables) -> list[Face]:
    """What is printed on every card."""
    faces: list[Face] = []
    words = ready.file.vocabulary
    for title in ready.file.titles:
        for _ in range(title.copies):
            faces.append(face_of(ready, words, title, len(faces)))
    return faces


def face_of(ready: Tables, words: Vocabulary, title: Any, number: int) -> Face:
    """What is printed on one card."""
    card = ready.cards[number]
    of_project: dict[str, Any] = {}
    if isinstance(title, Project):
        of_project = {
            "points": title.points,
            "unfinished": title.unfinished,
            "needs": tuple(need for text in title.needs for need in needs_in(words, text)),
            "tags": title.tags,
            "mandatory": title.mandatory,
        }
    return Face(
        number=number,
        id=card.id,
        role=card.role,
        back=card.back if ready.file.rules == "projects" else {"discovery": "project"}.get(card.back, "resource"),
        kind=card.id if card.role == "resource" else "",
        at_once=isinstance(title, Modifier) and title.play == "at once",
        sentences=sentences_of(title),
        **of_project,
    )


def sentences_of(title: Any) -> tuple[Sentence, ...]:
    """What a card says."""
    return tuple(title.means.sentences) if hasattr(title, "means") else ()


def needs_in(words: Vocabulary, text: str) -> list[Need]:
    """What a printed need asks for: a kind, "any 2 techniques", or "2 of one species"."""
    if text in words.kinds:
        return [Need(frozenset({text}))]
    said = text.split()
    count, name = (int(said[1]), said[2]) if said[0] == "any" else (int(said[0]), said[3])
    kinds = frozenset(words.classes[words.plurals.get(name, name)])
    return [Need(kinds, said[0] != "any")] * count


def answer_of(choice: Choice) -> Answer:
    """What a choice says, with the number of its card."""
    if choice.card is not None:
        return choice.code
    if choice.seat is not None:
        return "seat", choice.seat
    return ("pile", choice.pile) if choice.pile is not None else choice.verb

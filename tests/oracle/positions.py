"""Random positions of a deck, laid out by `labdeck.arrange`."""

from random import Random
from typing import Any

from labdeck import Game, arrange
from labdeck.deck import DeckFile, tables
from labdeck.rules.projects.collaboration import join

from . import needs
from .convert import faces_of, table_of
from .decks import ANY_THEME
from .prospects import attachable
from .table import PILES, Face, Table
from .themes import Theme

JOINED = 0.5  # how often two projects are a pair, where they may be
KNOWN = 0.3  # how often a hidden card is known to one more seat
CHANGED = 0.3  # how often a card that changes projects lies beside one


def a_position(deck: DeckFile, rng: Random, card: str, theme: Theme = ANY_THEME, **knobs: object) -> Game:
    """A position in which a seat acts and holds a card, or is about to draw one that is played at once."""
    low, high = deck.players
    seats = rng.randint(low, high)
    actor = rng.randrange(seats)
    faces = faces_of(tables(deck, **knobs))
    rng.shuffle(faces)
    mine = next(face for face in faces if face.id == card)
    faces.remove(mine)
    laid: dict[str, Any] = {"hands": [hand(faces, rng) for _ in range(seats)]}
    for block in [face for face in faces if face.role == "block"][: theme.blocks]:
        if rng.random() < 0.75:
            faces.remove(block)
            laid["hands"][rng.randrange(seats)].append(block.id)
    if not mine.at_once:
        laid["hands"][actor].append(card)
    laid["table"] = [mat(deck, faces, rng, knobs) for _ in range(seats)]
    laid["completed"] = [ids(take(faces, rng.choice((0, 0, 1, 2)), "project")) for _ in range(seats)]
    for pile in ("discard", "burn"):
        laid[pile] = ids(take(faces, rng.choice((0, 1, 3, 8))))
    if theme.draws > 1:  # cards that are played at once come first
        faces.sort(key=lambda face: face.at_once and rng.random() < 0.7, reverse=True)
    for pile in ("resource", "project"):
        laid[pile] = ids(take(faces, rng.choice((0, 3, 12, 12)), pile))
    phase = "act"
    if mine.at_once:
        laid.setdefault(mine.back, []).insert(0, card)
        laid["draws"], phase = rng.randint(1, theme.draws), "draw"
    if rng.random() < 0.3:
        laid["skip"] = [rng.choice((0, 0, 1)) for _ in range(seats)]
    seed = rng.randrange(1 << 30)
    game = arrange(deck, to_move=actor, phase=phase, players=seats, seed=seed, **(laid | knobs))
    join_some(game, rng)
    know_some(game, rng)
    theme.prepare(game, rng)
    return game


def know_some(game: Game, rng: Random) -> None:
    """Of the cards in hands and piles some are known to a seat that has seen them before. [R22]"""
    table, s = table_of(game), game.state
    hidden = [c for p in range(table.seats) for c in table.hand(p)] + [c for pile in PILES for c in table.at(pile)]
    for c in hidden:
        if rng.random() < KNOWN:
            s.seen[c] |= 1 << rng.randrange(table.seats + 1)


def join_some(game: Game, rng: Random) -> None:
    """Where the deck has collaborations, some projects are pairs, each two seats with one at most. [P30, P32]"""
    table, deck = table_of(game), game.tables.deck
    if not deck.collaboration:
        return
    free = [q for q in table.active() if not table.faces[q].mandatory]
    rng.shuffle(free)
    joined: set[frozenset[int]] = set()
    for q, other in zip(free[::2], free[1::2], strict=False):
        members = frozenset(map(table.owner, (q, other)))
        if len(members) == 2 and members not in joined and rng.random() < JOINED:
            joined.add(members)
            join(game.state, deck, q, other)


def an_inspired_position(deck: DeckFile, rng: Random, card: str) -> Game:
    """A position in which the seat on turn may play an inspiration."""
    seats = rng.randint(*deck.players)
    actor = rng.randrange(seats)
    faces = [face for face in faces_of(tables(deck)) if face.role in ("hero", "item", "location", "inspiration")]
    rng.shuffle(faces)
    faces.remove(next(face for face in faces if face.id == card))
    hands = [ids(take(faces, rng.choice((0, 1, 3, 5)))) for _ in range(seats)]
    hands[actor].append(card)
    laid: dict[str, Any] = {"discard": ids(take(faces, rng.choice((0, 1, 4, 9)))), "hero": []}
    laid["hero"] = ids(take(faces, rng.choice((0, 2, 9, 9))))
    seed = rng.randrange(1 << 30)
    game = arrange(deck, hands=hands, to_move=actor, phase="inspire", players=seats, seed=seed, **laid)
    know_some(game, rng)
    return game


def changes(table: Table, q: int, face: Face) -> bool:
    """Whether a card changes a project beside which it lies, and may be laid there."""
    return any(attachable(table, q, clause) for clause in needs.clauses(face, "put"))


def ids(faces: list[Face]) -> list[str]:
    """The ids of some cards."""
    return [face.id for face in faces]


def take(faces: list[Face], count: int, back: str = "") -> list[Face]:
    """Take so many cards out of those that are left."""
    found = [face for face in faces if not back or face.back == back][:count]
    for face in found:
        faces.remove(face)
    return found


def hand(faces: list[Face], rng: Random) -> list[str]:
    """A hand of a few cards, none of which is played at once or must be given away."""
    found = [face for face in faces if not face.at_once and not face.mandatory][: rng.choice((0, 1, 2, 3, 5, 6))]
    for face in found:
        faces.remove(face)
    return ids(found)


def mat(deck: DeckFile, faces: list[Face], rng: Random, knobs: dict[str, object]) -> dict[str, list[str]]:
    """Some active projects with cards beside them that they need."""
    table = Table("projects", 2, faces_of(tables(deck, **knobs)), dict(deck.vocabulary.classes), {})
    laid: dict[str, list[str]] = {}
    for project in take(faces, rng.choice((0, 1, 1, 2, 3)), "project"):
        table.at(("mat", 0)).append(project.number)
        for face in [face for face in faces if face.back != "project"]:
            if rng.random() < 0.5 and needs.takes(table, project.number, face.number):
                table.at(("beside", project.number)).append(face.number)
                faces.remove(face)
        for face in [face for face in faces if face.role == "modifier" and not face.at_once]:
            if rng.random() < CHANGED and changes(table, project.number, face):
                table.at(("beside", project.number)).append(face.number)
                faces.remove(face)
        laid[project.id] = ids([table.faces[c] for c in table.beside(project.number)])
    return laid


def card_of(game: Game, card: str) -> int:
    """The copy of a card that the seat to move holds, or draws next."""
    table = table_of(game)
    near = [*table.hand(table.turn_of), *(c for pile in PILES for c in table.at(pile)[-1:])]
    return next(c for c in near if table.faces[c].id == card)

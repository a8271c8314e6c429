"""What a project still needs, against a matcher that tries every way of laying cards to needs. P10."""

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from labdeck import Game, arrange
from labdeck.rules import numbers as n
from labdeck.rules.projects.collaboration import join
from labdeck.rules.projects.needs import fits, is_full, shift
from tests.rules.projects.matching_deck import ADDED, ALONE, SPECIES, TECHNIQUES, WILDCARDS, write_deck
from tests.tools.sitting import offered, play

CLASSES = {"species": frozenset(SPECIES), "technique": frozenset(TECHNIQUES)}
CLASSES["resource"] = CLASSES["species"] | CLASSES["technique"]
Kinds = frozenset[str]


def stands_for(card: str) -> Kinds:
    """The kinds that a card can stand for."""
    return CLASSES[WILDCARDS[card]] if card in WILDCARDS else frozenset({card})


def printed_needs(project: str, one: str) -> list[Kinds]:
    """The printed needs, those "of one" being of the kind `one`."""
    needs: list[Kinds] = []
    for words in ALONE[project]:
        match words.split():
            case ["any", count, name]:
                needs += [CLASSES["technique" if name == "techniques" else name]] * int(count)
            case [count, "of", "one", name]:
                needs += [CLASSES[name] & {one}] * int(count)
            case _:
                needs.append(frozenset({words}))
    return needs


def needs_of(project: str, beside: Sequence[str], one: str) -> list[Kinds]:
    """The needs of a project with these cards beside it. [R4]"""
    anything = {kind for other in CLASSES["resource"] for need in printed_needs(project, other) for kind in need}
    added = [CLASSES[ADDED[card]] & anything for card in beside if card in ADDED]
    return printed_needs(project, one) + added


@cache
def most_met(needs: tuple[Kinds, ...], cards: tuple[Kinds, ...]) -> int:
    """The most needs that different cards can meet, by trying everything."""
    if not needs or not cards:
        return 0
    laid = [
        1 + most_met(needs[:i] + needs[i + 1 :], cards[1:])
        for i, need in enumerate(needs)
        if need & cards[0] and need not in needs[:i]
    ]
    return max([most_met(needs, cards[1:]), *laid])


@cache
def least_unmet(project: str, beside: tuple[str, ...], more: tuple[str, ...]) -> int:
    """How many needs stay unmet when a project has these cards, whichever kind those "of one" are."""
    cards = tuple(sorted((stands_for(card) for card in (*beside, *more) if card not in ADDED), key=sorted))
    every = [needs_of(project, beside, one) for one in CLASSES["resource"]]
    return min(len(needs) - most_met(tuple(sorted(needs, key=sorted)), cards) for needs in every)


class Study:
    """A project on the table, as the test's own matcher sees it; the kernel's numbers beside it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.project = next(iter(game.table(seat)))
        self.number = [card.id for card in game.cards].index(self.project)

    @property
    def beside(self) -> list[str]:
        """All cards beside it, oldest first."""
        return self.game.table(self.seat)[self.project]

    @property
    def plain(self) -> list[str]:
        """The resources beside it, without wildcards and cards that add a need."""
        return [card for card in self.beside if card in CLASSES["resource"]]

    def unmet(self, *more: str) -> int:
        """How many needs stay unmet when it has these cards more, "n of one" being of the kind that is best. [R17]"""
        return least_unmet(self.project, tuple(sorted(self.beside)), tuple(sorted(more)))


def laid_out(deck: Path, *projects: str) -> Game:
    """A game with a project for each seat and all other cards in the first seat's hand."""
    hand = [card.id for card in arrange(deck).cards if card.role != "project"]
    return arrange(deck, hands=[hand, []], table=[{project: []} for project in projects])


def held(game: Game) -> dict[str, int]:
    """A card of each title that still lies in the hand."""
    return {card.id: c for c, card in enumerate(game.cards) if game.state.place[c] == n.HAND}


def change(study: Study, chance: random.Random) -> None:
    """Put a card that is needed or adds a need; or, one time in five, take a resource away."""
    s, d, side = study.game.state, study.game.tables.deck, n.BESIDE + study.number
    laid = [c for c in range(d.cards) if s.place[c] == side and d.serves[c]]
    if laid and chance.random() < 0.2:
        shift(s, d, chance.choice(laid), n.HAND, n.MOVES, 0)
        return
    needed = [c for c in held(study.game).values() if fits(s, d, study.number, c)]
    adding = [c for c in held(study.game).values() if d.adds[c] & d.printed[study.number]]
    usable = needed if needed and chance.random() < 0.9 else adding
    if usable:
        shift(s, d, chance.choice(usable), side, n.MOVES, 0)


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_deck(tmp_path_factory.mktemp("deck"))


@pytest.mark.rule("P10", "R4")
@pytest.mark.parametrize("project", ALONE)
@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_needed_exactly_if_it_meets_a_need_that_the_others_leave(deck: Path, project: str, seed: int) -> None:
    chance = random.Random(f"{project} {seed}")
    game = laid_out(deck, project)
    study, s, d = Study(game, 0), game.state, game.tables.deck
    for _ in range(15):
        for card, c in held(game).items():
            if card not in ADDED:
                assert fits(s, d, study.number, c) == (study.unmet(card) < study.unmet()), (study.beside, card)
        assert is_full(s, study.number) == (study.unmet() == 0), study.beside
        change(study, chance)


@pytest.mark.rule("P33")
@pytest.mark.parametrize("seed", range(20))
def test_in_a_pair_a_plain_card_serves_both_and_a_wildcard_one(deck: Path, seed: int) -> None:
    chance = random.Random(seed)
    game = laid_out(deck, *chance.sample(list(ALONE), 2))
    s, d = game.state, game.tables.deck
    pair = Study(game, 0), Study(game, 1)
    join(s, d, pair[0].number, pair[1].number)
    for _ in range(12):
        unmet = [study.unmet(*other.plain) for study, other in (pair, pair[::-1])]
        assert is_full(s, pair[0].number) == is_full(s, pair[1].number) == (unmet == [0, 0])
        for card, c in held(game).items():
            helps = [study.unmet(card, *other.plain) < unmet[study.seat] for study, other in (pair, pair[::-1])]
            for study in pair:
                needed = helps[study.seat] if card in WILDCARDS else any(helps)
                assert card in ADDED or fits(s, d, study.number, c) == needed, (pair[0].beside, pair[1].beside, card)
        change(chance.choice(pair), chance)


@pytest.mark.rule("P10")
def test_a_card_that_could_only_be_matched_by_moving_two_others_aside_is_needed(deck: Path) -> None:
    table = [{"crossed": ["any-species", "any-technique"]}, {}]
    game = arrange(deck, hands=[["yeast", "fly", "imaging"], []], table=table)
    play(game, "put yeast on crossed", "complete crossed")
    assert game.completed(0) == ["crossed"]


@pytest.mark.rule("P10")
def test_a_plain_need_does_not_fix_the_kind_of_several_of_one(deck: Path) -> None:
    game = arrange(deck, hands=[["fly"], []], table=[{"one-and-of-one": ["yeast"]}, {}])
    assert offered(game) == ["end", "put fly"], "yeast meets the need of yeast, and flies may be the two of one"


@pytest.mark.rule("P33")
def test_in_a_pair_several_of_one_are_not_met_by_two_kinds(deck: Path) -> None:
    game = arrange(deck, hands=[[], ["yeast", "fly"]], table=[{"of-one": []}, {"plain": []}], to_move=1)
    play(game, "offer plain", "with of-one", "accept", "put yeast on plain", "put fly on plain")
    assert len(game.view(None).needs["of-one"]["missing"]) == 1

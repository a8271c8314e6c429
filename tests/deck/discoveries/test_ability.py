"""What the sentences on a hero, an inspiration or a challenge come to."""

from random import Random

import pytest

from labdeck.deck.discoveries.ability import Ability, ability
from labdeck.deck.discoveries.deeds import BONUSES, GIFTS
from labdeck.deck.language.clause import Item, Sentence
from labdeck.deck.language.reading import Refused, read
from labdeck.rules import numbers as n
from tests.deck.language.vocabularies import DISCOVERIES, END, OF_HEROES, targets, well_formed
from tests.tools.sentences import a_clause


def ability_of(text: str) -> Ability:
    sentences = read(text, OF_HEROES)
    assert not isinstance(sentences, Refused), sentences
    return ability(sentences, OF_HEROES)


@pytest.mark.rule("D17", "DR14")
@pytest.mark.parametrize("verb", DISCOVERIES.verbs)
def test_an_ability_works_at_once_or_at_the_end_or_allows_something(verb: str) -> None:
    for seed in range(20):
        made = ability([Sentence((Item((a_clause(Random(seed), OF_HEROES, verb),)),))], OF_HEROES)
        assert [bool(made.program), bool(made.bonus), bool(made.gives)].count(True) == 1
        assert bool(made.gives) == (verb in GIFTS)
        assert bool(made.bonus) == (verb in BONUSES)
        if made.program:
            assert made.program[0] == (n.OP_ANSWER, 0, 0, 0), "the moment to answer comes first"
        if made.program or made.bonus:
            assert well_formed(list(made.program or made.bonus))


def test_jumps_of_a_second_ability_are_counted_from_the_beginning_too() -> None:
    alone, after = (ability_of(text).program for text in ("Steal 1 item.", "Draw 1 card. Steal 1 item."))
    assert after[:3] == ((n.OP_ANSWER, 0, 0, 0), (n.OP_DRAW, n.ACTOR, 1, n.RESOURCE_PILE), (n.OP_END, 0, 0, 0))
    assert targets(list(alone)) == {5, 6}
    assert targets(list(after)) == {7, 8}


def test_abilities_of_several_kinds_stand_side_by_side() -> None:
    made = ability_of("Draw 1 card. Holds up to 3 items. At the end: +2 for each location you have.")
    assert made.gives == {"items": 3}
    assert made.bonus == ((n.OP_BONUS_PER, n.OF_LOCATIONS, 0, 2), END)
    assert made.program == ((n.OP_ANSWER, 0, 0, 0), (n.OP_DRAW, n.ACTOR, 1, n.RESOURCE_PILE), END)

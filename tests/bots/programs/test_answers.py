"""What a program asks is answered by what follows: the best card is taken, the least given, harm goes to the leader."""

import pytest

from labdeck.bots.discoveries.greedy import score
from labdeck.bots.projects.greedy import best_listed
from labdeck.rules import numbers as n

from .saying import BARE, Saying, Step, saying
from .test_course import ANY, DISCARDED, DRAW, LOSE, OTHER, TAKEN, WIN

GAIN: Step = (n.OP_POINTS, n.CHOSEN_SEAT, 2)
HARM: Step = (n.OP_POINTS, n.CHOSEN_SEAT, -2)
EVERYONE = [n.SEAT_CODE, n.SEAT_CODE + 1, n.SEAT_CODE + 2]


def chosen(said: Saying, *codes: int) -> int:
    """Which of these codes the greedy bot chooses for the asked seat."""
    for i, code in enumerate(codes):
        said.m.legal[i] = code
    return best_listed(said.m, said.d, said.m.asked, len(codes))


@pytest.mark.parametrize(("deed", "answer"), [(WIN, n.ACCEPT), (LOSE, n.PASS)])
def test_may_is_used_where_it_helps(deed: Step, answer: int) -> None:
    said = saying((n.OP_MAY, n.ACTOR), deed)
    said.asked(n.ASK_MAY, 0)
    assert chosen(said, n.PASS, n.ACCEPT) == answer


@pytest.mark.parametrize(("brings", "answer"), [(3, n.ACCEPT), (1, n.PASS)])
def test_may_is_used_for_what_depends_on_it(brings: int, answer: int) -> None:
    depends = (n.OP_IF, n.DID | 1 << n.LEAST_SHIFT | n.BOUNDLESS << n.MOST_SHIFT, 0, 5)
    said = saying((n.OP_MAY, n.ACTOR), (n.OP_POINTS, n.ACTOR, -2), (n.OP_END,), depends, (n.OP_POINTS, 0, brings))
    said.asked(n.ASK_MAY, 0)
    assert chosen(said, n.PASS, n.ACCEPT) == answer


def test_another_seat_does_what_helps_it() -> None:
    said = saying((n.OP_EACH,), (n.OP_MAY, n.CHOSEN_SEAT, 0, 3), GAIN, (n.OP_NEXT, 0, 0, 1))
    said.asked(n.ASK_MAY, 1, asked=1, seat=1)
    assert chosen(said, n.PASS, n.ACCEPT) == n.ACCEPT


@pytest.mark.parametrize("best", [0, 1, 2])
def test_of_several_deeds_the_best_is_chosen(best: int) -> None:
    deeds = [DRAW if i == best else LOSE for i in range(3)]
    to_end = (n.OP_JUMP, 0, 0, 6)
    said = saying((n.OP_OR, 3, 3, 5), deeds[0], to_end, deeds[1], to_end, deeds[2])
    said.asked(n.ASK_OR, 0)
    assert chosen(said, n.FIRST, n.SECOND, n.THIRD) == n.FIRST + best


@pytest.mark.parametrize(("deed", "answer"), [(GAIN, 0), (HARM, 2)])
def test_what_helps_goes_to_oneself_and_what_hurts_to_the_leader(deed: Step, answer: int) -> None:
    table = [{}, {}, {"jill-tarter": ["astronomy", "physics", "computer-science"]}]
    said = saying((n.OP_SEAT, n.ANYONE), deed, hands=[[BARE], [], []], table=table)
    said.asked(n.ASK_SEAT, 0)
    assert chosen(said, *EVERYONE) == n.SEAT_CODE + answer


def test_the_test_of_a_seat_is_no_step() -> None:
    tested = (n.OP_IF, n.HAS_CARDS | n.CHOSEN_SEAT << n.WHO_SHIFT | 9 << n.LEAST_SHIFT | n.BOUNDLESS << n.MOST_SHIFT)
    said = saying((n.OP_SEAT, n.ANYONE, 0, n.IS_TESTED), tested, HARM)
    said.asked(n.ASK_SEAT, 0)
    assert chosen(said, n.SEAT_CODE, n.SEAT_CODE + 1) == n.SEAT_CODE + 1


@pytest.mark.parametrize("deed", [DISCARDED, (n.OP_MOVE, n.TO_SEAT)])
def test_what_is_given_up_is_what_no_project_needs(deed: Step) -> None:
    said = saying((n.OP_CARD, n.OWN_HAND, ANY), deed, hands=[[BARE, "professor", "junior"], []])
    said.asked(n.ASK_CARD, 0, seat=1)
    professor, junior = said.numbers["professor"], said.numbers["junior"]
    assert chosen(said, professor, junior) == junior


def test_what_is_picked_in_secret_is_what_no_project_needs() -> None:
    said = saying(OTHER, (n.OP_PICK, n.ACTOR, ANY), hands=[[BARE, "professor", "junior"], []])
    said.asked(n.ASK_CARD, 1, seat=1)
    professor, junior = said.numbers["professor"], said.numbers["junior"]
    assert chosen(said, professor, junior) == junior


def test_what_is_taken_is_what_a_project_needs() -> None:
    said = saying((n.OP_CARD, n.IN_DISCARD, ANY), TAKEN, discard=["junior", "professor"])
    said.asked(n.ASK_CARD, 0)
    professor, junior = said.numbers["professor"], said.numbers["junior"]
    assert chosen(said, junior, professor) == professor


def test_a_card_is_discarded_for_what_depends_on_it_and_kept_otherwise() -> None:
    depends = (n.OP_IF, n.DID | 1 << n.LEAST_SHIFT | n.BOUNDLESS << n.MOST_SHIFT, 0, 5)
    steps = ((n.OP_CARD, n.OWN_HAND, ANY, n.MAY), DISCARDED, (n.OP_END,), depends, (n.OP_POINTS, n.ACTOR, 9))
    for size, is_given in ((5, True), (2, False)):
        said = saying(*steps[:size], hands=[[BARE, "professor"], []])
        said.asked(n.ASK_CARD, 0)
        professor = said.numbers["professor"]
        assert chosen(said, professor, n.PASS) == (professor if is_given else n.PASS)


def test_cards_are_discarded_for_as_many_new_ones() -> None:
    lose = ((n.OP_CARD, n.OWN_HAND, ANY, n.MAY), DISCARDED, (n.OP_JUMP,), (n.OP_END,))
    said = saying(*lose, (n.OP_DRAW, n.ACTOR, 0, n.RESOURCE_PILE), hands=[[BARE, "professor", "junior"], []])
    said.asked(n.ASK_CARD, 0)
    junior, professor = said.numbers["junior"], said.numbers["professor"]
    assert chosen(said, professor, junior, n.PASS) == junior
    assert chosen(said, professor, n.PASS) == n.PASS


def test_what_is_good_for_a_project_goes_to_ones_own() -> None:
    said = saying((n.OP_PROJECT, n.ANYONE, n.AT_ALL), (n.OP_ATTACH,))
    said.asked(n.ASK_PROJECT, 0)
    mine, theirs = said.numbers["rachel-chang"], said.numbers["jill-tarter"]
    said.d.changing = said.d.guarding = 1
    for field, value, best in (("worth", 2, mine), ("worth", -2, theirs), ("fewer", 1, mine), ("guards", 1, mine)):
        getattr(said.d, field)[said.card] = value
        assert chosen(said, mine, theirs) == best
        getattr(said.d, field)[said.card] = 0
    said.d.adds_new[said.card] = 1
    said.d.more[said.card] = 1
    assert chosen(said, mine, theirs) == theirs


BLOCK = "im-with-her"


def blocked(question: int, *steps: Step) -> bool:
    """Whether seat 0 blocks what another's card does from its second step on."""
    said = saying((n.OP_SEAT, n.ANYONE), (n.OP_WINDOW, n.CHOSEN_SEAT), *steps, hands=[[BARE, BLOCK, "professor"], []])
    said.asked(question, 1, actor=1)
    block = said.numbers[BLOCK]
    return chosen(said, n.PASS, block) == block


@pytest.mark.parametrize(
    ("deed", "is_blocked"),
    [
        (HARM, True),
        ((n.OP_DUMP, n.FROM_HAND | n.OF_SEAT, ANY), True),
        ((n.OP_DUMP, n.FROM_HAND | n.OF_SEAT, n.PROJECT_SORT), False),
        ((n.OP_SKIP, n.CHOSEN_SEAT, 1), True),
        ((n.OP_DUMP, n.FROM_MAT | n.OF_SEAT, ANY), True),
    ],
)
def test_blocks_what_hurts_more_than_a_block_is_worth(deed: Step, is_blocked: bool) -> None:
    assert blocked(n.ASK_BLOCK, deed) == is_blocked


def test_blocks_for_all_that_the_card_will_do() -> None:
    lose = (n.OP_POINTS, n.CHOSEN_SEAT, -1)
    later = ((n.OP_END,), (n.OP_EACH,), (n.OP_POINTS, n.CHOSEN_SEAT, -1), (n.OP_NEXT, 0, 0, 5))
    assert blocked(n.ASK_BLOCK, lose, *later)


def test_does_not_block_what_helps_another() -> None:
    assert not blocked(n.ASK_BLOCK, (n.OP_POINTS, n.ACTOR, 9))


@pytest.mark.parametrize(
    ("deed", "is_opposed"),
    [
        ((n.OP_POINTS, n.ACTOR, 3), True),
        (HARM, True),
        ((n.OP_POINTS, n.ACTOR, -3), False),
        (GAIN, False),
    ],
)
def test_opposes_what_helps_the_others_or_hurts_oneself(deed: Step, is_opposed: bool) -> None:
    assert blocked(n.ASK_OPPOSE, deed) == is_opposed


@pytest.mark.parametrize(("card", "side"), [("professor", n.TOP), ("junior", n.BOTTOM)])
def test_leaves_on_the_top_what_it_needs(card: str, side: int) -> None:
    said = saying((n.OP_RETURN, n.RESOURCE_PILE), hands=[[BARE, card], []])
    said.asked(n.ASK_SIDE, 0, chosen=said.numbers[card])
    assert chosen(said, n.TOP, n.BOTTOM) == side


@pytest.mark.parametrize(("deed", "is_played"), [(WIN, True), (LOSE, False)])
def test_plays_what_helps_and_keeps_what_does_not(deed: Step, is_played: bool) -> None:
    said = saying(deed, table=[{}, {}])
    said.m.ask, said.m.asked = n.ASK_ACT, 0
    assert (chosen(said, said.card, n.END) == said.card) == is_played


def test_discards_first_what_it_would_never_play() -> None:
    said = saying(LOSE, hands=[[BARE, "sexism-delays-science"], []])
    said.m.ask, said.m.asked, said.m.phase = n.ASK_DISCARD, 0, n.DISCARD_PHASE
    for said.m.turns in range(6):  # each breaks ties in another way
        assert chosen(said, said.numbers["sexism-delays-science"], said.card) == said.card


def test_games_of_discoveries_are_read_alike() -> None:
    field = ["universal-machine"]
    for deed, answer in ((WIN, n.ACCEPT), (LOSE, n.PASS)):
        said = saying(
            (n.OP_MAY, n.ACTOR), deed, deck="heroes", card="eureka", hands=[["eureka"], []], table=[{}, {}], field=field
        )
        said.asked(n.ASK_MAY, 0)
        scores = {code: score(said.m, said.d, 0, code) for code in (n.ACCEPT, n.PASS)}
        assert max(scores, key=lambda code: scores[code]) == answer

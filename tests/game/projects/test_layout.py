"""Each sentence about arranging a position."""

from typing import Any

import pytest

from labdeck import DeckError, arrange
from labdeck.game.projects.layout import STARTS


def test_a_pile_left_out_gets_all_cards_not_placed_shuffled_by_the_seed() -> None:
    game = arrange("ingenium", hands=[["physics"], []], seed=1)
    assert (game.count("project"), game.count("resource")) == (21, 98)
    assert (game.count("discard"), game.count("burn"), game.count("out")) == (0, 0, 0)
    assert game.pile("resource") == arrange("ingenium", hands=[["physics"], []], seed=1).pile("resource")
    assert game.pile("resource") != arrange("ingenium", hands=[["physics"], []], seed=2).pile("resource")


def test_a_list_is_the_piles_top_first_card_on_top_with_the_rest_below() -> None:
    game = arrange("ingenium", resource=["chemistry", "physics"], project=["jill-tarter"], players=2)
    assert game.pile("resource")[:2] == ["chemistry", "physics"]
    assert game.pile("project")[0] == "jill-tarter"
    assert (game.count("project"), game.count("resource")) == (21, 99)
    assert arrange("ingenium", discard=["doctorate", "junior"]).pile("discard") == ["doctorate", "junior"]
    assert arrange("ingenium", burn=["doctorate", "junior"]).pile("burn") == ["doctorate", "junior"]


def test_an_empty_list_is_an_empty_pile_and_its_cards_are_out_of_the_game() -> None:
    game = arrange("ingenium", resource=[], hands=[["physics"], []])
    assert (game.count("resource"), game.count("out")) == (0, 98)
    assert "draw resource" not in [str(choice) for choice in arrange("ingenium", resource=[], phase="draw").choices]


@pytest.mark.rule("P26")
def test_an_empty_project_pile_counts_as_drawn() -> None:
    full = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
    game = arrange("ingenium", project=[], table=[full, {}])
    game.play("complete jill-tarter")
    assert game.view(None).last_call > 0
    assert arrange("ingenium", table=[full, {}]).view(None).last_call == 0


@pytest.mark.rule("P15")
def test_a_card_to_be_played_at_once_is_the_only_choice() -> None:
    for phase in STARTS:
        game = arrange("ingenium", hands=[["stupid-patriarchy", "physics"], []], phase=phase)
        assert [str(choice) for choice in game.choices] == ["play stupid-patriarchy"]
        assert game.hand(0) == ["physics", "stupid-patriarchy"]


def test_phases_draws_skips_and_completed_projects_are_laid_out() -> None:
    game = arrange(
        "ingenium",
        hands=[[], ["physics"], []],
        completed=[["jill-tarter"], [], ["rachel-chang", "brenda-milner"]],
        skip=[0, 0, 1],
        to_move=1,
        phase="draw",
        draws=1,
    )
    assert (game.seats, game.to_move, game.completed(2)) == (3, 1, ["rachel-chang", "brenda-milner"])
    assert game.view(None).skips == [0, 0, 1]
    game.play("draw resource")
    assert game.view(None).phase != "draw"


@pytest.mark.rule("P24")
def test_as_many_skips_as_can_add_up_are_laid_out() -> None:
    game = arrange("ingenium", hands=[["biased-family-leave"], []], skip=[0, 99])
    game.play("play biased-family-leave")
    game.play("pass")
    assert game.view(None).skips == [0, 99]


def test_hands_are_known_to_their_owners_alone() -> None:
    game = arrange("ingenium", hands=[["physics"], ["doctorate"]])
    assert (game.view(0).hand, game.view(1).hand) == (["physics"], ["doctorate"])
    assert game.view(None).hand_counts == [{"project": 0, "resource": 1}] * 2


def test_the_number_of_seats_comes_from_the_lists_or_is_given() -> None:
    assert arrange("ingenium").seats == 3
    assert arrange("ingenium", hands=[[], [], [], []]).seats == 4
    assert arrange("ingenium", hands=[["physics"]], players=5).seats == 5


def test_knobs_and_names_are_taken() -> None:
    game = arrange("ingenium", hands=[[], []], names=["Ann", "Ben"], phase="draw", draw=4)
    assert (game.names, game.knobs["draw"], game.state.draws) == (("Ann", "Ben"), 4, 4)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown card": ({"hands": [["phisics"], []]}, "the nearest right word is physics"),
    "no card": ({"hands": [[3], []]}, "there is no card 3"),
    "too many copies": ({"hands": [["jill-tarter"], ["jill-tarter"]]}, "more of jill-tarter"),
    "too many in all": ({"discard": ["jill-tarter"], "project": ["jill-tarter"]}, "more of jill-tarter"),
    "a resource as a project": ({"table": [{"physics": []}, {}]}, "physics is not a scientist"),
    "a resource completed": ({"completed": [["physics"], []]}, "physics is not a scientist"),
    "what is not needed": ({"table": [{"jill-tarter": ["medicine"]}, {}]}, "does not need all of medicine"),
    "twice what is needed": ({"table": [{"jill-tarter": ["physics", "physics"]}, {}]}, "does not need all"),
    "a project beside one": ({"table": [{"jill-tarter": ["rachel-chang"]}, {}]}, "cannot lie beside"),
    "a wrong back": ({"resource": ["jill-tarter"]}, "another back"),
    "no modifier pile": ({"modifier": ["stupid-patriarchy"]}, "no modifier pile"),
    "a seat that is not there": ({"to_move": 3}, "to_move"),
    "a phase that is not there": ({"phase": "drawing"}, "the nearest right word is draw"),
    "a phase like none": ({"phase": "foo"}, "there is no 'foo'; there are draw, act and discard"),
    "a need without the tag": ({"table": [{"jill-tarter": ["prove-it-again-and-again"]}, {}]}, "cannot lie beside"),
    "draws out of phase": ({"draws": 1}, "only in the draw phase"),
    "too many draws": ({"draws": 99, "phase": "draw"}, "from 0 to 10"),
    "too many hands": ({"hands": [[]] * 6}, "cannot play"),
    "one hand": ({"hands": [[]]}, "cannot play"),
    "more hands than players": ({"hands": [[], [], []], "players": 2}, "one item for each of 2 seats"),
    "a hand as text": ({"hands": ["physics", "physics"]}, "a list for each seat"),
    "a pile as text": ({"resource": "physics"}, "a list of card ids"),
    "skips as text": ({"skip": ["1", "2"]}, "a int for each seat"),
    "skips below none": ({"skip": [-1, 0]}, "from 0 to 99"),
    "more skips than can add up": ({"skip": [100, 0]}, "from 0 to 99"),
    "a seed that is none": ({"seed": "x"}, "seed"),
    "an unknown knob": ({"drawn": 2}, "drawn"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_a_reason(case: str) -> None:
    position, says = IMPOSSIBLE[case]
    with pytest.raises(DeckError, match=says):
        arrange("ingenium", **position)

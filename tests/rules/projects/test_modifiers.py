"""Modifiers: when they are played, what becomes of them, and who may answer. P15 to P21."""

import pytest

from labdeck import IllegalChoice, arrange
from tests.tools.sitting import offered, play, told

ASTRONOMER = {"jill-tarter": ["astronomy", "physics"]}


@pytest.mark.rule("P15")
def test_cards_to_be_played_at_once_come_after_all_draws_in_the_players_order() -> None:
    drawn = ["a-phd-does-not-mean-security", "diversity-makes-better-science"]
    game = arrange("ingenium", players=2, resource=drawn, phase="draw")
    play(game, "draw resource", "draw resource")
    assert offered(game) == [f"play {card}" for card in drawn]


@pytest.mark.rule("P15")
def test_where_each_card_is_seen_it_is_played_wholly_before_the_next_draw() -> None:
    game = arrange("microbes", players=2, modifier=["binary-fission"], resource=["soil", "host"], phase="draw")
    game.play("draw modifier")
    assert offered(game) == ["play binary-fission"]
    game.play("play binary-fission")
    assert (game.hand(0), game.pile("burn")) == (["host", "soil"], ["binary-fission"])
    assert game.view(0).phase == "draw"


@pytest.mark.rule("P15")
def test_one_drawn_by_an_effect_is_played_when_its_draws_are_made() -> None:
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=["girl-power", "physics", "junior", "activist"])
    game.play("play trailblazer")
    assert game.hand(0) == ["physics", "girl-power"]
    assert offered(game) == ["play girl-power"]
    game.play("play girl-power")
    assert sorted(game.hand(0)) == ["activist", "junior", "physics"]


@pytest.mark.rule("P16")
def test_a_kept_modifier_counts_as_a_card_in_hand() -> None:
    game = arrange("ingenium", hands=[["ftw", "im-with-her"], []], table=[{"jill-tarter": []}, {}], phase="discard")
    assert offered(game) == ["discard ftw", "discard im-with-her"]
    game.play("discard ftw")
    assert "end" in offered(game)


@pytest.mark.rule("P17")
def test_while_it_is_being_resolved_a_modifier_is_in_no_pile() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], []], table=[{}, ASTRONOMER])
    game.play("play stupid-patriarchy")
    assert "stupid-patriarchy" not in game.hand(0)
    assert game.count("burn") == game.count("discard") == 0
    play(game, "choose physics", "pass")
    assert game.pile("burn") == ["stupid-patriarchy", "physics"]


@pytest.mark.rule("P17")
def test_an_extra_need_burns_when_its_project_is_completed() -> None:
    beside = ["physics", "prove-it-again-and-again", "physics"]
    game = arrange("ingenium", hands=[["astronomy"], []], table=[{"reina-maruyama": beside}, {}])
    play(game, "put astronomy", "on reina-maruyama", "complete reina-maruyama")
    assert sorted(game.pile("burn")) == ["astronomy", "physics", "physics", "prove-it-again-and-again"]


@pytest.mark.rule("P17")
def test_an_extra_need_burns_when_its_project_is_discarded() -> None:
    beside = ["physics", "prove-it-again-and-again"]
    game = arrange("ingenium", hands=[["the-leaky-pipeline"], []], table=[{"reina-maruyama": beside}, {}])
    play(game, "play the-leaky-pipeline", "pass")
    assert game.hand(0) == ["physics"]
    assert game.pile("discard") == ["reina-maruyama"]
    assert sorted(game.pile("burn")) == ["prove-it-again-and-again", "the-leaky-pipeline"]


@pytest.mark.rule("P17")
def test_an_extra_need_lies_beside_its_project() -> None:
    hand = ["prove-it-again-and-again"]
    game = arrange("ingenium", hands=[hand, []], table=[{}, {"reina-maruyama": ["physics"]}])
    play(game, "play prove-it-again-and-again", "pass")
    assert game.table(1) == {"reina-maruyama": ["physics", "prove-it-again-and-again"]}
    assert game.count("burn") == 0


NOTHING_THERE = [
    "stupid-patriarchy",
    "credit-where-credit-is-due",
    "ways-of-the-queen-bee",
    "the-leaky-pipeline",
    "tokenism-and-marie-curie",
    "girls-dont-see-themselves-as-scientists",
    "prove-it-again-and-again",
    "good-girls-play-nice",
    "mentors-are-awesome",
    "back-handed-compliment",
    "its-time-to-invest-in-women",
]


@pytest.mark.rule("P18")
@pytest.mark.parametrize("card", NOTHING_THERE)
def test_a_modifier_that_finds_nothing_to_act_on_burns(card: str) -> None:
    game = arrange("ingenium", hands=[[card], []])
    game.play(f"play {card}")
    assert game.pile("burn") == [card]
    assert offered(game) == ["end"], "nobody was asked, and the turn goes on"
    assert told(game, None).count("finds nothing to act on") == 1


@pytest.mark.rule("P18", "R27")
@pytest.mark.parametrize(("hands", "asked"), [([[], []], False), ([["soil"], []], True)])
def test_a_group_loss_finds_nothing_if_everyone_can_see_so(hands: list[list[str]], asked: bool) -> None:
    hands[0].append("ocean-acidification")
    game = arrange("microbes", hands=hands)
    game.play("play ocean-acidification")
    assert (offered(game) == ["pass"]) == asked
    assert ("finds nothing to act on" in told(game, None)) != asked


@pytest.mark.rule("P18", "R27")
def test_a_loss_that_met_only_other_cards_in_the_hand_found_nothing() -> None:
    game = arrange("ingenium", hands=[["its-time-to-invest-in-women", "physics"], []])
    play(game, "play its-time-to-invest-in-women", "pass")
    assert (game.hand(0), "finds nothing to act on" in told(game, None)) == (["physics"], True)


WOMAN_OF_COLOUR = {"reina-maruyama": ["astronomy", "physics"]}
ANOTHER = {"veena-rawat": ["engineering", "doctorate"]}
HIT: dict[str, tuple[list[dict[str, list[str]]], list[str]]] = {
    "another's": ([{}, WOMAN_OF_COLOUR], []),
    "the player's own, if it is the only one": ([WOMAN_OF_COLOUR, ASTRONOMER], []),
    "either, as the player chooses": ([WOMAN_OF_COLOUR, ANOTHER], ["choose reina-maruyama", "choose veena-rawat"]),
}


@pytest.mark.rule("P19")
@pytest.mark.parametrize("case", HIT)
def test_it_hits_a_woman_of_colour_of_any_player(case: str) -> None:
    table, choices = HIT[case]
    game = arrange("ingenium", hands=[["mistaken-for-a-janitor"], []], table=table)
    game.play("play mistaken-for-a-janitor")
    if choices:
        assert (game.to_move, offered(game)) == (0, choices)
        game.play(choices[0])
    owner = 0 if table[0] else 1
    assert (game.to_move, offered(game)) == (owner, ["pass"])


@pytest.mark.rule("P19")
def test_the_owner_chooses_the_card_to_lose_and_it_goes_to_discard() -> None:
    game = arrange("ingenium", hands=[["good-girls-play-nice"], []], table=[{}, WOMAN_OF_COLOUR])
    play(game, "play good-girls-play-nice", "pass")
    assert (game.to_move, offered(game)) == (1, ["choose astronomy", "choose physics"])
    game.play("choose astronomy")
    assert game.pile("discard") == ["astronomy"]
    assert game.table(1) == {"reina-maruyama": ["physics"]}


@pytest.mark.rule("P19")
def test_with_no_woman_of_colour_active_it_burns() -> None:
    game = arrange("ingenium", hands=[["good-girls-play-nice"], []], table=[{}, ASTRONOMER])
    game.play("play good-girls-play-nice")
    assert (game.pile("burn"), game.table(1)) == (["good-girls-play-nice"], ASTRONOMER)


@pytest.mark.rule("P20")
def test_the_player_hurt_may_block_on_anyones_turn() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], ["im-with-her"]], table=[{}, ASTRONOMER])
    play(game, "play stupid-patriarchy", "choose physics")
    assert (game.to_move, offered(game)) == (1, ["block im-with-her", "pass"])
    game.play("block im-with-her")
    assert game.table(1) == ASTRONOMER
    assert (game.to_move, game.hand(1)) == (0, [])


@pytest.mark.rule("P20")
def test_a_block_answers_nothing_afterwards() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], ["im-with-her"]], table=[{}, ASTRONOMER])
    play(game, "play stupid-patriarchy", "choose physics", "pass")
    assert game.table(1) == {"jill-tarter": ["astronomy"]}
    with pytest.raises(IllegalChoice):
        game.play("block im-with-her")


@pytest.mark.rule("P20")
def test_a_block_is_not_played_in_the_action_phase() -> None:
    game = arrange("ingenium", hands=[["im-with-her"], []], table=[ASTRONOMER, {"reina-maruyama": ["astronomy"]}])
    assert offered(game) == ["end"]
    with pytest.raises(IllegalChoice, match="P20"):
        game.play("play im-with-her")


@pytest.mark.rule("P20")
def test_only_a_card_that_says_so_blocks() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], ["ftw", "physics"]], table=[{}, ASTRONOMER])
    play(game, "play stupid-patriarchy", "choose physics")
    for card in ("ftw", "physics", "im-with-her"):
        with pytest.raises(IllegalChoice):
            game.play(f"block {card}")


@pytest.mark.rule("P21")
@pytest.mark.parametrize("need", ["astronomy", "physics", "computer-science"])
def test_a_wildcard_stands_for_any_one_need_undeclared(need: str) -> None:
    others = [kind for kind in ("astronomy", "physics", "computer-science") if kind != need]
    game = arrange("ingenium", hands=[others, []], table=[{"jill-tarter": ["ftw"]}, {}])
    play(game, *[f"put {kind} on jill-tarter" for kind in others], "complete jill-tarter")
    assert game.completed(0) == ["jill-tarter"]


@pytest.mark.rule("P21")
def test_a_wildcard_stands_for_one_need_only() -> None:
    game = arrange("ingenium", table=[{"reina-maruyama": ["ftw"]}, {}])
    assert offered(game) == ["end"]


@pytest.mark.rule("P21")
def test_a_wildcard_stands_only_for_the_classes_it_names() -> None:
    table: list[dict[str, list[str]]] = [{"nuclear-reprogramming": ["genetic-lines"]}, {}]
    game = arrange("gsa", hands=[["grant-approved-technique", "grant-approved-species"], []], table=table)
    assert "put grant-approved-technique" not in offered(game)
    play(game, "put grant-approved-species on nuclear-reprogramming", "complete nuclear-reprogramming")
    assert game.score(0) == 2

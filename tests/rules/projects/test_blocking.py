"""Whom a modifier hurts, and the moment to answer it. R18, R20, R25 to R27."""

from typing import Any

import pytest

from labdeck import IllegalChoice, arrange
from labdeck.deck import load, tables
from labdeck.rules import numbers as n
from tests.tools.sitting import offered, play

HARM = {
    "stupid-patriarchy": n.HURTS_OTHER,
    "ways-of-the-queen-bee": n.HURTS_OTHER,
    "biased-family-leave": n.HURTS_OTHER,
    "good-girls-play-nice": n.HURTS_ANY,
    "prove-it-again-and-again": n.HURTS_ANY,
    "representation-is-everything": n.HURTS_ANY,
    "sexism-delays-science": n.HURTS_ANY,
    "credit-where-credit-is-due": n.HURTS_SELF,
    "girls-dont-see-themselves-as-scientists": n.HURTS_SELF,
    "a-phd-does-not-mean-security": n.HURTS_SELF,
    "the-leaky-pipeline": n.HURTS_SELF,
    "tokenism-and-marie-curie": n.HURTS_SELF,
    "its-time-to-invest-in-women": n.HURTS_SELF,
    "trailblazer": n.HURTS_NOBODY,
    "diversity-makes-better-science": n.HURTS_NOBODY,
    "mentors-are-awesome": n.HURTS_NOBODY,
    "we-got-your-back": n.HURTS_NOBODY,
    "ftw": n.HURTS_NOBODY,
    "im-with-her": n.HURTS_NOBODY,
}


@pytest.mark.rule("R18")
@pytest.mark.parametrize("card", HARM)
def test_harm_takes_cards_projects_or_turns_or_adds_needs(card: str) -> None:
    ingenium = tables(load("ingenium"))
    hurts = {title.id: ingenium.deck.hurts[c] for c, title in enumerate(ingenium.cards)}
    assert hurts[card] == HARM[card]


@pytest.mark.rule("R18")
def test_a_group_discard_hurts_all() -> None:
    microbes = tables(load("microbes"))
    hurts = {title.id: microbes.deck.hurts[c] for c, title in enumerate(microbes.cards)}
    assert (hurts["ocean-acidification"], hurts["quorum-sensing"]) == (n.HURTS_ALL, n.HURTS_NOBODY)


ASTRONOMER = {"jill-tarter": ["astronomy", "physics"]}


@pytest.mark.rule("R20")
def test_only_the_player_hurt_is_asked() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], [], ["im-with-her"]], table=[{}, ASTRONOMER, {}])
    play(game, "play stupid-patriarchy", "choose physics")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    assert game.table(1) == {"jill-tarter": ["astronomy"]}


@pytest.mark.rule("R20")
def test_with_the_knob_anyone_is_asked_from_the_player_hurt_clockwise() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], [], []], table=[{}, ASTRONOMER, {}], block="anyone")
    play(game, "play stupid-patriarchy", "choose physics")
    asked = []
    while offered(game) == ["pass"]:
        asked.append(game.to_move)
        game.play("pass")
    assert asked == [1, 2, 0]
    assert game.table(1) == {"jill-tarter": ["astronomy"]}


@pytest.mark.rule("R20")
def test_with_the_knob_the_first_block_ends_the_asking() -> None:
    hands = [["stupid-patriarchy"], [], ["im-with-her"]]
    game = arrange("ingenium", hands=hands, table=[{}, ASTRONOMER, {}], block="anyone")
    play(game, "play stupid-patriarchy", "choose physics", "pass", "block im-with-her")
    assert game.table(1) == ASTRONOMER
    assert (game.to_move, offered(game)) == (0, ["end"])


@pytest.mark.rule("R25")
def test_the_moment_to_block_comes_when_all_targets_are_named_and_nothing_has_moved() -> None:
    mine: dict[str, list[str]] = {"veena-rawat": [], "rachel-chang": []}
    theirs = {"brenda-milner": ["doctorate"]}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[mine, theirs])
    play(game, "play ways-of-the-queen-bee", "choose rachel-chang")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    assert (game.table(0), game.table(1)) == (mine, theirs)


@pytest.mark.rule("R25")
def test_a_card_that_the_victim_chooses_is_chosen_after_it() -> None:
    game = arrange("ingenium", hands=[["credit-where-credit-is-due"], []], table=[ASTRONOMER, {}])
    game.play("play credit-where-credit-is-due")
    assert offered(game) == ["pass"]
    game.play("pass")
    assert offered(game) == ["choose astronomy", "choose physics"]


@pytest.mark.rule("R25")
def test_a_block_cannot_be_blocked() -> None:
    hands = [["antibiotic-treatment", "endospore"], ["endospore"]]
    game = arrange("microbes", hands=hands, table=[{}, {"mimivirus": ["virus"]}], block="anyone")
    play(game, "play antibiotic-treatment", "block endospore")
    assert (game.to_move, offered(game)) == (0, ["end"])
    assert game.table(1) == {"mimivirus": ["virus"]}


@pytest.mark.rule("R25")
def test_a_block_drawn_in_the_same_draw_may_be_used() -> None:
    pile = ["back-handed-compliment", "im-with-her"]
    game = arrange("ingenium", hands=[["physics"], []], resource=pile, phase="draw")
    play(game, "draw resource", "draw resource", "play back-handed-compliment", "block im-with-her")
    assert game.hand(0) == ["physics"]


@pytest.mark.rule("R26")
def test_a_blocked_effect_takes_nothing_and_gives_nothing() -> None:
    hands = [["ways-of-the-queen-bee"], ["im-with-her"]]
    theirs = {"brenda-milner": ["doctorate"]}
    game = arrange("ingenium", hands=hands, table=[{"veena-rawat": []}, theirs])
    play(game, "play ways-of-the-queen-bee", "block im-with-her")
    assert (game.table(0), game.table(1)) == ({"veena-rawat": []}, theirs)


@pytest.mark.rule("R26")
def test_the_block_burns_and_then_the_modifier() -> None:
    game = arrange("ingenium", hands=[["biased-family-leave"], ["im-with-her"]])
    play(game, "play biased-family-leave", "block im-with-her")
    assert game.pile("burn") == ["biased-family-leave", "im-with-her"]
    assert game.view(None).skips == [0, 0]


@pytest.mark.rule("R26")
def test_a_blocked_extra_need_burns() -> None:
    hands = [["prove-it-again-and-again"], ["im-with-her"]]
    game = arrange("ingenium", hands=hands, table=[{}, {"reina-maruyama": []}])
    play(game, "play prove-it-again-and-again", "block im-with-her")
    assert game.table(1) == {"reina-maruyama": []}
    assert "prove-it-again-and-again" in game.pile("burn")


@pytest.mark.rule("R26")
def test_a_group_effect_goes_on_for_the_others() -> None:
    hands = [["ocean-acidification", "ocean"], ["endospore", "ocean"], ["ocean"]]
    game = arrange("microbes", hands=hands)
    play(game, "play ocean-acidification", "pass", "choose ocean", "block endospore", "pass", "choose ocean")
    assert [game.hand(seat) for seat in range(3)] == [[], ["ocean"], []]
    assert game.pile("discard") == ["ocean", "ocean"]


@pytest.mark.rule("R27")
def test_everyone_hurt_is_asked_whatever_they_hold() -> None:
    seen = set()
    for held in ("im-with-her", "physics"):
        game = arrange("ingenium", hands=[["stupid-patriarchy"], [held]], table=[{}, ASTRONOMER])
        play(game, "play stupid-patriarchy", "choose astronomy")
        assert game.to_move == 1
        seen.add(game.view(0).to_json())
    assert len(seen) == 1, "the other players see no difference"


@pytest.mark.rule("R27")
def test_a_choice_among_hidden_cards_is_asked_with_none_where_there_is_none() -> None:
    seen = set()
    for held in ("groundbreaker", "physics"):
        game = arrange("wise", hands=[["sexism-delays-science"], [held]])
        play(game, "play sexism-delays-science", "pass")
        assert (game.to_move, offered(game)) == (1, ["choose groundbreaker" if held == "groundbreaker" else "pass"])
        seen.add(game.view(0).to_json())
    assert len(seen) == 1


@pytest.mark.rule("R27")
def test_who_has_the_card_cannot_say_none() -> None:
    game = arrange("wise", hands=[["sexism-delays-science"], ["groundbreaker"]])
    play(game, "play sexism-delays-science", "pass")
    with pytest.raises(IllegalChoice):
        game.play("pass")


@pytest.mark.rule("R27")
def test_whoever_can_openly_lose_nothing_is_not_asked() -> None:
    hands = [["ocean-acidification"], ["mimivirus"], ["soil"], []]
    game = arrange("microbes", hands=hands)
    game.play("play ocean-acidification")
    assert game.to_move == 2, "a microbe's back is no resource's, and an empty hand is empty"
    play(game, "pass", "pass")
    assert game.pile("burn") == ["ocean-acidification"]


BLOCKS: dict[str, tuple[dict[str, Any], bool]] = {
    "both burned, and burn never returns": ({"burn": ["endospore", "endospore"]}, False),
    "one burned": ({"burn": ["endospore"]}, True),
    "one burned, one discarded": ({"burn": ["endospore"], "discard": ["endospore"]}, True),
    "both burned, and burn returns": ({"burn": ["endospore", "endospore"], "refill": ["burn"]}, True),
}


@pytest.mark.rule("R27")
@pytest.mark.parametrize("case", BLOCKS)
def test_the_hurt_are_asked_as_long_as_a_block_is_not_openly_out_of_the_game(case: str) -> None:
    position, asked = BLOCKS[case]
    game = arrange("microbes", hands=[["lab-shutdown"], []], **position)
    game.play("play lab-shutdown")
    assert offered(game) == (["pass"] if asked else ["end"])


@pytest.mark.rule("R27")
def test_a_deck_without_a_block_asks_nobody() -> None:
    game = arrange("gsa", hands=[["equipment-failure"], []], table=[{}, {"body-clock": ["genetic-lines"]}])
    game.play("play equipment-failure")
    assert (game.to_move, game.table(1)) == (0, {"body-clock": []})

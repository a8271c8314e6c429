"""What the sentences on cards come to, where the sheets leave it open. R4, R9 to R15, R29, R30, R32, R33."""

from pathlib import Path

import pytest

from labdeck import IllegalChoice, arrange
from tests.tools.decks import altered, rest_of
from tests.tools.sitting import offered, play


@pytest.mark.rule("R4")
@pytest.mark.parametrize("more", ["physics", "engineering"])
def test_one_more_of_the_same_type_is_any_discipline_among_the_printed_needs(more: str) -> None:
    beside = ["physics", "engineering", "doctorate", "professor", "representation-is-everything"]
    game = arrange("ingenium", hands=[[more, "doctorate", "chemistry"], []], table=[{"donna-strickland": beside}, {}])
    assert offered(game) == ["end", f"put {more}"]
    play(game, f"put {more} on donna-strickland", "complete donna-strickland")
    assert game.score(0) == 4


@pytest.mark.rule("R4")
@pytest.mark.parametrize("more", ["engineering", "doctorate"])
def test_any_of_the_ones_required_is_one_more_of_any_printed_need(more: str) -> None:
    beside = ["engineering", "doctorate", "prove-it-again-and-again"]
    game = arrange("ingenium", hands=[[more, "professor"], []], table=[{"veena-rawat": beside}, {}])
    assert offered(game) == ["end", f"put {more}"]
    play(game, f"put {more} on veena-rawat", "complete veena-rawat")
    assert game.score(0) == 3


@pytest.mark.rule("R4")
def test_several_extra_needs_add_up() -> None:
    beside = ["engineering", "doctorate", "prove-it-again-and-again", "representation-is-everything"]
    game = arrange("ingenium", hands=[["doctorate", "engineering"], []], table=[{"veena-rawat": beside}, {}])
    play(game, "put doctorate on veena-rawat")
    assert offered(game) == ["end", "put engineering"]
    play(game, "put engineering on veena-rawat", "complete veena-rawat")
    assert game.completed(0) == ["veena-rawat"]


@pytest.mark.rule("R9")
def test_discarding_the_hand_sends_projects_and_kept_modifiers_too() -> None:
    hand = ["a-phd-does-not-mean-security", "jill-tarter", "ftw", "physics"]
    game = arrange("ingenium", hands=[hand, []], table=[{"rachel-chang": ["doctorate"]}, {}])
    play(game, "play a-phd-does-not-mean-security", "pass")
    assert game.hand(0) == []
    assert sorted(game.pile("discard")) == ["ftw", "jill-tarter", "physics"]
    assert game.table(0) == {"rachel-chang": ["doctorate"]}


@pytest.mark.rule("R10")
def test_keep_only_one_the_player_chooses_which_stays() -> None:
    mine = {"jill-tarter": ["physics"], "rachel-chang": ["doctorate", "ftw"], "veena-rawat": []}
    game = arrange("ingenium", hands=[["tokenism-is-not-inclusion"], []], table=[mine, {}])
    play(game, "play tokenism-is-not-inclusion", "pass", "choose jill-tarter")
    assert game.table(0) == {"jill-tarter": ["physics"]}
    assert sorted(game.pile("discard")) == ["doctorate", "ftw", "rachel-chang", "veena-rawat"]


@pytest.mark.rule("R10")
def test_keep_only_one_does_nothing_to_a_player_with_one() -> None:
    game = arrange("ingenium", hands=[["kept-on-the-right-track"], []], table=[{"jill-tarter": ["physics"]}, {}])
    game.play("play kept-on-the-right-track")
    assert game.table(0) == {"jill-tarter": ["physics"]}
    assert offered(game) == ["end"]


@pytest.mark.rule("R11")
def test_the_queen_bee_takes_an_achievement_straight_to_a_project_that_needs_it() -> None:
    theirs = {"brenda-milner": ["doctorate", "professor", "medicine"]}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[{"veena-rawat": []}, theirs])
    play(game, "play ways-of-the-queen-bee", "pass")
    assert game.table(0) == {"veena-rawat": ["doctorate"]}
    assert game.table(1) == {"brenda-milner": ["professor", "medicine"]}
    assert game.hand(0) == []


@pytest.mark.rule("R11")
def test_the_queen_bee_does_nothing_without_an_achievement_that_is_needed() -> None:
    theirs = {"brenda-milner": ["doctorate", "medicine"]}
    mine = {"veena-rawat": ["doctorate"], "nadine-caron": ["professor"]}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[mine, theirs])
    game.play("play ways-of-the-queen-bee")
    assert (game.table(0), game.table(1)) == (mine, theirs)
    assert offered(game) == ["end"]


@pytest.mark.rule("R11")
def test_the_queen_bees_player_chooses_the_project_that_gets_the_card() -> None:
    mine: dict[str, list[str]] = {"veena-rawat": [], "rachel-chang": []}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[mine, {"brenda-milner": ["doctorate"]}])
    game.play("play ways-of-the-queen-bee")
    assert offered(game) == ["choose rachel-chang", "choose veena-rawat"]
    play(game, "choose rachel-chang", "pass")
    assert game.table(0) == {"veena-rawat": [], "rachel-chang": ["doctorate"]}


@pytest.mark.rule("R12")
def test_the_leaky_pipeline_discards_the_chosen_project_and_its_resources_come_back() -> None:
    mine = {"jill-tarter": ["physics", "ftw"], "rachel-chang": ["doctorate"]}
    game = arrange("ingenium", hands=[["the-leaky-pipeline"], []], table=[mine, {}])
    play(game, "play the-leaky-pipeline", "pass")
    assert offered(game) == ["choose jill-tarter", "choose rachel-chang"]
    game.play("choose jill-tarter")
    assert game.hand(0) == ["physics", "ftw"]
    assert (game.pile("discard"), game.table(0)) == (["jill-tarter"], {"rachel-chang": ["doctorate"]})


@pytest.mark.rule("R13")
def test_biased_family_leave_makes_another_player_of_ones_choice_skip_two_turns() -> None:
    game = arrange("ingenium", hands=[["biased-family-leave"], [], []])
    game.play("play biased-family-leave")
    assert offered(game) == ["choose seat 1", "choose seat 2"]
    play(game, "choose seat 2", "pass")
    assert game.view(None).skips == [0, 0, 2]


@pytest.mark.rule("R13")
def test_the_last_call_turn_is_skipped_too() -> None:
    full = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
    hands = [["biased-family-leave", "junior"], ["physics"]]
    game = arrange("ingenium", hands=hands, table=[full, {}], project=[], resource=[], refill=[])
    play(game, "play biased-family-leave", "pass", "complete jill-tarter", "end", "discard junior")
    assert (game.to_move, game.view(None).skips) == (0, [0, 1])
    play(game, "draw discard", "end", "discard junior")
    assert game.over
    assert game.hand(1) == ["physics"]


@pytest.mark.rule("R14")
def test_sexism_delays_science_makes_a_player_burn_a_groundbreaker_of_their_choice() -> None:
    hands = [["sexism-delays-science"], ["groundbreaker", "physics"]]
    game = arrange("wise", hands=hands, table=[{}, {"hedy-lamarr": ["groundbreaker"]}])
    play(game, "play sexism-delays-science", "pass")
    assert game.to_move == 1
    assert offered(game) == ["choose groundbreaker beside hedy-lamarr", "choose groundbreaker from hand"]
    game.play("choose groundbreaker beside hedy-lamarr")
    assert game.pile("burn") == ["sexism-delays-science", "groundbreaker"]
    assert game.hand(1) == ["physics", "groundbreaker"]


@pytest.mark.rule("R14")
def test_sexism_delays_science_may_choose_any_player_the_own_seat_included() -> None:
    mine = {"hedy-lamarr": ["groundbreaker"]}
    theirs = {"ada-lovelace": ["groundbreaker"]}
    game = arrange("wise", hands=[["sexism-delays-science"], [], []], table=[mine, theirs, {}])
    game.play("play sexism-delays-science")
    assert offered(game) == ["choose seat 0", "choose seat 1"]


@pytest.mark.rule("R14")
def test_in_ingenium_it_finds_no_such_card_until_a_table_changes_the_word(tmp_path: Path) -> None:
    hands = [["sexism-delays-science"], ["junior"]]
    assert offered(arrange("ingenium", hands=hands)) == ["end"]
    junior = altered(tmp_path, "ingenium", ("burns 1 groundbreaker of", "burns 1 junior of"))
    game = arrange(junior, hands=hands)
    play(game, "play sexism-delays-science", "pass", "choose junior")
    assert game.hand(1) == []


@pytest.mark.rule("R14", "P18")
def test_in_ingenium_it_burns_without_effect_where_it_must_be_played(tmp_path: Path) -> None:
    sentence = 'effect = "Any player burns 1 groundbreaker'
    at_once = altered(tmp_path, "ingenium", (f'play = "keep"\n{sentence}', f'play = "at once"\n{sentence}'))
    game = arrange(at_once, hands=[["sexism-delays-science"], ["junior"]])
    game.play("play sexism-delays-science")
    assert game.pile("burn") == ["sexism-delays-science"]


@pytest.mark.rule("R15")
def test_we_got_your_back_completes_and_passes_resources_on_one_by_one() -> None:
    mine = {"reina-maruyama": ["astronomy", "physics"], "jill-tarter": [], "donna-strickland": []}
    game = arrange("ingenium", hands=[["we-got-your-back"], []], table=[mine, {}])
    game.play("play we-got-your-back")
    assert game.completed(0) == ["reina-maruyama"]
    assert offered(game) == ["choose astronomy", "choose physics", "pass"]
    game.play("choose physics")
    assert offered(game) == ["choose donna-strickland", "choose jill-tarter"]
    play(game, "choose donna-strickland", "choose astronomy")
    assert game.table(0) == {"jill-tarter": ["astronomy"], "donna-strickland": ["physics"]}
    assert game.pile("burn") == ["we-got-your-back"]


@pytest.mark.rule("R15")
def test_we_got_your_back_burns_what_is_not_passed_on() -> None:
    mine = {"reina-maruyama": ["astronomy", "physics"], "jill-tarter": []}
    game = arrange("ingenium", hands=[["we-got-your-back"], []], table=[mine, {}])
    play(game, "play we-got-your-back", "choose physics", "pass")
    assert game.table(0) == {"jill-tarter": ["physics"]}
    assert sorted(game.pile("burn")) == ["astronomy", "we-got-your-back"]


@pytest.mark.rule("R15")
def test_we_got_your_back_needs_a_full_project_of_ones_own() -> None:
    table = [{"jill-tarter": ["physics"]}, {"reina-maruyama": ["astronomy", "physics"]}]
    game = arrange("ingenium", hands=[["we-got-your-back"], []], table=table)
    with pytest.raises(IllegalChoice, match="P12"):
        game.play("play we-got-your-back")


@pytest.mark.rule("R29")
def test_both_are_drawn_then_the_harmful_burn_then_the_rest_is_played() -> None:
    pile = ["stupid-patriarchy", "girl-power", "physics", "junior"]
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=pile)
    game.play("play trailblazer")
    assert "stupid-patriarchy" in game.pile("burn")
    assert offered(game) == ["play girl-power"]
    game.play("play girl-power")
    assert game.hand(0) == ["physics", "junior"]


@pytest.mark.rule("R29")
def test_harmless_modifiers_drawn_that_way_are_kept() -> None:
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=["ftw", "im-with-her"])
    game.play("play trailblazer")
    assert game.hand(0) == ["ftw", "im-with-her"]


@pytest.mark.rule("R29", "P6")
def test_two_extra_cards_come_from_any_mix_of_piles_all_before_looking() -> None:
    game = arrange("gsa", hands=[["fund-research"], []], resource=["yeast"], project=["body-clock"], discard=["fly"])
    game.play("play fund-research")
    assert offered(game) == ["draw discard", "draw project", "draw resource"]
    game.play("draw resource")
    assert game.view(0).hand == [], "not looked at yet"
    game.play("draw project")
    assert game.view(0).hand == ["body-clock", "yeast"]


@pytest.mark.rule("R29")
def test_extra_cards_end_when_no_pile_is_left() -> None:
    game = arrange("gsa", hands=[["fund-research"], []], resource=[], project=[], discard=["fly"])
    play(game, "play fund-research", "draw discard")
    assert (game.hand(0), game.pile("burn"), game.view(0).phase) == (["fly"], ["fund-research"], "act")


@pytest.mark.rule("R30")
def test_the_looker_takes_one_and_orders_those_put_back() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["yeast", "fly", "worm"])
    game.play("play join-a-society")
    assert offered(game) == ["choose fly", "choose worm", "choose yeast", "pass"]
    play(game, "choose fly", "choose yeast")
    assert game.hand(0) == ["fly"]
    assert game.pile("resource")[:2] == ["worm", "yeast"]


@pytest.mark.rule("R30")
def test_with_fewer_there_the_looker_sees_what_is_there_and_nothing_is_refilled() -> None:
    burned = rest_of("gsa", "resource", "yeast", "fly", "join-a-society")
    game = arrange("gsa", hands=[["join-a-society"], []], burn=burned)
    game.play("play join-a-society")
    assert offered(game) == ["choose fly", "choose yeast", "pass"]
    game.play("choose fly")
    assert (game.pile("resource"), game.count("burn")) == (["yeast"], len(burned) + 1)


@pytest.mark.rule("R30", "P7")
def test_an_empty_pile_is_refilled_before_a_look() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=[], burn=["yeast", "fly", "worm", "mouse"])
    game.play("play join-a-society")
    assert (len(offered(game)), game.count("resource")) == (3 + 1, 1)


@pytest.mark.rule("R30")
@pytest.mark.parametrize(("take", "passes"), [("take", False), ("you may take", True)])
def test_one_must_be_taken_unless_the_sentence_says_may(tmp_path: Path, take: str, passes: bool) -> None:
    deck = altered(tmp_path, "gsa", ("resource pile: you may take 1", f"resource pile: {take} 1"))
    game = arrange(deck, hands=[["join-a-society"], []], resource=["yeast", "fly", "worm"])
    game.play("play join-a-society")
    assert ("pass" in offered(game)) == passes


@pytest.mark.rule("R30")
def test_cards_may_go_back_to_the_bottom(tmp_path: Path) -> None:
    deck = altered(tmp_path, "gsa", ("put the others back on top", "put the others back on bottom"))
    game = arrange(deck, hands=[["join-a-society"], []], resource=["yeast", "fly", "worm", "mouse"])
    play(game, "play join-a-society", "choose fly", "choose yeast")
    assert game.pile("resource")[0] == "mouse"
    assert game.pile("resource")[-2:] == ["yeast", "worm"]


@pytest.mark.rule("R32")
def test_a_wildcard_is_hit_by_resource() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], []], table=[{}, {"jill-tarter": ["ftw"]}])
    play(game, "play stupid-patriarchy", "pass")
    assert game.table(1) == {"jill-tarter": []}


@pytest.mark.rule("R32")
@pytest.mark.parametrize("card", ["equipment-failure", "lost-stock"])
def test_a_wildcard_is_not_hit_by_a_class(card: str) -> None:
    beside = ["grant-approved-technique", "grant-approved-species"]
    game = arrange("gsa", hands=[[card], []], table=[{}, {"body-clock": beside}])
    assert f"play {card}" not in offered(game)


@pytest.mark.rule("R32")
def test_a_wildcard_is_not_hit_by_a_named_kind() -> None:
    theirs = {"mycobacterium-tuberculosis": ["universal-medium"]}
    game = arrange("microbes", hands=[["vaccination-campaign"], []], table=[{}, theirs])
    game.play("play vaccination-campaign")
    assert game.table(1) == theirs


@pytest.mark.rule("R32")
def test_cards_that_add_a_need_are_never_hit() -> None:
    theirs = {"reina-maruyama": ["prove-it-again-and-again"]}
    for card in ("stupid-patriarchy", "mistaken-for-a-janitor"):
        game = arrange("ingenium", hands=[[card], []], table=[{}, theirs])
        game.play(f"play {card}")
        assert game.table(1) == theirs


@pytest.mark.rule("R33")
def test_the_player_of_the_card_chooses_what_it_takes_from_another() -> None:
    game = arrange("gsa", hands=[["resource-donation"], []], table=[{}, {"body-clock": ["fly", "cress"]}])
    game.play("play resource-donation")
    assert (game.to_move, offered(game)) == (0, ["choose cress", "choose fly"])
    game.play("choose fly")
    assert game.hand(0) == ["fly"]


@pytest.mark.rule("R33")
def test_who_must_discard_chooses() -> None:
    hands = [["ocean-acidification"], ["ocean"]]
    game = arrange("microbes", hands=hands, table=[{}, {"emiliania-huxleyi": ["ocean"]}])
    play(game, "play ocean-acidification", "pass")
    assert game.to_move == 1
    assert offered(game) == ["choose ocean beside emiliania-huxleyi", "choose ocean from hand"]
    game.play("choose ocean from hand")
    assert (game.hand(1), game.pile("discard")) == ([], ["ocean"])

"""Draws, discards, groups and choices where the sheets are silent. R1, R6, R7, R23, R24, R28, R36."""

from pathlib import Path

import pytest

from labdeck import IllegalChoice, arrange
from tests.tools.decks import altered
from tests.tools.sitting import offered, play

ASTRONOMER = {"jill-tarter": ["astronomy", "physics"]}
MORE = "Put this on any project: it needs 1 more species that it already needs."


@pytest.mark.rule("R1")
def test_an_empty_pile_with_nothing_to_refill_it_cannot_be_drawn_from() -> None:
    game = arrange("ingenium", players=2, resource=[], discard=["physics"], phase="draw")
    assert offered(game) == ["draw discard", "draw project"]
    with pytest.raises(IllegalChoice, match="R1"):
        game.play("draw resource")


@pytest.mark.rule("R1")
def test_what_would_not_enter_the_pile_does_not_refill_it() -> None:
    game = arrange("microbes", players=2, resource=[], discard=["soil", "mimivirus", "endospore"], phase="draw")
    assert offered(game) == ["draw discard", "draw modifier", "draw project"]


@pytest.mark.rule("R1")
def test_when_no_pile_can_be_drawn_from_the_draw_ends() -> None:
    game = arrange("ingenium", players=2, resource=[], project=[], discard=["physics"], phase="draw")
    game.play("draw discard")
    assert (game.hand(0), game.view(0).phase) == (["physics"], "act")


@pytest.mark.rule("R1")
def test_an_effect_draws_what_there_is() -> None:
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=[], burn=["physics"])
    game.play("play trailblazer")
    assert (game.hand(0), game.pile("burn")) == (["physics"], ["trailblazer"])


@pytest.mark.rule("R6")
def test_more_may_be_discarded_than_must() -> None:
    game = arrange("ingenium", hands=[["junior", "activist"], []], table=[ASTRONOMER, {}], phase="discard")
    play(game, "discard junior")
    assert offered(game) == ["discard activist", "end"]
    game.play("discard activist")
    assert game.hand(0) == []


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("deck", "active", "held"),
    [
        ("wise", "hedy-lamarr", ["ada-lovelace", "alice-ball"]),
        ("ingenium", "jill-tarter", ["rachel-chang", "veena-rawat"]),
        ("microbes", "mimivirus", ["escherichia-coli", "vibrio-cholerae"]),
    ],
)
def test_projects_in_hand_count_to_the_limit(deck: str, active: str, held: list[str]) -> None:
    game = arrange(deck, hands=[held, []], table=[{active: []}, {}], phase="discard")
    assert offered(game) == [f"discard {card}" for card in held]


@pytest.mark.rule("R23")
def test_cards_that_burn_together_keep_their_order_the_last_put_on_top() -> None:
    full = {"jill-tarter": ["astronomy", "computer-science", "physics"]}
    game = arrange("ingenium", table=[full, {}])
    game.play("complete jill-tarter")
    assert game.pile("burn") == ["physics", "computer-science", "astronomy"]


@pytest.mark.rule("R23")
def test_a_discarded_hand_keeps_its_order() -> None:
    hand = ["back-handed-compliment", "junior", "activist"]
    game = arrange("ingenium", hands=[hand, []], discard=["medicine"])
    play(game, "play back-handed-compliment", "pass")
    assert game.pile("discard") == ["activist", "junior", "medicine"]


@pytest.mark.rule("R23")
def test_projects_that_leave_together_keep_their_order() -> None:
    mine = {"jill-tarter": ["physics"], "rachel-chang": [], "veena-rawat": ["engineering", "doctorate"]}
    game = arrange("ingenium", hands=[["tokenism-and-marie-curie"], []], table=[mine, {}])
    play(game, "play tokenism-and-marie-curie", "pass", "choose rachel-chang")
    assert game.pile("discard") == ["veena-rawat", "doctorate", "engineering", "jill-tarter", "physics"]


@pytest.mark.rule("R24")
def test_only_projects_on_which_the_effect_would_do_something_are_offered(tmp_path: Path) -> None:
    deck = altered(tmp_path, "ingenium", ("Discard your hand.", "Discard all cards beside one of your scientists."))
    mine: dict[str, list[str]] = {"reina-maruyama": ["physics"], "veena-rawat": [], "charity-wanjiku": ["physics"]}
    game = arrange(deck, hands=[["back-handed-compliment"], []], table=[mine, {}])
    play(game, "play back-handed-compliment", "pass")
    assert offered(game) == ["choose charity-wanjiku", "choose reina-maruyama"]
    with pytest.raises(IllegalChoice, match="R24"):
        game.play("choose veena-rawat")


@pytest.mark.rule("R24", "P19")
def test_a_sentence_that_chooses_a_project_first_offers_one_with_nothing_beside_it_too() -> None:
    table = [{"reina-maruyama": ["physics"], "veena-rawat": []}, {"charity-wanjiku": [], "jill-tarter": ["physics"]}]
    game = arrange("ingenium", hands=[["good-girls-play-nice"], ["im-with-her"]], table=table)
    game.play("play good-girls-play-nice")
    assert offered(game) == ["choose charity-wanjiku", "choose reina-maruyama", "choose veena-rawat"]
    game.play("choose charity-wanjiku")
    assert (game.to_move, offered(game)) == (0, ["end"]), "with nothing to lose nobody is asked to block"
    assert ([game.table(0), game.table(1)], game.pile("burn")) == (table, ["good-girls-play-nice"])


@pytest.mark.rule("R24", "P12")
@pytest.mark.parametrize(("beside", "playable"), [([], False), (["physics"], True)])
def test_kept_it_is_not_played_where_all_have_nothing_to_lose(
    tmp_path: Path, beside: list[str], playable: bool
) -> None:
    sentence = "Choose any active scientist (woman of colour): its owner discards 1 resource beside it."
    old = "Any player burns 1 groundbreaker of theirs, from hand or table."
    deck = altered(tmp_path, "ingenium", (old, sentence))
    table: list[dict[str, list[str]]] = [{"veena-rawat": []}, {"charity-wanjiku": beside, "jill-tarter": ["physics"]}]
    game = arrange(deck, hands=[["sexism-delays-science"], []], table=table)
    assert ("play sexism-delays-science" in offered(game)) == playable


@pytest.mark.rule("R24")
def test_a_sentence_that_names_the_card_to_lose_offers_only_where_one_lies(tmp_path: Path) -> None:
    deck = altered(tmp_path, "ingenium", ("Discard your hand.", "Discard 1 discipline on any scientist."))
    table = [{"reina-maruyama": ["physics"], "veena-rawat": []}, {"brenda-milner": ["doctorate", "medicine"]}]
    game = arrange(deck, hands=[["back-handed-compliment"], []], table=table)
    game.play("play back-handed-compliment")
    assert offered(game) == ["choose medicine", "choose physics"]


@pytest.mark.rule("R24")
def test_only_players_who_could_openly_lose_something_are_offered() -> None:
    hands = [["sexism-delays-science"], [], ["physics"], ["ada-lovelace"]]
    game = arrange("wise", hands=hands, table=[{"hedy-lamarr": ["groundbreaker"]}, {}, {}, {}])
    game.play("play sexism-delays-science")
    assert offered(game) == ["choose seat 0", "choose seat 2"]
    with pytest.raises(IllegalChoice):
        game.play("choose seat 1")


@pytest.mark.rule("R24")
def test_only_cards_that_the_sentence_names_are_offered() -> None:
    theirs = {"brenda-milner": ["doctorate", "medicine", "professor"]}
    mine: dict[str, list[str]] = {"donna-strickland": [], "marion-hilliard": []}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[mine, theirs])
    game.play("play ways-of-the-queen-bee")
    assert offered(game) == ["choose doctorate", "choose professor"]


@pytest.mark.rule("R24")
def test_a_need_is_added_only_where_such_a_need_is_printed(tmp_path: Path) -> None:
    path = altered(tmp_path, "gsa", ('effect = "Counts as any 1 technique."', f'effect = "{MORE}"'))
    table: list[dict[str, list[str]]] = [{"preparations": []}, {"body-clock": [], "nuclear-reprogramming": []}]
    game = arrange(path, hands=[["grant-approved-technique"], []], table=table)
    game.play("play grant-approved-technique")
    assert offered(game) == ["choose body-clock", "choose nuclear-reprogramming"]


@pytest.mark.rule("R28")
def test_group_draws_go_from_the_acting_player_clockwise() -> None:
    game = arrange("microbes", hands=[[], ["quorum-sensing"], []], resource=["soil", "host", "plant"], to_move=1)
    game.play("play quorum-sensing")
    assert [game.hand(seat) for seat in range(3)] == [["plant"], ["soil"], ["host"]]


@pytest.mark.rule("R28")
def test_each_draw_of_a_group_is_completed_before_the_next(tmp_path: Path) -> None:
    path = altered(tmp_path, "wise", ("pile; modifiers drawn this way burn.", "pile."))
    pile = ["physics", "trailblazer", "doctorate", "professor", "activist"]
    hands = [["diversity-makes-better-science"], [], []]
    game = arrange(path, hands=hands, resource=pile)
    game.play("play diversity-makes-better-science")
    assert (game.to_move, offered(game)) == (1, ["play trailblazer"])
    assert game.hand(2) == []
    game.play("play trailblazer")
    assert (game.hand(1), game.hand(2)) == (["doctorate", "professor"], ["activist"])


@pytest.mark.rule("R28")
def test_group_discards_go_from_the_acting_player_clockwise() -> None:
    hands = [["ocean"], ["ocean-acidification", "ocean"], ["ocean"]]
    game = arrange("microbes", hands=hands, to_move=1)
    game.play("play ocean-acidification")
    asked = []
    while game.count("discard") < 3:
        asked.append(game.to_move)
        play(game, "pass", "choose ocean")
    assert asked == [1, 2, 0]


@pytest.mark.rule("R36")
def test_a_choice_among_open_things_with_one_candidate_answers_itself() -> None:
    game = arrange("ingenium", hands=[["stupid-patriarchy"], []], table=[{}, {"jill-tarter": ["physics"]}])
    game.play("play stupid-patriarchy")
    assert (game.to_move, offered(game)) == (1, ["pass"]), "nobody was asked which card"


@pytest.mark.rule("R36")
def test_with_no_candidate_it_ends_that_sentence_and_the_next_goes_on(tmp_path: Path) -> None:
    burn = "Burn 1 resource on another player's scientist."
    path = altered(tmp_path, "ingenium", (burn, f"{burn} Draw 1 card from the resource pile."))
    game = arrange(path, hands=[["stupid-patriarchy"], []], resource=["physics"])
    game.play("play stupid-patriarchy")
    assert (game.hand(0), game.pile("burn")) == (["physics"], ["stupid-patriarchy"])


@pytest.mark.rule("R36")
def test_may_block_and_choices_among_hidden_cards_never_answer_themselves() -> None:
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=["stupid-patriarchy"])
    game.play("play mentors-are-awesome")
    assert offered(game) == ["pass"]
    game = arrange("wise", hands=[["help-from-marie-curie"], []], burn=["physics"])
    game.play("play help-from-marie-curie")
    assert offered(game) == ["choose physics"]


@pytest.mark.rule("R36")
def test_the_choices_of_a_turn_never_answer_themselves() -> None:
    game = arrange("ingenium", hands=[["physics"], []], table=[{"jill-tarter": []}, {}], project=[], resource=[])
    game.play("put physics")
    assert offered(game) == ["on jill-tarter"]
    game.play("on jill-tarter")
    assert offered(game) == ["end"]
    game = arrange("ingenium", players=2, resource=[], phase="draw")
    assert offered(game) == ["draw project"]

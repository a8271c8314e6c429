"""In which order things happen where effects stack: cards played at once, and those that they draw. P15, R28, R29."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from labdeck import Game, IllegalChoice, arrange
from tests.tools.decks import altered, rest_of
from tests.tools.sitting import offered, play, told

PIPELINE, POOR, BLAZER = "the-leaky-pipeline", "a-phd-does-not-mean-security", "trailblazer"


def drawn(*cards: str, hand: tuple[str, ...] = ("junior",), below: tuple[str, ...] = (), **more: Any) -> Game:
    """A game in which seat 0, with Ann Makosinski and her engineering on the table, has drawn these cards blindly."""
    usual: dict[str, Any] = {
        "deck": "ingenium",
        "hands": [[*hand], []],
        "table": [{"ann-makosinski": ["engineering"]}, {}],
        "resource": [*cards, *below],
    }
    game = arrange(phase="draw", draw=len(cards), **(usual | more))
    play(game, *["draw resource"] * len(cards))
    return game


def play_wholly(game: Game, card: str) -> None:
    """Play a card that hurts only its player, who never blocks."""
    game.play(f"play {card}")
    while offered(game) == ["pass"]:
        game.play("pass")


ORDERS = {(PIPELINE, POOR): [], (POOR, PIPELINE): ["engineering"]}


@pytest.mark.rule("P15")
@pytest.mark.parametrize("order", ORDERS)
def test_of_two_drawn_together_the_first_is_played_wholly_before_the_second(order: tuple[str, str]) -> None:
    game = drawn(*order)
    assert offered(game) == sorted(f"play {card}" for card in order)
    game.play(f"play {order[0]}")
    assert offered(game) == ["pass"], "its block is asked for before the other card"
    game.play("pass")
    assert offered(game) == [f"play {order[1]}"]
    assert game.pile("burn") == [order[0]]
    play_wholly(game, order[1])
    assert game.hand(0) == ORDERS[order]


GAINED = {PIPELINE: ["engineering"], BLAZER: ["physics", "chemistry"], POOR: []}


@pytest.mark.rule("P15")
@pytest.mark.parametrize("order", list(permutations(GAINED)))
def test_three_drawn_together_work_in_the_order_in_which_they_are_chosen(order: tuple[str, ...]) -> None:
    game = drawn(*GAINED, below=("physics", "chemistry"))
    for card in order:
        play_wholly(game, card)
    after = order[order.index(POOR) :]
    assert sorted(game.hand(0)) == sorted(gain for card in after for gain in GAINED[card])
    assert game.pile("burn") == [*reversed(order)]


@pytest.mark.rule("P15", "R25")
@pytest.mark.parametrize("blocks", [True, False])
def test_another_player_blocks_the_first_before_the_second_is_chosen(blocks: bool) -> None:
    theirs = {"jill-tarter": ["astronomy", "physics"]}
    table = [{"ann-makosinski": ["engineering"]}, theirs]
    game = drawn("stupid-patriarchy", PIPELINE, hands=[[], ["im-with-her"]], table=table)
    play(game, "play stupid-patriarchy", "choose physics")
    assert (game.to_move, offered(game)) == (1, ["block im-with-her", "pass"])
    game.play("block im-with-her" if blocks else "pass")
    assert game.table(1) == (theirs if blocks else {"jill-tarter": ["astronomy"]})
    assert (game.to_move, offered(game)) == (0, [f"play {PIPELINE}"])
    assert game.table(0) == table[0], "nothing of it has happened yet"


@pytest.mark.rule("P15", "R25")
def test_a_block_spent_on_the_first_is_gone_when_the_second_comes() -> None:
    game = drawn(POOR, PIPELINE, hand=("im-with-her", "junior"))
    play(game, f"play {POOR}", "block im-with-her")
    assert game.hand(0) == ["junior", PIPELINE]
    game.play(f"play {PIPELINE}")
    assert offered(game) == ["pass"]


@pytest.mark.rule("P15")
def test_what_the_first_draws_is_played_before_the_second() -> None:
    game = drawn(BLAZER, POOR, below=("girl-power", "physics", "activist", "astronomy"))
    game.play(f"play {BLAZER}")
    assert offered(game) == ["play girl-power"], "the other waits until the effect on top has ended"
    with pytest.raises(IllegalChoice, match="It waits until the effect on top is over") as refused:
        game.play(f"play {POOR}")
    assert refused.value.rule == "P15"
    with pytest.raises(IllegalChoice, match="must be played at once comes first"):
        game.play("play junior")
    game.play("play girl-power")
    assert offered(game) == [f"play {POOR}"]
    assert sorted(game.hand(0)) == sorted(["junior", "physics", "activist", "astronomy", POOR])
    play_wholly(game, POOR)
    assert game.hand(0) == []


@pytest.mark.rule("P15")
def test_one_that_waits_is_not_in_the_hand_that_the_first_discards() -> None:
    game = drawn(POOR, BLAZER)
    play_wholly(game, POOR)
    assert game.pile("discard") == ["junior"]
    assert offered(game) == [f"play {BLAZER}"]


MENTORS = "mentors-are-awesome"


def at_the_last_cards() -> Game:
    """The two last cards of the resource pile have been drawn, and all others burned."""
    return drawn(MENTORS, BLAZER, hand=(), table=[{}, {}], burn=rest_of("ingenium", "resource", MENTORS, BLAZER))


@pytest.mark.rule("P15", "P7")
def test_the_first_lies_in_burn_when_the_second_makes_the_pile_be_refilled() -> None:
    game = at_the_last_cards()
    play(game, f"play {MENTORS}", "choose ftw", f"play {BLAZER}")
    assert MENTORS not in game.pile("burn")
    assert "refilled" in told(game, None)


@pytest.mark.rule("P15", "P7")
def test_the_second_waits_in_no_pile_while_the_first_makes_the_pile_be_refilled() -> None:
    game = at_the_last_cards()
    game.play(f"play {BLAZER}")
    while f"play {MENTORS}" not in offered(game):
        game.play(game.choices[0])
    assert game.count("resource") > 50


DIVERSITY = "diversity-makes-better-science"
EACH = "Each player draws 1 card from the resource pile"
TWO = "2 cards from the resource pile"


@pytest.mark.rule("P15", "R28")
def test_in_a_group_effect_each_seats_draw_is_played_out_before_the_next_seat_draws(tmp_path: Path) -> None:
    deck = altered(tmp_path, "ingenium", (f"{EACH}; modifiers drawn this way burn.", f"{EACH}."))
    pile = ("girl-power", "physics", "chemistry", BLAZER, "activist", "doctorate", "professor")
    game = drawn(DIVERSITY, POOR, below=pile, deck=deck, hands=[[], [], []], table=[{}, {}, {}])
    game.play(f"play {DIVERSITY}")
    assert (game.to_move, offered(game)) == (0, ["play girl-power"])
    assert game.hand(1) == []
    game.play("play girl-power")
    assert (game.to_move, offered(game)) == (1, [f"play {BLAZER}"])
    assert game.hand(2) == []
    game.play(f"play {BLAZER}")
    assert [sorted(game.hand(p)) for p in (1, 2)] == [["activist", "doctorate"], ["professor"]]
    assert (game.to_move, offered(game)) == (0, [f"play {POOR}"]), "which has waited until the group effect ended"


@pytest.mark.rule("P15", "R28")
def test_another_seats_card_waits_too_until_the_effect_on_top_has_ended(tmp_path: Path) -> None:
    both = (f"Draw {TWO}; harmful modifiers drawn this way burn.", f"Each player draws {TWO}.")
    deck = altered(tmp_path, "ingenium", both)
    first, second = ("chemistry", "activist", "girl-power", POOR), ("doctorate", "professor", PIPELINE, "physics")
    game = drawn(BLAZER, hand=(), below=(*first, *second), deck=deck)
    game.play(f"play {BLAZER}")
    assert (game.to_move, offered(game)) == (1, [f"play {POOR}", "play girl-power"])
    game.play("play girl-power")
    assert (game.to_move, offered(game)) == (0, [f"play {PIPELINE}"]), "seat 1's was drawn by the effect below"
    play_wholly(game, PIPELINE)
    assert (game.to_move, offered(game)) == (1, [f"play {POOR}"])
    play_wholly(game, POOR)
    assert (game.hand(1), sorted(game.hand(0))) == ([], ["activist", "chemistry", "engineering", "physics"])


@pytest.mark.rule("P15", "R29")
def test_of_cards_drawn_by_one_effect_the_player_chooses_the_order(tmp_path: Path) -> None:
    deck = altered(tmp_path, "ingenium", (f"Draw {TWO}; harmful modifiers drawn this way burn.", f"Draw {TWO}."))
    for order, left in ORDERS.items():
        game = drawn(BLAZER, below=order, deck=deck)
        game.play(f"play {BLAZER}")
        assert offered(game) == sorted(f"play {card}" for card in order)
        for card in order:
            play_wholly(game, card)
        assert game.hand(0) == left


@pytest.mark.rule("P15", "P6")
def test_where_draws_are_not_blind_a_card_is_played_wholly_before_the_next_draw() -> None:
    theirs = {"mimivirus": ["virus"]}
    pile = ["antibiotic-treatment", "contaminated-culture"]
    game = arrange("microbes", hands=[["soil"], []], table=[{}, theirs], modifier=pile, phase="draw")
    play(game, "draw modifier", "play antibiotic-treatment")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    assert (game.to_move, game.view(0).phase, game.table(1)) == (0, "draw", {"mimivirus": []})
    play(game, "draw modifier", "play contaminated-culture", "pass")
    assert (game.hand(0), game.view(0).phase) == ([], "draw")


@pytest.mark.rule("P15", "R29")
def test_where_draws_are_not_blind_an_effects_own_draws_are_made_before_a_card_is_played(tmp_path: Path) -> None:
    any_pile = (f"Draw {TWO}; harmful modifiers drawn this way burn.", "Draw 2 cards from any pile but burn.")
    deck = altered(tmp_path, "ingenium", any_pile)
    pile = ("girl-power", PIPELINE, "physics", "chemistry")
    game = drawn(BLAZER, hand=(), below=pile, deck=deck, draw_blind=False)
    play(game, f"play {BLAZER}", "draw resource")
    assert "must play Girl Power! at once" in told(game, 1), "it lies aside for all to see"
    assert offered(game) == ["draw project", "draw resource"]
    game.play("draw resource")
    assert offered(game) == sorted([f"play {PIPELINE}", "play girl-power"])
    play_wholly(game, PIPELINE)
    assert offered(game) == ["play girl-power"]


@pytest.mark.rule("P15", "R1")
def test_it_is_played_too_if_nothing_is_left_to_draw(tmp_path: Path) -> None:
    any_pile = (f"Draw {TWO}; harmful modifiers drawn this way burn.", "Draw 2 cards from any pile but burn.")
    deck = altered(tmp_path, "ingenium", any_pile)
    away: Any = {"burn": rest_of("ingenium", "resource", BLAZER, PIPELINE, "engineering"), "refill": ["discard"]}
    game = drawn(BLAZER, hand=(), below=(PIPELINE,), deck=deck, draw_blind=False, project=[], **away)
    play(game, f"play {BLAZER}", "draw resource")
    assert offered(game) == [f"play {PIPELINE}"]


@pytest.mark.rule("P15")
def test_with_six_effects_under_way_a_card_waits_until_one_of_them_has_ended(tmp_path: Path) -> None:
    card = "stupid-patriarchy"
    old = 'copies = 3\nplay = "at once"\neffect = "Burn 1 resource on another player\'s scientist."'
    new = "Draw 1 card from the resource pile. Draw 1 card from the scientist pile."
    deck = altered(tmp_path, "ingenium", (old, f'copies = 8\nplay = "at once"\neffect = "{new}"'))
    game = drawn(card, POOR, hand=(), below=(*[card] * 5, BLAZER, "physics", "chemistry"), deck=deck)
    game.play(f"play {card}")
    scientists = game.count("project")
    for _ in range(5):
        assert offered(game) == [f"play {card}"]
        game.play(f"play {card}")
    assert offered(game) == [f"play {BLAZER}"]
    assert game.count("project") == scientists - 1, "the sixth has gone on to its end, and the others wait"
    game.play(f"play {BLAZER}")
    assert game.count("project") == scientists - 6
    assert offered(game) == [f"play {POOR}"]


@pytest.mark.rule("P15")
def test_what_one_sentence_draws_is_played_before_the_next_sentence_works(tmp_path: Path) -> None:
    draw = f"Draw {TWO}; harmful modifiers drawn this way burn."
    deck = altered(tmp_path, "ingenium", (draw, f"Draw {TWO}. Discard every resource in your hand."))
    game = drawn(BLAZER, below=(PIPELINE, "physics"), deck=deck)
    game.play(f"play {BLAZER}")
    assert offered(game) == [f"play {PIPELINE}"]
    play_wholly(game, PIPELINE)
    assert offered(game) == ["end"], "its own second sentence found engineering in the hand, too"
    assert (game.hand(0), game.pile("burn")) == ([], [BLAZER, PIPELINE])


@pytest.mark.rule("P15", "R30")
def test_one_taken_of_those_looked_at_is_played_when_the_others_are_back(tmp_path: Path) -> None:
    draw = f"Draw {TWO}; harmful modifiers drawn this way burn."
    look = "Look at the top 3 cards of the resource pile: take 1, put the others back on top."
    deck = altered(tmp_path, "ingenium", (draw, look))
    pile = ("girl-power", "physics", "chemistry", "astronomy")
    game = drawn(BLAZER, hand=(), below=pile, deck=deck)
    play(game, f"play {BLAZER}", "choose girl-power")
    assert offered(game) == ["choose chemistry", "choose physics"], "which of them goes back first"
    game.play("choose chemistry")
    assert offered(game) == ["play girl-power"]
    game.play("play girl-power")
    assert offered(game) == ["choose astronomy", "choose chemistry", "choose physics"]


@pytest.mark.rule("R29", "P15")
def test_the_harmful_burn_before_what_came_with_them_is_played() -> None:
    game = drawn(BLAZER, below=(POOR, "girl-power", "physics", "chemistry"))
    game.play(f"play {BLAZER}")
    assert (offered(game), game.pile("burn")) == (["play girl-power"], [POOR])
    game.play("play girl-power")
    assert game.pile("burn") == [BLAZER, "girl-power", POOR], "the inner effect ends before the outer one"


@pytest.mark.rule("P15", "P17")
def test_a_card_under_way_is_neither_found_nor_moved_by_what_it_brings(tmp_path: Path) -> None:
    """Mentors look through burn while the card that drew them is still being resolved."""
    take = "You may take 1 card of your choice from discard or burn."
    deck = altered(tmp_path, "ingenium", ("You may take 1 card of your choice from burn.", take))
    game = drawn(BLAZER, POOR, hand=(), below=(MENTORS, "physics"), deck=deck, burn=["ftw"], table=[{}, {}])
    play(game, f"play {BLAZER}", f"play {MENTORS}")
    assert offered(game) == ["choose ftw", "pass"]
    game.play("choose ftw")
    assert game.pile("burn") == [BLAZER, MENTORS]
    play_wholly(game, POOR)
    assert game.pile("discard") == ["ftw", "physics"]

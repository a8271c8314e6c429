"""Setting up: piles, opening hands and their exchange, the field, and who begins. D1 to D6, DR1, DR2, DR11, DR32."""

from collections import Counter

import pytest

from labdeck import DeckError, Game, arrange, new
from labdeck.deck import load, tables
from labdeck.deck.discoveries import Discovery
from labdeck.rules import numbers as n
from tests.tools.heroes import be_quiet
from tests.tools.sitting import offered, play, told

SOLID = [card.id for card in load("heroes").of(Discovery) if len(card.types) == 1]


def hero_cards(game: Game) -> Counter[str]:
    """All cards of the hero pile, wherever in pile and hands they are."""
    return Counter([*game.pile("hero"), *(card for p in range(game.seats) for card in game.hand(p))])


@pytest.mark.rule("D1")
def test_discoveries_and_all_other_cards_are_two_piles() -> None:
    game = new("heroes", players=4, seed=1)
    roles = {card.id: card.role for card in game.cards}
    assert {roles[card] for card in game.pile("discovery")} == {"project"}
    assert {roles[card] for card in game.pile("hero")} == {"hero", "item", "location", "inspiration"}
    assert (game.count("discovery") + 5, game.count("hero") + 24) == (50, 58)


@pytest.mark.rule("D1")
@pytest.mark.parametrize("pile", ["discovery", "hero"])
def test_each_pile_is_shuffled_by_the_seed(pile: str) -> None:
    first = new("heroes", players=3, seed=1).pile(pile)
    assert first == new("heroes", players=3, seed=1).pile(pile)
    assert first != new("heroes", players=3, seed=2).pile(pile)


@pytest.mark.rule("D2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_opening_hand_is_six_cards_of_the_hero_pile(players: int) -> None:
    game = new("heroes", players=players, seed=players)
    assert game.view(None).hand_counts == [{"discovery": 0, "hero": 6}] * players


@pytest.mark.rule("D3")
def test_every_seat_may_exchange_its_hand_once_and_no_card_is_lost() -> None:
    game = new("heroes", players=3, seed=5, first=0)
    before, hands = hero_cards(game), [game.hand(p) for p in range(3)]
    asked = []
    while offered(game) == ["keep", "redraw"]:
        asked.append(game.to_move)
        game.play("redraw" if game.to_move == 1 else "keep")
    assert asked == [0, 1, 2]
    assert (game.hand(0), game.hand(2)) == (hands[0], hands[2])
    assert game.hand(1) != hands[1]
    assert len(game.hand(1)) == 6
    assert hero_cards(game) == before


@pytest.mark.rule("D3")
def test_without_the_knob_nobody_is_asked_to_exchange() -> None:
    assert new("heroes", players=2, seed=1, exchange=False).view(None).phase == "inspire"


@pytest.mark.rule("D4")
def test_the_field_is_the_top_five_discoveries_open_to_all() -> None:
    game = new("heroes", players=3, seed=9)
    smaller = new("heroes", players=3, seed=9, field=3)
    assert len(game.view(None).field) == 5
    assert game.view(None).field[:3] == smaller.view(None).field
    assert smaller.pile("discovery")[:2] == game.view(None).field[3:]


@pytest.mark.rule("D5", "DR32")
def test_who_begins_is_a_seat_that_the_table_names_or_drawn_by_the_seed() -> None:
    for seat in range(3):
        assert {new("heroes", players=3, first=seat, seed=seed).to_move for seed in range(4)} == {seat}
    assert {new("heroes", players=3, seed=seed).to_move for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("DR32")
def test_a_first_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(DeckError, match="no seat 2"):
        new("heroes", players=2, first=2)


@pytest.mark.rule("D6")
def test_two_players_do_without_the_solid_discoveries() -> None:
    game = new("heroes", players=2, seed=3)
    assert sorted(card for card in game.pile("out") if card in SOLID) == sorted(SOLID)
    assert not {*game.pile("discovery"), *game.view(None).field} & {*SOLID}
    assert game.count("discovery") + 5 == 30
    assert "Left out of the game, since two play: 20 discovery cards that show one type." in told(game)


@pytest.mark.rule("D6")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_use_them(players: int) -> None:
    game = new("heroes", players=players, seed=3)
    assert {*SOLID} < {*game.pile("discovery"), *game.view(None).field}


@pytest.mark.rule("DR1")
def test_solid_is_a_single_type_and_a_flag_of_its_own() -> None:
    heroes = tables(load("heroes"))
    assert len(SOLID) == 20
    for c, card in enumerate(heroes.cards):
        assert heroes.deck.solid[c] == int(card.id in SOLID), card.id
    assert {card.solid for card in load("heroes").of(Discovery) if len(card.types) == 2} == {False}


@pytest.mark.rule("DR2")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(DeckError, match=f"players: {players} cannot play: it is for 2 to 4"):
        new("heroes", players=players)


@pytest.mark.rule("DR2")
def test_play_goes_clockwise() -> None:
    game = new("heroes", players=4, seed=2, first=2, exchange=False)
    order: list[int | None] = []
    while len(order) < 5:
        be_quiet(game)
        if game.state.ask == n.ASK_SCORE:
            order.append(game.to_move)
        game.play("end" if "end" in offered(game) else game.choices[0])
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("DR11")
def test_answers_to_the_exchange_are_secret_until_all_are_in() -> None:
    seen = set()
    for answer in ("keep", "redraw"):
        game = new("heroes", players=3, seed=6, first=1)
        game.play(answer)
        for seat in (0, 2, None):
            seen.add((seat, game.view(seat).to_json(), str(game.masked(seat).fields())))
    assert len(seen) == 3, "another's answer changes nothing that a seat sees"
    play(game, "keep", "redraw")
    assert "Seat 1 exchanges the opening hand. Seat 2 keeps the opening hand." in told(game, 0)
    assert "Seat 0 exchanges the opening hand." in told(game, 2)


@pytest.mark.rule("DR11")
def test_new_hands_come_from_the_pile_in_seat_order_before_the_old_are_shuffled_back() -> None:
    game = new("heroes", players=3, seed=6, first=1)
    pile, old = game.pile("hero"), [game.hand(p) for p in range(3)]
    play(game, "redraw", "keep", "redraw")
    assert sorted(game.hand(1)) == sorted(pile[:6])
    assert sorted(game.hand(0)) == sorted(pile[6:12])
    assert Counter(game.pile("hero")) == Counter(pile[12:] + old[0] + old[1])


@pytest.mark.rule("DR11")
def test_if_all_give_up_large_hands_all_get_new_ones_of_that_size() -> None:
    game = new("heroes", players=4, seed=6, hand=10)
    before = hero_cards(game)
    play(game, *["redraw"] * 4)
    assert [len(game.hand(p)) for p in range(4)] == [10] * 4
    assert (game.count("hero"), hero_cards(game)) == (18, before)


@pytest.mark.rule("DR11")
def test_where_the_pile_is_too_short_for_the_next_seat_what_was_given_up_is_shuffled_in_first() -> None:
    game = new("heroes", players=4, seed=6, first=1, hand=10)
    pile, old = game.pile("hero"), [game.hand(p) for p in range(4)]
    play(game, "redraw", "keep", "redraw", "keep")
    assert sorted(game.hand(1)) == sorted(pile[:10]), "the first of them has the pile as it was"
    assert len(game.hand(3)) == 10
    assert Counter(game.hand(3) + game.pile("hero")) == Counter(pile[10:] + old[1] + old[3])
    assert {*game.hand(3)} - {*pile}, "not only what was left there"
    assert (game.hand(2), game.hand(0)) == (old[2], old[0])


@pytest.mark.rule("DR11", "DR10")
def test_if_the_pile_is_short_even_then_a_seat_draws_what_is_there() -> None:
    hands = [["abacus", "pascaline", "blueprints", "slide-rule"], ["microscope", "transistor"]]
    game = arrange("heroes", hands=hands, hero=[], hand=4, phase="exchange")
    play(game, "redraw", "redraw")
    assert [len(game.hand(p)) for p in range(2)] == [4, 2]
    assert hero_cards(game) == Counter(hands[0] + hands[1])


@pytest.mark.rule("DR11")
def test_who_gave_up_a_hand_knows_the_old_cards_no_more() -> None:
    game = new("heroes", players=2, seed=6, first=0)
    play(game, "redraw", "redraw")
    s = game.state
    assert not any(s.seen[c] for c in range(len(game.cards)) if s.place[c] == n.RESOURCE_PILE)

"""Setting up: shuffle, leave out, deal, and who begins. P1 to P4."""

import pytest

from labdeck import DeckError, new
from labdeck.deck import load, names, tables
from labdeck.game.projects.places import HIDDEN as PILES
from labdeck.rules import numbers as n
from labdeck.rules.schema import State
from labdeck.rules.setup import deal

FAMILY = [name for name in names() if load(name).rules == "projects"]


@pytest.mark.rule("P1")
@pytest.mark.parametrize("deck", FAMILY)
def test_every_card_lies_in_the_pile_of_its_back_or_was_dealt(deck: str) -> None:
    game = new(deck, players=2, seed=4, projects=0)
    backs = {card.id: card.back for card in game.cards}
    for pile in PILES:
        assert all(backs[card] == pile for card in game.pile(pile))
    held = len(game.hand(0)) + len(game.hand(1))
    assert sum(game.count(pile) for pile in PILES) + held == len(game.cards)
    assert game.count("discard") == game.count("burn") == 0


@pytest.mark.rule("P1")
@pytest.mark.parametrize("pile", PILES)
def test_piles_are_shuffled_by_the_seed(pile: str) -> None:
    first, second = new("microbes", seed=1).pile(pile), new("microbes", seed=2).pile(pile)
    assert first != second
    assert first == new("microbes", seed=1).pile(pile)


@pytest.mark.rule("P1")
def test_piles_lie_face_down() -> None:
    state = new("microbes", seed=5).state
    for z in (n.PROJECT_PILE, n.RESOURCE_PILE, n.MODIFIER_PILE):
        assert not any(state.seen[c] for c in range(120) if state.place[c] == z)


@pytest.mark.rule("P2")
@pytest.mark.parametrize(("deck", "projects"), [("ingenium", 1), ("wise", 1), ("gsa", 1), ("microbes", 2)])
def test_the_opening_hand_is_two_from_the_resource_pile_and_the_decks_projects(deck: str, projects: int) -> None:
    game = new(deck, players=5, seed=8)
    shown = sum(event[0] == n.SHOWS_BACK for event in game.state.events or ())
    held = game.view(None).hand_counts
    assert all(hand["project"] == projects for hand in held)
    assert sum(hand["resource"] for hand in held) == 10 - shown


@pytest.mark.rule("P2")
def test_a_modifier_dealt_is_shown_and_not_replaced() -> None:
    game = new("ingenium", players=5, seed=1, opening_resources=10)
    buried = [c for c in range(len(game.cards)) if game.state.place[c] == n.RESOURCE_PILE and game.state.seen[c]]
    roles = {card.id: card.role for card in game.cards}
    assert buried
    assert all(game.state.seen[c] == 0b111111 for c in buried), "everyone, spectators too, has seen them"
    assert all(roles[card] in ("project", "resource") for seat in range(5) for card in game.hand(seat))
    assert sum(hand["resource"] for hand in game.view(None).hand_counts) == 50 - len(buried)


@pytest.mark.rule("P2")
def test_modifiers_dealt_go_back_in_seat_order_each_at_half_the_piles_height() -> None:
    game = new("ingenium", players=5, seed=1, opening_resources=10)
    shown = [event for event in game.state.events or () if event[0] == n.SHOWS_BACK]
    dealt = {event[2] for event in game.state.events or () if event[0] == n.DEALS}
    untouched = [c for c in pile_of(game.state) if c not in dealt]
    expected = list(untouched)
    for event in shown:
        expected.insert(len(expected) // 2, event[2])
    assert [event[1] for event in shown] == sorted(event[1] for event in shown)
    assert pile_of(game.state) == expected


def pile_of(s: State) -> list[int]:
    """The resource pile by card numbers, top first."""
    cards, c = [], s.node_next[n.CARDS + n.RESOURCE_PILE]
    while c < n.CARDS:
        cards.append(c)
        c = s.node_next[c]
    return cards


@pytest.mark.rule("P2")
def test_a_deck_may_let_dealt_modifiers_be_kept() -> None:
    game = new("gsa", players=5, seed=1, opening_resources=10)
    assert sum(hand["resource"] for hand in game.view(None).hand_counts) == 50
    assert any(card.role == "modifier" and card.id in game.hand(p) for card in game.cards for p in range(5))


@pytest.mark.rule("P3")
def test_projects_left_out_are_taken_unseen_from_the_shuffled_pile() -> None:
    game = new("ingenium", players=3, projects=9, seed=2)
    assert (game.count("project"), game.count("out")) == (6, 12)
    assert not any(game.state.seen[c] for c in range(21) if game.state.place[c] == n.OUT)
    assert game.pile("out") != new("ingenium", players=3, projects=9, seed=3).pile("out")


@pytest.mark.rule("P3")
@pytest.mark.parametrize(("deck", "players", "least"), [("wise", 2, 4), ("ingenium", 5, 10), ("microbes", 3, 9)])
def test_a_table_is_refused_unless_a_project_for_each_player_remains(deck: str, players: int, least: int) -> None:
    assert new(deck, players=players, projects=least, seed=1).count("project") == players
    with pytest.raises(DeckError, match="P3"):
        new(deck, players=players, projects=least - 1, seed=1)


@pytest.mark.rule("P4")
def test_the_first_player_is_a_seat_that_the_table_names() -> None:
    for seat in range(3):
        assert {new("wise", players=3, first=seat, seed=seed).to_move for seed in range(6)} == {seat}


@pytest.mark.rule("P4")
def test_the_first_player_is_drawn_by_the_seed() -> None:
    assert {new("wise", players=3, seed=seed).to_move for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("P4")
def test_play_goes_clockwise() -> None:
    game = new("ingenium", players=3, first=1, seed=1)
    movers = [game.to_move]
    while len(movers) < 4:
        game.play(game.choices[-1])
        if game.state.seat != movers[-1]:
            movers.append(game.state.seat)
    assert movers == [1, 2, 0, 1]


@pytest.mark.rule("P8")
def test_being_dealt_the_last_project_starts_the_end_game() -> None:
    for projects, emptied in ((4, 0), (3, 1)):
        s = State()
        deal(s, tables(load("ingenium"), projects=projects).deck, 3, 1, 2, 3, 4)
        assert s.emptied == emptied

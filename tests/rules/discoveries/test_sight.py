"""What is hidden and what is open, and looks that stay private. DR30, DR33."""

import pytest

from labdeck import arrange, new
from labdeck.deck import load
from labdeck.deck.discoveries import Discovery
from tests.tools.heroes import FIELD, take
from tests.tools.sitting import Table, offered, play, told

TOP = ["abacus", "blueprints", "eureka", "slide-rule", "pascaline", "telescope"]


@pytest.mark.rule("DR30")
def test_hands_are_hidden_and_all_that_was_played_is_open() -> None:
    table = [{"photo-51": ["charles-darwin", "microscope"]}, {}]
    game = arrange(
        "heroes",
        hands=[["abacus"], ["eureka", "pascaline"]],
        table=table,
        field=FIELD[:3],
        discard=["telescope", "james-watt"],
        discovery_discard=["principia"],
    )
    view = game.view(1)
    assert view.hand == ["pascaline", "eureka"]
    assert (view.table, view.field) == (table, FIELD[:3])
    assert view.discards == {"discard": ["telescope", "james-watt"], "discovery_discard": ["principia"]}
    assert (view.counts["hero"], view.counts["discovery"]) == (game.count("hero"), game.count("discovery"))
    assert view.hand_counts[0] == {"discovery": 0, "hero": 1}
    assert "abacus" not in view.to_json()


@pytest.mark.rule("DR30")
def test_a_view_is_the_same_whatever_another_seat_holds() -> None:
    seen = {arrange("heroes", hands=[[card], ["eureka"]], hero=["slide-rule"]).view(1).to_json() for card in TOP[:2]}
    assert len(seen) == 1


@pytest.mark.rule("DR33")
def test_cards_put_below_go_in_the_order_that_the_player_wants() -> None:
    hands = [[], ["rosalind-franklin"]]
    game = arrange("heroes", hands=hands, field=FIELD, hero=TOP, to_move=1)
    take(game, "play rosalind-franklin on photo-51", "choose eureka", "choose slide-rule", "choose abacus")
    # The last one goes without a question.
    assert game.pile("hero")[-3:] == ["slide-rule", "abacus", "blueprints"]


@pytest.mark.rule("DR33")
def test_cards_put_back_on_top_or_below_go_in_the_order_that_the_player_wants() -> None:
    top = ["principia", "edison-effect", "chladni-figures"]
    game = arrange("heroes", hands=[[], ["al-khwarizmi"], []], field=FIELD, discovery=top, to_move=1)
    take(game, "play al-khwarizmi on euclids-elements")
    assert offered(game) == ["choose chladni-figures", "choose edison-effect", "choose principia"]
    take(game, "choose edison-effect", "top", "choose principia", "bottom", "top")
    pile = [*game.pile("discovery")]
    assert (pile[-1], game.view(1).field[-1], pile[0]) == ("principia", "chladni-figures", "edison-effect")


@pytest.mark.rule("DR33")
@pytest.mark.parametrize(("hero", "target"), [("rosalind-franklin", "photo-51"), ("isaac-newton", "euclids-elements")])
def test_a_private_look_stays_private(hero: str, target: str) -> None:
    seen = set()
    for shift in (0, 1):
        heroes = TOP[shift : shift + 4] + TOP[:shift]
        discoveries = ["principia", "edison-effect", "principia"][shift : shift + 2]
        game = arrange("heroes", hands=[[], [hero]], field=FIELD, hero=heroes, discovery=discoveries, to_move=1)
        play(game, f"play {hero} on {target}")
        seen.add((game.view(0).to_json(), str(game.masked(0).fields())))
        own = told(game, 1)
        assert "looks at" in own
        assert not any(name in told(game, 0) for name in ("Abacus", "Principia", "Blueprints", "Edison"))
    assert len(seen) == 1


@pytest.mark.rule("DR33")
def test_a_reveal_is_for_all() -> None:
    game = arrange("heroes", hands=[["james-watt"], ["ismail-al-jazari"]], field=FIELD, hero=TOP, to_move=1)
    take(game, "play ismail-al-jazari on kitty-hawk-flight")
    for seat in (0, 1, None):
        assert "Seat 1 reveals Abacus, Blueprints, Eureka!, Slide Rule and Pascaline." in told(game, seat)


@pytest.mark.rule("DR11")
@pytest.mark.parametrize(("seat", "known"), [(0, {}), (1, {1: True}), (2, {2: False}), (None, {})])
def test_a_guess_at_the_table_leaves_open_who_exchanges_but_for_ones_own_answer(
    seat: int | None, known: dict[int, bool]
) -> None:
    game = new("heroes", players=3, seed=6, first=1)
    play(game, "redraw", "keep")
    guessed: dict[int, set[bool]] = {0: set(), 1: set(), 2: set()}
    for seed in range(20):
        world = game.view(seat).sample(seed)
        before = [world.hand(p) for p in range(3)]
        world.play("keep")
        for p in range(3):
            guessed[p].add(world.hand(p) != before[p])
    assert guessed == {0: {False}} | {p: {known[p]} if p in known else {True, False} for p in (1, 2)}


@pytest.mark.rule("DR29")
def test_a_guess_at_what_is_being_laid_face_down_is_an_item_that_can_lie_there() -> None:
    table: Table = [{}, {"photo-51": ["marie-curie"], "kitty-hawk-flight": ["james-watt", "blueprints"]}]
    hands = [["telescope"], ["microscope", "abacus"]]
    game = arrange("heroes", hands=hands, table=table, field=FIELD[:2], to_move=1, face_down=True)
    take(game, "put microscope")
    laid: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for seat, cards in laid.items():
        for seed in range(40):
            world = game.view(seat).sample(seed)
            take(world, "on photo-51")
            cards.add(world.table(1)["photo-51"][-1])
    science = {"microscope", "field-notebook", "telescope"}
    assert laid == {0: science - {"telescope"}, 1: {"microscope"}, None: science}


@pytest.mark.rule("DR29")
@pytest.mark.parametrize("discovery", [load("heroes").of(Discovery)[0].id, "photo-51"])
def test_a_guess_at_what_lies_face_down_suits_the_hero_above_it(discovery: str) -> None:
    table: Table = [{}, {discovery: ["marie-curie", "microscope"]}]
    game = arrange("heroes", hands=[["telescope"], []], table=table, to_move=1, face_down=True)
    guessed = {game.view(0).sample(seed).table(1)[discovery][-1] for seed in range(20)}
    assert guessed == {"microscope", "field-notebook"}


@pytest.mark.rule("DR33")
def test_whoever_looks_on_can_imagine_which_card_is_being_put_back() -> None:
    top = ["photo-51", "kitty-hawk-flight"]
    game = arrange("heroes", hands=[["isaac-newton"], ["abacus"], []], field=["memex-idea"], discovery=top)
    take(game, "play isaac-newton on memex-idea", "choose photo-51")
    game.view(1).sample(1).play("top")


@pytest.mark.rule("DR29")
def test_whoever_looks_on_can_imagine_which_card_is_being_moved_face_down() -> None:
    mine = {"photo-51": ["marie-curie", "microscope"], "moons-of-jupiter": ["rosalind-franklin"]}
    hands = [["mary-somerville"], ["abacus"], []]
    game = arrange("heroes", hands=hands, table=[mine, {}, {}], field=["memex-idea"], face_down=True)
    take(game, "play mary-somerville on memex-idea", "choose microscope")
    for seed in range(20):
        imagined = game.view(1).sample(seed)
        assert offered(imagined)
        imagined.play(imagined.choices[0])

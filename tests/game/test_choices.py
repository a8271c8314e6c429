"""A choice prints and parses as its own inverse, and what is no choice is refused with a reason."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labdeck
from labdeck import IllegalChoice, arrange
from labdeck.game import Choice, Game
from labdeck.game.parse import codes_of, meant
from labdeck.rules import numbers as n

from .play import TABLES, halfway, lie_at, random_game


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_the_text_of_a_choice_names_that_choice(deck: str, players: int) -> None:
    for game in random_game(deck, players, seed=11):
        choices = game.choices
        assert len({str(choice) for choice in choices}) == len(choices)
        for choice in choices:
            assert meant(str(choice), choices) is choice
            assert meant(f"  {str(choice).upper()} ", choices) is choice
            assert choice.code in codes_of(str(choice), game.state, game.tables)
            assert choice.text[0].isupper()
            assert choice.text[-1] in ".!?"
            assert choice.text[-2] not in ".!?"


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_choice_is_data_that_agrees_with_the_game(deck: str, players: int) -> None:
    for game in random_game(deck, players, seed=8):
        for choice in game.choices:
            assert list(choice.plain()) == ["code", "verb", "card", "at", "seat", "pile", "name", "text"]
            assert choice.verb == str(choice).split()[0]
            if choice.card is not None:
                assert game.cards[choice.code].id == choice.card == str(choice).split()[1]
                assert (choice.seat, choice.pile) == (None, None)
                assert is_at(game, choice), choice
            elif choice.pile is not None:
                assert (choice.at, choice.seat) == (f"pile:{choice.pile}", None)
                assert str(choice) == f"draw {choice.pile}"
                assert game.count(choice.pile) >= 0
            elif choice.seat is not None:
                assert (choice.at, str(choice)) == (f"mat:{choice.seat}", f"choose seat {choice.seat}")
            else:
                assert (choice.at, str(choice)) == (None, choice.verb)


def is_at(game: Game, choice: Choice) -> bool:
    """Whether the card of a choice lies where the choice says; some places no part of a view shows."""
    place, at = game.state.place, str(choice.at)
    where, _, beside = at.partition("/")
    if at == "looked":
        return bool(place[choice.code] == n.LOOKED)
    if where.startswith("done:") and beside:
        q = place[choice.code] - n.BESIDE
        return (game.cards[q].id, f"done:{place[q] - n.DONE}") == (beside, where)
    return choice.card in lie_at(game, at)


def test_a_place_is_told_by_what_lies_there() -> None:
    """A card beside another, and one that is the fourth of the open row."""
    game = arrange("ingenium", hands=[["stupid-patriarchy"], []], table=[{}, {"jill-tarter": ["physics", "astronomy"]}])
    assert [choice.at for choice in game.choices if choice.card] == ["hand:0"]
    game.play("play stupid-patriarchy")
    assert {(choice.card, choice.at) for choice in game.choices} == {
        ("physics", "mat:1/jill-tarter"),
        ("astronomy", "mat:1/jill-tarter"),
    }
    field = ["photo-51", "memex-idea", "hubble-space-telescope", "moons-of-jupiter"]
    game = arrange("heroes", hands=[["galileo-galilei"], []], field=field)
    game.play("play galileo-galilei")
    assert {choice.card: choice.at for choice in game.choices}["moons-of-jupiter"] == "field:3"


@pytest.mark.parametrize("deck", ["ingenium", "microbes"])
def test_a_choice_its_text_and_its_code_do_the_same(deck: str) -> None:
    for game in random_game(deck, 3, seed=2):
        if game.over or len(game.played) % 20:
            continue
        for choice in game.choices:
            worlds = [game.copy() for _ in range(3)]
            worlds[0].play(choice)
            worlds[1].play(str(choice))
            worlds[2].play(choice.code)
            assert len({world.state.fields() for world in worlds}) == 1
            assert len({world.played for world in worlds}) == 1


def test_the_words_of_the_rules_are_the_words_of_the_choices() -> None:
    game = arrange(
        "ingenium",
        hands=[["rachel-chang", "doctorate", "physics"], []],
        table=[{"jill-tarter": ["astronomy", "physics", "computer-science"]}, {}],
    )
    assert [str(choice) for choice in game.choices] == ["complete jill-tarter", "start rachel-chang", "end"]
    game.play("start rachel-chang")
    assert "put doctorate" in map(str, game.choices)
    game.play("put doctorate")
    assert [str(choice) for choice in game.choices] == ["on rachel-chang"]


def test_draws_are_named_by_their_pile() -> None:
    game = arrange("ingenium", discard=["physics"], phase="draw")
    assert [str(choice) for choice in game.choices] == ["draw project", "draw resource", "draw discard"]
    assert game.choices[2].text == "Take Physics from the top of discard."


def test_the_same_card_in_two_places_is_told_apart() -> None:
    game = arrange(
        "ingenium",
        hands=[["stupid-patriarchy"], []],
        table=[{}, {"jill-tarter": ["physics"], "jocelyn-bell-burnell": ["physics", "astronomy"]}],
    )
    game.play("play stupid-patriarchy")
    names = [str(choice) for choice in game.choices]
    assert sorted(names) == [
        "choose astronomy",
        "choose physics beside jill-tarter",
        "choose physics beside jocelyn-bell-burnell",
    ]
    with pytest.raises(
        IllegalChoice,
        match="say which: choose Physics beside Jocelyn Bell Burnell or choose Physics beside Jill Tarter",
    ):
        game.play("choose physics")
    game.play("choose physics beside jill-tarter")
    game.play("pass")
    assert game.table(1) == {"jill-tarter": [], "jocelyn-bell-burnell": ["physics", "astronomy"]}


def test_put_on_makes_both_choices_or_none() -> None:
    game = arrange("ingenium", hands=[["doctorate", "physics"], []], table=[{"rachel-chang": []}, {}])
    before = game.state.fields()
    with pytest.raises(IllegalChoice):
        game.play("put doctorate on jill-tarter")
    assert game.state.fields() == before
    assert not game.played
    game.play("put doctorate on rachel-chang")
    assert game.table(0) == {"rachel-chang": ["doctorate"]}
    assert [played.name for played in game.played] == ["put doctorate", "on rachel-chang"]


REFUSED = {
    "put physics": ("P10", n.NOT_NEEDED),
    "put medicine": ("P12", n.NOT_IN_HAND),
    "play im-with-her": ("P20", n.ONLY_TO_BLOCK),
    "complete rachel-chang": ("P11", n.NOT_FULL),
    "draw resource": ("R24", n.NOT_AN_ANSWER),
    "discard doctorate": ("R24", n.NOT_AN_ANSWER),
    "accept": ("R24", n.NOT_AN_ANSWER),
    "putt doctorate": ("R24", n.NOT_AN_ANSWER),
    "put docorate": ("P1", n.NO_SUCH_CARD),
    "put": ("R24", n.NOT_AN_ANSWER),
    "": ("R24", n.NOT_AN_ANSWER),
    "\0" * 10_000: ("R24", n.NOT_AN_ANSWER),
    "choose seat 9": ("R24", n.NOT_AN_ANSWER),
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing(text: str) -> None:
    game = arrange("ingenium", hands=[["doctorate", "physics", "im-with-her"], []], table=[{"rachel-chang": []}, {}])
    before, record = game.state.fields(), game.record
    with pytest.raises(IllegalChoice) as refused:
        game.play(text)
    assert (refused.value.rule, refused.value.reason) == REFUSED[text]
    assert str(refused.value).endswith(f"[{refused.value.rule}]")
    assert len(str(refused.value)) < 400
    assert game.why_not(text) == str(refused.value)
    assert (game.state.fields(), game.record) == (before, record)


def test_the_nearest_choice_or_card_is_named() -> None:
    game = arrange("ingenium", hands=[["doctorate"], []], table=[{"rachel-chang": []}, {}])
    assert "the nearest is: put Doctorate" in game.why_not("putt doctorate")
    assert "the nearest is Doctorate" in game.why_not("put docorate")
    assert "put Doctorate" in game.why_not("discard doctorate")
    assert game.why_not("put doctorate") == ""


def test_a_refusal_tells_nothing_of_hidden_cards() -> None:
    game = halfway()
    for card in {card.id for card in game.cards} - set(game.hand(game.to_move or 0)):
        for verb in ("put", "play", "start", "discard", "choose"):
            world = game.view(game.to_move).sample(5)
            assert world.why_not(f"{verb} {card}") == game.why_not(f"{verb} {card}")


def test_a_code_that_is_no_choice_is_refused() -> None:
    game = labdeck.new("ingenium", seed=1)
    for code in (-1, 0, n.END, n.CODES, 10**9):
        with pytest.raises(IllegalChoice):
            game.play(code)


def test_a_stale_choice_is_refused() -> None:
    game = labdeck.new("ingenium", seed=1)
    draw = game.choices[0]
    game.play(draw)
    game.play(draw)
    with pytest.raises(IllegalChoice):
        game.play(draw)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    *_, game = random_game("ingenium", 2, 1)
    assert game.choices == ()
    for text in ("end", "anything", "put physics"):
        with pytest.raises(IllegalChoice, match=r"over\. \[P26\]"):
            game.play(text)


WORDS = ["put", "choose", "seat", "draw", "on", "doctorate", "rachel-chang", "from", "beside", "0", "-1", "resource"]


@given(st.text() | st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=6).map(" ".join))
def test_whatever_is_typed_nothing_but_an_illegal_choice_is_raised(text: str) -> None:
    game = arrange("ingenium", hands=[["doctorate", "physics"], []], table=[{"rachel-chang": []}, {}])
    with suppress(IllegalChoice):
        game.play(text)

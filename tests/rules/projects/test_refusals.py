"""What does not answer the question that is asked is refused, and changes nothing. P12, R24."""

from pathlib import Path
from typing import Any

import pytest

from labdeck import IllegalChoice, arrange
from labdeck.game import Game
from labdeck.rules import numbers as n
from labdeck.rules.kernel import legal, why_not
from tests.tools.decks import altered
from tests.tools.sitting import assert_all_else_refused, assert_refused, offered, play

MINE: dict[str, list[str]] = {"jill-tarter": ["physics"], "rachel-chang": ["doctorate"]}
THEIRS: dict[str, list[str]] = {"reina-maruyama": ["physics"], "charity-wanjiku": ["physics"], "brenda-milner": []}
ASKED: dict[str, tuple[list[str], list[str]]] = {
    "another's project, to keep one's own": (
        ["tokenism-and-marie-curie", "pass"],
        ["choose reina-maruyama", "choose physics", "choose seat 1", "pass", "end"],
    ),
    "a project without the tag, or none": (
        ["good-girls-play-nice"],
        ["choose jill-tarter", "choose brenda-milner", "choose hayley-todesco", "choose seat 1"],
    ),
    "one's own card, or none": (
        ["stupid-patriarchy"],
        ["choose doctorate", "choose jill-tarter", "choose medicine", "draw resource", "pass"],
    ),
    "one's own seat, or none": (
        ["biased-family-leave"],
        ["choose seat 0", "choose seat 3", "choose physics", "pass"],
    ),
    "what is no block": (["back-handed-compliment"], ["block junior", "end", "choose seat 1"]),
}


def asked(case: str) -> Game:
    """A game in which the card of the case asks its question."""
    cards, _ = ASKED[case]
    hands = [[cards[0], "junior"], [], []]
    game = arrange("ingenium", hands=hands, table=[MINE, THEIRS, {}])
    play(game, f"play {cards[0]}", *cards[1:])
    return game


@pytest.mark.rule("R24")
@pytest.mark.parametrize("case", ASKED)
def test_an_effect_takes_only_what_its_sentence_names(case: str) -> None:
    game = asked(case)
    before = game.state.fields()
    for text in ASKED[case][1]:
        with pytest.raises(IllegalChoice):
            game.play(text)
    assert game.state.fields() == before


@pytest.mark.parametrize("case", ASKED)
def test_the_codes_listed_are_those_with_no_reason_against_them(case: str) -> None:
    game = asked(case)
    s, d = game.state, game.tables.deck
    listed = sorted(s.legal[: legal(s, d)])
    assert listed == [code for code in range(n.CODES) if why_not(s, d, code) == n.ALLOWED]
    assert why_not(s, d, -1) == why_not(s, d, n.CODES) == n.NOT_AN_ANSWER


def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = arrange("ingenium", players=2, phase="discard", skip=[0, 1], most_turns=1)
    assert (game.to_move, game.choices) == (None, ())
    assert why_not(game.state, game.tables.deck, n.END) == n.GAME_OVER


EVERY = "Discard every doctorate that you have, in hand and on the table."
EACH = "Each player discards 1 doctorate, from hand or table."


def held(*cards: str) -> dict[str, Any]:
    """A position in which seat 0 holds these cards beside the modifier, and seat 1 none."""
    return {"hands": [["sexism-delays-science", *cards], []]}


KEPT: dict[str, tuple[str, dict[str, Any], bool]] = {
    "a draw with no pile left": ("Draw 2 cards from the resource pile.", {"resource": []}, False),
    "a draw": ("Draw 2 cards from the resource pile.", {}, True),
    "a group draw with no pile left": ("Each player draws 1 card from the resource pile.", {"resource": []}, False),
    "a group draw": ("Each player draws 1 card from the resource pile.", {}, True),
    "a look at an empty pile": (
        "Look at the top 2 cards of the resource pile: take 1, put the other back on top.",
        {"resource": []},
        False,
    ),
    "an open pile without such a card": (
        "Take 1 discipline of your choice from discard.",
        {"discard": ["junior"]},
        False,
    ),
    "an open pile": ("Take 1 discipline of your choice from discard.", {"discard": ["junior", "physics"]}, True),
    "a card beside one's own": ("Discard 1 achievement on one of your scientists.", {"table": [MINE, THEIRS]}, True),
    "no card beside one's own": ("Discard 1 achievement on one of your scientists.", {"table": [{}, MINE]}, False),
    "a card beside any": ("Burn 1 achievement on any scientist.", {"table": [{}, MINE]}, True),
    "no such card beside any": ("Burn 1 achievement on any scientist.", {"table": [{}, THEIRS]}, False),
    "an empty burn": ("You may take 1 card of your choice from burn.", {}, False),
    "a burn with a card": ("You may take 1 card of your choice from burn.", {"burn": ["girl-power"]}, True),
    "discard and burn, both empty": ("You may take 1 card of your choice from discard or burn.", {}, False),
    "discard and burn, a card in one": (
        "You may take 1 card of your choice from discard or burn.",
        {"discard": ["junior"]},
        True,
    ),
    "discard and burn, a card in the other": (
        "You may take 1 card of your choice from discard or burn.",
        {"burn": ["junior"]},
        True,
    ),
    "a hand that can be discarded": ("Discard your hand.", held("jill-tarter"), True),
    "a hand with nothing else": ("Discard your hand.", {}, False),
    "a resource in hand": ("Discard every resource in your hand.", held("physics"), True),
    "no resource in hand": ("Discard every resource in your hand.", held("jill-tarter", "ftw"), False),
    "a kind in hand": (EVERY, held("doctorate"), True),
    "a kind on one's own table": (EVERY, {"table": [MINE, THEIRS]}, True),
    "a kind before someone else alone": (EVERY, held("physics") | {"table": [THEIRS, MINE]}, False),
    "a group loss of one's own": (EACH, held("doctorate"), True),
    "a group loss of what the player alone knows is not there": (EACH, held("physics"), False),
    "a group loss of what another may hold": (EACH, {"hands": [["sexism-delays-science"], ["physics"]]}, True),
    "a group loss of what another has on the table": (EACH, {"table": [{}, MINE]}, True),
    "a group loss with every other hand empty": (EACH, {"table": [THEIRS, {}]}, False),
}


@pytest.mark.rule("P12")
@pytest.mark.parametrize("case", KEPT)
def test_a_kept_modifier_is_played_exactly_if_it_has_something_to_act_on(tmp_path: Path, case: str) -> None:
    sentence, position, playable = KEPT[case]
    deck = altered(tmp_path, "ingenium", ("Any player burns 1 groundbreaker of theirs, from hand or table.", sentence))
    game = arrange(deck, **{"hands": [["sexism-delays-science"], []]} | position)
    assert ("play sexism-delays-science" in offered(game)) == playable


@pytest.mark.rule("R26")
def test_a_blocked_effect_with_two_sentences_fails_wholly(tmp_path: Path) -> None:
    burn = "Burn 1 resource on another player's scientist."
    deck = altered(tmp_path, "ingenium", (burn, f"{burn} Draw 1 card from the resource pile."))
    hands = [["stupid-patriarchy"], ["im-with-her"]]
    game = arrange(deck, hands=hands, table=[{}, {"jill-tarter": ["physics"]}])
    play(game, "play stupid-patriarchy", "block im-with-her")
    assert (game.hand(0), game.table(1)) == ([], {"jill-tarter": ["physics"]})


@pytest.mark.rule("R24")
def test_a_card_that_no_project_of_ones_own_needs_is_not_moved_there() -> None:
    theirs = {"brenda-milner": ["doctorate", "professor"], "charity-wanjiku": ["industry-policy"]}
    game = arrange("ingenium", hands=[["ways-of-the-queen-bee"], []], table=[{"rachel-chang": []}, theirs])
    play(game, "play ways-of-the-queen-bee")
    assert offered(game) == ["choose doctorate", "choose professor"]
    assert_all_else_refused(game)
    assert_refused(game, "choose industry-policy", "R24")


@pytest.mark.rule("R16", "R24")
def test_discard_or_burn_offers_the_cards_of_both(tmp_path: Path) -> None:
    sentence = "You may take 1 card of your choice from discard or burn."
    deck = altered(tmp_path, "ingenium", ("You may take 1 card of your choice from burn.", sentence))
    game = arrange(deck, hands=[["mentors-are-awesome"], []], discard=["junior"], burn=["physics"])
    play(game, "play mentors-are-awesome")
    assert offered(game) == ["choose junior", "choose physics", "pass"]
    assert_all_else_refused(game)
    play(game, "choose junior")
    assert (game.hand(0), game.pile("discard")) == (["junior"], [])


@pytest.mark.rule("R27")
@pytest.mark.parametrize("piles", ["burn", "discard or burn"])
def test_one_played_at_once_asks_for_no_card_of_openly_empty_piles(tmp_path: Path, piles: str) -> None:
    sentence = f"You may take 1 card of your choice from {piles}."
    deck = altered(tmp_path, "ingenium", ("Burn 1 resource on another player's scientist.", sentence))
    game = arrange(deck, hands=[["stupid-patriarchy"], []])
    play(game, "play stupid-patriarchy")
    assert (offered(game), game.pile("burn")) == (["end"], ["stupid-patriarchy"])
    game = arrange(deck, hands=[["stupid-patriarchy"], []], burn=["physics"])
    play(game, "play stupid-patriarchy")
    assert offered(game) == ["choose physics", "pass"]


@pytest.mark.rule("R24")
def test_only_what_lies_beside_the_chosen_project_is_lost() -> None:
    theirs = {"reina-maruyama": ["physics", "astronomy"], "charity-wanjiku": ["physics", "engineering"]}
    game = arrange("ingenium", hands=[["good-girls-play-nice"], ["junior"]], table=[MINE, theirs])
    play(game, "play good-girls-play-nice", "choose reina-maruyama", "pass")
    assert (game.to_move, offered(game)) == (1, ["choose astronomy", "choose physics"])
    assert_all_else_refused(game)

"""A view is plain data made from the masked state: what its reader may know, and not a letter more."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import labdeck
from labdeck import DeckError, RecordError, View, arrange
from labdeck.deck.library import FOLDER
from labdeck.game import Game
from labdeck.game.knowledge import Sight
from labdeck.game.log import Entry, Event, log_of
from labdeck.game.view import VERSION
from labdeck.rules import numbers as n
from labdeck.rules.kernel import why_not
from labdeck.rules.schema import State
from tests.tools.walks import exchange, unknown_pairs

from .play import TABLES, halfway, random_game


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_views_go_to_json_and_back(deck: str, players: int) -> None:
    for game in random_game(deck, players, 6):
        if len(game.played) % 25 == 0 or game.over:
            for seat in (None, *range(players)):
                view = game.view(seat)
                assert View.from_json(view.to_json()) == view
                assert json.loads(view.to_json())["version"] == VERSION


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_view_agrees_with_the_game(deck: str, players: int) -> None:
    for game in random_game(deck, players, 7):
        if len(game.played) % 25 and not game.over:
            continue
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert view.table == [game.table(p) for p in range(players)]
            assert view.completed == [game.completed(p) for p in range(players)]
            assert view.scores == [game.score(p) for p in range(players)]
            assert view.counts == {pile: game.count(pile) for pile in view.counts}
            held = [sum(counts.values()) for counts in view.hand_counts]
            assert held == [len(game.hand(p)) for p in range(players)]
            assert view.discard_top == next(iter(game.pile("discard")), None)
            assert (view.to_move, view.result) == (game.to_move, game.result)
            assert seat is not None or view.prompt == game.prompt
            asked = seat is not None and seat == game.to_move
            assert view.choices == ([str(choice) for choice in game.choices] if asked else [])
            if game.state.phase == n.DISCARD_PHASE and seat is not None:
                assert view.hand == game.hand(seat)
        assert game.view(None).hand == []


def exchanged(game: Game, pair: tuple[int, int]) -> Game:
    """The same game in a world where two cards have changed places."""
    other = game.copy()
    events = other.state.events
    other.state = exchange(game.state, *pair)
    other.state.events = events
    return other


def compared_worlds(deck: str, players: int, often: float) -> int:
    """Compare what readers see in two worlds that they cannot tell apart, all through a game; how many times."""
    chance = random.Random(players)
    compared = 0
    for game in random_game(deck, players, 13):
        for reader in range(players + 1):
            pair = unknown_pairs(game.state, game.tables.deck, reader, chance)
            if pair is None or chance.random() > often:
                continue
            seat = None if reader == players else reader
            one, other = game.copy(), exchanged(game, pair)
            for _ in range(12):
                assert one.view(seat).to_json() == other.view(seat).to_json()
                compared += 1
                code = chance.choice(one.choices).code if not one.over else n.NONE
                if code in pair or why_not(other.state, game.tables.deck, code):
                    break
                one.play(code)
                other.play(code)
                if any((one.state.seen[c] | other.state.seen[c]) >> reader & 1 for c in pair):
                    break
    return compared


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_nobody_can_tell_two_worlds_apart_by_view_or_log(deck: str, players: int) -> None:
    assert compared_worlds(deck, players, often=0.15 / players) > 20


def test_a_log_that_names_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(events: list[Event], *rest: Any) -> Iterator[Entry]:
        return log_of([(*event[:5], 255) for event in events], *rest)

    monkeypatch.setattr("labdeck.game.told.log_of", leaking)
    with pytest.raises(AssertionError):
        compared_worlds("ingenium", 3, often=0.2)


def test_a_mask_that_hides_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(sight: Sight, _reader: int) -> State:
        m = sight.state.copy()
        m.seen[:] = [255] * len(m.seen)
        return m

    monkeypatch.setattr(Sight, "known", leaking)
    with pytest.raises(AssertionError):
        compared_worlds("ingenium", 3, often=0.2)


def test_cards_drawn_blind_are_counted_and_not_named() -> None:
    game = arrange("ingenium", resource=["physics"], phase="draw", hands=[["doctorate"], []])
    game.play("draw resource")
    view = game.view(0)
    assert view.hand == ["doctorate"]
    assert view.hand_counts[0] == {"project": 0, "resource": 2}
    assert game.hand(0) == ["physics", "doctorate"]


def test_needs_are_met_or_missing() -> None:
    game = arrange("ingenium", table=[{"rachel-chang": ["doctorate", "chemistry"]}, {}])
    assert game.view(None).needs == {
        "rachel-chang": {"met": ["chemistry", "doctorate"], "missing": ["geoscience", "professor"]}
    }


def test_the_log_says_to_each_reader_what_they_may_know() -> None:
    game = arrange("ingenium", resource=["physics", "medicine"], phase="draw", names=["Ann", "Ben"])
    game.play("draw resource")
    game.play("draw resource")
    drew = "draws a resource card from the resource pile."
    texts = [[entry["text"] for entry in game.view(seat).log] for seat in (0, 1, None)]
    assert texts[0] == [f"Ann {drew}", f"Ann {drew}", "Ann now sees Physics and Medicine."]
    assert texts[1] == texts[2] == [f"Ann {drew}", f"Ann {drew}"]
    assert game.view(0).log[0] == {
        "n": 1,
        "verb": "draws",
        "seat": 0,
        "rule": "P5",
        "text": f"Ann {drew}",
        "cards": [],
    }
    assert [entry["cards"] for entry in game.view(0).log] == [[], [], ["physics", "medicine"]]


@pytest.mark.rule("R36")
def test_the_log_tells_who_passes_from_what_finds_nothing() -> None:
    burned = ["physics", "ftw"]
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=burned, names=["Ann", "Ben"])
    game.play("play mentors-are-awesome")
    game.play("pass")
    log = [(entry["rule"], entry["text"]) for entry in game.view(1).log]
    assert log[-1] == ("R36", "Ann passes: no further card for Mentors are awesome.")
    idle = arrange("ingenium", hands=[["stupid-patriarchy"], []], names=["Ann", "Ben"])
    idle.play("play stupid-patriarchy")
    assert idle.view(1).log[-1]["text"] == "Stupid patriarchy finds nothing to act on."


@pytest.mark.rule("DR5")
def test_the_log_tells_who_moves_no_more() -> None:
    table: list[dict[str, list[str]]] = [{"photo-51": ["marie-curie", "microscope"]}, {}]
    game = arrange("heroes", hands=[["mary-somerville", "abacus"], []], table=table, field=["moons-of-jupiter"])
    game.play("play mary-somerville on moons-of-jupiter")
    while game.is_window:
        game.play("pass")
    game.play("pass")
    texts = [entry["text"] for entry in game.view(None).log]
    assert "Seat 0 passes: no further card for Mary Somerville." in texts
    assert not any("nothing to act on" in text for text in texts)


AIMED: list[dict[str, list[str]]] = [
    {"brenda-milner": []},
    {"jill-tarter": ["astronomy", "physics"], "rachel-chang": ["chemistry"], "lynn-conway": ["professor"]},
    {},
]


@pytest.mark.rule("R25")
@pytest.mark.parametrize(
    ("plays", "aim"),
    [
        (["play stupid-patriarchy", "choose physics"], "Physics beside Jill Tarter"),
        (["play stupid-patriarchy", "choose chemistry"], "Chemistry beside Rachel Chang"),
        (["play representation-is-everything", "choose jill-tarter"], "Ben's Jill Tarter"),
        (["play ways-of-the-queen-bee"], "Professor beside Lynn Conway, for Brenda Milner"),
    ],
)
def test_who_may_block_is_told_what_is_aimed_at(plays: list[str], aim: str) -> None:
    hands = [[plays[0].removeprefix("play ")], ["im-with-her"], []]
    game = arrange("ingenium", hands=hands, table=AIMED, names=["Ann", "Ben", "Cid"])
    for choice in plays:
        game.play(choice)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert f", aimed at {aim} (“" in view.prompt
        assert (view.log[-1]["rule"], view.log[-1]["text"]) == ("R25", f"Ann aims at {aim}.")
    assert game.moves(None)[-1]["to"] == "played"


@pytest.mark.rule("R33")
def test_who_must_discard_is_told_beside_what() -> None:
    table = [{}, {"nadine-caron": ["medicine", "professor"], "irene-ayako-uchida": ["doctorate"]}]
    game = arrange("ingenium", hands=[["good-girls-play-nice"], []], table=table, names=["Ann", "Ben"])
    for choice in ("play good-girls-play-nice", "choose nadine-caron", "pass"):
        game.play(choice)
    assert "choose a card for Ann's Good girls play nice, aimed at Ben's Nadine Caron (“" in game.prompt


@pytest.mark.rule("R24", "P19")
def test_everyone_is_told_at_whom_a_card_was_aimed_that_finds_nothing_there() -> None:
    table: list[dict[str, list[str]]] = [{}, {"nadine-caron": ["medicine"], "reina-maruyama": []}]
    game = arrange("ingenium", hands=[["good-girls-play-nice"], []], table=table, names=["Ann", "Ben"])
    game.play("play good-girls-play-nice")
    game.play("choose reina-maruyama")
    for seat in (0, 1, None):
        told = [entry["text"] for entry in game.view(seat).log][-2:]
        assert told == ["Ann aims at Ben's Reina Maruyama.", "Good girls play nice finds nothing to act on."]


@pytest.mark.rule("R25")
def test_a_swap_names_both_projects_to_who_may_block_it(tmp_path: Path) -> None:
    swap = "Swap one of your scientists for another player's, with all cards beside them."
    shipped = (FOLDER / "ingenium.toml").read_text(encoding="utf-8")
    deck = tmp_path / "swap.toml"
    deck.write_text(shipped.replace("Burn 1 resource on another player's scientist.", swap), encoding="utf-8")
    game = arrange(deck, hands=[["stupid-patriarchy"], [], []], table=AIMED, names=["Ann", "Ben", "Cid"])
    game.play("play stupid-patriarchy")
    game.play("choose jill-tarter")
    assert ", aimed at Ben's Jill Tarter, for Brenda Milner (“Swap" in game.prompt


@pytest.mark.rule("R25")
def test_where_anyone_blocks_the_player_aimed_at_is_named_to_the_others() -> None:
    game = arrange(
        "ingenium", hands=[["biased-family-leave"], [], []], block="anyone", table=AIMED, names=["Ann", "Ben", "Cid"]
    )
    game.play("play biased-family-leave")
    game.play("choose seat 1")
    assert "aimed at" not in game.prompt
    assert game.view(2).log[-1]["text"] == "Ann aims at Ben."
    game.play("pass")
    assert ", aimed at Ben (“" in game.prompt
    assert [entry["text"] for entry in game.view(2).log].count("Ann aims at Ben.") == 1


@pytest.mark.rule("R20", "R28")
def test_in_a_group_effect_the_player_whom_a_block_would_save_is_named() -> None:
    hands = [["ocean-acidification", "ocean"], ["ocean"], ["ocean"]]
    game = arrange("microbes", hands=hands, block="anyone", names=["Ann", "Ben", "Cid"])
    game.play("play ocean-acidification")
    for seat, name in enumerate(("Ann", "Ben", "Cid")):
        assert game.view(None).log[-1]["text"] == f"Ann aims at {name}."
        for other in range(3):
            assert game.to_move == (seat + other) % 3
            assert (f"Ocean acidification, aimed at {name} (“" in game.prompt) == (other > 0)
            game.play("pass")
        game.play("choose ocean")


@pytest.mark.rule("R20", "R28")
def test_where_only_the_player_hurt_may_block_a_group_effect_names_nobody() -> None:
    game = arrange("microbes", hands=[["ocean-acidification", "ocean"], ["ocean"]], names=["Ann", "Ben"])
    game.play("play ocean-acidification")
    assert "aims at" not in game.view(None).log[-1]["text"]


def test_an_answer_to_a_cancel_knows_what_is_cancelled() -> None:
    game = arrange("heroes", hands=[["eureka"], ["peer-review"], ["abacus"]], phase="inspire", field=["memex-idea"])
    game.play("play eureka")
    assert "aimed at" not in game.prompt
    game.play("play peer-review")
    assert ", aimed at Eureka! (“" in game.prompt


@pytest.mark.rule("DR33")
def test_a_prompt_names_a_card_only_to_those_who_know_it() -> None:
    game = arrange(
        "heroes",
        hands=[["isaac-newton"], ["abacus"], []],
        field=["memex-idea"],
        discovery=["photo-51", "kitty-hawk-flight"],
    )
    for choice in ("play isaac-newton on memex-idea", "pass", "choose photo-51"):
        game.play(choice)
    assert "put Photo 51 (1952) back" in game.view(0).prompt
    for prompt in (game.prompt, game.view(1).prompt, game.view(None).prompt):
        assert "put the card back" in prompt


def test_the_log_tells_of_a_modifier_from_play_to_loss() -> None:
    game = arrange(
        "ingenium",
        hands=[["stupid-patriarchy"], []],
        table=[{}, {"jill-tarter": ["physics"]}],
        names=["Ann", "Ben"],
    )
    game.play("play stupid-patriarchy")
    assert game.prompt.startswith("Ben, action phase: block Ann's Stupid patriarchy")
    game.play("pass")
    assert [(entry["rule"], entry["text"]) for entry in game.view(None).log] == [
        ("P15", "Ann must play Stupid patriarchy at once."),
        ("P15", "Ann plays Stupid patriarchy."),
        ("R25", "Ann aims at Physics beside Jill Tarter."),
        ("P20", "Ben does not block."),
        ("R18", "Ben loses Physics to burn."),
    ]


# Rules that the log of any game cites, and the letters with which a family's rules begin.
EVERY_GAME = {"projects": {"P2", "P5", "P9", "P10", "P26"}, "discoveries": {"D2", "D3", "D31", "D35", "D37", "D39"}}
LETTERS = {"projects": {"P", "R"}, "discoveries": {"D", "L"}}


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_every_sentence_is_whole(deck: str, players: int) -> None:
    rules = set()
    for seed in range(3):
        *_, game = random_game(deck, players, seed)
        for seat in (None, 0):
            for entry in game.view(seat).log:
                assert entry["text"][0].isupper() or not entry["text"][0].isalpha()
                assert entry["text"].endswith((".", "!"))
                assert "  " not in entry["text"]
                assert "{" not in entry["text"]
                rules.add(entry["rule"])
    family = game.deck.rules
    assert EVERY_GAME[family] <= rules
    assert {rule[0] for rule in rules} <= LETTERS[family]


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_sampled_world_looks_the_same_and_plays_on(deck: str, players: int) -> None:
    for game in random_game(deck, players, 21):
        if game.over or len(game.played) % 40:
            continue
        for seat in (None, *range(players)):
            view = game.view(seat)
            world = view.sample(len(game.played))
            seen = world.view(seat)
            assert (seen.hand, seen.table, seen.counts) == (view.hand, view.table, view.counts)
            assert (seen.hand_counts, seen.prompt, seen.choices) == (view.hand_counts, view.prompt, view.choices)
            while not world.over:
                world.play(world.choices[0])


def test_a_sample_depends_on_its_seed_alone() -> None:
    view = halfway().view(0)
    assert view.sample(1).state.fields() == view.sample(1).state.fields()
    assert view.sample(1).state.fields() != view.sample(2).state.fields()


def test_a_view_from_json_cannot_be_sampled() -> None:
    view = View.from_json(halfway().view(0).to_json())
    with pytest.raises(RecordError, match="ask the game"):
        view.sample(1)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 1}', "[" * 100_000, "null", None, 5])
def test_what_is_no_view_is_refused(text: Any) -> None:
    with pytest.raises(RecordError, match="not a view"):
        View.from_json(text)


def test_a_view_of_another_version_is_refused() -> None:
    plain = json.loads(halfway().view(0).to_json())
    with pytest.raises(RecordError, match=f"version {VERSION + 1}"):
        View.from_json(json.dumps(plain | {"version": VERSION + 1}))
    with pytest.raises(RecordError, match="result"):
        View.from_json(json.dumps(plain | {"result": {}}))


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.0, True])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    game = labdeck.new("ingenium", players=3, seed=1)
    for look in (game.view, game.hand, game.table, game.completed, game.score):
        with pytest.raises(DeckError, match="there is no seat"):
            look(seat)


def test_a_pile_that_is_not_there_is_refused() -> None:
    game = labdeck.new("ingenium", seed=1)
    with pytest.raises(DeckError, match="the nearest right word is resource"):
        game.pile("resources")


@pytest.mark.rule("R16")
def test_the_log_does_not_show_others_what_was_taken_from_burn() -> None:
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=["physics", "medicine"], names=["Ann", "Ben"])
    game.play("play mentors-are-awesome")
    game.play("choose medicine")
    last = [game.view(seat).log[-1]["text"] for seat in (0, 1, None)]
    assert last == ["Ann takes Medicine from burn.", *["Ann takes a resource card from burn."] * 2]


@pytest.mark.parametrize("name", ["hero", [], {}, None, 3])
def test_a_pile_that_is_not_there_is_refused_with_those_that_are(name: Any) -> None:
    game = labdeck.new("ingenium", seed=1)
    for ask in (game.pile, game.count):
        with pytest.raises(DeckError, match="there are project, resource, discard, burn and out"):
            ask(name)


def test_a_view_is_plain_data_with_the_lines_of_the_log_that_are_wanted() -> None:
    *_, game = random_game("ingenium", 2, 1)
    view = game.view(0)
    assert json.loads(view.to_json()) == json.loads(json.dumps(view.plain()))
    assert view.plain()["log"] == view.log
    for made in (0, 12, len(game.played)):
        assert view.plain(log_after=made) == view.plain() | {"log": [line for line in view.log if line["n"] > made]}


def test_points_won_and_points_at_stake_make_the_score() -> None:
    done = {"ann-makosinski": [], "jill-tarter": ["physics"]}
    game = arrange(
        "ingenium", hands=[[], []], table=[done, {}], completed=[["rachel-chang"], []], to_move=0, phase="act"
    )
    view = game.view(None)
    points = {card.id: card.points for card in game.cards}
    assert view.won == [points["rachel-chang"], 0]
    assert view.stake == [points["ann-makosinski"] + points["jill-tarter"], 0]
    assert view.scores == [won - stake for won, stake in zip(view.won, view.stake, strict=True)]

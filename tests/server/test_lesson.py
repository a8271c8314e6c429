"""Lessons cannot fail: whatever a learner picks of what is shown, something is completed in the first turn."""

import json
import random
from collections.abc import Callable
from functools import cache

import pytest

import labdeck
from labdeck import Game
from labdeck.bots import bot
from labdeck.deck import load, names
from labdeck.server.families import FAMILIES
from labdeck.server.lesson import FEWEST, LEARNER, MOST, Lead, Ways, is_lesson, lead, lesson_seed

from .house import PERSON, House

LEARNERS = 200
KNOWN: dict[tuple[str, tuple[int, ...]], Lead] = {}


def short(deck: str) -> str:
    """The house rules of a deck's lesson, as the page sends them."""
    return json.dumps(dict(FAMILIES[load(deck).rules].short), sort_keys=True)


@cache
def seed_of(deck: str) -> int:
    """The deal of a deck's lesson."""
    return lesson_seed(deck, short(deck), 2)


def lesson(deck: str) -> Game:
    """A lesson that begins."""
    return labdeck.new(deck, 2, seed=seed_of(deck), **json.loads(short(deck)))


def shown(game: Game) -> Lead:
    """What the learner is shown; found out once for equal games."""
    key = game.deck.id, tuple(made.code for made in game.played)
    if key not in KNOWN:
        KNOWN[key] = lead(game)
    return KNOWN[key]


def greedy(game: Game, offered: tuple[str, ...]) -> str:
    """What a greedy bot would take, if it is offered."""
    code = bot("greedy", 1).choose(game.masked(LEARNER), game.tables.deck, LEARNER)
    wanted = next(choice.name for choice in game.choices if choice.code == code)
    return wanted if wanted in offered else offered[0]


def learner(number: int) -> Callable[[Game, tuple[str, ...]], str]:
    """How a learner picks: the first, the last, at random, or what looks best."""
    chance = random.Random(number)
    picks: tuple[Callable[[Game, tuple[str, ...]], str], ...] = (
        lambda game, offered: offered[0],
        lambda game, offered: offered[-1],
        lambda game, offered: chance.choice(offered),
        greedy,
    )
    return picks[number % len(picks)]


def steps_to_completion(game: Game, pick: Callable[[Game, tuple[str, ...]], str]) -> int:
    """How many choices it took the learner; the others are played by a bot that means it."""
    steps, other = 0, bot("greedy", 2)
    while not Ways(game).is_done(game.state):
        assert not game.over
        assert game.state.turns == 0
        if game.to_move != LEARNER:
            assert game.to_move is not None
            game.play(other.choose(game.masked(game.to_move), game.tables.deck, game.to_move))
            continue
        offered = shown(game).names
        assert offered, "nothing leads on"
        steps += len(game.choices) > 1
        game.play(pick(game, offered))
    return steps


@pytest.mark.parametrize("deck", names())
def test_every_learner_completes_something(deck: str) -> None:
    taken = [steps_to_completion(lesson(deck), learner(number)) for number in range(LEARNERS)]
    assert FEWEST <= min(taken) <= max(taken) <= MOST


@pytest.mark.parametrize("deck", names())
def test_a_lesson_begins_with_a_free_choice_and_says_how_far_it_is(deck: str) -> None:
    game = lesson(deck)
    first = shown(game)
    assert len(first.names) == len(game.choices) > 1
    assert FEWEST <= first.left <= MOST
    assert is_lesson(game)


def test_when_it_is_done_everything_is_free() -> None:
    game = lesson("ingenium")
    steps_to_completion(game, learner(0))
    assert lead(game) == Lead((), 0)


def test_where_nothing_can_be_completed_nothing_leads_on() -> None:
    knobs = json.dumps({"opening_resources": 0, "opening_projects": 0, "most_turns": 1, "first": 0})
    assert lesson_seed("ingenium", knobs, 2) == 1
    assert lead(labdeck.new("ingenium", 2, seed=1, **json.loads(knobs))) == Lead((), 0)


def test_only_a_lesson_tells_where_choices_lead(home: House) -> None:
    body = {
        "deck": "ingenium",
        "seats": [PERSON, {"kind": "bot", "bot": "greedy"}],
        "knobs": json.loads(short("ingenium")),
    }
    taught = home.http.post("/api/tables", json={**body, "lesson": True}).json()
    player = home.player(taught["table"]["code"], taught["token"])
    player.until(lambda: player.views.get(0))
    answer = player.ask("lead", seat=0)
    assert answer["type"] == "lead"
    assert set(answer["names"]) <= {choice["name"] for choice in player.views[0]["choices"]}
    assert FEWEST <= answer["left"] <= MOST
    player.close()
    played = home.http.post("/api/tables", json={**body, "knobs": {"first": 0}}).json()
    player = home.player(played["table"]["code"], played["token"])
    player.until(lambda: player.views.get(0))
    assert player.ask("lead", seat=0)["reason"] == "This is no lesson."
    player.close()

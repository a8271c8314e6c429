"""Windows at a table: all whom one event concerns are asked at once, and no pause tells what anybody holds."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import labdeck
from labdeck import Game
from labdeck.server.choosing import choose
from labdeck.server.roll import Place
from labdeck.server.standing import playing, standing

from .hand_clock import HandClock
from .house import BOT, OPEN, PERSON, House, Message, Player, few, house

MAT = {"jill-tarter": ["astronomy", "physics"]}
HANGING = (sys.executable, "-c", "import sys; sys.stdin.buffer.read()")


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def home(tmp_path: Path, clock: HandClock) -> Iterator[House]:
    with house(tmp_path, clock=clock, pause=1.0) as running:
        yield running


def attack(*hands: list[str], block: str = "anyone") -> Game:
    """Seat 0 aims at a card beside seat 1's project; what the others hold is said."""
    game = labdeck.arrange(
        "ingenium", hands=[["stupid-patriarchy"], *hands], table=[{}, MAT, {}], to_move=0, phase="act", block=block
    )
    game.play("play stupid-patriarchy")
    game.play("choose physics")
    return game


def plant(home: House, code: str, game: Game) -> None:
    """Put a game on a table."""

    async def work() -> None:
        home.table(code).game = game
        home.table(code).show()

    home.do(work)


def seated(home: House, game: Game, *seats: Message, **wishes: Any) -> tuple[str, list[Player], list[str]]:
    """A table at which the game is played, its people, each with a socket, and their tokens."""
    body = {"deck": "ingenium", "seats": [{"kind": "open"} if seat is OPEN else seat for seat in seats], **wishes}
    ticket = home.http.post("/api/tables", json=body).json()
    code = ticket["table"]["code"]
    tokens = [home.take(code, p, f"Player {p}") for p, seat in enumerate(seats) if seat is OPEN]
    tokens = tokens or [ticket["token"]]
    plant(home, code, game)
    players = [home.player(code, token) for token in tokens]
    for p, player in enumerate(players):
        until_open(player, p)
    for player in players:
        heard(player)
    return code, players, tokens


def until_open(player: Player, seat: int | None) -> None:
    """Read until a window is shown to a reader."""
    player.until(lambda: player.views.get(seat, {"window": None})["window"])


def heard(player: Player) -> list[str]:
    """What a client has been sent since it last asked."""
    seen = len(player.raw)
    player.ask("ping")
    return player.raw[seen:-1]


def answers(home: House, code: str) -> list[str]:
    """The choices that have been made, whoever made them."""
    game = home.table(code).game
    assert game is not None
    return [f"{played.seat} {played.name}" for played in game.played[2:]]


def test_all_whom_it_concerns_are_asked_at_once_and_hear_nothing_of_each_other(home: House) -> None:
    code, (ann, ben, eve), _ = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    told = ben.view(1)["window"]
    assert told == {"asked": [1, 2, 0], "seconds": 4.0, "left": 4.0, "answer": None}
    assert ben.view(1)["view"]["choices"] == ["pass", "block im-with-her"]
    assert eve.view(2)["view"]["choices"] == ["pass"]
    assert ann.view(0)["view"]["prompt"].startswith("Seat 1, Seat 2 and Seat 0, ")
    counted = home.http.get("/api/metrics").text
    held = ben.ask("choose", seat=1, number=0, choice="block im-with-her")
    assert (held["type"], held["number"]) == ("done", 0)
    assert home.http.get("/api/metrics").text == counted
    ben.until(lambda: ben.view(1)["window"]["answer"])
    assert ben.view(1)["choices"] == []
    assert heard(ann) == heard(eve) == []
    ann.ask("choose", seat=0, number=0, choice="pass")
    assert answers(home, code) == []
    assert eve.ask("choose", seat=2, number=0, choice="pass")["type"] == "done"
    assert ann.at(1, 0)["window"] is None
    assert answers(home, code) == ["1 block im-with-her"]
    for player in (ann, ben, eve):
        player.close()


@pytest.mark.parametrize(("block", "asked"), [("anyone", [True, True, True]), ("self", [False, True, False])])
def test_the_list_of_a_class_marks_all_who_are_asked(home: House, block: str, asked: list[bool]) -> None:
    code, players, _ = seated(home, attack([], [], block=block), OPEN, OPEN, OPEN)
    until_open(players[1], 1)
    table = home.table(code)

    async def work() -> list[bool]:
        return [seat["asked"] for seat in playing(Place(1), table, standing(table, None), {})["seats"]]

    assert home.do(work) == asked
    for player in players:
        player.close()


def test_answers_count_in_the_rules_order_and_who_is_silent_passes(home: House, clock: HandClock) -> None:
    code, (ann, ben, eve), _ = seated(home, attack([], ["im-with-her"]), OPEN, OPEN, OPEN)
    eve.ask("choose", seat=2, number=0, choice="block im-with-her")
    clock.turn(home, 3.9)
    assert heard(ann) == []
    assert home.player(code).view(None)["window"]["left"] == 0.1
    clock.turn(home, 0.2)
    ann.at(2, 0)
    assert answers(home, code) == ["1 pass", "2 block im-with-her"]
    for player in (ann, ben, eve):
        player.close()


def test_an_answer_can_be_taken_back_until_the_window_closes_and_not_after(home: House, clock: HandClock) -> None:
    code, (ann, ben, eve), _ = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    ben.ask("choose", "a", seat=1, number=0, choice="block im-with-her")
    ben.until(lambda: ben.view(1)["can_undo"])
    undone = ben.ask("undo", "u", seat=1, number=0)
    assert (undone["type"], undone["number"]) == ("done", 0)
    assert ben.ask("undo", "u", seat=1, number=0) == undone
    assert ben.ask("choose", "a", seat=1, number=0, choice="block im-with-her")["number"] == 0
    ben.until(lambda: ben.view(1)["choices"])
    assert heard(ann) == []
    clock.turn(home, 4.1)
    ben.at(3, 1)
    assert answers(home, code) == ["1 pass", "2 pass", "0 pass"]
    assert not ann.at(3, 0)["can_undo"]
    assert ann.ask("undo", seat=0, number=3)["code"] == "illegal"
    for player in (ann, ben, eve):
        player.close()


def test_who_orders_never_to_be_asked_passes_with_a_block_in_hand_and_all_see_it(home: House) -> None:
    code, (ann, ben, eve), _ = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    assert ben.ask("order", seat=1, passes=True)["type"] == "done"
    for player in (ann, ben, eve):
        until_passes(player)
    assert ben.ask("choose", seat=1, number=0, choice="block im-with-her")["code"] == "not_now"
    ann.ask("choose", seat=0, number=0, choice="pass")
    eve.ask("choose", seat=2, number=0, choice="pass")
    ann.at(3, 0)
    assert answers(home, code) == ["1 pass", "2 pass", "0 pass"]
    for player in (ann, ben, eve):
        player.close()


def until_passes(player: Player) -> None:
    """Read until everybody is told that seat 1 passes."""
    player.until(lambda: player.table["seats"][1]["passes"])


@pytest.mark.parametrize("hand", [[], ["im-with-her"]])
def test_who_is_alone_among_bots_is_asked_only_with_something_to_say(
    home: House, clock: HandClock, hand: list[str]
) -> None:
    game = attack(hand, [], block="self")
    ticket = home.open(BOT, PERSON, BOT)
    code = ticket["table"]["code"]
    ann = home.player(code, ticket["token"])
    ann.view(1)
    plant(home, code, game)
    if hand:
        until_open(ann, 1)
        assert ann.view(1)["window"]["seconds"] is None
        clock.turn(home, 1000.0)
        assert answers(home, code) == []
        ann.choose(1, "pass")
    ann.until(lambda: answers(home, code) and ann.ask("ping"))
    assert answers(home, code) == ["1 pass"]
    ann.close()


@pytest.mark.parametrize("hand", [[], ["im-with-her"]])
def test_who_may_come_back_is_not_told_by_a_pause_what_the_last_person_holds(
    home: House, clock: HandClock, hand: list[str]
) -> None:
    """A seat that was left can be taken by whoever watched how soon the game went on."""
    code = home.open(BOT, OPEN, OPEN)["table"]["code"]
    ann, ben = (home.player(code, home.take(code, p, f"Player {p}")) for p in (1, 2))
    ben.view(2)
    ben.ask("leave", seat=2)
    ben.close()
    ann.until(lambda: ann.table["seats"][2]["free"] and not ann.table["spectators"])
    plant(home, code, attack(hand, [], block="self"))
    until_open(ann, 1)
    assert ann.view(1)["window"]["seconds"] == 4.0
    clock.turn(home, 3.9)
    assert answers(home, code) == []
    clock.turn(home, 0.2)
    ann.until(lambda: answers(home, code) and ann.ask("ping"))
    assert answers(home, code) == ["1 pass"]
    ann.close()


@pytest.mark.parametrize("hand", [[], ["im-with-her"]])
@pytest.mark.parametrize("worker", [None, HANGING])
def test_a_window_of_bots_takes_its_time_whatever_they_hold_and_however_long_they_think(
    tmp_path: Path, clock: HandClock, hand: list[str], worker: Any
) -> None:
    settings = {"worker": worker} if worker else {}
    with house(tmp_path, clock=clock, pause=1.0, limits=few(bot_seconds=0.3), **settings) as home:
        ticket = home.open(PERSON, BOT, {"kind": "bot", "bot": "random", "name": "Robo"})
        code = ticket["table"]["code"]
        ann = home.player(code, ticket["token"])
        ann.view(0)
        plant(home, code, attack(hand, [], block="self"))
        ann.until(lambda: ann.view(0)["window"])
        assert ann.view(0)["window"] == {"asked": [1], "seconds": 0.6, "left": 0.6, "answer": None}
        clock.turn(home, 0.599)
        assert heard(ann) == []
        clock.turn(home, 0.001)
        ann.at(1, 0)
        if worker or not hand:
            assert answers(home, code) == ["1 pass"]
        ann.close()


def test_bots_have_their_time_when_people_have_all_answered(home: House, clock: HandClock) -> None:
    code, (ann, ben), _ = seated(home, attack([], []), OPEN, OPEN, BOT)
    ann.ask("choose", seat=0, number=0, choice="pass")
    ben.ask("choose", seat=1, number=0, choice="pass")
    assert answers(home, code) == []
    clock.turn(home, 0.6)
    ann.at(3, 0)
    assert answers(home, code) == ["1 pass", "2 pass", "0 pass"]
    for player in (ann, ben):
        player.close()


def test_people_at_one_screen_are_waited_for(home: House, clock: HandClock) -> None:
    names = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Eve")]
    code, (both,), _ = seated(home, attack([], []), *names)
    assert both.view(0)["window"]["seconds"] is None
    clock.turn(home, 1000.0)
    for seat in (0, 1, 2):
        both.choose(seat, "pass")
    both.at(3, 0)
    assert answers(home, code) == ["1 pass", "2 pass", "0 pass"]
    both.close()


def test_the_host_sets_how_long_windows_stay_open(home: House) -> None:
    _, players, _ = seated(home, attack([], []), OPEN, OPEN, OPEN, window_seconds=7)
    assert players[0].view(0)["window"]["seconds"] == 7.0
    ticket = home.open(PERSON, OPEN)
    path, mine = f"/api/tables/{ticket['table']['code']}/window", home.as_(ticket["token"])
    assert ticket["table"]["window_seconds"] == 4.0
    assert home.http.post(path, json={"seconds": 2}, headers=mine).json()["window_seconds"] == 2.0
    assert home.http.post(path, json={"seconds": 10.5}, headers=mine).status_code == 422
    assert home.http.post(path, json={"seconds": 5}).status_code == 403
    assert home.http.post("/api/tables", json={"deck": "wise", "seats": [OPEN], "window_seconds": 1}).status_code == 422
    for player in players:
        player.close()


def test_a_hint_in_a_window_is_for_whoever_asks_and_tells_nobody(home: House) -> None:
    _, (ann, ben, eve), _ = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    hint = ben.ask("hint", seat=1)
    assert hint["choice"] in ben.view(1)["choices"]
    assert eve.ask("why", seat=2, choice="block im-with-her")["reason"]
    assert heard(ann) == []
    ben.ask("choose", seat=1, number=0, choice="pass")
    assert ben.ask("hint", seat=1)["code"] == "not_now"
    for player in (ann, ben, eve):
        player.close()


def test_who_leaves_is_played_by_a_bot_that_is_asked_anew(home: House, clock: HandClock) -> None:
    code, (ann, ben, eve), _ = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    ben.ask("choose", seat=1, number=0, choice="block im-with-her")
    eve.ask("choose", seat=2, number=0, choice="pass")
    clock.turn(home, 3.5)
    ben.ask("leave", seat=1)
    ann.until(lambda: ann.table["seats"][1]["bot"])
    window = home.table(code).asking.window
    assert window is not None
    assert list(window.answers) == [2]
    ann.until(lambda: ann.view(0)["window"]["left"] == 4.0)
    ann.ask("choose", seat=0, number=0, choice="pass")
    clock.turn(home, 0.6)
    ann.at(1, 0)
    for player in (ann, ben, eve):
        player.close()


def test_an_answer_outlives_the_server_and_is_the_same_when_sent_again(tmp_path: Path, clock: HandClock) -> None:
    with house(tmp_path, clock=clock, pause=1.0, seed=5) as home:
        ticket = home.open(*[OPEN] * 3, block="anyone")
        code = ticket["table"]["code"]
        tokens = [home.take(code, p, f"Player {p}") for p in range(3)]
        number, asked = to_window(home, code)
        players = {seat: home.player(code, tokens[seat]) for seat in asked[:2]}
        kept = players[asked[0]].ask("choose", "kept", seat=asked[0], number=number, choice="pass")
        assert kept == {"type": "done", "id": "kept", "number": number}
        players[asked[1]].ask("choose", "gone", seat=asked[1], number=number, choice="pass")
        players[asked[1]].ask("undo", "undone", seat=asked[1], number=number)
        for player in players.values():
            player.close()
    with house(tmp_path, clock=clock, pause=1.0) as home:
        first, second = (home.player(code, tokens[seat]) for seat in asked[:2])
        assert first.view(asked[0])["window"] == {"asked": asked, "seconds": 9.0, "left": 9.0, "answer": "pass"}
        assert second.view(asked[1])["window"]["answer"] is None
        assert first.ask("choose", "kept", seat=asked[0], number=number, choice="pass") == kept
        clock.turn(home, 9.1)
        first.at(number + 3, asked[0])
        assert first.ask("choose", "kept", seat=asked[0], number=number, choice="pass") == kept
        for player in (first, second):
            player.close()


def test_only_a_window_that_was_open_waits_longer_after_a_restart(tmp_path: Path, clock: HandClock) -> None:
    """None that opens later does, nor one at which people look while the table is read again."""
    with house(tmp_path, clock=clock, pause=1.0, seed=5) as home:
        ticket = home.open(*[{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cy")], block="anyone")
        code, token = ticket["table"]["code"], ticket["token"]
        people = home.player(code, token)
        people.choose(people.view(0)["view"]["to_move"], "draw project")
        people.close()
    with house(tmp_path, clock=clock, pause=1.0) as home:
        people = home.player(code, token)
        to_window(home, code)
        assert length(home, code) == 4.0
        home.do(home.table(code).read_again)
        assert length(home, code) == 4.0
        people.close()
    with house(tmp_path, clock=clock, pause=1.0) as home:
        assert home.http.get(f"/api/tables/{code}").status_code == 200
        assert length(home, code) == 9.0


def length(home: House, code: str) -> float:
    """How long people have in the open window of a table."""
    window = home.table(code).asking.window
    assert window is not None
    return window.length


def test_no_time_passes_while_nobody_looks(home: House, clock: HandClock) -> None:
    code, players, tokens = seated(home, attack(["im-with-her"], []), OPEN, OPEN, OPEN)
    for player in players:
        player.close()
    while home.table(code).lookers:
        home.http.get("/api/health")
    clock.turn(home, 1000.0)
    back = home.player(code, tokens[1])
    assert back.view(1)["window"]["left"] == 4.0
    assert back.choose(1, "pass")["type"] == "done"
    assert answers(home, code) == []
    back.close()


def to_window(home: House, code: str) -> tuple[int, list[int]]:
    """Play by progress until a window is open; its number, and who is asked."""

    async def play() -> tuple[int, list[int]]:
        table = home.table(code)
        for made in range(2000):
            if window := table.asking.window:
                return table.number, window.asked
            game = table.running()
            assert game.to_move is not None
            wanted = [each for each in game.choices if each.verb == "play"] or list(game.choices)
            await choose(table, game.to_move, f"p{made}", table.number, wanted[made % len(wanted)].name)
        raise AssertionError("no window opens")

    number, asked = home.do(play)
    return number, asked


def test_equal_touches_close_windows_at_equal_times_in_both_worlds(home: House, clock: HandClock) -> None:
    """Whether somebody could block changes neither when a window closes nor a byte that anybody else is sent."""
    told = []
    for hands in ([["im-with-her"], ["physics"]], [["physics"], ["im-with-her"]], [["physics"], ["chemistry"]]):
        code, players, tokens = seated(home, attack(*hands), OPEN, OPEN, OPEN)
        ann, ben, eve = players
        begun, looker = clock.now, home.player(code)
        until_open(looker, None)
        heard(ann)
        clock.turn(home, 1.0)
        ben.ask("choose", seat=1, number=0, choice="pass")
        ben.ask("hint", seat=1)
        late = home.player(code, tokens[0])
        late.view(0)
        for player in (ann, looker):
            heard(player)
        clock.turn(home, 1.0)
        eve.ask("choose", seat=2, number=0, choice="pass")
        assert heard(ann) == heard(looker) == []
        clock.turn(home, 0.5)
        ann.ask("choose", seat=0, number=0, choice="pass")
        looker.at(3, None)
        ann.at(3, 0)
        texts = [text.replace(code, "CODE") for player in (ann, looker, late) for text in player.raw]
        told.append((clock.now - begun, texts))
        for player in (*players, looker, late):
            player.close()
    assert told[0] == told[1] == told[2]
    assert told[0][0] == 2.5

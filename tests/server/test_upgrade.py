"""An upgrade: games go on where the new rules lead where the old ones did, and stop with a sentence where not."""

import sqlite3
import time
from pathlib import Path

import pytest

import labdeck
from labdeck.bots import bot
from labdeck.deck import load
from labdeck.server.security import fingerprint

from .house import BOT, OPEN, PERSON, House, Message, house, play_out, progress
from .upgrading import TOKEN, changed_rules, upgrade

TABLES = 18  # `make upgrade` tries 200
# As the first version made it.
FIRST_LAYOUT = """
CREATE TABLE games (code VARCHAR(16) NOT NULL, deck VARCHAR(64) NOT NULL, digest VARCHAR(64) NOT NULL,
    version VARCHAR(32) NOT NULL, knobs JSON NOT NULL, seed VARCHAR(40) NOT NULL, host VARCHAR(64) NOT NULL,
    opened FLOAT NOT NULL, has_begun BOOLEAN NOT NULL, previous VARCHAR(16), rematch VARCHAR(16), PRIMARY KEY (code));
CREATE TABLE seats (game VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
    name VARCHAR(40) NOT NULL, bot VARCHAR(32), token VARCHAR(64), free BOOLEAN NOT NULL, passes BOOLEAN NOT NULL,
    PRIMARY KEY (game, seat));
CREATE TABLE entries (game VARCHAR(16) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    move VARCHAR(64) NOT NULL, kind VARCHAR(8) NOT NULL, code INTEGER NOT NULL, text VARCHAR(200) NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (game, number), UNIQUE (game, seat, move));
CREATE TABLE chat (game VARCHAR(16) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    move VARCHAR(64) NOT NULL, text VARCHAR(300) NOT NULL, phrase VARCHAR(32), time FLOAT NOT NULL,
    PRIMARY KEY (game, number), UNIQUE (game, seat, move));
"""


def get(home: House, path: str, **query: str) -> Message:
    """What is told about a table."""
    answer = home.http.get(f"/api/tables/{path}", params=query)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def test_tables_in_every_stage_go_on_forth_and_back_and_stop_where_a_rule_changed(tmp_path: Path) -> None:
    upgrade(tmp_path, TABLES)


def test_a_table_that_was_opened_before_an_upgrade_begins_and_goes_on_after_it(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.open(PERSON, OPEN)
        code = ticket["table"]["code"]
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE games SET version = '0.0.1', digest = 'another'")
    with house(tmp_path) as home:
        home.take(code, 1, "Ben")
        ann = home.player(code, ticket["token"])
        assert ann.view(0)["number"] == 0
        ann.close()
    with house(tmp_path) as home:
        assert get(home, code)["status"] == "playing"


def test_a_finished_game_keeps_its_end_its_log_and_its_record(tmp_path: Path) -> None:
    with house(tmp_path, seed=5) as home:
        ticket = home.open(PERSON, BOT, projects=6)
        code, token = ticket["table"]["code"], ticket["token"]
        ann = home.player(code, token)
        play_out({0: ann}, progress)
        ann.close()
        record, told = get(home, f"{code}/record"), get(home, f"{code}/replay", eyes="all")
        last = get(home, f"{code}/moments/{told['count']}", eyes="all")
    with changed_rules(), house(tmp_path) as home:
        assert get(home, code)["status"] == "over"
        assert get(home, f"{code}/record") == record
        kept = get(home, f"{code}/replay", eyes="all")
        assert kept["log"] == told["log"]
        assert 0 < kept["count"] < told["count"]
        moment = get(home, f"{code}/moments/{kept['count']}", eyes="all")
        assert moment == last | {"n": kept["count"], "moves": []}
        first = get(home, f"{code}/moments/0", eyes="0")
        assert not first["view"]["over"]
        again = home.player(code, token)
        assert again.view(0)["view"] == ann.views[0]["view"] | {"log": ann.logs[0]}
        number = again.views[0]["number"]
        assert (number, get(home, code)["number"]) == (ann.views[0]["number"],) * 2
        assert again.ask("choose", "late", seat=0, number=number, choice="end")["reason"] == "The game is over."
        again.close()
        wish = {"made": kept["count"] - 1, "seat": 0, "bot": "greedy"}
        assert home.http.post(f"/api/tables/{code}/fork", json=wish).status_code == 201
        assert home.http.post(f"/api/tables/{code}/fork", json=wish | {"made": kept["count"]}).status_code == 404


def test_a_stopped_game_is_shown_where_it_stopped_and_nobody_chooses_there(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.open(PERSON, {"kind": "person", "name": "Ben"})
        code = ticket["table"]["code"]
        both = home.player(code, ticket["token"])
        while both.views.get(0, {"number": 0})["number"] < 40:
            seat = both.view(0)["view"]["to_move"]
            answer = both.choose(seat, progress(both.at(both.views[0]["number"], seat)))
            both.at(answer["number"], 0)
        both.close()
    with changed_rules(), house(tmp_path) as home:
        table = get(home, code)
        assert table["status"] == "broken"
        assert table["stopped"].endswith("of 40; a rematch goes on from here.")
        after = home.player(code, ticket["token"])
        number = after.view(0)["number"]
        assert 0 < number < 40
        assert number % 16 == 0
        assert [after.view(seat)["choices"] for seat in (0, 1)] == [[], []]
        refused = after.ask("choose", "late", seat=after.view(0)["view"]["to_move"], number=number, choice="end")
        assert (refused["code"], refused["reason"]) == ("not_now", table["stopped"])
        assert after.ask("leave", seat=1)["type"] == "done"
        assert get(home, code)["seats"][1]["name"] == "Ben"
        assert get(home, f"{code}/replay")["count"] == number
        after.close()


def test_a_table_of_a_deck_that_is_gone_says_so(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket, waiting = home.open(PERSON, BOT, first=0), home.open(PERSON, OPEN)
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE games SET deck = 'gone'")
    with house(tmp_path) as home:
        assert get(home, ticket["table"]["code"])["stopped"].startswith("The deck “gone” is not here any more")
        assert get(home, waiting["table"]["code"])["title"] == "gone"
        answer = home.http.post(f"/api/tables/{waiting['table']['code']}/start", headers=home.as_(waiting["token"]))
        assert answer.status_code == 409
        assert "cannot begin any more" in answer.json()["error"]["reason"]


def test_a_database_of_the_first_version_opens(tmp_path: Path) -> None:
    """Games of then have no positions and no endings; they get both as they are read and played on."""
    decks = {"PLAY22": 30, "OVER22": 10_000, "WAIT22": 0}
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.executescript(FIRST_LAYOUT)
        for code, choices in decks.items():
            keep_as_then(database, code, choices)
    with house(tmp_path) as home:
        assert {code: get(home, code)["status"] for code in decks} == dict(
            zip(decks, ("playing", "over", "waiting"), strict=True)
        )
        player = home.player("PLAY22", TOKEN)
        seat = player.view(0)["view"]["to_move"]
        assert player.choose(seat)["number"] == 31
        assert [line["text"] for line in player.chat] == ["hello"]
        player.close()
        over = get(home, "OVER22/replay", eyes="all")
    with changed_rules(), house(tmp_path) as home:
        assert get(home, "OVER22")["status"] == "over"
        assert get(home, "OVER22/replay", eyes="all")["log"] == over["log"]
        assert get(home, "PLAY22")["status"] == "broken"


def keep_as_then(database: sqlite3.Connection, code: str, most: int) -> None:
    """A game as the first version kept it, played by greedy for so many choices at most."""
    deck, names, token = load("ingenium"), ["Ann", "Ben"], fingerprint(TOKEN)
    game = labdeck.new("ingenium", 2, 7, names, projects=6)
    while most > len(game.played) and game.to_move is not None:
        game.play(bot("greedy", len(game.played)).choose(game.masked(game.to_move), game.tables.deck, game.to_move))
    row = (code, deck.id, deck.digest, "0.1.0", '{"projects": 6}', "7", token, time.time(), bool(most), None, None)
    database.execute(f"INSERT INTO games VALUES ({','.join('?' * 11)})", row)
    for seat, name in enumerate(names):
        kind = "person" if most or not seat else "open"
        row_of_seat = (code, seat, kind, name if kind == "person" else "", None, token, kind == "open", False)
        database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row_of_seat)
    for number, made in enumerate(game.played, 1):
        entry = (code, number, made.seat, f"old{number}", "choice", made.code, made.name, time.time())
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry)
    database.execute("INSERT INTO chat VALUES (?, 1, 0, 'c', 'hello', NULL, ?)", (code, time.time()))


@pytest.mark.parametrize(("number", "stops_at"), [(0, ""), (16, "choice 0 of 18"), (20, "choice 14 of 18")])
def test_a_game_stops_at_the_last_position_that_agrees(tmp_path: Path, number: int, stops_at: str) -> None:
    with house(tmp_path) as home:
        ticket = home.open(PERSON, {"kind": "person", "name": "Ben"})
        both = home.player(ticket["table"]["code"], ticket["token"])
        for number_made in range(20):
            seat = both.view(0)["view"]["to_move"]
            if number_made == 1:  # the first choice is taken back, so that 18 of 20 entries stand
                seat = next(p for p in (0, 1) if both.views[p]["can_undo"])
                both.at(both.ask("undo", seat=seat, number=1)["number"], 0)
                continue
            text = progress(both.at(both.views[0]["number"], seat))
            both.at(both.choose(seat, text if number_made else "draw project")["number"], 0)
        both.close()
    with sqlite3.connect(tmp_path / "games.db") as database:
        kept = database.execute("SELECT number FROM positions ORDER BY number").fetchall()
        assert kept == [(0,), (16,), (20,)]
        database.execute("UPDATE positions SET digest = 'another' WHERE number = ?", [number])
    with house(tmp_path) as home:
        table = get(home, ticket["table"]["code"])
        assert table["status"] == "broken"
        assert stops_at in table["stopped"]
        assert ("begins anew" in table["stopped"]) == (number == 0)

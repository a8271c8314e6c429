"""Playing at a table through real sockets: from opening it to the rematch."""

import json

import pytest

import labdeck

from .house import BOT, OPEN, PERSON, House, play_out, progress

BEN = {"kind": "person", "name": "Ben"}


def test_a_person_plays_a_whole_game_against_bots(home: House) -> None:
    ticket = home.open(PERSON, BOT, {"kind": "bot", "bot": "random", "name": "Robo"}, projects=6)
    code = ticket["table"]["code"]
    assert ticket["table"]["status"] == "playing"
    ann = home.player(code, ticket["token"])
    refused = home.http.get(f"/api/tables/{code}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")
    play_out({0: ann}, progress)
    told = home.http.get(f"/api/tables/{code}/record").json()
    game = labdeck.replay(told["record"])
    assert str(game.seed) == told["seed"]
    assert game.over
    end = ann.view(0)["view"]
    assert end["result"]["scores"] == list(game.result.scores if game.result else ())
    assert ann.logs[0] == [dict(entry) for entry in game.view(0).log]
    ann.until(lambda: ann.table["status"] == "over")
    ann.close()


@pytest.mark.parametrize("deck", ["gsa", "microbes", "wise"])
def test_two_people_a_bot_and_a_spectator_play_every_deck(home: House, deck: str) -> None:
    ticket = home.open(PERSON, OPEN, BOT, deck=deck, projects=12)
    code = ticket["table"]["code"]
    ann, looker = home.player(code, ticket["token"]), home.player(code)
    assert ann.table["status"] == "waiting"
    eve = home.player(code, home.take(code, 1, "Eve"))
    play_out({0: ann, 1: eve}, progress)
    looker.until(lambda: looker.view(None)["view"]["over"])
    record = home.http.get(f"/api/tables/{code}/record").json()["record"]
    game = labdeck.replay(record)
    for reader, player in ((0, ann), (1, eve), (None, looker)):
        player.at(ann.view(0)["number"], reader)
        assert player.views[reader]["view"] | {"log": player.logs[reader]} == json.loads(game.view(reader).to_json())
        player.close()


def test_one_screen_passed_around_owns_several_seats(home: House) -> None:
    ticket = home.open(PERSON, BEN, projects=4)
    assert ticket["seats"] == [0, 1]
    both = home.player(ticket["table"]["code"], ticket["token"])
    assert both.view(0)["view"]["seat"] == 0
    assert both.view(1)["view"]["seat"] == 1
    for _ in range(30):
        seat = both.view(0)["view"]["to_move"]
        both.at(both.view(0)["number"], seat)
        both.choose(seat, progress(both.view(seat)))
        both.at(both.view(seat)["number"], 0)
    both.close()


def test_a_token_takes_a_second_seat_before_the_game_but_not_in_it(home: House) -> None:
    ticket = home.open(PERSON, OPEN, OPEN)
    code, mine = ticket["table"]["code"], home.as_(ticket["token"])
    answer = home.http.post(f"/api/tables/{code}/seats/1", json={"name": "Ben"}, headers=mine).json()
    assert (answer["token"], answer["seats"]) == (None, [0, 1])
    assert home.http.post(f"/api/tables/{code}/seats/2", json={"name": "Ben"}).json()["error"]["code"] == "taken"
    home.http.post(f"/api/tables/{code}/start", headers=mine)
    home.http.delete(f"/api/tables/{code}/seats/2/bot", headers=mine)
    second = home.http.post(f"/api/tables/{code}/seats/2", json={"name": "Cat"}, headers=mine)
    assert second.json()["error"]["code"] == "not_now"


def test_a_choice_sent_again_returns_the_first_answer(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    both = home.player(ticket["table"]["code"], ticket["token"])
    seat = both.view(0)["view"]["to_move"]
    first = both.ask("choose", "same", seat=seat, number=0, choice="draw resource")
    assert (first["type"], first["number"]) == ("done", 1)
    both.at(1, seat)
    both.choose(seat, "draw resource")
    assert both.ask("choose", "same", seat=seat, number=0, choice="draw resource") == first
    again = home.player(ticket["table"]["code"], ticket["token"])
    assert again.ask("choose", "same", seat=seat, number=0, choice="draw project") == first
    reused = again.ask("choose", "same", seat=seat, number=2, choice="draw project")
    assert (reused["code"], reused["number"]) == ("bad_message", 2)
    assert again.view(seat)["number"] == 2
    both.close()
    again.close()


def test_a_stale_choice_gets_a_reason_and_the_newest_view(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    one = home.player(ticket["table"]["code"], ticket["token"])
    seat = one.view(0)["view"]["to_move"]
    assert one.choose(seat)["type"] == "done"
    answer = one.ask("choose", seat=seat, number=0, choice="draw resource")
    assert (answer["type"], answer["code"], answer["number"]) == ("refused", "stale", 1)
    assert answer["reason"]
    one.close()


def test_what_the_rules_refuse_names_the_rule(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    both = home.player(ticket["table"]["code"], ticket["token"])
    seat = both.view(0)["view"]["to_move"]
    answer = both.ask("choose", seat=seat, number=0, choice="put physics")
    assert (answer["code"], bool(answer["rule"])) == ("illegal", True)
    why = both.ask("why", seat=seat, choice="put physics")
    assert (why["reason"], why["rule"]) == (answer["reason"], answer["rule"])
    assert both.ask("why", seat=seat, choice="draw resource")["reason"] == ""
    assert both.ask("why", seat=1 - seat, choice="draw resource")["code"] == "not_now"
    assert both.ask("choose", seat=1 - seat, number=0, choice="draw resource")["code"] == "not_now"
    assert both.ask("choose", seat=seat, number=0, choice="put physics on rachel-chang")["code"] == "illegal"
    assert both.view(seat)["number"] == 0
    both.close()


def test_undo_is_an_entry_and_takes_lines_of_the_log_away(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    both = home.player(ticket["table"]["code"], ticket["token"])
    seat = both.view(0)["view"]["to_move"]
    before = both.view(seat)["view"]
    log = list(both.logs[seat])
    assert both.ask("undo", seat=seat, number=0)["code"] == "illegal"
    both.choose(seat, "draw project")  # drawn blind: nothing is revealed yet
    assert both.view(seat)["can_undo"]
    assert both.ask("undo", seat=1 - seat, number=1)["code"] == "illegal"
    undone = both.ask("undo", "u", seat=seat, number=1)
    assert undone == {"id": "u", "type": "done", "number": 2}
    assert both.at(2, seat)["view"] | {"log": []} == before | {"log": []}
    assert both.logs[seat] == log
    assert both.ask("undo", "u", seat=seat, number=1) == undone
    both.close()


def test_a_hint_is_one_of_the_choices_and_only_for_ones_own_seat(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    both = home.player(ticket["table"]["code"], ticket["token"])
    seat = both.view(0)["view"]["to_move"]
    hint = both.ask("hint", seat=seat)
    assert hint["choice"] in both.view(seat)["choices"]
    assert both.ask("hint", seat=1 - seat)["code"] == "not_now"
    both.close()


def test_chat_is_plain_text_kept_and_told_to_newcomers(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    code = ticket["table"]["code"]
    both, looker = home.player(code, ticket["token"]), home.player(code)
    said = both.ask("chat", "c1", seat=0, text="<b>Hi</b>\n\u202ethere")
    assert said["number"] == 1
    assert both.ask("chat", "c1", seat=0, text="<b>Hi</b> there") == said
    assert both.ask("chat", "c1", seat=0, text="something else")["code"] == "bad_message"
    assert both.ask("chat", seat=1, phrase="well-done")["number"] == 2
    assert both.ask("chat", seat=0, phrase="no-such")["code"] == "bad_message"
    assert both.ask("chat", seat=0, text="x" * 301)["code"] == "too_large"
    assert both.ask("chat", seat=0, text="\n")["code"] == "bad_message"
    looker.until(lambda: len(looker.chat) == 2)
    late = home.player(code, chat=1)
    late.until(lambda: late.chat)
    assert looker.chat[0] == {"chat": 1, "name": "Ann", "seat": 0, "text": "<b>Hi</b> there", "phrase": None}
    assert late.chat == [{"chat": 2, "name": "Ben", "seat": 1, "text": "Well done!", "phrase": "well-done"}]
    for player in (both, looker, late):
        player.close()


def test_a_seat_that_was_left_is_played_by_a_bot_and_can_be_taken(home: House) -> None:
    ticket = home.open(PERSON, OPEN)
    code = ticket["table"]["code"]
    token = home.take(code, 1, "Eve")
    ann, eve = home.player(code, ticket["token"]), home.player(code, token)
    eve.view(1)
    assert eve.ask("leave", seat=1)["type"] == "done"
    eve.until(lambda: eve.welcome["seats"] == [])
    ann.until(lambda: ann.table["seats"][1]["free"])
    assert ann.table["seats"][1] | {"seat": 1} == {
        "seat": 1, "name": "Eve", "kind": "bot", "bot": "greedy", "present": True, "free": True, "passes": False,
    }  # fmt: skip
    assert eve.ask("choose", seat=1, number=0, choice="draw resource")["code"] == "forbidden"
    fresh = home.take(code, 1, "Mallory")
    assert fresh != token
    back = home.player(code, fresh)
    assert (back.welcome["seats"], back.table["seats"][1]["name"]) == ([1], "Eve")
    for player in (ann, eve, back):
        player.close()


def test_a_bot_stands_in_for_who_is_away_and_goes_when_they_come_back(home: House) -> None:
    ticket = home.open(PERSON, OPEN)
    code, mine = ticket["table"]["code"], home.as_(ticket["token"])
    token = home.take(code, 1, "Eve")
    path = f"/api/tables/{code}/seats/1/bot"
    ann, eve = home.player(code, ticket["token"]), home.player(code, token)
    assert home.http.post(path, json={}, headers=mine).json()["error"]["reason"] == "Eve is here."
    eve.close()
    ann.until(lambda: not ann.table["seats"][1]["present"])
    seats = home.http.post(path, json={"bot": "random"}, headers=mine).json()["seats"]
    assert (seats[1]["kind"], seats[1]["bot"]) == ("person", "random")
    while ann.view(0)["view"]["to_move"] == 0:
        ann.choose(0, progress(ann.view(0)))
    ann.until(lambda: ann.view(0)["view"]["to_move"] == 0)  # the bot has played for her
    eve = home.player(code, token)
    ann.until(lambda: ann.table["seats"][1]["bot"] is None and ann.table["seats"][1]["present"])
    assert eve.view(1)["view"]["seat"] == 1
    ann.close()
    eve.close()


def test_a_rematch_has_the_same_seats_and_tokens_and_is_one(home: House) -> None:
    ticket = home.open(PERSON, BOT, projects=4)
    code, mine = ticket["table"]["code"], home.as_(ticket["token"])
    ann = home.player(code, ticket["token"])
    assert home.http.post(f"/api/tables/{code}/rematch", headers=mine).status_code == 409
    play_out({0: ann}, progress)
    again = home.http.post(f"/api/tables/{code}/rematch", headers=mine).json()
    assert again["previous"] == code
    assert home.http.post(f"/api/tables/{code}/rematch", headers=mine).json()["code"] == again["code"]
    ann.until(lambda: ann.table["rematch"] == again["code"])
    next_ann = home.player(again["code"], ticket["token"])
    assert next_ann.welcome["seats"] == [0]
    assert next_ann.view(0)["view"]["seat"] == 0
    ann.close()
    next_ann.close()


def test_two_tabs_on_one_seat_show_the_same_and_one_choice_wins(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    code = ticket["table"]["code"]
    one, two = home.player(code, ticket["token"]), home.player(code, ticket["token"])
    seat = one.view(0)["view"]["to_move"]
    two.view(seat)
    first = one.send("choose", "tab1", seat=seat, number=0, choice="draw resource")
    second = two.send("choose", "tab2", seat=seat, number=0, choice="draw project")
    one.until(lambda: first in one.answers)
    two.until(lambda: second in two.answers)
    answers = [one.answers[first], two.answers[second]]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert one.at(1, seat)["view"]["counts"] == two.at(1, seat)["view"]["counts"]
    one.close()
    two.close()


def test_who_has_left_is_shown_the_whole_log_of_a_spectator(home: House) -> None:
    ticket = home.open(PERSON, BEN)
    code = ticket["table"]["code"]
    first = home.player(code, ticket["token"])
    first.choose(first.view(0)["view"]["to_move"])
    both = home.player(code, ticket["token"], since=1)
    both.ask("leave", seat=0)
    both.ask("leave", seat=1)
    assert both.view(None)["log_after"] == -1
    first.close()
    both.close()


def test_bots_wait_as_the_slowest_person_at_the_table_wishes(home: House) -> None:
    code = home.open(OPEN, OPEN, BOT)["table"]["code"]
    ann, ben = (home.player(code, home.take(code, seat, name)) for seat, name in enumerate(("Ann", "Ben")))
    watcher = home.player(code)
    table = home.table(code)
    wishes = [(ann, 0, "instant", "normal"), (ben, 1, "fast", "fast"), (ann, 0, "slow", "slow")]
    for player, seat, pace, slowest in wishes:
        assert player.ask("pace", seat=seat, pace=pace)["type"] == "done"
        assert table.asking.slowest == slowest
    for player in (ann, ben, watcher):
        player.close()

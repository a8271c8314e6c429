"""Replays over the wire: moments for those who may see them, and games that go on from one."""

import pytest

from .house import BOT, OPEN, PERSON, House, Message, play_out, progress


@pytest.fixture(scope="module")
def ended(home: House) -> tuple[str, str]:
    """The code of a table at which a short game is over, and its player's token."""
    ticket = home.open(PERSON, BOT, projects=4, stall_turns=1)
    code, token = ticket["table"]["code"], ticket["token"]
    ann = home.player(code, token)
    play_out({0: ann}, progress)
    ann.close()
    return code, token


def get(home: House, path: str, token: str | None = None, **query: str) -> tuple[int, Message]:
    """The status and the body of an answer about a table."""
    answer = home.http.get(f"/api/tables/{path}", headers=home.as_(token), params=query)
    return answer.status_code, answer.json()


def test_a_seat_sees_each_moment_with_its_own_eyes(home: House) -> None:
    ticket = home.open(PERSON, OPEN, first=0)
    code = ticket["table"]["code"]
    home.take(code, 1, "Ben")
    ann = home.player(code, ticket["token"])
    views = [ann.view(0)["view"]]
    for _ in range(5):
        if not ann.views[0]["choices"]:
            break
        ann.choose(0, progress(ann.view(0)))
        views.append(ann.view(0)["view"])
    status, head = get(home, f"{code}/replay", ticket["token"])
    assert (status, head["seat"], head["count"], head["over"]) == (200, 0, len(views) - 1, False)
    assert head["log"] == ann.logs[0]
    for made, view in enumerate(views):
        _, moment = get(home, f"{code}/moments/{made}", ticket["token"])
        assert moment["view"] == view | {"log": []}
        assert moment["hands"] is None
    ann.close()


@pytest.mark.parametrize("path", ["replay", "moments/0"])
def test_before_the_end_nobody_looks_with_other_eyes(home: House, path: str) -> None:
    ticket = home.open(PERSON, OPEN)
    code = ticket["table"]["code"]
    ben = home.take(code, 1, "Ben")
    for token, eyes, status in (
        (ticket["token"], "0", 200),
        (ticket["token"], "1", 403),
        (ben, "0", 403),
        (None, "0", 403),
        (ben, "all", 409),
        (None, "all", 409),
        (None, "own", 200),
        (ben, "table", 200),
        (ben, "7", 422),
        (ben, "everybody", 422),
    ):
        assert get(home, f"{code}/{path}", token, eyes=eyes)[0] == status, (eyes, status)
    assert get(home, f"{code}/{path}")[1]["seat"] is None


def test_after_the_end_all_hands_are_shown(home: House, ended: tuple[str, str]) -> None:
    code, _ = ended
    _, head = get(home, f"{code}/replay", eyes="all")
    assert head["over"]
    _, first = get(home, f"{code}/moments/0", eyes="all")
    assert [len(hand) for hand in first["hands"]] == [sum(held.values()) for held in first["view"]["hand_counts"]]
    for seat in ("0", "1"):
        _, moment = get(home, f"{code}/moments/0", eyes=seat)
        assert moment["view"]["hand"] == first["hands"][int(seat)]
    _, last = get(home, f"{code}/moments/{head['count']}", eyes="table")
    assert last["view"]["over"]
    assert get(home, f"{code}/moments/{head['count'] + 1}")[0] == 404


def test_a_game_that_is_over_can_be_played_on(home: House, ended: tuple[str, str]) -> None:
    code, _ = ended
    _, head = get(home, f"{code}/replay", eyes="table")
    made = head["count"] // 2
    answer = home.http.post(f"/api/tables/{code}/fork", json={"made": made, "seat": 1})
    assert answer.status_code == 201, answer.text
    ticket = answer.json()
    assert ticket["seats"] == [1]
    assert ticket["table"]["seats"][0]["kind"] == "bot"
    ann = home.player(ticket["table"]["code"], ticket["token"])
    assert ann.view(1)["number"] >= made
    assert [line for line in ann.logs[1] if line["n"] <= made] == [
        line for line in get(home, f"{code}/replay", eyes="1")[1]["log"] if line["n"] <= made
    ]
    play_out({1: ann}, progress)
    assert ann.view(1)["view"]["over"]
    ann.close()


@pytest.mark.parametrize(
    ("wish", "status"),
    [({"made": 10**6, "seat": 0}, 404), ({"made": 1, "seat": 4}, 404), ({"made": 1, "seat": 0, "bot": "nobody"}, 404)],
)
def test_a_fork_that_cannot_be_is_refused(home: House, ended: tuple[str, str], wish: Message, status: int) -> None:
    answer = home.http.post(f"/api/tables/{ended[0]}/fork", json=wish)
    assert (answer.status_code, bool(answer.json()["error"]["reason"])) == (status, True)


def test_a_table_that_goes_on_from_another_is_known_where_it_was_opened(home: House, ended: tuple[str, str]) -> None:
    """So nobody there waits for its code when others there have tried out wrong ones."""
    code, token = ended
    forked = home.http.post(f"/api/tables/{code}/fork", json={"made": 0, "seat": 0}).json()["table"]["code"]
    again = home.http.post(f"/api/tables/{code}/rematch", headers=home.as_(token)).json()["code"]
    assert len({code, forked, again}) == 3
    assert {("127.0.0.1", forked), ("127.0.0.1", again)} <= home.rooms.guesses.familiar.keys()


def test_a_game_under_way_cannot_be_forked(home: House) -> None:
    code = home.open(PERSON, OPEN)["table"]["code"]
    home.take(code, 1, "Ben")
    answer = home.http.post(f"/api/tables/{code}/fork", json={"made": 0, "seat": 0})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_now")

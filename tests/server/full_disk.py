"""A game that is played until the disk is full, and on when there is room again."""

from labdeck.server.metrics import Metrics
from labdeck.server.store import Store
from tests.tools.disk import Disk

from .house import PERSON, House, Player, progress

BEN = {"kind": "person", "name": "Ben"}
LINES = 1500  # of the chat, more than fill any room that is left


def opened(home: House) -> tuple[str, str, Player]:
    """A table of two at one screen."""
    ticket = home.open(PERSON, BEN)
    code, token = ticket["table"]["code"], ticket["token"]
    return code, token, home.player(code, token)


def choose(player: Player, move: str) -> int:
    """Make a choice for whoever is asked, sending it again until it is acknowledged; the number of its entry."""
    seat = player.view(0)["view"]["to_move"]
    view = player.at(player.views[0]["number"], seat)
    text = progress(view)
    for _ in range(20):
        answer = player.ask("choose", move, seat=seat, number=view["number"], choice=text)
        if answer["type"] == "done":
            player.at(answer["number"], 0)
            return int(answer["number"])
        assert answer["code"] == "unsaved", answer
    raise AssertionError("the table is wedged")


def play_until_full(home: House, disk: Disk) -> None:
    """Play on a full disk until something is refused, then with room again; everything acknowledged is there, once."""
    code, _, player = opened(home)
    done = [choose(player, "a1")]
    disk.fill()
    lines = 0
    for lines in range(LINES):
        answer = player.ask("chat", f"l{lines}", seat=0, text=f"{lines} " + "all work and no play " * 13)
        if answer["type"] != "done":
            break
        assert answer["number"] == lines + 1
    assert answer.get("code") == "unsaved", "the disk was never full"
    assert home.http.get("/api/health").status_code == 200
    seat = player.view(0)["view"]["to_move"]
    view = player.at(player.views[0]["number"], seat)
    tried = player.ask("choose", "a2", seat=seat, number=view["number"], choice=progress(view))
    assert tried["type"] == "done" or (tried["code"], tried["number"]) == ("unsaved", view["number"])
    disk.free()
    done += [choose(player, f"a{number}") for number in (2, 3)]
    assert done == [1, 2, 3]
    again = player.ask("chat", f"l{lines}", seat=0, text=f"{lines} " + "all work and no play " * 13)
    assert (again["type"], again["number"]) == ("done", lines + 1)
    player.close()
    fresh = Store(str(home.rooms.store.engine.url.render_as_string(hide_password=False)), Metrics())
    saved = fresh.load(code)
    fresh.close()
    assert saved is not None
    assert [(row["number"], row["move"]) for row in saved.entries] == [(1, "a1"), (2, "a2"), (3, "a3")]
    assert [(row["number"], row["move"]) for row in saved.chat] == [(n + 1, f"l{n}") for n in range(lines + 1)]

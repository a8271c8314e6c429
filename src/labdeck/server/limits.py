"""Limits: everything that a client could have too much of, in one table."""

from dataclasses import dataclass, field, fields
from typing import Any

from labdeck.bots import ADVICE

STUDIO, PICTURES, BUNDLES = "/api/studio/", "/api/studio/pictures", "/api/studio/bundles"

PAGE = """\
# Limits

What a server lets one client, one address and one table take. They are no settings: a server that needs others changes
`server/limits.py`. An address counts as it is told by the web server before Labdeck
([hosting](../how-to/host-a-table.md)).

Who has used least comes next: bots think for the table, hints for the address and in it for the token that has used
least of late, and long thoughts leave one process free for quick ones. Tables at which nobody looks wait. Nobody is
refused for somebody else's wrong codes: a code that was right for an address before is answered at once, and only
others take longer there.

Of requests and sockets the payer is the token, if it is known where they go; else the address together with the code,
if that was right for it before; else the address alone. Newcomers who get in are counted apart, for the class or table
to which they come. Where too many sockets of an address wait to be let in, the oldest of them goes. Where too many are,
whoever has most of them there gives the oldest up: of those with a token that is a token, of others a class or table.
All editors of an address count as one: where they are too many, one that has sent nothing for a while makes room.

So wrong codes, refused requests, silent sockets, spectators of one table and questions about another keep nobody behind
the same address from a class whose code is known, or from a seat. They are no wall around a visitor there who means
harm. Who knows the code can fill the class, use up its newcomers by coming and leaving, and use up what is asked
without a token there. A hundred sockets without a token, or two hundred with one, each at another table, leave no room
for one more of their sort. Bytes under way, and tables, decks and pictures that are made, count for the whole address.
Whoever sits at a table and is connected stays.

| limit | usually | of what |
|---|---|---|
"""


def limit(value: Any, says: str) -> Any:
    """A limit with its usual value, and what it limits."""
    return field(default=value, metadata={"says": says})


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, one table and the whole server may take. Sizes in bytes, times in seconds, rates a second."""

    message_bytes: int = limit(16 * 1024, "bytes of a socket message, or of the body of a request")
    message_burst: int = limit(60, "messages of a socket at once; beyond that they wait")
    message_rate: float = limit(20.0, "messages of a socket in a second, in the long run")
    inbox: int = limit(32, "messages of a socket that wait to be handled; then it is closed")
    outbox: int = limit(32, "messages that wait to be sent to a socket; then it is closed and says hello again")
    head_seconds: float = limit(10.0, "seconds for the head of a request, a piece of its body, or what comes after it")
    head_bytes: int = limit(64 * 1024, "bytes of the head of a request, and of what comes after its body")
    taken_seconds: float = limit(
        30.0, "seconds in which the other side takes some of what it is sent, if not all, on Linux"
    )
    body_rate: float = limit(20_000.0, "bytes a second with which a body comes at least, beyond these seconds")
    address_bytes: int = limit(128 << 20, "bytes of requests of an address that are not answered yet")
    hello_seconds: float = limit(10.0, "seconds until the first message of a socket must have come")
    send_seconds: float = limit(10.0, "seconds for a message to be taken by the other side")
    token_sockets: int = limit(8, "sockets of one token at a table")
    spectators: int = limit(50, "sockets without a token at a table")
    waiting_sockets: int = limit(200, "sockets of one address that are not let in yet; then the oldest is closed")
    stranger_sockets: int = limit(100, "sockets of one address without a token")
    editor_idle_seconds: float = limit(120.0, "seconds without a message, after which an editor makes room for another")
    address_sockets: int = limit(200, "sockets of one address with a token: 40 pupils have room")
    sockets: int = limit(4000, "sockets of the server")
    request_burst: int = limit(120, "requests of one payer at once that change something")
    request_rate: float = limit(10.0, "such requests in a second, in the long run")
    join_burst: int = limit(120, "newcomers at once to one class or table: three for each of 40 pupils")
    join_rate: float = limit(1.0, "newcomers in a second, in the long run")
    opening_burst: int = limit(30, "tables that an address opens at once")
    opening_rate: float = limit(0.5, "tables that it opens in a second, in the long run")
    reading_burst: int = limit(
        400,
        "requests of one payer at once that ask about tables and classes, and sockets let in; as many that knock",
    )
    reading_rate: float = limit(50.0, "such requests in a second, in the long run")
    replay_share: float = limit(0.25, "of the server's time for records, replays and moments of games")
    replay_waiting: int = limit(60, "requests of an address for these that wait for their turn")
    miss_burst: int = limit(30, "codes that an address guesses wrongly at once")
    miss_rate: float = limit(1.0, "codes that it guesses wrongly in a second, in the long run")
    miss_seconds: float = limit(3.0, "seconds, beyond that, for an answer about a code that is new to the address")
    live_tables: int = limit(2000, "tables in memory; those that nobody looks at go first")
    idle_seconds: float = limit(600.0, "seconds that a table stays in memory after the last socket")
    over_seconds: float = limit(2.0, "seconds that a table stays there whose game is over")
    class_pupils: int = limit(40, "people in one class")
    class_days: float = limit(60.0, "days that a class is kept; its games stay")
    chat_burst: int = limit(20, "lines of the chat that a token says at once")
    chat_rate: float = limit(1.0, "lines that it says in a second, in the long run")
    chat_letters: int = limit(300, "letters of a line of the chat")
    chat_lines: int = limit(50, "lines of the chat that a newcomer is sent")
    bot_seconds: float = limit(8.0, "seconds for one choice of a bot")
    hint_burst: int = limit(8, "hints of a token at once")
    hint_rate: float = limit(0.5, "hints of a token in a second, in the long run")
    hint_waiting: int = limit(60, "hints of an address that wait for their turn: 40 pupils have room")
    hint_tries: int = limit(ADVICE.tries, "tries of the search for one hint")
    hint_seconds: float = limit(ADVICE.seconds, "seconds of that search")
    bot_bytes: int = limit(1 << 30, "bytes of memory of a process in which bots think")
    bot_processes: int = limit(2, "processes in which bots think")
    studio_bytes: int = limit(2 << 20, "bytes of a message or of the body of a request of the deck studio")
    picture_bytes: int = limit(
        10 << 20,
        "bytes of a picture, or of a ZIP of a deck and its pictures, as it is sent; a card shows 60 kB at most",
    )
    draft_burst: int = limit(120, "decks that an address keeps, or copies, at once: three for each of 40 pupils")
    draft_rate: float = limit(1 / 30, "decks that it keeps in a second, in the long run: 120 an hour")
    draft_versions: int = limit(5000, "versions of a deck; beyond that it is to be copied")
    save_burst: int = limit(60, "saves of a deck at once")
    save_rate: float = limit(1 / 12, "saves of a deck in a second, in the long run: 300 an hour")
    picture_burst: int = limit(120, "pictures that an address sends at once")
    picture_rate: float = limit(1 / 12, "pictures that it sends in a second, in the long run: 300 an hour")
    sent_burst: int = limit(120, "cards that an address sends to collections at once")
    sent_rate: float = limit(1 / 12, "cards that it sends in a second, in the long run: 300 an hour")
    sent_cards: int = limit(500, "cards that can be sent for one deck")
    check_burst: int = limit(40, "checks of an editor at once; beyond that they wait, and only the latest is answered")
    check_rate: float = limit(8.0, "checks of an editor in a second, in the long run: 480 a minute")
    desk_seconds: float = limit(8.0, "seconds to check, change, draw, merge or import a deck")
    desk_bytes: int = limit(1 << 30, "bytes of memory of a process that does that")
    desk_processes: int = limit(2, "processes that do that")
    desk_waiting: int = limit(160, "such questions of an address that wait for their turn: 40 pupils have room")
    scales_seconds: float = limit(15.0, "seconds for one step of a balance")
    scales_bytes: int = limit(2 << 30, "bytes of memory of the process that balances decks")
    scales_waiting: int = limit(60, "balances of an address that go on at once: 40 pupils have room")

    def body_bytes(self, path: str) -> int:
        """How large the body of a request may be."""
        if path in (PICTURES, BUNDLES):
            return self.picture_bytes
        return self.studio_bytes if path.startswith(STUDIO) else self.message_bytes


def reference_limits() -> str:
    """The page docs/reference/limits.md."""
    rows = [f"| `{each.name}` | {each.default:g} | {each.metadata['says']} |\n" for each in fields(Limits)]
    return PAGE + "".join(rows)

"""Limits: everything that a client could have too much of, in one table."""

from dataclasses import dataclass

from labdeck.bots import ADVICE


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, one table and the whole server may take. Sizes in bytes, times in seconds."""

    message_bytes: int = 16 * 1024  # a socket message, or the body of a request
    message_burst: int = 60  # messages of a socket at once; beyond that they wait
    message_rate: float = 20.0  # messages of a socket in a second, in the long run
    inbox: int = 32  # messages of a socket that wait to be handled; then it is closed
    outbox: int = 32  # messages that wait to be sent to a socket; then it is closed and says hello again
    hello_seconds: float = 10.0  # until the first message must have come
    send_seconds: float = 10.0  # for a message to be taken by the other side
    token_sockets: int = 8  # sockets of one token at a table
    spectators: int = 50  # sockets without a token at a table
    address_sockets: int = 200  # sockets of one address
    sockets: int = 4000
    request_burst: int = 60  # requests of an address that change something
    request_rate: float = 10.0
    opening_burst: int = 30  # tables that an address opens at once
    opening_rate: float = 0.5
    miss_burst: int = 30  # codes of tables that an address guesses wrongly
    miss_rate: float = 1.0
    live_tables: int = 2000  # tables in memory; those that nobody looks at go first
    idle_seconds: float = 600.0  # that a table stays in memory after the last socket
    class_pupils: int = 40  # people in one class
    class_days: float = 60.0  # that a class is kept; its games stay
    chat_letters: int = 300
    chat_lines: int = 50  # that a newcomer is sent
    bot_seconds: float = 8.0  # for one choice of a bot
    hint_tries: int = ADVICE.tries  # for one hint, and for how many seconds at most
    hint_seconds: float = ADVICE.seconds
    bot_bytes: int = 1 << 30  # memory of a process in which bots think
    bot_processes: int = 2

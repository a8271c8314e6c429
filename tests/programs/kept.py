"""What a server's database has kept, held against what people know to have been acknowledged."""

import json
from typing import Any

import sqlalchemy as sql
from websockets.asyncio.client import connect

import labdeck
from labdeck.rules.numbers import PASS
from labdeck.server.log import ANSWER, UNDO
from labdeck.server.protocol.words import VERSION
from labdeck.server.store import Row, chat, entries, games, held, seats
from tests.tools.patience import PATIENCE

from .people import Report, Seen

OF_WINDOWS = ("prompt", "question", "choices")  # all who are asked together, which a game alone does not know


class Kept:
    """The games of a database."""

    def __init__(self, db: str) -> None:
        self.engine = sql.create_engine(db)

    def close(self) -> None:
        """Let go of it."""
        self.engine.dispose()

    def rows(self, table: sql.Table, code: str, order: str) -> list[Row]:
        """What a table has of a game."""
        found = sql.select(table).where(table.c.game == code).order_by(table.c[order])
        with self.engine.connect() as connection:
            return list(connection.execute(found).mappings())

    def game(self, code: str, upto: int | None = None) -> labdeck.Game:
        """The game that the log tells, up to one of its entries."""
        with self.engine.connect() as connection:
            row = connection.execute(sql.select(games).where(games.c.code == code)).mappings().one()
        names = [seat["name"] for seat in self.rows(seats, code, "seat")]
        game = labdeck.new(row["deck"], len(names), int(row["seed"]), names, **row["knobs"])
        for entry in self.rows(entries, code, "number")[:upto]:
            if entry["kind"] == UNDO:
                game.undo()
            else:
                game.play(int(entry["code"]))
        return game

    def check(self, seen: Seen, report: Report) -> None:
        """Everything acknowledged is there, once, as it was; nothing that was refused is."""
        log, waited, lines = (self.rows(table, seen.code, "number") for table in (entries, held, chat))
        waited.sort(key=lambda row: int(row["held"]))
        for rows, count in ((log, "number"), (waited, "held"), (lines, "number")):
            report.doubled += [row[count] for row in rows] != list(range(1, len(rows) + 1))
        found = {(row["seat"], row["move"]): (row["number"], row["text"]) for row in log}
        report.doubled += len(log) - len(found)
        report.lost += sum(found.get(key) != value for key, value in seen.made.items())
        said = {row["move"]: (row["number"], row["text"]) for row in lines}
        report.lost += sum(said.get(key) != value for key, value in seen.chats.items())
        stood = {(row["seat"], row["move"]): row for row in waited}
        report.differing += len(seen.refused & (found.keys() | stood.keys()))
        for (seat, move), (number, text) in seen.waited.items():
            row = stood.get((seat, move))
            is_there = row and row["number"] == number and (row["kind"] == UNDO or row["text"] == text)
            report.lost += not is_there and not (row is None and self._was_passed_over(seen.code, log, number, seat))
        for number in {row["number"] for row in waited if row["number"] < len(log)}:
            report.differing += not self._came_so(seen.code, log, waited, number)
        self._check_rematch(seen, report)

    def _asked(self, code: str, log: list[Row], number: int) -> list[tuple[int, Row]]:
        """Who was asked in the window on a view, each with the entry that came of it, up to the first no pass."""
        asked = [game.to_move for game in self.game(code, number).window if game.to_move is not None]
        reached: list[tuple[int, Row]] = []
        for seat, entry in zip(asked, log[number:], strict=False):
            reached.append((seat, entry))
            if entry["code"] != PASS:
                break
        return reached

    def _was_passed_over(self, code: str, log: list[Row], number: int, seat: int) -> bool:
        """Whether an answer never came to count, since another one before it was no pass."""
        reached = self._asked(code, log, number)
        return bool(reached) and reached[-1][1]["code"] != PASS and seat not in [each for each, _ in reached]

    def _came_so(self, code: str, log: list[Row], waited: list[Row], number: int) -> bool:
        """Whether a window closed with the answers that stood in it."""
        stood: dict[int, Row] = {}
        for row in waited:
            if row["number"] == number and row["kind"] == UNDO:
                stood.pop(row["seat"], None)
            elif row["number"] == number:
                stood[row["seat"]] = row
        return all(
            entry["seat"] == seat
            and entry["kind"] == ANSWER
            and (seat not in stood or all(entry[name] == stood[seat][name] for name in ("move", "code", "text")))
            for seat, entry in self._asked(code, log, number)
        )

    def _check_rematch(self, seen: Seen, report: Report) -> None:
        """There is one next table at most, and it is the one that everybody was led to."""
        with self.engine.connect() as connection:
            found = sql.select(games.c.code).where(games.c.previous == seen.code)
            following = [row.code for row in connection.execute(found)]
            row = connection.execute(sql.select(games).where(games.c.code == seen.code)).mappings().one()
        report.doubled += len(following) > 1
        report.lost += bool(seen.rematch) and following != [seen.rematch]
        report.differing += row["rematch"] != (following[0] if following else None)

    async def check_views(self, seen: Seen, port: int, report: Report) -> None:
        """What the server shows everybody is what a replay of its log shows."""
        game = self.game(seen.code)
        for token in dict.fromkeys(seen.tokens):
            mine = [seat for seat, each in enumerate(seen.tokens) if each == token]
            for seat, shown in (await views(seen.code, token, len(mine), port)).items():
                told = json.loads(game.view(seat).to_json())
                report.differing += any(shown[key] != told[key] for key in told if key not in OF_WINDOWS)


async def views(code: str, token: str, count: int, port: int) -> dict[int, Any]:
    """What a device is shown first, by seat."""
    shown: dict[int, Any] = {}
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        while len(shown) < count:
            message = json.loads(await socket.recv())
            if message["type"] == "view":
                shown[message["seat"]] = message["view"]
    return shown

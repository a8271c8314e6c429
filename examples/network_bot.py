"""A bot that takes a free seat at a table and plays it: python network_bot.py http://localhost:8000 K7MQ2X"""

import json
import random
import sys
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect


def take_seat(server: str, code: str) -> str:
    """Take the first free seat; the token that owns it from now on."""
    table = json.load(urlopen(f"{server}/api/tables/{code}"))
    seat = next(seat["seat"] for seat in table["seats"] if seat["free"])
    body, kind = json.dumps({"name": f"Bot {seat}"}).encode(), {"Content-Type": "application/json"}
    return str(json.load(urlopen(Request(f"{server}/api/tables/{code}/seats/{seat}", body, kind)))["token"])


def play(server: str, code: str, token: str) -> list[int]:
    """Choose at random whenever the seat is asked; the scores at the end."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "version": 4, "token": token}))
        for message in map(json.loads, socket):
            if message["type"] == "view" and message["view"]["over"]:
                return list(message["view"]["result"]["scores"])
            if message["type"] == "view" and message["choices"]:
                asked = {"seat": message["seat"], "number": message["number"]}
                choice = random.choice(message["choices"])["name"]
                socket.send(json.dumps({"type": "choose", "id": uuid4().hex, "choice": choice, **asked}))
    return []


if __name__ == "__main__":
    server, code = sys.argv[1:]
    print(play(server, code, take_seat(server, code)))

"""Requests made up from the description of the server: no answer may be one that it does not tell.

`python -m tests.programs.description --cases 10000` tries as many; the suite tries a few. Most are about tables
and classes that there are, in every stage, and with a token of theirs.
"""

import argparse
import random
import re
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.core.result import Ok

from tests.server.house import BOT, OPEN, PERSON, House, Message, house
from tests.tools.patience import PATIENCE

schemathesis.serializer.alias("application/zip", "application/octet-stream")

KNOWN = 0.7  # of the cases are about something that there is
SEATED = 0.7  # of these from who may do something there
ROUNDS = 3  # over all requests, until there were as many cases as wished
LASTING = 500  # cases after which the tables are opened anew, since requests change them


def tickets(home: House) -> list[Message]:
    """Tables that are over, that wait and that play, a class, and drafts, one of them not right."""
    over = home.open(PERSON, {"kind": "person", "name": "Ben"}, most_turns=1)
    code = over["table"]["code"]
    both = home.player(code, over["token"])
    while not both.view(0)["view"]["over"]:
        both.choose(both.view(0)["view"]["to_move"])
    both.close()
    school = home.open_class()
    home.come(school["classroom"]["code"], "Mia")
    return [over, home.open(PERSON, OPEN, OPEN), home.open(PERSON, BOT), school, *drafts(home)]


def drafts(home: House) -> list[Message]:
    """A draft for which a card was sent, and one that is not right."""
    right, wrong = home.keep(), home.keep("[deck]")
    right["code"] = home.edit(right, "POST", "collection").json()["code"]
    card = {"by": "Mia", "table": "project", "values": {"name": "Mine"}}
    home.http.post(f"/api/studio/collections/{right['code']}/cards", json=card)
    return [right, wrong]


def known(case: Any, opened: list[Message], chance: random.Random) -> None:
    """Let a case be about a table that there is, mostly from somebody who sits there."""
    about = "draft" if "/studio" in case.path else "classroom" if "/classes" in case.path else "table"
    ticket = chance.choice([each for each in opened if about in each])
    parameters = case.path_parameters or {}
    code = ticket["draft"] if about == "draft" else ticket[about]["code"]
    likely: dict[str, Any] = {
        "code": code,
        "draft": code,
        "seat": chance.randrange(3),
        "made": chance.randrange(9),
        "pupil": 1,
        "table": 1,
    }
    likely |= {"deck": "ingenium", "family": "projects", "card": "jill-tarter", "pile": "project", "kind": "physics"}
    for name, value in likely.items():
        if name in parameters:
            parameters[name] = value
    case.path_parameters = parameters
    if chance.random() < SEATED:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {ticket.get('token') or ticket['secret']}"}


def untold(case: Any, answer: Any) -> str:
    """What is wrong with an answer: a status or a kind of content that the description does not tell; else empty."""
    told = case.operation.definition.raw["responses"]
    status, kind = str(answer.status_code), answer.headers.get("content-type", [""])
    kind = kind[0] if isinstance(kind, list) else kind
    where = f"{case.method} {case.path}"
    if status not in told or status == "500":
        return f"{where}: {status}"
    kinds = {re.sub(r";.*", "", each) for each in told[status].get("content", {})}
    return f"{where}: {status} as {kind}" if kinds and re.sub(r";.*", "", kind) not in kinds else ""


def try_cases(home: House, told: dict[str, Any], cases: int, chosen: int) -> tuple[Counter[str], list[str]]:
    """Send so many requests, evenly over what is described: how often each status came, and what was not told."""
    chance, came, wrong = random.Random(chosen), Counter[str](), list[str]()
    schema = schemathesis.openapi.from_dict(told)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    opened, sent = tickets(home), 0
    share = max(1, cases // len(operations))
    # Some have few cases, and none is sent again: what they leave is for the others, in further rounds.
    for at, operation in enumerate(operations * ROUNDS):
        each = share if at < len(operations) else min(share, cases - sent)
        if each <= 0:
            break

        @seed(chosen + at)
        @settings(max_examples=each, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(operation.as_strategy())
        def call(case: "schemathesis.Case[Any]") -> None:
            nonlocal sent, opened
            sent += 1
            if sent % LASTING == 0:
                opened = tickets(home)
            if chance.random() < KNOWN:
                known(case, opened, chance)
            answer = case.call(base_url=str(home.http.base_url), timeout=PATIENCE)
            came[str(answer.status_code)] += 1
            if fault := untold(case, answer):
                wrong.append(fault)

        call()
    return came, sorted(set(wrong))


def main() -> int:
    """Try many cases, and print what came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given_ = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as home:
        came, wrong = try_cases(home, home.app.openapi(), given_.cases, given_.seed)
    print(f"{came.total()} requests:", ", ".join(f"{status} {count} times" for status, count in sorted(came.items())))
    for fault in wrong:
        print(f"not told: {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

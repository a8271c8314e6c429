"""What a process of a crew does: questions come in one at a time, each is answered by a line of JSON."""

import json
import pickle
import resource
import sys
from collections.abc import Callable
from typing import Any

LENGTH = 4  # bytes before each question that say how long it is
READY = b"\n"  # what a process says when it has begun


def work(answer: Callable[[Any], object], memory: int) -> None:
    """Answer questions within so much memory until there are no more."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    while size := sys.stdin.buffer.read(LENGTH):
        question = pickle.loads(sys.stdin.buffer.read(int.from_bytes(size, "big")))
        print(json.dumps(answer(question)), flush=True)

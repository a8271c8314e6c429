"""A process that prints one deck: wishes come in as words, a PDF goes out, or one sentence that says why not.

Before the PDF, in a line by itself, goes a list of what is told of letters that are not printed as they are. What
libraries write to standard error is nobody's to read.

The text of a deck that is not shipped, and its own pictures, come in as standard input.
"""

import json
import pickle
import resource
import sys

from labdeck.deck import load, shelve
from labdeck.paper import PaperError

REFUSED = 2  # the exit status of what cannot be printed


def main(memory: int, deck: str, wishes: str) -> int:
    """Print within so much memory."""
    text, pictures = pickle.loads(sys.stdin.buffer.read())
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    from labdeck.paper.order import order
    from labdeck.paper.printing import printed

    try:
        made = printed(order((shelve(text, pictures=pictures) if text else load(deck),), **json.loads(wishes)))
    except PaperError as error:
        sys.stdout.buffer.write(str(error).encode())
        return REFUSED
    sys.stdout.buffer.write(json.dumps(made.missing).encode() + b"\n" + made.pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], sys.argv[3]))

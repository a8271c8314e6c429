"""Words and verbs of choices that the sentences of every family ask for."""

from labdeck.rules.numbers import (
    ACCEPT,
    ASK_MAY,
    ASK_OPPOSE,
    ASK_SIDE,
    BOTTOM,
    DECLINE,
    END,
    FIRST,
    PASS,
    SECOND,
    THIRD,
    TOP,
)

WORDS = {
    PASS: "pass",
    END: "end",
    ACCEPT: "accept",
    DECLINE: "decline",
    TOP: "top",
    BOTTOM: "bottom",
    FIRST: "first",
    SECOND: "second",
    THIRD: "third",
}
WORD_SENTENCES = {
    (ASK_MAY, PASS): "Do not do it.",
    (ASK_OPPOSE, PASS): "Do not cancel it.",
    (ASK_SIDE, TOP): "Put it back on the top.",
    (ASK_SIDE, BOTTOM): "Put it back at the bottom.",
}
VERBS = {ASK_OPPOSE: "cancel"}

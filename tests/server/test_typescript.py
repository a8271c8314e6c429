"""The page's types are those of the server's models: the file in the tree is what the tool writes."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from labdeck.server.protocol import answers, outgoing, words
from tools.typescript import FILE, definition, typescript, written


def test_the_types_in_the_tree_are_those_of_the_models() -> None:
    assert FILE.read_text() == typescript(), "the page's types are not up to date: run `make types`"


def test_a_field_more_in_a_model_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bot(words.Told):
        """A bot that can sit at a table."""

        name: str
        says: str
        seconds: int

    Bot.__module__ = answers.__name__
    monkeypatch.setattr(answers, "Bot", Bot)
    assert "  says: string\n  seconds: number\n" in typescript()


@pytest.mark.parametrize(
    ("python", "page"),
    [
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (tuple[int, float], "[number, number]"),
    ],
)
def test_a_type_is_written_as_the_page_knows_it(python: Any, page: str) -> None:
    assert written(TypeAdapter(python).json_schema()) == page


def test_what_a_field_means_is_told_above_it() -> None:
    schemas = {"Done": TypeAdapter(outgoing.Done).json_schema()}
    assert definition("Done", schemas, []) == (
        "/** It is done, and on disk. */\n"
        "export interface Done {\n"
        "  type: 'done'\n"
        "  id: string\n"
        "  /** That of the entry, of the line of the chat, or 0; in a window that stays open, that of the view. */\n"
        "  number: number\n"
        "}\n"
    )

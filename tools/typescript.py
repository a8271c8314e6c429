"""Write the page's types of the protocol from the server's models: web/src/net/protocol.ts.

A model becomes an interface, a named union or word an alias, and what describes them a comment.
"""

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel, TypeAdapter
from typing_extensions import TypeAliasType, get_original_bases, is_typeddict

from labdeck.server.protocol import answers, classes, guide, incoming, outgoing, requests, view, words
from labdeck.server.protocol.studio import collecting, drafts, editing, forms, looked, supplies, texts, weighed

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "protocol.ts"
MODULES = (
    words, view, answers, classes, guide, outgoing, incoming, requests,
    texts, drafts, supplies, forms, collecting, looked, weighed, editing,
)  # fmt: skip
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120
HEAD = "// What the server says and is told. Written by `make types` from labdeck.server.protocol; do not edit."
# A client chooses the id of a message when it sends it, so what is to be said has none yet.
TAIL = """\
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** What a client wants to say; the id comes when it is sent. */
export type Saying = WithoutId<ToServer>
"""
Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    models = {name: model for module in MODULES for name, model in named(module)}
    _, found = TypeAdapter.json_schemas((name, "validation", TypeAdapter(model)) for name, model in models.items())
    schemas: dict[str, Schema] = found["$defs"]
    types = [definition(name, schemas, bases(model, models)) for name, model in models.items()]
    return "\n".join([HEAD, "", *constants(), *types, TAIL])


def named(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The models and aliases that a module of the protocol makes, in its order."""
    for name, value in vars(module).items():
        is_model = isinstance(value, TypeAliasType) or (isinstance(value, type) and has_fields(value))
        if is_model and value.__module__ == module.__name__ and not name.startswith("_"):
            yield name, value


def has_fields(value: type) -> bool:
    """Whether a class is a model with fields, and not only what models have in common."""
    fields = value.model_fields if issubclass(value, BaseModel) else is_typeddict(value) and value.__annotations__
    return bool(fields)


def bases(model: Any, models: dict[str, Any]) -> list[str]:
    """The models that this one adds to."""
    return [name for name, other in models.items() if isinstance(model, type) and other in get_original_bases(model)]


def constants() -> Iterator[str]:
    """The numbers and words that the page needs while it runs."""
    yield f"export const VERSION = {words.VERSION}\n"
    codes = [f"  /** {code.says} */\n  {code.name}: {code}," for code in words.Close]
    yield "\n".join([f"/** {words.Close.__doc__} */", "export const CLOSE = {", *codes, "} as const", ""])


def definition(name: str, schemas: dict[str, Schema], adds_to: list[str]) -> str:
    """An interface or an alias, with its comment."""
    schema = schemas[name]
    said = comment(schema, "")
    if "properties" not in schema:
        line = f"export type {name} = {written(schema)}"
        if len(line) > WIDTH:
            line = line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
        return f"{said}{line}\n"
    inherited = {field for base in adds_to for field in schemas[base]["properties"]}
    needed = schema.get("required", [])
    lines = [
        f"{comment(inner, '  ')}  {field}{'' if field in needed else '?'}: {written(inner)}"
        for field, inner in schema["properties"].items()
        if field not in inherited
    ]
    extends = f" extends {', '.join(adds_to)}" if adds_to else ""
    return "\n".join([f"{said}export interface {name}{extends} {{", *lines, "}", ""])


def comment(schema: Schema, indent: str) -> str:
    """What describes a model or a field, as a comment before it."""
    says = schema.get("description", "")
    if not says or len(says) <= WIDTH - 10:
        return f"{indent}/** {says} */\n" if says else ""
    lines = textwrap.wrap(says, WIDTH - 5, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *lines, f"{indent} */", ""])


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(map(written, schema.get("anyOf") or schema["oneOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(map(written, schema['prefixItems']))}]"
    if schema["type"] == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return SCALARS[schema["type"]]


def literal(value: str) -> str:
    """A word in single quotes."""
    return "'" + json.dumps(value)[1:-1].replace("'", "\\'") + "'"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"{FILE} is written.")

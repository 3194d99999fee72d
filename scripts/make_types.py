"""Writes web/src/protocol/types.ts, the browser's types, from the Python types of the wire.

    scripts/make_types.py           writes the file anew
    scripts/make_types.py --check   only says, by exit code 1, when it is stale

Run it with the environment's Python: it imports anadrome.
"""

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from anadrome.games.kodiak.events import AnyFact
from anadrome.server import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "types.ts"
REF = "#/$defs/{name}"

# What the browser asks over HTTP; here a field with a default may be left out. Everything the
# server says is complete, defaults included. (What goes up the socket is in protocol.ToServer.)
ASKED = (protocol.NewTable, protocol.JoinTable, protocol.SeatOrder)

UNIONS: dict[str, Any] = {
    "ToServer": protocol.ToServer,
    "ToBrowser": protocol.ToBrowser,
    "Fact": AnyFact,
}

ALIASES: dict[str, Any] = {
    "Lang": protocol.Lang,
    "SeatKind": protocol.SeatKind,
    "Stage": protocol.Stage,
}

HEADER = """\
// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.
"""


def roots() -> list[type[msgspec.Struct]]:
    """Every message the protocol defines, in its order."""
    return [
        kind
        for kind in vars(protocol).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == protocol.__name__
        and kind.__struct_fields__
    ]


def schemas(types: Iterable[Any]) -> dict[str, Any]:
    """The JSON schemas of some types and of all they are made of, by name."""
    components: dict[str, Any] = msgspec.json.schema_components(types, ref_template=REF)[1]
    return components


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = written(schema["items"])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case "object" if "additionalProperties" in schema:
            return f"Readonly<Record<string, {written(schema['additionalProperties'])}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
    raise TypeError(f"No TypeScript for the schema {schema}")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def interface(name: str, schema: dict[str, Any], *, asked: bool) -> str:
    """A struct as an exported interface, its description as the comment."""
    required = schema.get("required", [])
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        optional = "?" if asked and field not in required else ""
        lines.append(f"  readonly {field}{optional}: {written(kind)};")
    return "\n".join([*lines, "}"])


def comment(text: str) -> list[str]:
    paragraphs = inspect.cleandoc(text).replace("``", "`").splitlines()
    if not text:
        return []
    if len(paragraphs) == 1:
        return [f"/** {paragraphs[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in paragraphs), " */"]


def union(name: str, of: Any) -> str:
    """A named union; of structs by their names, of literals by their values."""
    schema = msgspec.json.schema_components([of], ref_template=REF)[0][0]
    return f"export type {name} = {written(schema)};"


def make() -> str:
    """The whole file."""
    asked = schemas([protocol.ToServer, *ASKED])
    every = schemas([*roots(), AnyFact])
    parts = [union(name, of) for name, of in {**ALIASES, **UNIONS}.items()]
    parts += [interface(name, schema, asked=name in asked) for name, schema in every.items()]
    return HEADER + "\n" + "\n\n".join(parts) + "\n"


def is_fresh() -> bool:
    return TARGET.is_file() and TARGET.read_text(encoding="utf-8") == make()


def main() -> int:
    if "--check" in sys.argv[1:]:
        if is_fresh():
            return 0
        print("web/src/protocol/types.ts is stale: run .venv/bin/python scripts/make_types.py")
        return 1
    TARGET.write_text(make(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

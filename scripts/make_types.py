"""Writes web/src/protocol/*.ts, the browser's types, from the Python types of the wire: types.ts
for what all games share, a file for each game with its views and facts.

    scripts/make_types.py           writes the files anew
    scripts/make_types.py --check   only says, by exit code 1, when they are stale

Run it with the environment's Python: it imports anadrome.
"""

import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from anadrome.server import protocol
from anadrome.server.wiring import WIRED, Wiring

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol"
REF = "#/$defs/{name}"

# What the browser asks over HTTP; here a field with a default may be left out. Everything the
# server says is complete, defaults included. (What goes up the socket is in protocol.ToServer.)
ASKED = (protocol.NewTable, protocol.JoinTable, protocol.SeatOrder)

UNIONS: dict[str, Any] = {
    "ToServer": protocol.ToServer,
    "ToBrowser": protocol.ToBrowser,
}
# What a game's cards look like belongs to its own file, though Snapshot names it.
CARDS = {"kodiak": [protocol.Faces]}

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
    if "typescript" in schema:
        return str(schema["typescript"])
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(written(item) for item in schema['prefixItems'])}]"
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


def words_of(wiring: Wiring) -> dict[str, Any]:
    """The names a game's modules give to sets of words (``Phase = Literal[...]``)."""
    return {
        name: kind
        for part in (*get_args(wiring.fact), wiring.view)
        for name, kind in vars(sys.modules[part.__module__]).items()
        if get_origin(kind) is Literal
    }


def by_name(schema: Any, names: dict[frozenset[Any], str]) -> Any:
    """A schema whose sets of words are called by their names, where they have one."""
    if isinstance(schema, list):
        return [by_name(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema and (name := names.get(frozenset(schema["enum"]))):
        return {"$ref": REF.format(name=name)}
    return {key: by_name(part, names) for key, part in schema.items()}


def of_game(name: str) -> tuple[str, dict[str, Any]]:
    """The file of a game, and the schemas that it holds."""
    wiring = WIRED[name]
    words = words_of(wiring)
    names = {frozenset(get_args(kind)): word for word, kind in words.items()}
    held = by_name(schemas([wiring.view, wiring.fact, *CARDS.get(name, [])]), names)
    parts = [f"export type View = {wiring.view.__name__};", union("Fact", wiring.fact)]
    parts += [union(word, kind) for word, kind in words.items()]
    parts += [interface(part, schema, asked=False) for part, schema in held.items()]
    return text_of(parts), held


def shared(held: dict[str, set[str]]) -> str:
    """The file of all that is not one game's own; ``held`` are the names that each game's has."""
    asked = schemas([protocol.ToServer, *ASKED])
    every = schemas(roots())
    parts = [union(name, of) for name, of in {**ALIASES, **UNIONS}.items()]
    parts += [
        f"export type {name} = {' | '.join(f'{game}.{name}' for game in held)};"
        for name in ("View", "Fact")
    ]
    others = set().union(*held.values())
    parts += [
        interface(name, schema, asked=name in asked)
        for name, schema in every.items()
        if name not in others
    ]
    imports = [f"import type * as {game} from './{game}';" for game in held]
    words = set(re.findall(r"\w+", "\n".join(parts)))
    for game, names in held.items():
        if borrowed := sorted(names & every.keys() & words):
            imports.append(f"import type {{ {', '.join(borrowed)} }} from './{game}';")
    return text_of(["\n".join(imports), *parts])


def text_of(parts: Iterable[str]) -> str:
    return HEADER + "\n" + "\n\n".join(parts) + "\n"


def make() -> dict[Path, str]:
    """All files, by their place."""
    games = {name: of_game(name) for name in WIRED}
    files = {FOLDER / f"{name}.ts": text for name, (text, _) in games.items()}
    files[FOLDER / "types.ts"] = shared({name: set(held) for name, (_, held) in games.items()})
    return files


def main() -> int:
    stale = [
        (file, text)
        for file, text in make().items()
        if not file.is_file() or file.read_text(encoding="utf-8") != text
    ]
    if "--check" not in sys.argv[1:]:
        for file, text in stale:
            file.write_text(text, encoding="utf-8")
    elif stale:
        names = ", ".join(file.name for file, _ in stale)
        print(f"web/src/protocol is stale ({names}): run .venv/bin/python scripts/make_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

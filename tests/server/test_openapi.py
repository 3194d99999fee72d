"""The description of the HTTP side is well formed, complete, and true of real answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.page import BOT, OPEN, Api, api, me

Json = dict[str, Any]

ROUTES = {
    ("get", "/api/games"),
    ("get", "/api/rules/{game}"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{code}"),
    ("get", "/api/tables/{code}/record"),
    ("post", "/api/tables/{code}/join"),
    ("post", "/api/tables/{code}/leave"),
    ("post", "/api/tables/{code}/rematch"),
    ("post", "/api/tables/{code}/start"),
}


async def described(http: Api) -> Json:
    answer = await http.http.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    schema: Json = json.loads(answer.content)
    return schema


def operations(schema: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


async def test_the_description_is_well_formed_and_complete(url: str) -> None:
    async with api(url) as http:
        schema = await described(http)
    assert schema["openapi"].startswith("3.1.")
    assert schema["info"]["title"] == "Anadrome"
    assert schema["info"]["version"]
    assert {(method, path) for method, path, _ in operations(schema)} == ROUTES
    names = [operation["operationId"] for _, _, operation in operations(schema)]
    assert len(set(names)) == len(names)
    for method, path, operation in operations(schema):
        assert operation["description"]
        given = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
        assert given == set(re.findall(r"{(\w+)}", path))
        assert ("requestBody" in operation) == (method == "post")
        assert {"400", "429", "500"} < set(operation["responses"])
        for response in operation["responses"].values():
            assert response["description"]
            assert "application/json" in response["content"]
    known = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}
    used = set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema)))
    assert used == known


async def test_real_answers_are_as_described(url: str) -> None:
    async with api(url) as http:
        schema = await described(http)
        made = await http.make(me("Ana"), BOT)
        lobby = await http.make(me("Ana"), OPEN)
        host, tables = lobby.seats[0].token, "/api/tables/{code}"
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for method, path, code, body, status in (
            ("get", "/api/games", "", None, 200),
            ("get", "/api/rules/{game}", "", None, 200),
            ("post", "/api/tables", "", {"game": "kodiak", "seats": seats}, 201),
            ("post", "/api/tables", "", {"game": "kodiak", "seats": []}, 400),
            ("post", "/api/tables", "", {"game": "x" * 20_000, "seats": []}, 413),
            ("get", tables, made.code, None, 200),
            ("get", tables, "NO-SUCH", None, 404),
            ("get", tables + "/record", made.code, None, 409),
            ("post", tables + "/join", lobby.code, {"name": "Ben"}, 200),
            ("post", tables + "/join", lobby.code, {"name": "Cleo"}, 409),
            ("post", tables + "/start", lobby.code, {"token": "x"}, 403),
            ("post", tables + "/start", lobby.code, {"token": host}, 200),
            ("post", tables + "/leave", lobby.code, {"token": host}, 200),
            ("post", tables + "/rematch", lobby.code, {"token": host}, 409),
        ):
            at = path.replace("{code}", code).replace("{game}", "kodiak")
            answer = await http.http.request(method, at, json=body)
            assert answer.status_code == status, answer.text
            check(schema, schema["paths"][path][method], answer)


def check(schema: Json, operation: Json, answer: httpx.Response) -> None:
    """An answer is one of those described, and of its shape."""
    response = operation["responses"][str(answer.status_code)]
    fits(schema, response["content"]["application/json"]["schema"], answer.json())


def fits(schema: Json, shape: Json, value: Any) -> None:
    """Raise unless the value has the shape; what JSON Schema has and our answers use."""
    if "$ref" in shape:
        fits(schema, schema["components"]["schemas"][shape["$ref"].rsplit("/", 1)[-1]], value)
    elif "oneOf" in shape:
        assert sum(is_fitting(schema, one, value) for one in shape["oneOf"]) == 1, (shape, value)
    else:
        kinds: dict[str, Any] = {
            "array": list,
            "boolean": bool,
            "integer": int,
            "null": type(None),
            "object": dict,
            "string": str,
        }
        assert isinstance(value, kinds[shape["type"]]), (shape, value)
        assert value in shape.get("enum", [value])
        if shape["type"] == "array":
            for item in value:
                fits(schema, shape["items"], item)
        elif "properties" in shape:
            assert set(shape["required"]) <= set(value) <= set(shape["properties"])
            for name, inner in value.items():
                fits(schema, shape["properties"][name], inner)
        elif shape["type"] == "object":
            for inner in value.values():
                fits(schema, shape["additionalProperties"], inner)


def is_fitting(schema: Json, shape: Json, value: Any) -> bool:
    try:
        fits(schema, shape, value)
    except AssertionError:
        return False
    return True


def test_the_check_can_fail() -> None:
    shape = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
    wrong: list[Any] = [{"a": 1}, {}, {"a": "x", "b": "y"}, []]
    for value in wrong:
        with pytest.raises(AssertionError):
            fits({}, shape, value)

"""docs/protocol.md is true: its examples are messages, and it leaves nothing out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from anadrome.core.words import catalog
from anadrome.server import protocol
from anadrome.server.app import create_app
from anadrome.server.settings import Limits, Settings

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_a_message_of_its_type(name: str, example: str) -> None:
    """It is read strictly, and nothing in it is unknown."""
    message = msgspec.json.decode(example, type=getattr(protocol, name), strict=True)
    given, whole = json.loads(example), json.loads(msgspec.json.encode(message))
    assert is_within(given, whole)


def is_within(given: object, whole: object) -> bool:
    """Whether all that was given came through; defaults may have joined it."""
    if isinstance(given, dict) and isinstance(whole, dict):
        return all(key in whole and is_within(given[key], whole[key]) for key in given)
    if isinstance(given, list) and isinstance(whole, list):
        return len(given) == len(whole) and all(map(is_within, given, whole))
    return given == whole


def test_every_message_of_the_socket_has_its_example() -> None:
    kinds = (*protocol.ToServer.__args__, *protocol.ToBrowser.__args__)
    assert {kind.__name__ for kind in kinds} <= {name for name, _ in EXAMPLES}


def test_every_route_and_every_refusal_is_there(tmp_path: Path) -> None:
    described = create_app(Settings(tmp_path)).openapi_schema.to_schema()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in TEXT
    keys = [key for key in catalog("anadrome.server", "en").entries if key.startswith("problem.")]
    for key in keys:
        assert f"`{key.removeprefix('problem.')}`" in TEXT, key


def test_the_limits_are_those_of_the_server() -> None:
    told, limits = " ".join(TEXT.split()), Limits()
    assert f"{limits.requests.burst} requests at once and {limits.requests.each_second}" in told
    assert f"{limits.new_tables.burst} new tables" in told
    assert f"{limits.wrong_codes.burst} wrong codes" in told
    assert f"{limits.connections_per_address} lines. For one line" in told
    assert f"{limits.messages.burst} messages and {limits.messages.each_second}" in told
    assert f"{limits.actions.burst} actions and {limits.actions.each_second}" in told
    assert f"room for {limits.connections_per_table} lines" in told
    assert f"limited to {limits.body_bytes // 1024} KiB" in told
    assert f"up to {limits.message_bytes // 1024} KiB" in told

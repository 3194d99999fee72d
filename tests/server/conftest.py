"""One real server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs for all tests, in a process of its own."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server.url

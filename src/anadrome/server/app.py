"""The server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from anadrome import __version__
from anadrome.core.errors import Refusal
from anadrome.server.addresses import language
from anadrome.server.house import House, open_house
from anadrome.server.http import api
from anadrome.server.pages import client_page
from anadrome.server.problems import Declined, problem
from anadrome.server.protocol import Problem
from anadrome.server.settings import Settings
from anadrome.server.socket import table_socket
from anadrome.server.storage import NotSaved

# Everything a page needs comes from here; nothing may be framed, injected or guessed.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

KEYS: Final = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "not-allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}

HEALTHY_SECONDS: Final = 2.0

logger = logging.getLogger(__name__)


def create_app(settings: Settings) -> Litestar:
    """The application. It opens its storage when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[api, table_socket, health, client_page],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers={
            Declined: declined,
            Refusal: declined,
            NotSaved: not_saved,
            HTTPException: refused,
            RecursionError: too_deep,
            Exception: broken,
        },
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Anadrome",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )


def the_house(scope: Scope) -> House:
    house: House = scope["litestar_app"].state.house
    return house


@get("/healthz", include_in_schema=False)
async def health(house: NamedDependency[House]) -> Response[dict[str, bool]]:
    """Whether the server works, storage included; asked by whoever keeps it running."""
    try:
        async with asyncio.timeout(HEALTHY_SECONDS):
            await house.storage.works()
    except (TimeoutError, NotSaved):
        return Response({"ok": False}, status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response({"ok": True})


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries what keeps the page safe."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


# -- What went wrong, in the language of who asked -------------------------------------------------

AnyRequest = Request[Any, Any, Any]


def declined(request: AnyRequest, why: Declined | Refusal) -> Response[Problem]:
    status = why.status if isinstance(why, Declined) else HTTPStatus.BAD_REQUEST
    headers = {"retry-after": "1"} if status == HTTPStatus.TOO_MANY_REQUESTS else {}
    return Response(problem(why, language(request)), status_code=status, headers=headers)


def not_saved(request: AnyRequest, why: NotSaved) -> Response[Problem]:
    logger.error("not saved: %s", why)
    return declined(request, Declined(HTTPStatus.SERVICE_UNAVAILABLE, "not-saved"))


def refused(request: AnyRequest, why: HTTPException) -> Response[Problem]:
    """What is refused before a handler is asked: no such route, a body not understood."""
    key = KEYS.get(HTTPStatus(why.status_code))
    if key is not None:
        return declined(request, Declined(why.status_code, key))
    if why.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return broken(request, why)
    found = why.extra if isinstance(why.extra, list) else []
    detail = "; ".join(str(part["message"]) for part in found) or why.detail
    return declined(request, Declined(why.status_code, "bad-request", detail=detail))


def too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """Reading a body of brackets within brackets; nothing of ours goes deep."""
    return declined(request, Declined(400, "bad-request", detail="nested too deeply"))


def broken(request: AnyRequest, why: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=why)
    return declined(request, Declined(HTTPStatus.INTERNAL_SERVER_ERROR, "broken"))

"""The addresses of the client: its files, and its one page for everything else."""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from anadrome.server.house import House
from anadrome.server.problems import Declined
from anadrome.server.static import File

NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Anadrome</title>
<h1>Anadrome</h1><p>The server runs, but the browser client is not built yet. Build it with
<code>make play</code>, or with <code>npm ci</code> and <code>npm run build</code> in
<code>web/</code>.</p></html>"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(
    request: Request[Any, Any, Any], house: NamedDependency[House], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client; for any other address its one page, which knows what to show there."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise Declined(404, "not-found")
    file = house.client.file(name) if name else None
    if file is None and Path(name).suffix:
        raise Declined(404, "not-found")
    file = file or house.client.file("index.html")
    if file is None:
        return Response(NOT_BUILT, media_type="text/html")
    return _answer(file, request)


def _answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.small, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)

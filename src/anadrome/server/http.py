"""The HTTP side of the tables: what there is to play, and the orders that are not moves."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from anadrome.bots.bot import BOTS
from anadrome.core.game import AnyGame
from anadrome.core.record import record_of
from anadrome.games import GAMES
from anadrome.server.addresses import AnyConnection, address, language
from anadrome.server.house import House
from anadrome.server.problems import Declined
from anadrome.server.protocol import (
    GameInfo,
    JoinTable,
    NewTable,
    OptionInfo,
    Problem,
    RulesPage,
    SeatOrder,
    TableInfo,
    TableMade,
)
from anadrome.server.rules_pages import rules_html

AnyRequest = Request[Any, Any, Any]


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """For the description: these answers, and those that any request may get, are Problems."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in sorted({*statuses, 400, 429, 500})
    }


ABOUT_A_TABLE: Final = refusals(404, 410)
ORDERED: Final = refusals(403, 404, 409, 410, 413, 503)


def rated(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """One address may ask only so often."""
    house: House = connection.app.state.house
    if not house.requests.take(address(connection)):
        raise Declined(429, "too-fast")


def game_info(game: AnyGame) -> GameInfo:
    """A game as the home page and the waiting room need it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        playable=True,
        least=game.players[0],
        most=game.players[-1],
        options=[
            OptionInfo(
                option.name,
                {str(n): list(option.choices(n)) for n in game.players},
                open=option.check is not None,
            )
            for option in game.options
        ],
        bots=list(BOTS[game.name]),
    )


@get("/games", responses=refusals())
async def list_games() -> list[GameInfo]:
    """The games there are."""
    return [game_info(game) for game in GAMES.values()]


@get("/rules/{game:str}", responses=refusals(404))
async def show_rules(request: AnyRequest, game: FromPath[str]) -> RulesPage:
    """The rules of a game, as HTML that holds no script and no style."""
    return RulesPage(game, rules_html(game, language(request)))


@post("/tables", responses=refusals(413, 503))
async def make_table(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewTable]
) -> TableMade:
    """Make a table. Without open seats its game begins at once."""
    if not house.new_tables.take(address(request)):
        raise Declined(429, "too-fast")
    return await house.tables.make(data, language(request))


@get("/tables/{code:str}", responses=ABOUT_A_TABLE)
async def show_table(
    request: AnyRequest, house: NamedDependency[House], code: FromPath[str]
) -> TableInfo:
    """The table around the game: who sits where, and whether it has begun."""
    table = await house.table(code, address(request))
    return table.audience.info()


@post("/tables/{code:str}/join", status_code=200, responses=ORDERED)
async def join_table(
    request: AnyRequest,
    house: NamedDependency[House],
    code: FromPath[str],
    data: JSONBody[JoinTable],
) -> TableMade:
    """Take the first open seat."""
    table = await house.table(code, address(request))
    return TableMade(table.code, [await table.join(data.name)])


@post("/tables/{code:str}/start", status_code=200, responses=ORDERED)
async def start_game(
    request: AnyRequest,
    house: NamedDependency[House],
    code: FromPath[str],
    data: JSONBody[SeatOrder],
) -> TableInfo:
    """The host begins the game; bots take the seats still open."""
    table = await house.table(code, address(request))
    return await table.start(data.token, language(request))


@post("/tables/{code:str}/leave", status_code=200, responses=ORDERED)
async def leave_table(
    request: AnyRequest,
    house: NamedDependency[House],
    code: FromPath[str],
    data: JSONBody[SeatOrder],
) -> TableInfo:
    """Leave: before the game the seat is open again, afterwards it is kept."""
    table = await house.table(code, address(request))
    return await table.leave(data.token)


@post("/tables/{code:str}/rematch", status_code=200, responses=ORDERED)
async def rematch(
    request: AnyRequest,
    house: NamedDependency[House],
    code: FromPath[str],
    data: JSONBody[SeatOrder],
) -> TableMade:
    """Play again: a new table with the same seats and tokens."""
    table = await house.table(code, address(request))
    return await house.tables.rematch(table, data.token)


@get("/tables/{code:str}/record", responses=refusals(404, 409, 410))
async def export_record(
    request: AnyRequest, house: NamedDependency[House], code: FromPath[str]
) -> dict[str, Any]:
    """The record of the game, seed included; refused until the game is over."""
    course = (await house.table(code, address(request))).course
    match = course.playing()
    if not match.is_over:
        raise Declined(409, "not-over")
    return record_of(match, dict(enumerate(course.names)))


api = Router(
    "/api",
    guards=[rated],
    parameters={
        "lang": QueryParameter(
            annotation=str | None,
            name="lang",
            required=False,
            description="en or fr: the language of what is said. Otherwise Accept-Language tells.",
        )
    },
    route_handlers=[
        list_games,
        show_rules,
        make_table,
        show_table,
        join_table,
        start_game,
        leave_table,
        rematch,
        export_record,
    ],
)

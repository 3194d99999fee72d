"""Everything that crosses the wire, as types. The browser's TypeScript types are generated from
this file.

A device holds a token for each of its seats (hot-seat: several). A connection looks through the
eyes of one seat at a time, named by the token in its last ``Hello``; without a token it is a
spectator. ``question`` counts the decisions the table has come to: an action for another question
than the present one is stale and refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anadrome.games.kodiak.cards import Faces

Lang = Literal["en", "fr"]
SeatKind = Literal["me", "open", "bot"]
Stage = Literal["lobby", "playing", "over"]

# Each game has its own views and facts: wiring.py names their types.
AnyView = Annotated[Any, Meta(extra_json_schema={"typescript": "View"})]
AnyFact = Annotated[Any, Meta(extra_json_schema={"typescript": "Fact"})]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]


class Wire(Struct, frozen=True, rename="camel"):
    """The base of all that is sent: camelCase on the wire."""


# -- HTTP: what is asked


class SeatWish(Wire, frozen=True):
    """A seat of a table to be made: mine (several of mine: hot-seat), open to whoever has the link,
    or a bot.
    """

    kind: SeatKind
    name: str = ""
    bot: str = "greedy"


class NewTable(Wire, frozen=True):
    """POST /api/tables. The first seat of kind ``me`` is the host. Without open seats the game
    starts at once. A ``seed`` (a game to be repeated) is for tables without open seats: who knows
    it can tell all chance beforehand, and what the bots will do. A ``pond`` (a date such as
    2026-11-19) is for a solo game of Coldwater Crown: that day's, the same for everyone.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    seed: str | None = None
    pond: str | None = None


class JoinTable(Wire, frozen=True):
    """POST /api/tables/{code}/join: take the first open seat."""

    name: str


class SeatOrder(Wire, frozen=True):
    """POST /api/tables/{code}/start, /leave, /rematch: what a seat orders, by its token.

    ``start`` (host only): seats still open become bots. ``leave``: in the lobby the seat is open
    again; in play the seat is kept. ``rematch`` (any seat, after the end): a new table with the
    same seats and tokens.
    """

    token: str


# -- HTTP: what is answered


class OptionInfo(Wire, frozen=True):
    """An option of a game and its choices for each number of players (by the number as text),
    default first. ``open``: other values may be allowed too; who asks is told why not.
    """

    name: str
    choices: dict[str, list[str]]
    open: bool


class GameInfo(Wire, frozen=True):
    """GET /api/games: a game; those not yet playable have no options and no bots."""

    name: str
    title: str
    playable: bool
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]


class HeldSeat(Wire, frozen=True):
    """A seat that this device now holds."""

    seat: int
    token: str


class TableMade(Wire, frozen=True):
    """The answer to making, joining and rematching: where the table is and what of it is yours."""

    code: str
    seats: list[HeldSeat]


class RulesPage(Wire, frozen=True):
    """GET /api/rules/{game}?lang=fr: the rules of a game as safe HTML."""

    game: str
    html: str


class Problem(Wire, frozen=True):
    """Any refused request: a key for programs, a sentence for people, in their language."""

    key: str
    sentence: str


# -- WebSocket /api/tables/{code}/ws: what the browser says


class Hello(Wire, frozen=True, tag_field="type", tag="hello"):
    """First of all, and again to change seat or language: answered by a Snapshot."""

    lang: Lang
    token: str | None = None


class Act(Wire, frozen=True, tag_field="type", tag="act"):
    """An action in notation for a question. ``id`` is the browser's, new for each action of a seat:
    sent twice, it counts once.
    """

    id: MessageId
    token: str
    question: int
    action: str


class TakeBack(Wire, frozen=True, tag_field="type", tag="take-back"):
    """Undo this seat's last action, where ``Sight.can_take_back`` says that it can be: then
    everyone gets a new Snapshot.
    """

    id: MessageId
    token: str
    question: int


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Answered by Pong; the browser measures the line by it."""

    id: MessageId


ToServer = Hello | Act | TakeBack | Ping


# -- WebSocket: what the server says


class SeatInfo(Wire, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    colour: str
    name: str
    kind: Literal["human", "open", "bot"]
    bot: str | None
    connected: bool
    host: bool


class TableInfo(Wire, frozen=True):
    """The table around the game."""

    code: str
    game: str
    title: str
    options: dict[str, str]
    stage: Stage
    seats: list[SeatInfo]
    successor: str | None = None  # the code of the rematch, when there is one
    pond: str | None = None  # the day whose pond this is


class LogLine(Wire, frozen=True):
    """A line of the log, in the language of the connection. In an Update ``fact`` says which of its
    facts the line tells, from 0.
    """

    text: str
    seat: int | None
    heading: bool
    fact: int


class PromptText(Wire, frozen=True):
    title: str
    detail: str


class ActionInfo(Wire, frozen=True):
    """A legal action: its notation, a short name, and what it would do.

    In Kodiak ``card`` is set for card choices, ``seat`` for the seat it concerns (a target, a
    salmon's owner), ``value`` for a salmon's points.
    """

    text: str
    label: str
    explanation: str
    card: int | None = None
    seat: int | None = None
    value: int | None = None


class DecisionInfo(Wire, frozen=True):
    """What the game waits for: ``seats`` owe an answer, ``settled`` gave one and may change it."""

    kind: str
    seats: tuple[int, ...]
    settled: tuple[int, ...]


class OutcomeInfo(Wire, frozen=True):
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Sight(Wire, frozen=True):
    """All that one seat (or a spectator) may see and do now."""

    question: int
    view: AnyView
    decision: DecisionInfo
    actions: list[ActionInfo]
    can_take_back: bool
    prompt: PromptText
    outcome: OutcomeInfo | None


class Snapshot(Wire, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, after Hello. In the lobby there is no ``sight`` yet. ``faces`` is what is printed
    on the cards of Kodiak.
    """

    table: TableInfo
    seat: int | None
    faces: Faces | None
    sight: Sight | None
    log: list[LogLine]


class Update(Wire, frozen=True, tag_field="type", tag="update"):
    """Something happened: the facts this seat may know, in order, and what it sees after them."""

    facts: list[AnyFact]
    log: list[LogLine]
    sight: Sight


class TableChanged(Wire, frozen=True, tag_field="type", tag="table"):
    """Someone came, went or came back, or there is a rematch. (When the game starts a Snapshot
    comes.)
    """

    table: TableInfo


class Accepted(Wire, frozen=True, tag_field="type", tag="accepted"):
    """An action is on disk."""

    id: str


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """A message that changed nothing: ``id`` is the action's, empty where the message had none."""

    id: str
    key: str
    sentence: str


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    id: str


ToBrowser = Snapshot | Update | TableChanged | Accepted | Refused | Pong

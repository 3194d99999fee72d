"""The picture of Upstream's table, drawn from facts one by one: the match is often ahead of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from anadrome.games.upstream import events
from anadrome.games.upstream.lattice import SPACES, space_name
from anadrome.games.upstream.narrator import HOME
from anadrome.games.upstream.table import POINTS, SEA, SEA_STARTS, TOKENS
from anadrome.games.upstream.tiles import box, edges_with_falls, kind_names


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that lies in the river; ``kind`` is ``sea`` for one of the four of the Sea."""

    kind: str
    turned: str = ""

    @property
    def falls(self) -> tuple[str, ...]:
        """Its edges with a waterfall."""
        return () if self.kind == "sea" else edges_with_falls(self.kind, self.turned)


@dataclass(slots=True)
class Token:
    """Where a token is (nowhere: out of the game), and how many salmon it shows."""

    place: str
    salmon: int = 2
    held: bool = False


class Scene:
    """What lies on the table. ``free`` are the spaces where a tile may be laid next."""

    def __init__(self, options: Mapping[str, str], players: int) -> None:
        kit = box(
            players,
            options["tiles"],
            whirlpool=options["whirlpool"] == "yes",
            movement_tokens=options["movement_tokens"] == "yes",
        )
        self.players = players
        self.whirlpool = kit.whirlpool
        self.passes_tokens = kit.movement_tokens
        self.stack = Counter(dict(zip(kind_names(), kit.counts, strict=True)))
        self.river = {space_name(s): Tile("sea") for s in range(SPACES) if SEA >> s & 1}
        self.tokens = [
            [Token(space_name(SEA_STARTS[t])) for t in range(TOKENS)] for _ in range(players)
        ]
        self.spawn_row: int | None = None
        self.hand: list[str] = []
        self.round = 0
        self.rounds = int(kit.spawn_row) + 2
        self.falls: int | None = None  # the row that washes away at the end of the round
        self.acting: int | None = None
        self.first: int | None = None
        self.points = 0
        self.movement = [0] * players
        self.salmon: tuple[int, ...] = ()  # at the end
        self.scores: tuple[int, ...] = ()

    def on(self, place: str) -> list[tuple[int, int]]:
        """The tokens of a place: pairs of seat and salmon, the pairs first."""
        return [
            (seat, token.salmon)
            for seat, tokens in enumerate(self.tokens)
            for token in sorted(tokens, key=lambda token: -token.salmon)
            if token.place == place
        ]

    def is_falling(self, space: str) -> bool:
        """Whether a space washes away at the end of this round."""
        return self.falls is not None and int(space[1:]) <= self.falls

    def hear(self, fact: events.AnyFact) -> None:
        """Draw what a fact changes."""
        match fact:
            case events.TurnedUp():
                self.acting, self.hand, self.falls = fact.seat, list(fact.tiles), None
                self.stack -= Counter(fact.tiles)
            case events.Laid():
                self._lay(fact)
            case events.SpawnLaid():
                self.spawn_row = fact.row
            case events.RoundBegan():
                self.round, self.first, self.falls = fact.round, fact.first, fact.falls
                if self.passes_tokens and fact.round == 1:
                    self.movement[fact.first] = POINTS
            case events.TurnBegan():
                self._begin_turn(fact)
            case events.TurnEnded():
                self.points = 0
                self._let_go()
            case events.TokensPassed():
                self.movement[fact.seat] -= fact.tokens
                self.movement[fact.to] += fact.tokens
            case events.RowFell():
                self._drop(fact)
            case events.GameEnded():
                self.salmon, self.scores = fact.salmon, fact.scores
                self.acting, self.points = None, 0
                self._let_go()
            case _:
                self._move(fact)

    def _lay(self, fact: events.Laid) -> None:
        self.river[fact.space] = Tile(fact.tile, fact.turned)
        if fact.seat is None:
            self.stack[fact.tile] -= 1
        else:
            self.hand.remove(fact.tile)

    def _begin_turn(self, fact: events.TurnBegan) -> None:
        self.acting, self.points = fact.seat, fact.points
        self._let_go()

    def _let_go(self) -> None:
        for tokens in self.tokens:
            for token in tokens:
                token.held = False

    def _drop(self, fact: events.RowFell) -> None:
        for space in fact.spaces:
            del self.river[space]
        for seat, t in fact.lost:
            self.tokens[seat][t] = Token("", 0)
        self.falls = None

    def _move(self, fact: events.AnyFact) -> None:
        """What happens to one token."""
        match fact:
            case events.Swam() | events.Jumped() | events.Carried():
                self.tokens[fact.seat][fact.token].place = fact.end
                self.points = fact.left
            case events.BearCaught() | events.EagleFlew() | events.HeronAte():
                token = self.tokens[fact.seat][fact.token]
                token.salmon = fact.left
                if not fact.left:
                    token.place = ""
                if isinstance(fact, events.EagleFlew):
                    self.river[fact.space] = Tile("water")
            case events.Waits() | events.Whirled():
                self.tokens[fact.seat][fact.token].held = True
            case events.Arrived():
                self.tokens[fact.seat][fact.token].place = HOME
            case events.Advanced():
                self.tokens[fact.seat][fact.token].place = f"S{fact.eggs}"
            case _:
                raise AssertionError(fact)

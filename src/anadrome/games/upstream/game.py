"""Upstream as the guests of the rules meet it."""

from collections.abc import Mapping, Sequence

from anadrome.core.chance import Chance
from anadrome.core.events import Told
from anadrome.core.game import Decision, Option, Outcome
from anadrome.core.seats import COLOURS, seat_of
from anadrome.core.steps import Step
from anadrome.games.upstream.lattice import EDGES
from anadrome.games.upstream.narrator import UpstreamNarrator
from anadrome.games.upstream.notation import action_text, parse_action
from anadrome.games.upstream.position import position_text, state_at
from anadrome.games.upstream.rules import Upstream, begin
from anadrome.games.upstream.table import LAY, MOVE, SEATS
from anadrome.games.upstream.tiles import box, check_tiles, kind_names, mixes
from anadrome.games.upstream.view import PHASES, UpstreamView, state_from, view_of

DRAWN = "draw"
NO_YES = ("no", "yes")


class UpstreamGame:
    """The board game of the river; see docs/rules/upstream.en.md."""

    name = "upstream"
    title = "Upstream"
    players = range(2, SEATS + 1)
    rules_version = 1
    options = (
        Option("whirlpool", lambda _players: NO_YES),
        Option("tiles", mixes, check_tiles),
        Option("movement_tokens", lambda _players: NO_YES),
        Option("mouth", lambda _players: ("placed", "random")),
        Option("first_placer", lambda players: (DRAWN, *COLOURS[:players])),
    )

    def start(
        self, players: int, options: Mapping[str, str], chance: Chance, told: list[Told] | None
    ) -> Upstream:
        """U-SET-2: the first placer is an option, by default drawn by the seed."""
        kit = box(
            players,
            options["tiles"],
            whirlpool=options["whirlpool"] == "yes",
            movement_tokens=options["movement_tokens"] == "yes",
        )
        chosen = seat_of(options["first_placer"])
        first = chance.draw("first-placer", players) if chosen is None else chosen
        return begin(kit, players, first, chance, options["mouth"] == "random", told)

    def decision(self, state: Upstream) -> Decision:
        """U-SET-2, U-TURN-1, U-HERON-1: one seat at a time is asked."""
        return Decision(PHASES[state.phase], tuple(state.owing()))

    def notation(self, state: Upstream, action: int) -> str:
        return action_text(state, action)

    def parse(self, state: Upstream, seat: int, text: str) -> int:
        return parse_action(state, seat, text)

    def position(self, state: Upstream) -> str:
        return position_text(state)

    def from_position(self, line: str) -> Upstream:
        """The state that ``position`` wrote."""
        return state_at(line)

    def may_take_back(self, before: Upstream, after: Upstream) -> bool:
        """U-MTOK-1: moves and tiles of one turn, until it ends; with movement tokens, nothing."""
        if before.box.movement_tokens or before.phase not in (LAY, MOVE):
            return False
        return _moment(before) == _moment(after)

    def public_steps(self, state: Upstream, steps: Sequence[Step]) -> list[Step]:  # noqa: ARG002
        """All: nothing that was drawn is hidden."""
        return list(steps)

    def view(self, state: Upstream, seat: int | None) -> UpstreamView:
        return view_of(state, seat)

    def determinize(self, view: UpstreamView, chance: Chance) -> Upstream:
        return state_from(view, chance)

    def draw_text(self, what: str, result: int) -> str:
        if what == "tile":
            return kind_names()[result]
        return EDGES[result] if what == "turn" else COLOURS[result]

    def outcome(self, state: Upstream) -> Outcome:
        """U-SCORE-1, U-SCORE-2: points, and places with the tie-breakers."""
        return Outcome(state.scores(), state.final_places())

    def narrator(
        self, options: Mapping[str, str], names: Sequence[str], lang: str
    ) -> UpstreamNarrator:
        return UpstreamNarrator(options["whirlpool"] == "yes", names, lang)


def _moment(state: Upstream) -> tuple[int, ...]:
    """What stays the same as long as nobody else is asked, and nothing new turned up."""
    return state.phase, state.round, state.turn, state.seat, state.turned_up


GAME = UpstreamGame()

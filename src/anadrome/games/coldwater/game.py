"""Coldwater Crown as the guests of the rules meet it."""

from collections.abc import Mapping, Sequence

from anadrome.core.chance import Chance
from anadrome.core.events import Told
from anadrome.core.game import Decision, Option, Outcome
from anadrome.core.seats import COLOURS, seat_of
from anadrome.core.steps import SECRET, Decided, Drew, Step
from anadrome.games.coldwater import names
from anadrome.games.coldwater.cards import (
    DEFAULT_LIMIT,
    check_limit,
    fish_cards,
    kit,
    master_cards,
)
from anadrome.games.coldwater.narrator import ColdwaterNarrator
from anadrome.games.coldwater.notation import action_text, parse_action
from anadrome.games.coldwater.odds import secrets_of
from anadrome.games.coldwater.position import position_text, state_at
from anadrome.games.coldwater.rules import Coldwater, begin
from anadrome.games.coldwater.sampling import state_from
from anadrome.games.coldwater.table import OVER, PLAYERS, PRESENT
from anadrome.games.coldwater.view import PHASES, ColdwaterView, view_of

DRAWN = "draw"
CONTESTS = PHASES[PRESENT]


class ColdwaterGame:
    """The game of the fishing tournament; see docs/rules/coldwater.en.md."""

    name = "coldwater"
    title = "Coldwater Crown"
    players = range(1, PLAYERS + 1)
    rules_version = 1
    options = (
        Option(
            "first_player",
            lambda players: COLOURS[:1] if players == 1 else (DRAWN, *COLOURS[:players]),
        ),
        Option("tag_points", lambda _players: ("yes", "no")),
        Option("turn_limit", lambda _players: (DEFAULT_LIMIT, "0"), check_limit),
    )

    def start(
        self, players: int, options: Mapping[str, str], chance: Chance, told: list[Told] | None
    ) -> Coldwater:
        """C-SET-6: the first player is an option, by default drawn by the seed."""
        box = kit(
            players,
            tag_points=options["tag_points"] == "yes",
            turn_limit=int(options["turn_limit"]),
        )
        chosen = seat_of(options["first_player"])
        first = chance.draw("first-player", players) if chosen is None else chosen
        return begin(box, first, chance, told)

    def decision(self, state: Coldwater) -> Decision:
        """C-END-2: what is presented is chosen by all at once; other questions go to one seat."""
        seats = tuple(state.owing())
        settled: tuple[int, ...] = ()
        if state.phase == PRESENT:
            settled = tuple(
                seat for seat in range(state.players) if seat not in seats and state.is_asked(seat)
            )
        return Decision(PHASES[state.phase], seats, settled)

    def notation(self, state: Coldwater, action: int) -> str:
        return action_text(state, action)

    def parse(self, state: Coldwater, seat: int, text: str) -> int:
        return parse_action(state, seat, text)

    def position(self, state: Coldwater) -> str:
        return position_text(state)

    def from_position(self, line: str) -> Coldwater:
        """The state that ``position`` wrote."""
        return state_at(line)

    def may_take_back(self, before: Coldwater, after: Coldwater) -> bool:
        """All of one turn, until something is drawn. What is presented can be changed anyhow."""
        if PRESENT in (before.phase, after.phase) or after.phase == OVER:
            return False
        return before.turn == after.turn and before.acting == after.acting

    def public_steps(self, state: Coldwater, steps: Sequence[Step]) -> list[Step]:
        """C-CATCH-2: the weights that some do not know are kept back, and the contests, in which
        they begin to tell. At the end all may know all.
        """
        if state.phase == OVER:
            return list(steps)
        secret = secrets_of(state)
        public: list[Step] = []
        for step in steps:
            if isinstance(step, Decided) and step.asked == CONTESTS:
                break
            if isinstance(step, Drew) and step.what == "weight" and step.result in secret:
                public.append(Drew(step.what, step.of, SECRET, "", secret[step.result]))
            else:
                public.append(step)
        if state.phase == PRESENT:
            while isinstance(public.pop(), Drew):
                pass
        return public

    def view(self, state: Coldwater, seat: int | None) -> ColdwaterView:
        return view_of(state, seat)

    def determinize(self, view: ColdwaterView, chance: Chance) -> Coldwater:
        return state_from(view, chance)

    def draw_text(self, what: str, result: int) -> str:
        if what == "weight":
            fish = fish_cards()[result]
            return f"{fish.species} {fish.weight} {fish.time}"
        if what == "angler":
            return master_cards()[result].name
        if what == "mystery":
            return str(result + 2)
        texts = {
            "first-player": COLOURS,
            "tag": names.TAGS,
            "fish": names.SPECIES,
            "tackle": names.TACKLE,
            "bait": (*names.COLOURS, "white"),
        }
        return texts[what][result]

    def outcome(self, state: Coldwater) -> Outcome:
        """C-SCORE-1: points and places. C-SOLO-6: the silent angler has no seat, but may win."""
        scores, places = state.scores(), state.final_places()
        seats = state.players
        return Outcome(scores[:seats], places[:seats], scores[seats:])

    def narrator(
        self,
        options: Mapping[str, str],  # noqa: ARG002
        names: Sequence[str],
        lang: str,
    ) -> ColdwaterNarrator:
        return ColdwaterNarrator(names, lang)


GAME = ColdwaterGame()

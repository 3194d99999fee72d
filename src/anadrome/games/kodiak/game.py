"""Kodiak as the guests of the rules meet it."""

from collections.abc import Mapping, Sequence

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.core.events import Told
from anadrome.core.game import Decision, Option, Outcome
from anadrome.core.places import places_of
from anadrome.core.rows import unpacked
from anadrome.core.seats import COLOURS, seat_of
from anadrome.core.steps import Step
from anadrome.games.kodiak.cards import deck, deck_names
from anadrome.games.kodiak.narrator import KodiakNarrator
from anadrome.games.kodiak.notation import action_text, parse_action
from anadrome.games.kodiak.rules import Kodiak, begin
from anadrome.games.kodiak.table import CHOOSE, SEATS
from anadrome.games.kodiak.view import PHASES, KodiakView, state_from, view_of

DRAWN = "draw"


class KodiakGame:
    """The card game of the cascade; see docs/rules/kodiak.en.md."""

    name = "kodiak"
    title = "Kodiak"
    players = range(2, SEATS + 1)
    rules_version = 1
    options = (
        Option("deck", lambda _players: deck_names()),
        Option("first_player", lambda players: (DRAWN, *COLOURS[:players])),
    )

    def start(
        self, players: int, options: Mapping[str, str], chance: Chance, told: list[Told] | None
    ) -> Kodiak:
        """K-ROUND-1: the first player is an option, by default drawn by the seed."""
        chosen = seat_of(options["first_player"])
        first = chance.draw("first-player", players) if chosen is None else chosen
        return begin(deck(options["deck"]), players, first, told)

    def decision(self, state: Kodiak) -> Decision:
        """K-TURN-1: cards are chosen by all at once; the other questions go to one seat."""
        seats = tuple(state.owing())
        settled: tuple[int, ...] = ()
        if state.phase == CHOOSE:
            settled = tuple(s for s in range(state.players) if s not in seats)
        return Decision(PHASES[state.phase], seats, settled)

    def notation(self, state: Kodiak, action: int) -> str:
        return action_text(state.deck, action)

    def parse(self, state: Kodiak, seat: int, text: str) -> int:
        return parse_action(state, seat, text)

    def position(self, state: Kodiak) -> str:
        """One line: deck, players, round, turn and phase, then each part of the table by name."""
        players = state.players
        hands = "/".join(f"{state.hand(s):04x}" for s in range(players))
        scores = ";".join(_numbers(unpacked(row, players)) for row in state.scores) or "-"
        choosing = [s for s in range(players) if state.choosing & bit(s)]
        return (
            f"kodiak {state.deck.name} {players} first {state.first} round {state.round}"
            f" turn {state.turn} {PHASES[state.phase]}"
            f" cascade {_numbers(unpacked(state.cascade, players))} hands {hands}"
            f" down {_numbers(unpacked(state.chosen, players))} open {_numbers(choosing)}"
            f" up {_numbers(unpacked(state.shown, players))}"
            f" speeds {_numbers(unpacked(state.speeds, players))}"
            f" salmon {state.fresh:08x}+{state.carried:08x} visitors {state.namers:02x}"
            f" hunters {state.hunters:02x} queue {_numbers(unpacked(state.queue, state.queued))}"
            f" climber {state.climber} caught {state.caught:02x}"
            f" reserve {_numbers(unpacked(state.reserve, players))}"
            f" of {_numbers(unpacked(state.reserve_cards, players))} scores {scores}"
        )

    def may_take_back(self, before: Kodiak, after: Kodiak) -> bool:  # noqa: ARG002
        """Never: a card face down may be changed, a salmon taken is taken."""
        return False

    def public_steps(self, state: Kodiak, steps: Sequence[Step]) -> list[Step]:  # noqa: ARG002
        """All: cards face down are no steps yet."""
        return list(steps)

    def view(self, state: Kodiak, seat: int | None) -> KodiakView:
        return view_of(state, seat)

    def determinize(self, view: KodiakView, chance: Chance) -> Kodiak:
        return state_from(view, chance)

    def draw_text(self, what: str, result: int) -> str:  # noqa: ARG002  (one kind of draw)
        return COLOURS[result]

    def outcome(self, state: Kodiak) -> Outcome:
        """K-SCORE-2: most points over all rounds; ties share the place."""
        return Outcome(state.totals(), places_of(state.totals()))

    def narrator(
        self, options: Mapping[str, str], names: Sequence[str], lang: str
    ) -> KodiakNarrator:
        return KodiakNarrator(options["deck"], names, lang)


def _numbers(numbers: tuple[int, ...] | list[int]) -> str:
    return ",".join(str(number) for number in numbers) or "-"


GAME = KodiakGame()

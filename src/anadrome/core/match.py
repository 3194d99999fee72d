"""A match: one game being played, from options and seed to the outcome, with all that happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from anadrome.core.chance import Draw, seeded
from anadrome.core.errors import IllegalAction
from anadrome.core.events import Told, heard
from anadrome.core.game import AnyGame, Decision, Outcome, settle_options
from anadrome.core.steps import Decided, Drew, Step


class Match:
    """One game being played.

    ``steps`` lists every draw and every decision that can be known: the answers to a simultaneous
    question enter together, in the order of the seats, once the last of them is in.
    """

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        script: Sequence[int] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = settle_options(game, players, options or {})
        self.seed = str(seed)
        self._script = script
        self._begin()

    def _begin(self) -> None:
        """Go to the start."""
        self.told: list[Told] = []
        self.steps: list[Step] = []
        self._played: list[tuple[int, int]] = []  # every action done, in its order
        self._loose = 0  # so many of the last of them may still be taken back
        self._pending: dict[int, Decided] = {}
        self._draws: list[Draw] = []
        chance = seeded(self.seed)
        chance.log = self._draws
        chance.script = None if self._script is None else list(self._script)
        self.state: Any = self.game.start(self.players, self.options, chance, self.told)
        self._note_draws()

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        decision: Decision = self.game.decision(self.state)
        return decision

    @property
    def is_over(self) -> bool:
        return bool(self.state.is_over())

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation; a hidden choice may still be changed."""
        return [self.game.notation(self.state, action) for action in self.state.legal(seat)]

    def play(self, seat: int, action: int | str) -> list[Told]:
        """Do an action, a number or in notation; what happened. IllegalAction changes nothing."""
        if isinstance(action, str):
            action = self.game.parse(self.state, seat, action)
        if action not in self.state.legal(seat):
            raise self.state.refusal(seat)
        decision = self.decision
        text = self.game.notation(self.state, action)
        before = self.state.clone()
        told: list[Told] = []
        self.state.apply(seat, action, told)
        if seat in decision.seats or seat in self._pending:  # not one whose choice made itself
            self._pending[seat] = Decided(seat, decision.kind, text)
        waits_on = set(decision.seats) - {seat}
        if not waits_on:
            self.steps += [self._pending[s] for s in sorted(self._pending)]
            self._pending.clear()
        settled = bool(self._draws) or not self.game.may_take_back(before, self.state)
        self._loose = 0 if settled else self._loose + 1
        self._played.append((seat, action))
        self._note_draws()
        self.told += told
        return told

    def can_take_back(self, seat: int) -> bool:
        """Whether the last action was this seat's, and what came of it can be undone."""
        return self._loose > 0 and self._played[-1][0] == seat

    def check_take_back(self, seat: int) -> None:
        """IllegalAction if a seat has nothing that it could take back. Changes nothing."""
        if not self.can_take_back(seat):
            raise IllegalAction("", "nothing-to-take-back")

    def take_back(self, seat: int) -> None:
        """Undo a seat's last action. It leaves no trace, in the steps or in what was told."""
        self.check_take_back(seat)
        played = self._played[:-1]
        self._begin()
        for seat, action in played:
            self.play(seat, action)

    def _note_draws(self) -> None:
        for draw in self._draws:
            text = self.game.draw_text(draw.what, draw.result)
            self.steps.append(Drew(draw.what, draw.of, draw.result, text))
        self._draws.clear()

    def public_steps(self) -> list[Step]:
        """The steps that all may know while the match goes on."""
        return self.game.public_steps(self.state, self.steps)

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int | None) -> list[Any]:
        """All facts so far that a seat may know."""
        return heard(self.told, seat)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it is played."""
        return self.game.outcome(self.state) if self.is_over else None

    def position(self) -> str:
        """The whole position, secrets included, as one line of text."""
        return self.game.position(self.state)

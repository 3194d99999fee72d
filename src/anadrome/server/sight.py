"""What a seat sees, in words and for the wire, from its view, its facts and its legal actions."""

from typing import Any

from anadrome.core.events import heard
from anadrome.core.match import Match
from anadrome.core.narrator import Narrator
from anadrome.server.protocol import (
    ActionInfo,
    DecisionInfo,
    LogLine,
    OutcomeInfo,
    PromptText,
    Sight,
)
from anadrome.server.wiring import WIRED


class Voice:
    """What one seat (None: a spectator) is told in one language, and nothing it may not hear."""

    def __init__(self, narrator: Narrator, seat: int | None) -> None:
        self.narrator = narrator
        self.seat = seat
        self.log: list[LogLine] = []
        self.told = 0

    def catch_up(self, match: Match) -> list[LogLine]:
        """The lines of what was told since the last time, now in the log."""
        facts = heard(match.told[self.told :], self.seat)
        lines = [
            LogLine(line.text, line.seat, line.heading, number)
            for number, fact in enumerate(facts)
            for line in self.narrator.lines(fact)
        ]
        self.told = len(match.told)
        self.log += lines
        return lines


def sight_of(match: Match, question: int, seat: int | None, narrator: Narrator) -> Sight:
    """All that a seat (None: a spectator) may see and do now."""
    view = match.view(seat)
    decision = match.decision
    prompt = narrator.prompt(view, decision.seats)
    outcome = match.outcome()
    return Sight(
        question=question,
        view=view,
        decision=DecisionInfo(decision.kind, decision.seats, decision.settled),
        actions=[] if seat is None else _actions(match, seat, view, narrator),
        can_take_back=seat is not None and match.can_take_back(seat),
        prompt=PromptText(prompt.title, prompt.detail),
        outcome=None if outcome is None else OutcomeInfo(outcome.scores, outcome.places),
    )


def _actions(match: Match, seat: int, view: Any, narrator: Narrator) -> list[ActionInfo]:
    infos = []
    for action in match.state.legal(seat):
        text = match.game.notation(match.state, action)
        about = WIRED[match.game.name].about(action)
        infos.append(
            ActionInfo(
                text=text,
                label=narrator.label(seat, text),
                explanation=narrator.explain(view, text),
                card=about.card,
                seat=about.seat,
                value=about.value,
            )
        )
    return infos

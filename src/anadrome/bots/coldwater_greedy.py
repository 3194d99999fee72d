"""Coldwater Crown's greedy bot: it plans both steps of its turn, and what the rest is worth.

It tries every cast with every token it could take afterwards, on copies of a table that agrees
with its view, and counts what that brings: fish, Master Angler cards, tackle, and how soon its
tackle box will catch more. In these plans baits, catches and the Harbour follow the best guess;
when it is asked about them, it plans on from each of the answers.
"""

from collections.abc import Callable, Sequence
from statistics import fmean

from anadrome.bots.coldwater_box import TackleBox
from anadrome.bots.coldwater_worth import Worth, likely
from anadrome.core.chance import Chance
from anadrome.core.rows import at
from anadrome.games.coldwater.baits import OPEN_PLACES
from anadrome.games.coldwater.box import COLOURS, LOCATIONS, ROD, SPOOL, ZONES
from anadrome.games.coldwater.catching import DECK, NO_CATCH, PLACES
from anadrome.games.coldwater.notation import action_text
from anadrome.games.coldwater.rules import FIRST, GO_ON, PLAYS, Coldwater
from anadrome.games.coldwater.sampling import state_from
from anadrome.games.coldwater.solo import BAITS_A_TURN, FEWEST, MOST
from anadrome.games.coldwater.table import (
    BAIT,
    CATCH,
    HARBOUR,
    NO_FISH,
    NOTHING,
    PLAY,
    PORT,
    SPILL,
    SPOTS,
)
from anadrome.games.coldwater.tackle import LURES
from anadrome.games.coldwater.trophies import DOZEN
from anadrome.games.coldwater.view import ColdwaterView

SAMPLES = 4  # fillings imagined for one answer
TABLES = 10  # imagined before a contest
TRIED = 4  # Lures, Reels and Harbour actions that a plan is made for
SIDE_TWO = 0.9  # points: a token on its stronger side for the next cast
GOING_ON = 2.0  # points that others are likely to gain on a seat while the game goes on
FAREWELL = 1.5  # points that they make of their last turn
NEAR = 2.0  # points of lead that mean something at the end
FAR = 1.0  # and how many more for each fish to come
SILENT_FISH = 1.0  # points that a fish is worth to the silent angler


class ColdwaterGreedy:
    """Chance draws what the bot imagines, so equal chances give equal play."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: ColdwaterView, actions: Sequence[str]) -> str:
        """The action that leaves the seat best off."""
        if view.phase == "silent":
            return "silent one"  # every draw is half a fish for it
        if view.phase == "white":
            return "white baits"  # a card is a point at once, and near three or four a trophy
        if view.phase == "present":
            return self._present(view, actions)
        return Plan(view, self.chance).best_action()

    def _present(self, view: ColdwaterView, actions: Sequence[str]) -> str:
        """The fish that win most on the average of some tables; others present their best."""
        assert view.seat is not None
        worth = dict.fromkeys(actions, 0)
        for _ in range(TABLES):
            table = state_from(view, self.chance)
            for action, number in zip(actions, table.legal(view.seat), strict=True):
                trial = table.clone()
                trial.apply(view.seat, number)
                while trial.contest == table.contest and trial.owing():
                    other = trial.owing()[0]
                    trial.apply(other, trial.legal(other)[0])
                scores = list(trial.scores())
                mine = scores.pop(view.seat)
                worth[action] += mine - max(scores)
        return max(actions, key=lambda action: worth[action])


class Plan:
    """What can be done in a turn."""

    def __init__(self, view: ColdwaterView, chance: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = seat = view.seat
        self.state = state_from(view, chance)
        self.tables = [self._shuffled(chance) for _ in range(SAMPLES)]
        worths = [Worth(view, self.state, angler) for angler in range(len(view.anglers))]
        standings = [view.points[angler] + worth.before for angler, worth in enumerate(worths)]
        mine = standings.pop(seat)
        self.lead = mine - max(standings)
        self.worth = worths[seat]
        self.box = TackleBox(self.worth, seat)
        self.caught = len(view.anglers[seat].fish)

    def _shuffled(self, chance: Chance) -> Coldwater:
        """The table, with another future."""
        table = self.state.clone()
        table.chance = chance.split()
        return table

    # -- Which action

    def best_action(self) -> str:
        """The action that begins the best plan."""
        state = self.state
        first = FIRST[state.phase]
        choices = [action - first for action in state.legal(self.seat)]
        if state.phase == PORT:
            choices = self._best(choices, lambda choice: self._harbour(state, choice))
        elif state.phase < BAIT:
            plays = self._likely_plays()
            choices = [choice for choice in choices if choice < PLAYS] + plays
        return action_text(state, first + max(choices, key=self._promise))

    def _best(self, choices: Sequence[int], worth: Callable[[int], float]) -> list[int]:
        return sorted(choices, key=worth, reverse=True)[:TRIED]

    def _likely_plays(self) -> list[int]:
        """Lures that catch or bait a card, and Reels, if at a glance they help."""
        useful = [
            number
            for preview, number in zip(self.view.previews, self.state.legal(self.seat), strict=True)
            if number >= PLAYS + LURES or (number >= PLAYS and (preview.catches or preview.slots))
        ]
        if not useful:
            return []
        worth = {play: self._glance(play) for play in useful}
        now = self._outlook(self.state)
        return self._best([play for play in useful if worth[play] > now], worth.__getitem__)

    def _glance(self, play: int) -> float:
        """What a Lure or a Reel is worth if nothing followed."""
        trial = self.state.clone()
        trial.do(play, None)
        self._settle(trial)
        return self._outlook(trial)

    def _promise(self, choice: int) -> float:
        """What the best plan that begins with an action is worth on average."""
        random = choice == HARBOUR if self.state.phase < BAIT else self.state.phase == PORT
        return fmean(self._after(t, choice) for t in self.tables[: SAMPLES if random else 1])

    def _after(self, state: Coldwater, choice: int) -> float:
        """What the best that can still be done after an action is worth."""
        trial = state.clone()
        if trial.phase != PLAY or choice != GO_ON:  # which ends the Step, see below
            trial.do(choice, None)
            self._settle(trial)
        if trial.phase == PLAY:
            if trial.step == 2:
                return self._outlook(trial)
            trial.end_step(None)
        spots = trial.spots()
        return max(self._after(trial, spot) for spot in range(SPOTS) if spots >> spot & 1)

    def _settle(self, state: Coldwater) -> None:
        """Answer what is asked until the next cast or take, or the end of the Step."""
        while state.phase >= BAIT:
            state.open = state.find_open()
            if state.open:
                state.do(self._guess(state), None)
            elif state.phase == CATCH:
                state.phase = state.back
            else:
                state.leave_harbour()

    # -- Answers at a glance

    def _guess(self, state: Coldwater) -> int:
        choices = [choice for choice in range(ZONES * PLACES) if state.open >> choice & 1]
        if len(choices) == 1:
            return choices[0]
        if state.phase == CATCH:
            return max(choices, key=lambda choice: self._catch(state, choice))
        if state.phase == BAIT:
            return max(choices, key=lambda choice: self._bait(state, choice))
        if state.phase == SPILL:
            return choices[-1]
        return max(choices, key=lambda choice: self._harbour(state, choice))

    def _catch(self, state: Coldwater, choice: int) -> float:
        """What a fish adds, less the Rod and the Spool that it takes."""
        zone, place = divmod(choice, PLACES)
        home = state.used >> 1
        if place == NO_CATCH:
            return 0.0
        if place == DECK:
            return self._more(state, state.top(home))
        location, other = divmod(place, ZONES)
        rod = self.worth.token(ROD) if location != home else 0.0
        spool = self.worth.token(SPOOL) if other != zone else 0.0
        return self._more(state, state.fish_in(location, other)) - rod - spool

    def _bait(self, state: Coldwater, choice: int) -> float:
        """What the Master Angler cards are worth with these baits."""
        trial = state.clone()
        trial.place(choice, None)
        return self.worth.cards(trial.anglers[self.seat])

    def _harbour(self, state: Coldwater, choice: int) -> float:
        """What a filling or a card adds; the top card is one like those that lie open."""
        if choice < ZONES:
            return self.worth.life * self.box.filling(state, choice)
        angler = state.anglers[self.seat]
        place = choice - ZONES
        places = range(OPEN_PLACES) if place == OPEN_PLACES else [place]
        cards = [at(state.open_masters, k) for k in places]
        worths = [self.worth.another_card(angler, card) for card in cards if card != NOTHING]
        return fmean(worths) if worths else self.worth.life

    # -- The end of the turn

    def _new(self, state: Coldwater) -> tuple[int, ...]:
        """The species of the fish caught in this plan."""
        pile = state.anglers[self.seat].pile
        return tuple(sorted(int(state.box.species_of(entry >> 3)) for entry in pile[self.caught :]))

    def _more(self, state: Coldwater, species: int) -> float:
        """What one more fish adds to those caught in this plan."""
        new = self._new(state)
        return self.worth.gain(tuple(sorted((*new, species)))) - self.worth.gain(new)

    def _outlook(self, state: Coldwater) -> float:
        """How likely the seat wins, as far as it can tell, if its turn ends like this."""
        angler = state.anglers[self.seat]
        new = self._new(state)
        lead = self.lead + self.worth.gain(new)
        lead += self.worth.cards(angler) - self.worth.cards(self.state.anglers[self.seat])
        if state.ending:
            return likely(lead / NEAR)
        if len(angler.pile) >= DOZEN or _is_dry(state):
            return likely((lead - FAREWELL) / NEAR)
        ahead = self.box.value(state, new)
        if angler.token == 1:  # about to be turned
            ahead += SIDE_TWO
        lead += self.worth.tackle(angler) + self.worth.life * ahead - GOING_ON
        if state.box.solo:
            lead -= _danger(state)
        return likely(lead / (NEAR + FAR * self.worth.left))


def _is_dry(state: Coldwater) -> bool:
    """C-END-1: whether a location has a space that its deck cannot fill."""
    return any(
        state.top(location) == NO_FISH and state.fish_in(location, zone) == NO_FISH
        for location in range(LOCATIONS)
        for zone in range(ZONES)
    )


def _danger(state: Coldwater) -> float:
    """C-SOLO-4: what the silent angler is likely to catch with its next draws."""
    behind = state.fish_of(0) < state.fish_of(state.silent())
    hits = sum(
        int(at(state.bag, colour))
        for colour in range(COLOURS)
        if FEWEST <= at(state.discard, colour) + 1 <= MOST
    )
    draws = 1 if behind else BAITS_A_TURN
    return SILENT_FISH * draws * hits / max(1, int(state.baits_in_bag()))

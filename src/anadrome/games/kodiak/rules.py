"""Kodiak's rules, in the order of the rulebook. Compiled with mypyc; runs the same interpreted.

Everything is a small int (see table.py). Actions share one numbering: the cards, then the seats a
Visitor can name, then the salmon to take.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count, lowest
from anadrome.core.chance import Chance
from anadrome.core.errors import IllegalAction
from anadrome.core.events import EVERYONE, Told
from anadrome.core.places import places_of
from anadrome.core.rows import at, put, unpacked
from anadrome.games.kodiak import events
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON, VISITOR, Deck
from anadrome.games.kodiak.table import (
    CHOOSE,
    NAME,
    NO_CARDS,
    NOBODY,
    OVER,
    PICK,
    SEATS,
    VALUES,
    Table,
)

TARGETS: Final = HAND_SIZE  # the first action that names a seat
PICKS: Final = TARGETS + SEATS  # the first action that takes a salmon
ACTIONS: Final = PICKS + SEATS * VALUES


class Kodiak(Table):
    """A position of Kodiak, and all that can happen to it."""

    __slots__ = ()

    def clone(self) -> "Kodiak":
        """An independent copy."""
        copy = Kodiak(self.deck, self.players, self.first, self.scores[:])
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int, chance: Chance) -> "Kodiak":  # noqa: ARG002
        """K-TURN-1: nothing is hidden but choices, and those are open again for all."""
        copy = self.clone()
        if copy.phase == CHOOSE:
            copy.ask_for_cards(None)
        return copy

    # -- Rounds and the cascade

    def begin_round(self, told: list[Told] | None) -> None:
        """K-ROUND-1, K-ROUND-2: bears on the cascade from the first player on; full hands again."""
        self.cascade = 0
        self.hands = bit(4 * HAND_SIZE) - 1
        self.more_hands = bit(2 * HAND_SIZE) - 1
        for space in range(self.players):
            self.cascade = put(
                self.cascade, space, (self.first + self.round + space) % self.players
            )
        self.reserve = 0
        self.reserve_cards = 0
        self.turn = 0
        if told is not None:
            cascade = unpacked(self.cascade, self.players)
            began = events.RoundBegan(round=self.round + 1, rounds=self.players, cascade=cascade)
            told.append(Told(EVERYONE, began))
        self.begin_turn(told)

    def begin_turn(self, told: list[Told] | None) -> None:
        """K-ROUND-3: one of fifteen turns; a hand of equal cards is no choice and is not asked."""
        self.phase = CHOOSE
        self.shown = NO_CARDS
        self.speeds = 0
        self.caught = 0
        if told is not None:
            told.append(Told(EVERYONE, events.TurnBegan(turn=self.turn + 1)))
        self.ask_for_cards(told)
        if self.choosing == 0:
            self.reveal(told)

    def ask_for_cards(self, told: list[Told] | None) -> None:
        """K-TURN-1: all are to choose, but for hands of equal cards, which is no choice."""
        self.choosing = bit(self.players) - 1
        self.chosen = NO_CARDS
        for seat in range(self.players):
            cards = self.playable(seat)
            if cards & (cards - 1) == 0:
                self.lay_down(seat, lowest(cards), told)

    # -- A turn: the secret choice

    def playable(self, seat: i64) -> i64:
        """K-DECK-1, K-DECK-2: the different cards in a hand; the first of equals stands for all."""
        hand = self.hand(seat)
        return hand & ~((hand << 1) & self.deck.twins)

    def lay_down(self, seat: i64, card: i64, told: list[Told] | None) -> None:
        """K-TURN-1: a card face down; it may be exchanged until the last seat has chosen."""
        if told is not None:
            if self.choosing & bit(seat):
                told.append(Told(EVERYONE, events.Chose(seat=seat)))
            told.append(Told(seat, events.ChoseCard(seat=seat, card=card)))
        self.choosing &= ~bit(seat)
        self.chosen = put(self.chosen, seat, card)

    def reveal(self, told: list[Told] | None) -> None:
        """K-TURN-1: when all have chosen, all cards are revealed together."""
        self.shown = self.chosen
        self.chosen = NO_CARDS
        if told is not None:
            cards = unpacked(self.shown, self.players)
            told.append(Told(EVERYONE, events.Revealed(cards=cards)))
        deck = self.deck
        for seat in range(self.players):
            card = at(self.shown, seat)
            self.drop(seat, card)
            if card < SALMON:
                self.fresh |= bit(seat * VALUES + deck.value(card) - 1)
            elif card < VISITOR:
                self.hunters |= bit(seat)
                self.speeds = put(self.speeds, seat, deck.speed(card))
            else:
                self.namers |= bit(seat)
        self.look_at_the_table(told)

    def look_at_the_table(self, told: list[Told] | None) -> None:
        """K-NONE-1 no salmon, K-STAY-1 to K-STAY-3 no predator, else the fishing."""
        if self.fresh | self.carried == 0:
            self.discard_all(told)
        elif self.hunters == 0:
            self.nobody_hunts(told)
        else:
            self.ask_visitors(told)

    def discard_all(self, told: list[Told] | None) -> None:
        """K-NONE-1: no salmon on the table, everything is discarded.

        K-STAY-3: so are Visitors alone; with nothing to carry no first turn without predator.
        """
        self.dismiss_visitors(told)
        self.hunters = 0
        if told is not None:
            told.append(Told(EVERYONE, events.Missed()))
        self.end_turn(told)

    def nobody_hunts(self, told: list[Told] | None) -> None:
        """K-STAY-1 the salmon stay; K-STAY-2 the second time, and K-LAST-1 at the end, saved."""
        self.dismiss_visitors(told)
        salmon = count(self.fresh) + count(self.carried)
        if self.carried != 0:
            if told is not None:
                told.append(Told(EVERYONE, events.HeroicRun(salmon=salmon)))
            self.save_the_rest(told)
        elif self.turn == HAND_SIZE - 1:
            if told is not None:
                told.append(Told(EVERYONE, events.LastLeap(salmon=salmon)))
            self.save_the_rest(told)
        else:
            if told is not None:
                told.append(Told(EVERYONE, events.Stayed(salmon=salmon)))
            self.carried = self.fresh
            self.fresh = 0
        self.end_turn(told)

    # -- Visitors

    def dismiss_visitors(self, told: list[Told] | None) -> None:
        """K-VIS-1: Visitors with nothing to do are discarded, in a game of two all of them."""
        if told is not None:
            for space in range(self.players):
                seat = at(self.cascade, space)
                if self.namers & bit(seat):
                    told.append(Told(EVERYONE, events.Idle(seat=seat)))
        self.namers = 0

    def ask_visitors(self, told: list[Told] | None) -> None:
        """K-VIS-1: in cascade order each Visitor's player names a predator; a lone one unasked."""
        if self.players == 2:
            self.dismiss_visitors(told)
        while self.namers != 0:
            if self.hunters & (self.hunters - 1) != 0:
                self.phase = NAME
                return
            self.slow(self.namer(), lowest(self.hunters), told)
        if told is not None:
            order = self.fishing_order()
            speeds = tuple([int(at(self.speeds, seat)) for seat in order])
            told.append(Told(EVERYONE, events.OrderSet(seats=tuple(order), speeds=speeds)))
        self.fish(told)

    def namer(self) -> i64:
        """K-VIS-1: the Visitor's player lowest on the cascade who has named nobody yet."""
        for space in range(self.players):
            seat = at(self.cascade, space)
            if self.namers & bit(seat):
                return seat
        return NOBODY

    def slow(self, seat: i64, target: i64, told: list[Told] | None) -> None:
        """K-VIS-1: the named predator acts 15 later, for each Visitor that names it."""
        delay = self.deck.speed(at(self.shown, seat))
        speed = at(self.speeds, target) + delay
        self.speeds = put(self.speeds, target, speed)
        self.namers &= ~bit(seat)
        if told is not None:
            slowed = events.Slowed(seat=seat, target=target, delay=delay, speed=speed)
            told.append(Told(EVERYONE, slowed))

    # -- The fishing

    def next_hunter(self, hunters: i64) -> i64:
        """K-FISH-1 the lowest speed acts first; K-TIE-1 equal speeds act in cascade order."""
        best: i64 = NOBODY
        for space in range(self.players):
            seat = at(self.cascade, space)
            if hunters & bit(seat) and (
                best == NOBODY or at(self.speeds, seat) < at(self.speeds, best)
            ):
                best = seat
        return best

    def fishing_order(self) -> list[int]:
        """K-FISH-1: who has yet to begin to fish, in order."""
        order: list[int] = []
        left = self.hunters
        while left != 0:
            seat = self.next_hunter(left)
            order.append(seat)
            left &= ~bit(seat)
        return order

    def fish(self, told: list[Told] | None) -> None:
        """K-FISH-1: predators act from the lowest speed up, until one must choose or all have."""
        while True:
            if self.queued == 0:
                if self.hunters == 0:
                    break
                self.call_next_speed()
            salmon = self.fresh | self.carried
            seat = at(self.queue, 0)
            if salmon == 0:
                self.go_home(told)
            elif self.queued == 1 and self.is_old_bear(seat):
                self.take_everything(seat, told)
            elif salmon & (salmon - 1) == 0:
                self.take(seat, lowest(salmon), told)
            else:
                self.phase = PICK
                return
        self.save_the_rest(told)
        self.end_turn(told)

    def is_old_bear(self, seat: i64) -> bool:
        """K-OLD-1: whether the predator of a seat is the Old Bear."""
        return self.deck.greedy & bit(at(self.shown, seat)) != 0

    def call_next_speed(self) -> None:
        """K-TIE-1, K-OLD-3: all predators of the next speed, in cascade order, alone or tied."""
        first = self.next_hunter(self.hunters)
        speed = at(self.speeds, first)
        self.queue = 0
        self.queued = 0
        for space in range(self.players):
            seat = at(self.cascade, space)
            if self.hunters & bit(seat) and at(self.speeds, seat) == speed:
                self.line_up(seat)
                self.hunters &= ~bit(seat)
        self.climber = NOBODY
        if self.queued > 1:
            self.climber = first

    def take(self, seat: i64, salmon: i64, told: list[Told] | None) -> None:
        """K-FISH-1 one salmon for the first in line; K-OLD-2, K-OLD-3 an Old Bear queues again."""
        self.queue >>= 8
        self.queued -= 1
        if self.is_old_bear(seat):
            self.line_up(seat)
        self.catch(seat, salmon, told)
        if not self.old_bear_in_queue():
            self.climb(told)

    def old_bear_in_queue(self) -> bool:
        """K-OLD-2: while an Old Bear shares, nobody moves on the cascade until all is shared."""
        for k in range(self.queued):
            if self.is_old_bear(at(self.queue, k)):
                return True
        return False

    def take_everything(self, seat: i64, told: list[Told] | None) -> None:
        """K-OLD-1: the Old Bear takes every salmon left when it acts, at whatever speed that is."""
        while self.fresh | self.carried != 0:
            self.catch(seat, lowest(self.fresh | self.carried), told)
        self.go_home(told)

    def catch(self, seat: i64, salmon: i64, told: list[Told] | None) -> None:
        """K-FISH-1: a salmon goes into the reserve of the one who fishes it."""
        stayed = self.lift(salmon)
        value = salmon % VALUES + 1
        self.keep(seat, value)
        self.caught |= bit(seat)
        if told is not None:
            card = at(self.shown, seat)
            owner = salmon // VALUES
            took = events.Took(seat=seat, card=card, owner=owner, value=value, stayed=stayed)
            told.append(Told(EVERYONE, took))

    def go_home(self, told: list[Told] | None) -> None:
        """K-FISH-1: no salmon left, the predators of this speed are done, some without a catch."""
        if told is not None:
            for k in range(self.queued):
                seat = at(self.queue, k)
                if not self.caught & bit(seat):
                    home = events.WentHome(seat=seat, card=at(self.shown, seat))
                    told.append(Told(EVERYONE, home))
        self.queued = 0
        self.climb(told)

    def climb(self, told: list[Told] | None) -> None:
        """K-TIE-1, K-OLD-2: the first of a tie, if it took a salmon, moves to the last space."""
        climber = self.climber
        self.climber = NOBODY
        if climber == NOBODY or not self.caught & bit(climber):
            return
        behind: i64 = 0
        for space in range(self.players):
            seat = at(self.cascade, space)
            if seat != climber:
                self.cascade = put(self.cascade, behind, seat)
                behind += 1
        self.cascade = put(self.cascade, behind, climber)
        if told is not None:
            cascade = unpacked(self.cascade, self.players)
            told.append(Told(EVERYONE, events.Climbed(seat=climber, cascade=cascade)))

    def save_the_rest(self, told: list[Told] | None) -> None:
        """K-FISH-2, K-STAY-2, K-LAST-1: salmon left on the table go to their owners' reserves."""
        while self.fresh | self.carried != 0:
            salmon = lowest(self.fresh | self.carried)
            stayed = self.lift(salmon)
            owner = salmon // VALUES
            value = salmon % VALUES + 1
            self.keep(owner, value)
            if told is not None:
                saved = events.Saved(owner=owner, value=value, stayed=stayed)
                told.append(Told(EVERYONE, saved))

    # -- The end of turn, round and game

    def end_turn(self, told: list[Told] | None) -> None:
        """K-ROUND-3: after fifteen turns the round is over."""
        self.turn += 1
        if self.turn < HAND_SIZE:
            self.begin_turn(told)
        else:
            self.end_round(told)

    def end_round(self, told: list[Told] | None) -> None:
        """K-SCORE-1 the reserves are counted; K-ROUND-1 there are as many rounds as players."""
        self.scores.append(self.reserve)
        self.round += 1
        if told is not None:
            points = unpacked(self.reserve, self.players)
            ended = events.RoundEnded(round=self.round, points=points, totals=self.totals())
            told.append(Told(EVERYONE, ended))
        if self.round < self.players:
            self.begin_round(told)
            return
        self.phase = OVER
        if told is not None:
            over = events.GameEnded(totals=self.totals(), places=places_of(self.totals()))
            told.append(Told(EVERYONE, over))

    def totals(self) -> tuple[int, ...]:
        """K-SCORE-1: the points of all finished rounds."""
        totals = [0] * self.players
        for row in self.scores:
            for seat in range(self.players):
                totals[seat] += at(row, seat)
        return tuple(totals)

    # -- Decisions: the one place that says what is legal

    def is_over(self) -> bool:
        return self.phase == OVER

    def mover(self) -> i64:
        """The seat that names or picks now: K-VIS-1, K-FISH-1."""
        return self.namer() if self.phase == NAME else at(self.queue, 0)

    def owing(self) -> list[int]:
        """The seats the game waits for: K-TURN-1 all who have not chosen, otherwise one."""
        if self.phase == OVER:
            return []
        if self.phase == CHOOSE:
            return [seat for seat in range(self.players) if self.choosing & bit(seat)]
        return [self.mover()]

    def legal_mask(self, seat: i64) -> i64:
        """The legal actions of a seat, as a mask."""
        if seat < 0 or seat >= self.players or self.phase == OVER:
            return 0
        if self.phase == CHOOSE:
            return self.playable(seat)
        if self.mover() != seat:
            return 0
        if self.phase == NAME:
            return self.hunters << TARGETS
        return (self.fresh | self.carried) << PICKS

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; K-TURN-1: one who has chosen may still change."""
        mask = self.legal_mask(seat)
        actions: list[int] = []
        while mask != 0:
            actions.append(lowest(mask))
            mask &= mask - 1
        return actions

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        """Do a legal action and everything that follows without a question; refuse any other."""
        if action < 0 or action >= ACTIONS or not bit(action) & self.legal_mask(seat):
            raise self.refusal(seat)
        self.act(seat, action, told)

    def act(self, seat: i64, action: i64, told: list[Told] | None) -> None:
        """Do an action known to be legal."""
        if self.phase == CHOOSE:
            self.lay_down(seat, action, told)
            if self.choosing == 0:
                self.reveal(told)
        elif self.phase == NAME:
            self.slow(seat, action - TARGETS, told)
            self.ask_visitors(told)
        else:
            self.take(seat, action - PICKS, told)
            self.fish(told)

    def refusal(self, seat: i64) -> IllegalAction:
        """Why an action is refused, with the rule that says so."""
        if self.phase == OVER:
            return IllegalAction("K-SCORE-2", "game-over")
        if seat < 0 or seat >= self.players:
            return IllegalAction("K-TURN-1", "no-such-seat")
        if self.phase == CHOOSE:
            return IllegalAction("K-ROUND-3", "not-in-hand")
        if self.mover() != seat:
            return IllegalAction("K-VIS-1" if self.phase == NAME else "K-FISH-1", "not-your-turn")
        if self.phase == NAME:
            return IllegalAction("K-VIS-1", "name-a-predator")
        return IllegalAction("K-FISH-1", "take-a-salmon")


def begin(deck: Deck, players: int, first: int, told: list[Told] | None = None) -> Kodiak:
    """A game at its first question."""
    state = Kodiak(deck, players, first, [])
    state.begin_round(told)
    return state

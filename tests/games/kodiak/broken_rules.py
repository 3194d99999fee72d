"""Kodiak's rules broken one by one, for mutants.py: at least once each."""

from __future__ import annotations

from tests.games.mutants import Mutant

RULES = "games/kodiak/rules.py"
TABLE = "games/kodiak/table.py"
CARDS = "games/kodiak/cards.toml"
DECK = "games/kodiak/deck.py"
GAME = "games/kodiak/game.py"
VIEW = "games/kodiak/view.py"
MATCH = "core/match.py"
PLACES = "core/places.py"

MUTANTS = (
    Mutant(
        "K-DECK-1",
        "a second 5 for a 4",
        CARDS,
        "salmon = [1, 1, 2, 2, 3, 3, 4, 4, 5]",
        "salmon = [1, 1, 2, 2, 3, 3, 4, 5, 5]",
    ),
    Mutant(
        "K-DECK-1",
        "equal salmon are two choices",
        DECK,
        "if k > 0 and values[k] == values[k - 1]:",
        "if False:",
    ),
    Mutant("K-DECK-2", "an eagle at 50", CARDS, "speed = 40", "speed = 50"),
    Mutant(
        "K-DECK-2",
        "only two of the families at 30",
        CARDS,
        'speed = 30, animal = "bear-she"',
        'speed = 20, animal = "bear-she"',
    ),
    Mutant(
        "K-ROUND-1",
        "two rounds for everybody",
        RULES,
        "if self.round < self.players:",
        "if self.round < 2:",
    ),
    Mutant(
        "K-ROUND-1",
        "the same player begins every round",
        RULES,
        "(self.first + self.round + space) % self.players",
        "(self.first + space) % self.players",
    ),
    Mutant(
        "K-ROUND-1",
        "the seed always draws the first seat",
        GAME,
        'chance.draw("first-player", players)',
        'chance.draw("first-player", players) * 0',
    ),
    Mutant(
        "K-ROUND-2",
        "the bears line up anticlockwise",
        RULES,
        "(self.first + self.round + space) % self.players",
        "(self.first + self.round - space) % self.players",
    ),
    Mutant(
        "K-ROUND-2",
        "the fifth and sixth seats begin a round without cards",
        RULES,
        "self.more_hands = bit(2 * HAND_SIZE) - 1",
        "pass",
    ),
    Mutant(
        "K-ROUND-2",
        "the reserves are not emptied",
        RULES,
        "        self.reserve = 0\n",
        "        pass\n",
    ),
    Mutant(
        "K-ROUND-3",
        "fourteen turns",
        RULES,
        "if self.turn < HAND_SIZE:",
        "if self.turn < HAND_SIZE - 1:",
    ),
    Mutant(
        "K-ROUND-3",
        "a card played stays in the hand",
        TABLE,
        "self.hands &= ~bit(seat * HAND_SIZE + card)",
        "pass",
    ),
    Mutant(
        "K-TURN-1",
        "everybody hears which card was chosen",
        RULES,
        "Told(seat, events.ChoseCard",
        "Told(EVERYONE, events.ChoseCard",
    ),
    Mutant(
        "K-TURN-1",
        "a view shows the cards face down",
        VIEW,
        "unpacked(state.shown, players))",
        "unpacked(state.chosen, players))",
    ),
    Mutant(
        "K-TURN-1",
        "a choice cannot be changed",
        RULES,
        "return self.playable(seat)",
        "return self.playable(seat) if self.choosing & bit(seat) else 0",
    ),
    Mutant("K-TURN-1", "a choice is written down at once", MATCH, "if not waits_on:", "if True:"),
    Mutant(
        "K-NONE-1",
        "predators without salmon hunt on in the next turn",
        RULES,
        "self.hunters = 0",
        "pass",
    ),
    Mutant(
        "K-NONE-1",
        "salmon that stayed are no salmon on the table",
        RULES,
        "if self.fresh | self.carried == 0:",
        "if self.fresh == 0:",
    ),
    Mutant(
        "K-STAY-1",
        "the salmon are saved at once",
        RULES,
        "            self.carried = self.fresh\n            self.fresh = 0\n",
        "            self.save_the_rest(told)\n",
    ),
    Mutant(
        "K-STAY-1",
        "a salmon that stayed may not be picked",
        RULES,
        "return (self.fresh | self.carried) << PICKS",
        "return self.fresh << PICKS",
    ),
    Mutant(
        "K-STAY-2",
        "the salmon stay again and again",
        RULES,
        "            self.save_the_rest(told)\n        elif",
        "            self.carried |= self.fresh\n            self.fresh = 0\n        elif",
    ),
    Mutant(
        "K-STAY-2",
        "Visitors alone complete no Heroic Run",
        RULES,
        "if self.carried != 0:",
        "if self.carried != 0 and self.fresh != 0:",
    ),
    Mutant(
        "K-STAY-3",
        "Visitors alone count as a turn without predator",
        RULES,
        "if self.fresh | self.carried == 0:",
        "if self.fresh | self.carried == 0 and self.hunters != 0:",
    ),
    Mutant(
        "K-FISH-1",
        "the highest speed acts first",
        RULES,
        "at(self.speeds, seat) < at(self.speeds, best)",
        "at(self.speeds, seat) > at(self.speeds, best)",
    ),
    Mutant(
        "K-FISH-1",
        "the salmon goes back to its owner",
        RULES,
        "self.keep(seat, value)",
        "self.keep(salmon // VALUES, value)",
    ),
    Mutant(
        "K-FISH-1",
        "the lowest salmon is taken without a question",
        RULES,
        "elif salmon & (salmon - 1) == 0:",
        "elif salmon != 0:",
    ),
    Mutant(
        "K-FISH-2",
        "the salmon left are lost",
        RULES,
        "self.keep(owner, value)",
        "pass",
    ),
    Mutant(
        "K-LAST-1",
        "salmon of the last turn stay on the table",
        RULES,
        "elif self.turn == HAND_SIZE - 1:",
        "elif self.turn == HAND_SIZE:",
    ),
    Mutant(
        "K-TIE-1",
        "equal speeds act from the top of the cascade",
        RULES,
        "for space in range(self.players):\n            seat = at(self.cascade, space)\n"
        "            if self.hunters & bit(seat) and at(self.speeds, seat) == speed:",
        "for space in range(self.players):\n"
        "            seat = at(self.cascade, self.players - 1 - space)\n"
        "            if self.hunters & bit(seat) and at(self.speeds, seat) == speed:",
    ),
    Mutant(
        "K-TIE-1",
        "the first of a tie climbs without a catch too",
        RULES,
        "if climber == NOBODY or not self.caught & bit(climber):",
        "if climber == NOBODY:",
    ),
    Mutant(
        "K-TIE-1",
        "a bear alone at its speed climbs too",
        RULES,
        "if self.queued > 1:",
        "if self.queued > 0:",
    ),
    Mutant(
        "K-TIE-1",
        "ties are judged before delays",
        RULES,
        "and at(self.speeds, seat) == speed:",
        "and self.deck.speed(at(self.shown, seat)) == self.deck.speed(at(self.shown, first)):",
    ),
    Mutant(
        "K-VIS-1",
        "several delays do not add up",
        RULES,
        "speed = at(self.speeds, target) + delay",
        "speed = self.deck.speed(at(self.shown, target)) + delay",
    ),
    Mutant(
        "K-VIS-1",
        "Visitors have an effect with two players",
        RULES,
        "if self.players == 2:",
        "if self.players == 0:",
    ),
    Mutant(
        "K-VIS-1",
        "Visitors name in the order of the seats",
        RULES,
        "            if self.namers & bit(seat):\n                return seat",
        "            if self.namers & bit(seat):\n                return lowest(self.namers)",
    ),
    Mutant(
        "K-OLD-1",
        "a delayed Old Bear takes one salmon only",
        RULES,
        "if self.queued == 1 and self.is_old_bear(seat):",
        "if self.queued == 1 and self.is_old_bear(seat) and at(self.speeds, seat) == 60:",
    ),
    Mutant(
        "K-OLD-1",
        "an Old Bear that is not the slowest takes one salmon only",
        RULES,
        "if self.queued == 1 and self.is_old_bear(seat):",
        "if self.queued == 1 and self.is_old_bear(seat) and self.hunters == 0:",
    ),
    Mutant(
        "K-OLD-2",
        "Old Bears at one speed take one salmon each",
        RULES,
        "            self.line_up(seat)\n        self.catch",
        "            pass\n        self.catch",
    ),
    Mutant(
        "K-OLD-2",
        "the first Old Bear climbs after its first salmon",
        RULES,
        "if not self.old_bear_in_queue():",
        "if True:",
    ),
    Mutant(
        "K-OLD-3",
        "the first of a mixed tie climbs before the Old Bears are done",
        RULES,
        "if not self.old_bear_in_queue():",
        "if not self.is_old_bear(seat):",
    ),
    Mutant(
        "K-OLD-3",
        "in a mixed tie everybody goes on picking",
        RULES,
        "if self.is_old_bear(seat):\n            self.line_up",
        "if self.climber != NOBODY:\n            self.line_up",
    ),
    Mutant(
        "K-SCORE-1",
        "cards are counted, not points",
        TABLE,
        "self.reserve += value << (seat * 8)",
        "self.reserve += bit(seat * 8)",
    ),
    Mutant(
        "K-SCORE-1",
        "only the last round counts",
        RULES,
        "totals[seat] += at(row, seat)",
        "totals[seat] = at(row, seat)",
    ),
    Mutant("K-SCORE-2", "fewest points win", PLACES, "other > score", "other < score"),
    Mutant(
        "K-SCORE-2",
        "equal points do not share a place",
        PLACES,
        "sum(other > score for other in scores) for score in scores",
        "sorted(scores, reverse=True).index(score) + scores[:k].count(score)"
        " for k, score in enumerate(scores)",
    ),
)

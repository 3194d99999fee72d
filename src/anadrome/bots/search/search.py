"""Monte-Carlo tree search over what a seat can know, for every game. Compiled.

Each iteration imagines afresh what is hidden, goes down the tree, plays on from its edge as the
game's sense says, and hands back what that was worth to each seat. Anytime: ``run`` as often as
time allows. Equal chances and equal numbers of iterations give equal trees.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.bots.search.sense import Option, Sense
from anadrome.bots.search.tree import (
    STRAY,
    Node,
    best_guess,
    find,
    match_regrets,
    mixed_guess,
    strategy,
    take_sample,
)
from anadrome.core.chance import Chance
from anadrome.core.playable import Playable

REUSED: Final = 3  # so many decisions later a part of the tree may be used again


class Search:
    """One seat thinking."""

    __slots__ = ("chance", "choices", "path", "root", "seat", "sense", "state", "taken", "worths")

    def __init__(self, sense: Sense, chance: Chance) -> None:
        self.sense = sense
        self.chance = chance
        self.seat: int = 0
        self.state: Playable | None = None
        self.root = Node(0)
        self.worths: list[float] = []
        self.choices: list[i64] = []
        self.path: list[Node] = []
        self.taken: list[Option] = []

    def ask(self, state: Playable, seat: int, players: int) -> None:
        """Begin with a question, from what is left of the tree of the question before."""
        self.state = state
        self.seat = seat
        self.worths = [0.0] * players
        self.sense.look(state, seat)
        mark = state.mark()
        kept = find(self.root, mark, REUSED)
        self.root = Node(mark) if kept is None else kept
        if kept is None:
            self.lay_out(self.root, state)

    def run(self, iterations: i64) -> None:
        """Think so many iterations more."""
        state = self.state
        assert state is not None
        thorough = self.sense.thorough and len(self.root.seats) > 1
        for _ in range(iterations):
            imagined = state.imagine(self.seat, self.chance)
            if thorough:
                self.weigh_all(imagined)
            else:
                self.path.clear()
                self.taken.clear()
                self.descend(self.root, imagined)

    def visits(self) -> i64:
        """How much of the tree is there already."""
        return self.root.visits

    def lay_out(self, node: Node, state: Playable) -> None:
        """List what can be tried at a position."""
        node.laid_out = True
        for seat in state.owing():
            node.seats.append(seat)
            node.options.append(self.sense.options(state, seat))

    def descend(self, node: Node, state: Playable) -> None:
        """Down the tree and on to where it can be judged, and the news back up."""
        sense = self.sense
        while not sense.is_horizon(state):
            if not node.laid_out:
                if not sense.grows(state, node.visits):
                    sense.finish(state, self.chance)
                    break
                self.lay_out(node, state)
            self.path.append(node)
            node = self.child(node, self.step(node, state), state)
        node.visits += 1
        sense.judge(state, self.worths)
        self.hand_back()

    def child(self, node: Node, way: i64, state: Playable) -> Node:
        """The node below another, by what was chosen there."""
        child = node.children.get(way)
        if child is None:
            child = Node(state.mark())
            node.children[way] = child
        return child

    def step(self, node: Node, state: Playable) -> i64:
        """All seats asked choose, then all is done; a number for what was chosen."""
        sense = self.sense
        taken = self.taken
        if len(node.seats) == 1:
            options = node.options[0]
            way = best_guess(node, options)
            option = options[way]
            taken.append(option)
            sense.follow(state, node.seats[0], option)
            return way
        way = 0
        for options in node.options:
            k = mixed_guess(options, STRAY, self.chance)
            taken.append(options[k])
            way = way * len(options) + k
        first: i64 = len(taken) - len(node.seats)
        for k in range(len(node.seats)):
            sense.follow(state, node.seats[k], taken[first + k])
        return way

    def hand_back(self) -> None:
        """What the iteration brought goes to every option that was taken on the way."""
        worths = self.worths
        next_taken: i64 = 0
        for node in self.path:
            node.visits += 1
            seats = node.seats
            alone = len(seats) == 1
            for k in range(len(seats)):
                option = self.taken[next_taken]
                next_taken += 1
                worth = worths[seats[k]]
                option.visits += 1
                option.worth += worth
                if alone:
                    node.worth += worth
                else:
                    take_sample(node.options[k], option, worth, node.visits)
                    match_regrets(node.options[k], node.visits)

    def weigh_all(self, state: Playable) -> None:
        """An iteration for a sense whose judgement is quick and steady: at the question each seat
        in turn tries every option against one choice of the others.
        """
        root = self.root
        root.visits += 1
        for k in range(len(root.seats)):
            self.choices.clear()
            for options in root.options:
                self.choices.append(mixed_guess(options, 0.0, self.chance))
            choice: i64 = 0
            for option in root.options[k]:
                option.news = self.weigh(state.clone(), k, choice)
                option.visits += 1
                option.worth += option.news
                choice += 1
            match_regrets(root.options[k], root.visits)

    def weigh(self, state: Playable, mine: i64, choice: i64) -> float:
        """What one option of one seat brings against the choices of the others."""
        root = self.root
        way: i64 = 0
        for k in range(len(root.seats)):
            number = choice if k == mine else self.choices[k]
            self.sense.follow(state, root.seats[k], root.options[k][number])
            way = way * len(root.options[k]) + number
        self.path.clear()
        self.taken.clear()
        self.descend(self.child(root, way, state), state)
        return self.worths[root.seats[mine]]

    # -- The answer

    def own_options(self) -> list[Option]:
        """What the seat itself may do at the question."""
        return self.root.options[self.root.seats.index(self.seat)]

    def mixture(self) -> list[float]:
        """How likely each of the own options is to be played."""
        options = self.own_options()
        if len(self.root.seats) > 1:
            return strategy(options)
        best: i64 = 0
        for k in range(len(options)):
            if options[k].visits > options[best].visits:
                best = k
        return [1.0 if k == best else 0.0 for k in range(len(options))]

    def prospects(self, players: int) -> list[float]:
        """What the question is worth to each seat that is asked, as all play now; 0.5 to others."""
        found = [0.5] * players
        for k in range(len(self.root.seats)):
            options = self.root.options[k]
            mixed = strategy(options)
            total = 0.0
            for number in range(len(options)):
                if options[number].visits > 0:
                    total += mixed[number] * options[number].value()
            found[self.root.seats[k]] = total
        return found

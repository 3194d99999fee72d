"""Upstream in words: log, prompts and explanations, in English and French from the same facts."""

from collections import Counter
from collections.abc import Sequence

from anadrome.core.narrator import Line, Prompt
from anadrome.core.words import Name, Noun, catalog
from anadrome.games.upstream import events
from anadrome.games.upstream.previews import Move
from anadrome.games.upstream.view import UpstreamView

HOME = "S1"  # the space where a token comes to the Spawn


class UpstreamNarrator:
    """The voice of a table: what its Rocks are called, a language, the names of the seats."""

    def __init__(self, whirlpool: bool, names: Sequence[str], lang: str) -> None:
        self.words = catalog("anadrome.games.upstream", lang)
        self.names = [Name(name, self.words.lang) for name in names]
        self.whirlpool = whirlpool

    def tile(self, kind: str) -> Noun:
        """A kind of tile; Rocks are called Whirlpools where they are that."""
        return self.words.noun(f"tile.{'whirlpool' if kind == 'rock' and self.whirlpool else kind}")

    def _tiles(self, kinds: Sequence[str]) -> str:
        return self.words.listed([f"{self.tile(kind):a}" for kind in kinds])

    def edge(self, turned: str) -> str:
        """The name of an edge: a tile faces it."""
        return self.words.say(f"edge.{turned}")

    # -- The log

    def lines(self, fact: events.AnyFact) -> list[Line]:
        """The log lines of a fact."""
        match fact:
            case events.Swam() | events.Jumped():
                return [self._moved(fact)]
            case events.BearCaught() | events.EagleFlew() | events.HeronAte():
                return [self._caught(fact)]
            case events.Carried() | events.Waits() | events.Whirled():
                return [self._swept(fact)]
            case events.TurnedUp() | events.Laid() | events.SpawnLaid():
                return self._built(fact)
            case events.TurnEnded() | events.TokensPassed():
                return self._spent(fact)
            case events.RoundBegan():
                return [self._round_began(fact)]
            case events.RowFell():
                return self._row_fell(fact)
            case events.GameEnded():
                return self._ended(fact)
            case _:
                return []

    def _moved(self, fact: events.Swam | events.Jumped) -> Line:
        key = "log.swam" if isinstance(fact, events.Swam) else "log.jumped"
        text = self.words.say(
            key + _home(fact.end),
            seat=self.names[fact.seat],
            start=fact.start,
            end=fact.end,
            cost=fact.cost,
        )
        return Line(text, fact.seat)

    def _caught(self, fact: events.BearCaught | events.EagleFlew | events.HeronAte) -> Line:
        kind, key = "bear", "log.caught"
        if isinstance(fact, events.EagleFlew):
            kind, key = "eagle", "log.eagle"
        elif isinstance(fact, events.HeronAte):
            kind = "heron"
        text = self.words.say(
            f"{key}.{'left' if fact.left else 'out'}",
            predator=self.tile(kind),
            space=fact.space,
            seat=self.names[fact.seat],
        )
        return Line(text, fact.seat)

    def _swept(self, fact: events.Carried | events.Waits | events.Whirled) -> Line:
        say, name = self.words.say, self.names[fact.seat]
        match fact:
            case events.Carried():
                key = "log.leapt" if fact.cost else "log.carried"
                text = say(key + _home(fact.end), seat=name, start=fact.start, end=fact.end)
            case events.Waits():
                key = "log.waits-for-room" if fact.full else "log.waits-for-point"
                text = say(key, seat=name, space=fact.space, end=fact.end)
            case events.Whirled():
                text = say("log.whirled", seat=name, space=fact.space)
        return Line(text, fact.seat)

    def _built(self, fact: events.TurnedUp | events.Laid | events.SpawnLaid) -> list[Line]:
        say = self.words.say
        match fact:
            case events.TurnedUp(tiles=(_,)):
                return []  # a single tile is laid next, and said then
            case events.TurnedUp():
                tiles = self._tiles(fact.tiles)
                return [
                    Line(say("log.turned-up", seat=self.names[fact.seat], tiles=tiles), fact.seat)
                ]
            case events.SpawnLaid():
                return [Line(say("log.spawn-laid", row=fact.row))]
            case events.Laid():
                key = "log.chance" if fact.seat is None else "log.laid"
                text = say(
                    f"{key}-turned" if fact.turned else key,
                    seat="" if fact.seat is None else self.names[fact.seat],
                    tile=self.tile(fact.tile),
                    space=fact.space,
                    edge=self.edge(fact.turned) if fact.turned else "",
                )
                return [Line(text, fact.seat)]

    def _spent(self, fact: events.TurnEnded | events.TokensPassed) -> list[Line]:
        say, name = self.words.say, self.names[fact.seat]
        match fact:
            case events.TurnEnded(unspent=0):
                return []
            case events.TurnEnded():
                return [Line(say("log.unspent", seat=name, count=fact.unspent), fact.seat)]
            case events.TokensPassed():
                to = self.names[fact.to]
                return [Line(say("log.passed", seat=name, to=to, count=fact.tokens), fact.seat)]

    def _round_began(self, fact: events.RoundBegan) -> Line:
        text = self.words.say("log.round-began", round=fact.round, seat=self.names[fact.first])
        if fact.falls is not None:
            text += " " + self._row("log", "will-fall", fact.falls)
        return Line(text, heading=True)

    def _row(self, part: str, what: str, row: int) -> str:
        """A sentence about a row; row 0 is the Sea."""
        return self.words.say(f"{part}.{'row' if row else 'sea'}-{what}", row=row)

    def _row_fell(self, fact: events.RowFell) -> list[Line]:
        text = self._row("log", "fell", fact.row)
        if not fact.lost:
            return [Line(f"{text} {self.words.say('log.nobody-on-it')}")]
        tokens = Counter(seat for seat, _ in fact.lost)
        return [
            Line(text),
            *(
                Line(self.words.say("log.lost", seat=self.names[seat], count=count), seat)
                for seat, count in tokens.items()
            ),
        ]

    def _ended(self, fact: events.GameEnded) -> list[Line]:
        results = [
            Line(
                self.words.say(
                    "log.result", seat=self.names[seat], count=score, salmon=fact.salmon[seat]
                ),
                seat,
            )
            for seat, score in enumerate(fact.scores)
        ]
        return [*results, Line(self._winners("log.game", fact.scores, fact.places))]

    def _winners(self, key: str, scores: Sequence[int], places: Sequence[int]) -> str:
        say = self.words.say
        best = max(scores)
        if best == 0:
            return say(f"{key}.nobody")
        winners = [self.names[seat] for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return say(f"{key}.shared", winners=self.words.listed(winners), total=best)
        won = "tied" if list(scores).count(best) > 1 else "won"
        return say(f"{key}.{won}", seat=winners[0], total=best)

    # -- The prompt

    def prompt(self, view: UpstreamView, waiting: Sequence[int]) -> Prompt:
        """Whose move it is, what to do and what follows, for the owner of a view."""
        say = self.words.say
        if view.phase == "over":
            winners = self._winners("prompt.over", view.scores, view.places)
            return Prompt(winners, say("prompt.over.detail"))
        if view.seat not in waiting:
            others = self.words.listed([self.names[seat] for seat in waiting])
            detail = say(
                f"prompt.wait.{view.phase}", seat=self.names[view.acting], count=view.points
            )
            return Prompt(say("prompt.wait.title", seats=others), detail)
        if view.phase == "lay":
            return self._lay_prompt(view)
        if view.phase == "move":
            return Prompt(say("prompt.move.title", count=view.points), self._warning(view))
        title = say("prompt.heron.title", space=view.herons_due[0])
        return Prompt(title, say("prompt.heron.detail"))

    def _lay_prompt(self, view: UpstreamView) -> Prompt:
        say = self.words.say
        if view.round == 0:
            title = say("prompt.lay.mouth", tile=self.tile(view.hand[0]))
            return Prompt(title, say("prompt.lay.column"))
        tiles = self._tiles(view.hand)
        return Prompt(say("prompt.lay.row"), say("prompt.lay.hand", tiles=tiles))

    def _warning(self, view: UpstreamView) -> str:
        if view.round == 1:
            return self.words.say("prompt.move.detail")
        row = view.round - 2
        return self.words.say("prompt.move.row" if row else "prompt.move.sea", row=row)

    # -- Actions

    def label(self, _seat: int, action: str) -> str:
        """A short name of an action in notation."""
        say, words = self.words.say, action.split()
        if words[0] == "lay":
            tile, space = self.tile(words[1]), words[2]
            if len(words) == 3:
                return say("label.lay", tile=tile, space=space)
            return say("label.lay-turned", tile=tile, space=space, edge=self.edge(words[3]))
        if words[0] == "heron":
            return say("label.heron", size=say(f"size.{words[2]}"), space=words[1])
        way = "swim" if ">" in words[-1] else "jump"
        start, end = words[-1].split(">" if way == "swim" else "^")
        label = say(f"label.{way}", start=start, end=end)
        if len(words) == 1:
            return label
        return say("label.sized", size=say(f"size.{words[0]}"), label=label)

    def explain(self, view: UpstreamView, action: str) -> str:
        """What an action in notation would do."""
        say, words = self.words.say, action.split()
        if words[0] == "lay":
            tile, space = self.tile(words[1]), words[2]
            if len(words) == 3:
                return say("action.lay", tile=tile, space=space)
            return say("action.lay-turned", tile=tile, space=space, edge=self.edge(words[3]))
        if words[0] == "heron":
            return say(f"action.heron.{words[2]}", space=words[1])
        return " ".join(self._follows(next(m for m in view.moves if m.action == action)))

    def _follows(self, move: Move) -> list[str]:
        """A move and all that would come of it, sentence by sentence."""
        say = self.words.say
        first = 1 if move.way == "swim" else _jump_cost(move)
        said = [say(f"action.{move.way}{_home(move.end)}", end=move.end, cost=first)]
        said += [
            say("action.caught", predator=self.tile(loss.by), space=loss.space)
            for loss in move.losses
        ]
        said += [say("action.carried" + _home(end), end=end) for end in move.carried]
        if move.cost > first:
            said.append(say("action.leap", count=move.cost - first))
        if move.salmon == 0:
            said.append(say("action.out"))
        if move.waits:
            said.append(say("action.waits"))
        if move.whirled:
            said.append(say("action.whirled"))
        return said


def _home(end: str) -> str:
    return "-home" if end == HOME else ""


def _jump_cost(move: Move) -> int:
    """U-JUMP-1: one point, and one for each tile travelled."""
    return len(move.over) + 2

"""What stands around Coldwater Crown's waters: Master Anglers, trophies, catches, the others."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anadrome.games.coldwater import events
from anadrome.games.coldwater.names import TROPHIES
from anadrome.terminal.coldwater.flow import Flow
from anadrome.terminal.coldwater.scene import STACKS, Angler, Master
from anadrome.terminal.coldwater.signs import NOTHING, TAGGED, TARGET, Signs
from anadrome.terminal.look import GOLD, MOSS, QUIET, plate
from anadrome.terminal.session import ME

TURN: Final = "▸"
SIGN: Final = 4  # a plate, and whether it is its turn
LABEL: Final = 9
LONG: Final = 22  # cells for a name where there is room: the silent angler's
OTHER: Final = 6  # cells for the name of another seat in a line
CONTESTS: Final[tuple[events.Trophy, ...]] = ("shore", "lake", "river")


class Pictures:
    """The parts of the table in one language."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.scene = signs.scene
        self.say = signs.say

    def heading(self) -> str:
        """Where the game stands: the turn and whose it is, or the contest."""
        scene, parts = self.scene, ["Coldwater Crown"]
        if scene.acting is not None:
            name = self.signs.voice.names[scene.acting]
            parts.append(self.say("turn", turn=scene.turn, seat=name))
        elif scene.contests:
            parts.append(self.contest_name(scene.contests[-1].location))
        if scene.last_turns and scene.acting is not None:
            parts.append(self.say("last-turns"))
        return " · ".join(parts)

    def contest_name(self, location: events.Location) -> str:
        return self.say("contest", location=self.signs.voice.thing("location", location))

    # -- The own side

    def own(self, master: str, *, tall: bool) -> RenderableType:
        """Master Anglers, trophies and the own catch; one of the open cards may be pointed at."""
        scene, own = self.scene, self.scene.anglers[ME]
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=LABEL, style=f"bold {QUIET}", no_wrap=True)
        table.add_column(ratio=1)
        masters = [self.signs.master(each) for each in own.masters]
        table.add_row(self.say("masters"), Flow(masters or [Text(NOTHING)]))
        if not scene.contests:
            table.add_row(self.say("open"), Flow(self._open(master)))
            if not tall:  # they stand beside the board
                table.add_row(self.say("trophies"), Flow(self._prizes()))
        standing = Text(self._standing(own), "bold")
        table.add_row(self.say("catch"), Flow([standing, *self.signs.catch(own.fish)]))
        return table

    def _open(self, master: str) -> list[Text]:
        cards = [card for card in self.scene.open_masters if card is not None]
        shown = []
        for card in cards:
            text = self.signs.master(Master(card, [False] * len(card.slots)))
            if card.name == master:
                text.stylize(TARGET, 0, len(self.signs.kind(card)))
            shown.append(text)
        return shown or [Text(NOTHING)]

    def _prizes(self) -> list[Text]:
        """What can be won before the contests."""
        parts = []
        if self.scene.mystery is not None:
            parts.append(Text(self.say("mystery", weight=self.scene.mystery)))
        if self.scene.tag is not None and self.scene.tag_points:
            parts.append(Text.assemble(f"{self.say('tag')} ", self.signs.tag()))
        for trophy in ("eight-species", "small-species"):
            left = "".join(map(str, self.scene.stacks[trophy])) or NOTHING
            parts.append(Text.assemble(f"{self.say(f'trophy.{trophy}')} ", (left, GOLD)))
        if self.scene.twelve_left:
            parts.append(Text.assemble(f"{self.say('trophy.twelve-fish')} ", ("2", GOLD)))
        return parts

    # -- The others

    def others(self) -> RenderableType:
        """A line for each other angler."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=SIGN)
        table.add_column(ratio=1, no_wrap=True)
        for seat in self._rivals():
            angler = self.scene.anglers[seat]
            if self.scene.solo:
                table.add_row(self._sign(seat), self._silent(seat))
                continue
            table.add_row(
                self._sign(seat),
                Text.assemble(
                    self._padded(seat),
                    " ",
                    self.signs.token(angler.token),
                    " ",
                    self.signs.box(angler),
                    " ",
                    self._standing(angler),
                    " ",
                    self.signs.tackle(angler.tackle),
                ),
            )
        return table

    def _rivals(self) -> Sequence[int]:
        return range(ME + 1, len(self.scene.anglers))

    def _sign(self, seat: int) -> Text:
        turn = TURN if seat == self.scene.acting else " "
        return Text.assemble((turn, f"bold {GOLD}"), plate(seat))

    def _padded(self, seat: int) -> Text:
        name = self.signs.name(seat, OTHER)
        name.append(" " * (OTHER - name.cell_len))
        return name

    def _standing(self, angler: Angler) -> str:
        fish = self.say("fish", count=len(angler.fish))
        return f"{fish} {self.say('points', count=angler.points)}"

    def _silent(self, seat: int) -> RenderableType:
        """C-SOLO-6: what the silent angler has caught is open."""
        angler = self.scene.anglers[seat]
        name = Text(str(self.signs.voice.names[seat]), "bold")
        return Flow([name, Text(self._standing(angler)), *self.signs.catch(angler.fish)])

    def aside(self) -> RenderableType:
        """The other anglers at more length, the trophies, the baits."""
        parts: list[RenderableType] = []
        for seat in self._rivals():
            angler = self.scene.anglers[seat]
            name = self.signs.name(seat, LONG)
            head = Text.assemble(self._sign(seat), " ", name, " ", self.signs.token(angler.token))
            parts.append(Text.assemble(head, "  ", (self._standing(angler), QUIET)))
            if not self.scene.solo:
                parts.append(self.signs.box(angler))
            held = [self.signs.master(master, "") for master in angler.masters]
            if angler.tackle.total():
                held.insert(0, self.signs.tackle(angler.tackle))
            if held:
                parts.append(Flow(held))
            parts += [Flow(self.signs.catch(angler.fish)), ""]
        return Group(*parts, self._stacks(2), "", self.baits())

    def _stacks(self, columns: int) -> RenderableType:
        """All trophies that are left."""
        table = Table.grid(padding=(0, 2, 0, 0))
        stacks = [
            Text.assemble(
                f"{self.say(f'trophy.{trophy}')} ",
                (" ".join(map(str, self.scene.stacks[trophy])) or NOTHING, GOLD),
            )
            for trophy in STACKS
        ]
        others = [
            Text.assemble(f"{self.say(f'trophy.{trophy}')} ", (points, GOLD))
            for trophy, points in (
                ("three-alike", "2"),
                ("four-different", "2"),
                ("twelve-fish", "2" if self.scene.twelve_left else NOTHING),
            )
        ]
        weight = self.scene.mystery
        mystery = self.say("no-mystery") if weight is None else self.say("mystery", weight=weight)
        tag = self.signs.tag() if self.scene.tag and self.scene.tag_points else Text()
        cells = [Text(mystery), Text.assemble(f"{self.say('tag')} ", tag), *stacks, *others]
        for k in range(0, len(cells), columns):
            table.add_row(*cells[k : k + columns])
        return table

    def baits(self) -> RenderableType:
        """The baits in the bag and in the discard."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=LABEL, style=f"bold {QUIET}", no_wrap=True)
        table.add_row(self.say("bag"), self.signs.counted(self.scene.bag))
        table.add_row(self.say("discard"), self.signs.counted(self.scene.discard))
        return table

    # -- The contests

    def contests(self, *, tall: bool) -> RenderableType:
        """The contests that were held; where room is short, the last one."""
        held = self.scene.contests if tall else self.scene.contests[-1:]
        parts: list[RenderableType] = []
        for contest in held:
            parts += [
                Text(self.contest_name(contest.location), f"bold {GOLD}"),
                self._held(contest),
            ]
            if tall:
                parts.append("")
        return Group(*parts)

    def _held(self, contest: events.ContestHeld) -> RenderableType:
        """The best entry first: its trophy once it is given, the total, and all its fish."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for entry in contest.entries:
            fish = [
                Text.assemble(
                    self.signs.species(each.species), (f" {self.signs.weight(each)}", GOLD)
                )
                for each in entry.fish
            ]
            won = (contest.location, entry.points) in self.scene.anglers[entry.seat].trophies
            trophy = f"+{entry.points}" if won else NOTHING
            table.add_row(
                Text(trophy, f"bold {MOSS}" if won else QUIET),
                plate(entry.seat),
                self.signs.name(entry.seat, LONG if self.scene.solo else LABEL),
                Text(self.say("pounds", count=entry.total), "bold"),
                Flow(fish or [Text(NOTHING, QUIET)]),
            )
        return table

    # -- Pages

    def holdings(self) -> RenderableType:
        """What everybody has caught, what is still in the bag and to be won, and the signs."""
        catches = Table.grid(padding=(0, 1, 0, 0))
        for seat, angler in enumerate(self.scene.anglers):
            name = self.signs.name(seat, LONG)
            catches.add_row(plate(seat), name, Flow(self.signs.catch(angler.fish)))
            held = self._belongings(angler)
            if held:
                catches.add_row("", "", Flow(held))
        left = Text(self.say("masters-left", count=self.scene.masters_left), QUIET)
        signs = Text(self.say("signs", tagged=TAGGED), QUIET)
        return Group(catches, "", self._stacks(3), left, "", self.baits(), signs)

    def _belongings(self, angler: Angler) -> list[Text]:
        """Tackle, Master Anglers to be caught, those that are, and trophies."""
        caught = Counter(self.signs.kind(card) for card in angler.caught_masters)
        won: Counter[events.Trophy] = Counter()
        for trophy, points in angler.trophies:
            won[trophy] += points
        return [
            *([self.signs.tackle(angler.tackle)] if angler.tackle.total() else []),
            *(self.signs.master(master) for master in angler.masters),
            *(Text(f"{kind} ×{count}", MOSS) for kind, count in caught.items()),
            *(
                Text.assemble(f"{self.say(f'trophy.{trophy}')} ", (str(points), GOLD))
                for trophy, points in won.items()
            ),
        ]

    def result(self, places: tuple[int, ...]) -> RenderableType:
        """The score sheet: a column for each angler, a row for each thing that scored."""
        scores = self.scene.scores
        if self.scene.solo:
            places = (places[0], 3 - places[0])
        order = sorted(range(len(scores)), key=lambda seat: places[seat])
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
        table.add_column("")
        for seat in order:
            heading = Text.assemble(plate(seat), " ", self.signs.name(seat, LONG))
            table.add_column(heading, justify="right")
        for trophy in (*CONTESTS, *(name for name in TROPHIES if name not in CONTESTS)):
            won = [sum(p for name, p in scores[seat].trophies if name == trophy) for seat in order]
            if any(won):
                table.add_row(self.say(f"trophy.{trophy}"), *(str(p or NOTHING) for p in won))
        table.add_row(self.say("caught-masters"), *(str(scores[s].masters) for s in order))
        if self.scene.tag_points:
            table.add_row(self.say("tagged"), *(str(scores[s].tags) for s in order))
        best = [f"bold {GOLD}" if places[seat] == 1 else "bold" for seat in order]
        for key, row in (
            ("total", [scores[seat].total for seat in order]),
            ("place", [places[seat] for seat in order]),
        ):
            cells = (Text(str(n), look) for n, look in zip(row, best, strict=True))
            table.add_row(Text(self.say(key), "bold"), *cells)
        return table

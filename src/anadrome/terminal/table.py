"""The table: the board, the log, the prompt and the actions, and the course of one game."""

import asyncio
from typing import Any, ClassVar, Literal

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from anadrome.core.narrator import Line
from anadrome.core.words import Catalog
from anadrome.terminal.actions import BACK, Actions, Choice
from anadrome.terminal.boards import BOARDS
from anadrome.terminal.log import Log
from anadrome.terminal.look import QUIET
from anadrome.terminal.pages import (
    HelpPage,
    HoldingsPage,
    LeavePage,
    ResultPage,
    RulesPage,
    words,
)
from anadrome.terminal.reveal import Pacer
from anadrome.terminal.session import ME, Session

# What can be done when the game is over, its key and its words.
AFTERWARDS = (
    ("again", "n", "over.again"),
    ("result", "1", "over.result"),
    ("leave", "q", "over.leave"),
)

LEAST_WIDTH, LEAST_HEIGHT = 80, 24

Stage = Literal["showing", "waiting", "asking", "over"]


class TableScreen(Screen[None]):
    """One game from its first fact to its result.

    ``stage`` says what goes on: facts are shown, a bot thinks, the person is asked, or all is over.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "app.switch_language"),
        Binding("r,f1", "rules"),
        Binding("c", "holdings"),
        Binding("u", "take_back"),
        Binding("question_mark", "keys"),
        Binding("q,ctrl+c", "leave"),
        Binding("pageup", "scroll_log(-1)"),
        Binding("pagedown", "scroll_log(1)"),
        Binding("space,enter", "skip"),
    ]
    AUTO_FOCUS = "Actions"

    class Again(Message):
        """Another game is wanted."""

    def __init__(self, session: Session, lang: str, pace: float) -> None:
        super().__init__()
        self.session = session
        self.lang = lang
        self.pacer = Pacer(pace)
        self.stage: Stage = "showing"
        self.shown: list[Any] = []  # the facts on the screen so far
        self.latest: list[Line] = []  # what the last fact to look at said
        self.answered = asyncio.Event()

    def compose(self) -> ComposeResult:
        match = self.session.match
        self.board = board = BOARDS[match.game.name](match.options, match.players)
        bottom = Vertical(Static(id="prompt"), Actions(), Static(id="explain"), id="bottom")
        side = Vertical(*board.beside(), Log(), id="side")
        yield Static(id="heading", markup=False)
        with Container(id="table", classes="below" if board.below else "beside"):
            if board.below:
                yield Horizontal(board, side, id="upper")
                yield bottom
            else:
                yield Vertical(board, bottom, id="left")
                yield side
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.retell(self.lang)
        self.play_through()

    # -- The course of the game

    @work(exclusive=True)
    async def play_through(self) -> None:
        """Facts, questions, facts, until the game is over."""
        await self.tell()
        while not self.session.match.is_over:
            if self.session.asks_me():
                await self.ask()
            else:
                await self.ask_bot()
            await self.tell()
        self.stage = "over"
        self.draw_question()
        self.show_result()

    async def ask(self) -> None:
        """Wait for the person: ``choose`` plays what they answer."""
        self.pacer.slow_down()
        self.answered.clear()
        self.stage = "asking"
        self.draw_question()
        await self.answered.wait()
        self.go_on()

    async def ask_bot(self) -> None:
        """A bot's choice, thought out in a thread: the screen stays alive, and a card that is still
        face down may be changed.
        """
        seat, think = self.session.bot_to_ask()
        self.stage = "waiting"
        self.draw_prompt()
        action = await asyncio.to_thread(think)
        self.session.play(seat, action)
        self.go_on()

    def go_on(self) -> None:
        """What is open to the person after an answer: nothing, or to change their own."""
        match = self.session.match
        may_change = not match.is_over and ME in match.decision.settled
        self.stage = "waiting" if may_change else "showing"
        if not may_change:
            self.latest = []
        pointed = self.query_one(Actions).pointed
        self.draw_question(pointed.action if pointed else "")

    async def tell(self) -> None:
        """Show what has happened, fact by fact."""
        for fact in self.session.heard():
            await self.pacer.rest(self.show(fact))

    def show(self, fact: Any) -> float:
        """Draw a fact, with its lines; for how many beats it wants to be looked at."""
        self.shown.append(fact)
        lines = self.narrator.lines(fact)
        if any(line.heading for line in lines):
            self.pacer.slow_down()  # skipping ahead ends with the turn
        self.query_one(Log).tell(lines)
        beats = self.board.hear(fact)
        if lines:
            self.latest = lines
        if self.stage == "showing":
            self.draw_prompt()
        self.query_one("#heading", Static).update(self.board.heading())
        return beats

    # -- What is written

    @property
    def words(self) -> Catalog:
        """The words of the terminal in the language of the moment."""
        return words(self.lang)

    def retell(self, lang: str) -> None:
        """Write everything in a language, the log from its first line on."""
        self.lang = lang
        self.narrator = self.session.narrator(lang)
        told = [self.narrator.lines(fact) for fact in self.shown]
        self.latest = next((lines for lines in reversed(told) if lines), [])
        self.board.retell(lang, self.session.names(lang))
        self.query_one(Log).retell([line for lines in told for line in lines])
        self.query_one("#heading", Static).update(self.board.heading())
        self.query_one(Actions).back = self.words.say("actions.back")
        small = self.words.say("small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        self.query_one("#small", Static).update(small)
        pointed = self.query_one(Actions).pointed
        self.draw_question(pointed.action if pointed else "")

    def draw_question(self, at: str = "") -> None:
        """The prompt and the actions, pointing at one."""
        self.draw_prompt()
        self.query_one(Actions).offer(self._choices(), at)
        self.query_one("#keys", Static).update(self._keys())

    def draw_prompt(self) -> None:
        """Whose move it is, or while facts are shown, what just happened."""
        title, detail = self._prompt()
        text = Text.assemble((title, "bold"), "\n", (detail, QUIET))
        self.query_one("#prompt", Static).update(text)

    def _prompt(self) -> tuple[str, str]:
        if self.stage == "showing":
            happened = self.board.gist(self.latest) if self.latest else ""
            return happened, self.words.say("reveal.skip") if self.pacer.beat else ""
        waiting = self.session.match.decision.seats
        prompt = self.narrator.prompt(self.session.view(), waiting)
        return prompt.title, prompt.detail

    def _choices(self) -> list[Choice]:
        if self.stage == "over":
            return [Choice(name, Text(self.words.say(w)), key) for name, key, w in AFTERWARDS]
        if self.stage == "showing":
            return []
        return self.board.choices(self.session.view(), self.session.actions())

    def _keys(self) -> str:
        links = [
            ("l", "app.switch_language", "keys.lang"),
            ("r", "screen.rules", "keys.rules"),
            ("c", "screen.holdings", f"{self.session.match.game.name}.holdings"),
            ("?", "screen.keys", "keys.help"),
            ("q", "screen.leave", "keys.leave"),
        ]
        if self.may_take_back():
            links.insert(0, ("u", "screen.take_back", "keys.take-back"))
        return "   ".join(
            f"[b $gold]{key}[/] [@click={action}]{self.words.say(name)}[/]"
            for key, action, name in links
        )

    # -- What the person does

    @on(Actions.Pointed)
    def explain(self) -> None:
        """Below the actions stands what the one pointed at would do."""
        pointed = self.query_one(Actions).pointed
        text, action = "", ""
        if pointed is not None and self.stage in ("asking", "waiting"):
            text, action = pointed.hint, pointed.action
            if not pointed.more and action != BACK:
                text = self.narrator.explain(self.session.view(), action)
        self.board.point(action)
        self.query_one("#explain", Static).update(Text(text))

    @on(Actions.Chosen)
    def choose(self, message: Actions.Chosen) -> None:
        """An action is taken, of the game or of what comes after it. One that came too late, from a
        question already answered, is let go.
        """
        if self.stage == "over":
            self._afterwards(message.action)
        elif message.action in self.session.actions():
            self.session.play(ME, message.action)
            if self.stage == "asking":
                self.stage = "showing"
                self.answered.set()
                return
            for fact in self.session.heard():
                self.show(fact)
            self.draw_question(message.action)

    def may_take_back(self) -> bool:
        """Whether the person can undo their last action now."""
        return self.stage == "asking" and self.session.can_take_back()

    def action_take_back(self) -> None:
        """Undo the last action, where the rules allow it, and draw everything as it was before."""
        if not self.may_take_back():
            return
        self.session.take_back()
        self.board.forget()
        self.shown = self.session.heard()
        for fact in self.shown:
            self.board.hear(fact)
        self.retell(self.lang)

    def on_key(self, event: events.Key) -> None:
        """The keys of the actions."""
        if self.query_one("#table").display and self.query_one(Actions).press(
            event.character or ""
        ):
            event.stop()

    def on_click(self) -> None:
        """A click on nothing in particular skips ahead."""
        self.action_skip()

    def on_screen_suspend(self) -> None:
        self.pacer.hide()

    def on_screen_resume(self) -> None:
        self.pacer.uncover()

    def action_skip(self) -> None:
        """Show the rest of the turn at once."""
        if self.stage in ("showing", "waiting"):
            self.pacer.hurry()

    def action_scroll_log(self, pages: int) -> None:
        """Scroll the log."""
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(log.size.height - 1, 1), animate=False)

    def action_rules(self) -> None:
        """The rules of the game."""
        self.app.push_screen(RulesPage(self.lang, self.session.match.game.name))

    def action_holdings(self) -> None:
        """What is left to play, or to come."""
        self.app.push_screen(
            HoldingsPage(self.lang, self.session.match.game.name, self.board.holdings)
        )

    def action_keys(self) -> None:
        """All keys."""
        self.app.push_screen(HelpPage(self.lang, self.session.match.game.name))

    def action_leave(self) -> None:
        """Leave, after a question if the game is not over."""
        if self.stage == "over":
            self.app.exit()
        else:
            self.app.push_screen(LeavePage(self.lang), self._afterwards)

    # -- The end

    def show_result(self) -> None:
        """The result."""

        def winner() -> str:
            return self.narrator.prompt(self.session.view(), ()).title

        self.app.push_screen(ResultPage(self.lang, winner, self._result), self._afterwards)

    def _result(self) -> RenderableType:
        outcome = self.session.match.outcome()
        assert outcome is not None
        seed = self.words.say("over.seed", seed=self.session.match.seed)
        return Group(self.board.result(outcome.places), Text(f"\n{seed}", QUIET))

    def _afterwards(self, answer: str | None) -> None:
        if answer == "again":
            self.post_message(self.Again())
        elif answer == "result":
            self.show_result()
        elif answer == "leave":
            self.app.exit()

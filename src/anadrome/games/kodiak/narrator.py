"""Kodiak in words: log, prompts and explanations, in English and French from the same facts."""

from collections.abc import Sequence

from anadrome.core.narrator import Line, Prompt
from anadrome.core.seats import seat_of
from anadrome.core.words import Name, Noun, catalog
from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import deck, faces
from anadrome.games.kodiak.deck import SALMON, VISITOR
from anadrome.games.kodiak.notation import card_text
from anadrome.games.kodiak.view import KodiakView


class KodiakNarrator:
    """The voice of a table: a deck, a language and the names of the seats.

    ``shown`` remembers the cards last revealed: a fact about a predator names its animal by it.
    """

    def __init__(self, deck_name: str, names: Sequence[str], lang: str) -> None:
        self.words = catalog("anadrome.games.kodiak", lang)
        self.names = [Name(name, self.words.lang) for name in names]
        self.deck = deck_name
        self.faces = faces(deck_name)
        self.shown: tuple[int, ...] = ()

    def animal(self, seat: int, card: int) -> Noun:
        """The animal on a card of a seat."""
        return self.words.noun(f"animal.{self.faces.animal(seat, card)}")

    def card_name(self, seat: int, card: int) -> str:
        """A card with its number: Otter 30."""
        face = self.faces.cards[card]
        return self.words.say(
            f"card.{face.kind}", animal=self.animal(seat, card), number=face.number
        )

    def _shown_animal(self, seat: int) -> Noun:
        return self.animal(seat, self.shown[seat])

    # -- The log

    def lines(self, fact: events.AnyFact) -> list[Line]:
        """The log lines of a fact."""
        say, names = self.words.say, self.names
        match fact:
            case events.RoundBegan():
                text = say(
                    "log.round-began",
                    round=fact.round,
                    rounds=fact.rounds,
                    seat=names[fact.cascade[0]],
                )
                return [Line(text, heading=True)]
            case events.TurnBegan():
                return [Line(say("log.turn-began", turn=fact.turn), heading=True)]
            case events.Revealed():
                self.shown = fact.cards
                return [
                    Line(say("log.revealed", seat=names[s], card=self.card_name(s, card)), s)
                    for s, card in enumerate(fact.cards)
                ]
            case events.Slowed():
                text = say(
                    "log.slowed",
                    seat=names[fact.seat],
                    visitor=self._shown_animal(fact.seat),
                    target=names[fact.target],
                    animal=self._shown_animal(fact.target),
                    speed=fact.speed,
                )
                return [Line(text, fact.seat)]
            case events.Idle():
                visitor = self._shown_animal(fact.seat)
                return [Line(say("log.idle", seat=names[fact.seat], visitor=visitor), fact.seat)]
            case events.Missed():
                return [Line(say("log.missed"))]
            case events.Stayed():
                return [Line(say("log.stayed", count=fact.salmon))]
            case events.HeroicRun():
                return [Line(say("log.heroic-run", count=fact.salmon))]
            case events.LastLeap():
                return [Line(say("log.last-leap", count=fact.salmon))]
            case events.Took():
                text = say(
                    "log.took",
                    seat=names[fact.seat],
                    animal=self.animal(fact.seat, fact.card),
                    owner=names[fact.owner],
                    value=fact.value,
                )
                return [Line(text, fact.seat)]
            case events.WentHome():
                animal = self.animal(fact.seat, fact.card)
                text = say("log.went-home", seat=names[fact.seat], animal=animal)
                return [Line(text, fact.seat)]
            case events.Climbed():
                return [Line(say("log.climbed", seat=names[fact.seat]), fact.seat)]
            case events.Saved():
                text = say("log.saved", owner=names[fact.owner], value=fact.value)
                return [Line(text, fact.owner)]
            case events.RoundEnded():
                heading = Line(say("log.round-ended", round=fact.round), heading=True)
                return [heading, *self._points(fact)]
            case events.GameEnded():
                return [Line(self._winners("log.game", fact.totals))]
            case _:
                return []

    def _points(self, fact: events.RoundEnded) -> list[Line]:
        return [
            Line(
                self.words.say("log.round-points", seat=self.names[s], points=points, total=total),
                s,
            )
            for s, (points, total) in enumerate(zip(fact.points, fact.totals, strict=True))
        ]

    def _winners(self, key: str, totals: Sequence[int]) -> str:
        best = max(totals)
        winners = [self.names[s] for s, total in enumerate(totals) if total == best]
        if len(winners) == 1:
            return self.words.say(f"{key}.won", seat=winners[0], total=best)
        return self.words.say(f"{key}.shared", winners=self.words.listed(winners), total=best)

    # -- The prompt

    def prompt(self, view: KodiakView, waiting: Sequence[int]) -> Prompt:
        """Whose move it is, what to do and what follows, for the owner of a view."""
        say = self.words.say
        if view.phase == "over":
            return Prompt(self._winners("prompt.over", view.totals), say("prompt.over.detail"))
        if view.seat not in waiting:
            others = self.words.listed([self.names[s] for s in waiting])
            return Prompt(say("prompt.wait.title", seats=others), self._meanwhile(view, waiting))
        if view.phase == "card":
            detail = "prompt.card.pool" if view.salmon else "prompt.card.detail"
            return Prompt(say("prompt.card.title"), say(detail))
        animal = self._animal_of(view, waiting[0])
        if view.phase == "visitor":
            delay = self.faces.cards[VISITOR].number
            return Prompt(
                say("prompt.visitor.title", animal=animal),
                say("prompt.visitor.detail", delay=delay),
            )
        return Prompt(say("prompt.pick.title", animal=animal), self._comes_next(view))

    def _meanwhile(self, view: KodiakView, waiting: Sequence[int]) -> str:
        if view.phase == "card":
            if view.seat is not None and view.own_choice is not None:
                card = self.card_name(view.seat, view.own_choice)
                return self.words.say("prompt.wait.chosen", card=card)
            return self.words.say("prompt.wait.card")
        return self.words.say(
            f"prompt.wait.{view.phase}",
            seat=self.names[waiting[0]],
            animal=self._animal_of(view, waiting[0]),
        )

    def _comes_next(self, view: KodiakView) -> str:
        for seat in view.order[1:]:
            return self.words.say(
                "prompt.pick.next",
                seat=self.names[seat],
                animal=self._animal_of(view, seat),
                speed=view.speeds[seat],
            )
        return self.words.say("prompt.pick.last")

    def _animal_of(self, view: KodiakView, seat: int) -> Noun:
        card = view.shown[seat]
        assert card is not None
        return self.animal(seat, card)

    # -- Actions

    def label(self, seat: int, action: str) -> str:
        """A short name of an action in notation: a card, a seat to slow, a salmon to take."""
        card = self._card_called(action)
        if card is not None:
            return self.card_name(seat, card)
        _, colour, *value = action.split()
        return " ".join([self._name_of(colour), *value])

    def explain(self, view: KodiakView, action: str) -> str:
        """What an action in notation would do, in one sentence."""
        assert view.seat is not None
        card = self._card_called(action)
        if card is not None:
            return self._explain_card(view.seat, card, view.players)
        if view.phase == "visitor":
            return self._explain_slow(view, action)
        return self._explain_take(view, action)

    def _explain_card(self, seat: int, card: int, players: int) -> str:
        say, face, animal = self.words.say, self.faces.cards[card], self.animal(seat, card)
        if card < SALMON:
            return say("action.salmon", value=face.number, count=face.number)
        if card < VISITOR:
            key = "action.takes-all" if face.takes_all else "action.predator"
            return say(key, animal=animal, speed=face.number)
        if players == 2:
            return say("action.visitor-idle", animal=animal)
        return say("action.visitor", animal=animal, delay=face.number)

    def _explain_slow(self, view: KodiakView, action: str) -> str:
        target = seat_of(action.split()[1])
        assert target is not None
        before = view.speeds[target]
        return self.words.say(
            "action.slow",
            target=self.names[target],
            animal=self._animal_of(view, target),
            before=before,
            speed=before + self.faces.cards[VISITOR].number,
        )

    def _explain_take(self, view: KodiakView, action: str) -> str:
        _, colour, value = action.split()
        lying = [s for s in view.salmon if (s.owner, s.value) == (seat_of(colour), int(value))]
        key = "action.take-pool" if lying[0].stayed else "action.take"
        return self.words.say(key, owner=self._name_of(colour), value=value)

    def _card_called(self, action: str) -> int | None:
        texts = [card_text(deck(self.deck), card) for card in range(VISITOR + 1)]
        return texts.index(action) if action in texts else None

    def _name_of(self, colour: str) -> Name:
        seat = seat_of(colour)
        assert seat is not None
        return self.names[seat]

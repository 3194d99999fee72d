"""Full states of Coldwater Crown sampled from what a seat may know.

All that is hidden in a state are the backs of fish that others caught, and in a contest what others
have chosen. Everything else that the view does not show is drawn only when it comes to light.
"""

from collections.abc import Sequence

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.core.rows import put
from anadrome.games.coldwater import names
from anadrome.games.coldwater.box import (
    HOME,
    LOCATIONS,
    MASTERS,
    SPECIES,
    SPECIES_AT,
    TROPHIES,
    WHITE,
)
from anadrome.games.coldwater.cards import fish_cards, kit, master_cards
from anadrome.games.coldwater.events import MasterCard
from anadrome.games.coldwater.odds import UNLIKE, cards_in, deal
from anadrome.games.coldwater.rules import Coldwater, empty
from anadrome.games.coldwater.table import (
    CAST,
    NO_FISH,
    NO_SPOT,
    NOTHING,
    PLAY,
    PRESENT,
    TAKE,
    UNDECIDED,
    Angler,
)
from anadrome.games.coldwater.view import PHASES, ColdwaterView
from anadrome.games.coldwater.view import Angler as AnglerView

# A hidden fish: its angler, its place in the pile, the weight it does not have.
Hidden = tuple[int, int, int]


def state_from(view: ColdwaterView, chance: Chance) -> Coldwater:
    """C-CATCH-2: a full state that agrees with the view; what it hides is sampled."""
    box = kit(view.players, tag_points=view.tag_points, turn_limit=view.turn_limit)
    state = empty(box, chance)
    _lay_turn(state, view)
    _lay_waters(state, view)
    _lay_supplies(state, view)
    for angler, seen in zip(state.anglers, view.anglers, strict=True):
        _lay_angler(angler, seen)
    _lay_fish(state, view, chance)
    state.chance = chance.split()
    if state.phase == PRESENT:
        state.choosing = sum(
            bit(seat)
            for seat in range(view.players)
            if state.choices(seat, state.contest) and not view.anglers[seat].chosen
        )
        _lay_answers(state, view, chance)
    elif state.phase < PRESENT:
        state.open = state.find_open()
    return state


def _lay_turn(state: Coldwater, view: ColdwaterView) -> None:
    """Whose turn it is and how far."""
    state.phase = PHASES.index(view.phase)
    state.first, state.acting = view.first, view.acting
    state.turn, state.step = view.turn, view.step
    for spot, space in enumerate(view.boardwalk):
        if space.side is not None:
            state.put_token(spot, space.side)
    state.placed = NO_SPOT if view.placed is None else names.SPOTS.index(view.placed)
    state.back = _back(view)
    state.used = 0 if view.bait_colour is None else names.COLOURS.index(view.bait_colour)
    state.leaving = view.baits
    state.pending = sum(bit(pending.zone - 3) for pending in view.pending)
    state.left = view.harbour_left
    state.fresh = _nibbles(view.fresh)
    state.mystery_won = int(view.mystery_won)
    state.silent_left = UNDECIDED if view.phase == "silent" else view.silent_draws
    state.silent_number = 2 - view.silent_draws
    state.ending = 0 if view.ending is None else names.ENDINGS.index(view.ending) + 1
    state.last = sum(bit(angler) for angler in view.last_seats)
    state.contest = len(view.contests)


def _back(view: ColdwaterView) -> int:
    """The phase to go back to once baits and catches are settled: was the space's action done?"""
    holds_token = view.anglers[view.acting].token is not None
    if view.step == 1:
        return CAST if holds_token else PLAY
    return PLAY if holds_token else TAKE


def _nibbles(tokens: Sequence[str]) -> int:
    return sum(list(tokens).count(name) << (4 * kind) for kind, name in enumerate(names.TACKLE))


def _lay_waters(state: Coldwater, view: ColdwaterView) -> None:
    """What lies in the Zones and on the decks."""
    for species, odds in enumerate(view.odds):
        state.deck |= odds.in_deck << (4 * species)
    for location, water in enumerate(view.waters):
        for zone, name in enumerate(water.zones):
            state.put_fish(location, zone, NO_FISH if name is None else names.SPECIES.index(name))
        if water.top is not None:
            top = names.SPECIES.index(water.top)
            state.put_top(location, top)
            state.deck -= 1 << (4 * top)
    state.tag = names.TAGS.index(view.tag)
    state.mystery = view.mystery or 0
    state.mysteries = sum(bit(weight) for weight in view.mysteries_left)


def _lay_supplies(state: Coldwater, view: ColdwaterView) -> None:
    """Baits, Master Angler cards, tackle, and which trophies are gone."""
    for colour, (bag, discard) in enumerate(zip(view.bag, view.discard, strict=True)):
        state.bag |= bag << (8 * colour)
        state.discard |= discard << (8 * colour)
    state.bag |= int(view.white_in_bag) << (8 * WHITE)
    seen = 0
    for place, card in enumerate(view.open_masters):
        number = NOTHING if card is None else _number(card)
        state.open_masters = put(state.open_masters, place, number)
        seen |= 0 if card is None else bit(number)
    for angler in view.anglers:
        for card in (*angler.caught_masters, *(master.card for master in angler.masters)):
            seen |= bit(_number(card))
    state.masters_left = (bit(MASTERS) - 1) & ~seen
    state.tackle_discard = _nibbles(view.tackle_discard)
    state.tackle = state.box.tackle - state.tackle_discard
    for angler in view.anglers:
        state.tackle -= _nibbles(angler.tackle)
    for trophy in range(TROPHIES):
        name = names.TROPHIES[trophy]
        gone = sum(won == name for angler in view.anglers for won, _ in angler.trophies)
        state.stacks |= gone << (4 * trophy)


def _number(card: MasterCard) -> int:
    return master_cards().index(card)


def _lay_angler(angler: Angler, seen: AnglerView) -> None:
    """An angler's side of the table, but for the fish."""
    angler.token = seen.token or 0
    for zone, baits in enumerate(seen.box):
        for colour, number in enumerate(baits):
            angler.add(colour, number << (4 * zone))
    for place, master in enumerate(seen.masters):
        filled = sum(int(baited) << k for k, baited in enumerate(master.filled))
        angler.masters |= (_number(master.card) + 1 | filled << 8) << (16 * place)
    angler.caught_masters = sum(bit(_number(card)) for card in seen.caught_masters)
    angler.tackle = _nibbles(seen.tackle)
    angler.turns = seen.turns
    for name, points in seen.trophies:
        angler.trophies += points << (4 * names.TROPHIES.index(name))


# -- The fish


def _lay_fish(state: Coldwater, view: ColdwaterView, chance: Chance) -> None:
    """Caught fish: those known to the view, then the others, location by location."""
    cards = fish_cards()
    hidden: list[list[Hidden]] = [[] for _ in range(SPECIES)]
    for number, (angler, seen) in enumerate(zip(state.anglers, view.anglers, strict=True)):
        for place, fish in enumerate(seen.fish):
            species = names.SPECIES.index(fish.species)
            angler.species |= bit(species)
            if fish.fish is None:
                angler.pile.append(0)
                hidden[species].append((number, place, fish.unlike or 0))
            else:
                card = cards.index(fish.fish)
                _catch(state, number, card)
                state.shown |= bit(card) if fish.shown else 0
                angler.pile.append(card * UNLIKE + (fish.unlike or 0))
    for held in view.contests:
        for entry in held.entries:
            state.presented |= sum(bit(cards.index(fish)) for fish in entry.fish)
    state.shown &= ~state.presented
    for location in range(LOCATIONS):
        _deal_location(state, view, hidden, location, chance)


def _catch(state: Coldwater, angler: int, card: int) -> None:
    state.anglers[angler].fish |= bit(card)
    state.caught |= bit(card)


def _deal_location(
    state: Coldwater,
    view: ColdwaterView,
    hidden: list[list[Hidden]],
    location: int,
    chance: Chance,
) -> None:
    """Hidden fish of a location; drawn again while they do not agree with its contest."""
    known = [angler.fish for angler in state.anglers]
    caught = state.caught
    species = [s for s in range(SPECIES) if HOME[s] == location]
    while True:
        for each in species:
            unseen = cards_in(state.box.all_of(each) & ~caught)
            dealt = deal(state.box, unseen, [unlike for _, _, unlike in hidden[each]], chance)
            for card, (number, place, unlike) in zip(dealt, hidden[each], strict=True):
                _catch(state, number, card)
                state.anglers[number].pile[place] = card * UNLIKE + unlike
        if _agrees(state, view, location):
            return
        state.caught = caught
        for angler, fish in zip(state.anglers, known, strict=True):
            angler.fish = fish


def _agrees(state: Coldwater, view: ColdwaterView, location: int) -> bool:
    """C-END-2: whether the right seats are asked in a contest, or could present what they have."""
    if location < state.contest:
        return all(_could_present(state, angler, location) for angler in range(len(view.anglers)))
    if state.phase != PRESENT or location > state.contest:
        return True
    return all(
        (state.choices(seat, location) != 0) == (seat in view.asked) for seat in range(view.players)
    )


def _could_present(state: Coldwater, angler: int, location: int) -> bool:
    for k in range(SPECIES_AT[location]):
        cards = state.cards_of(angler, location, k)
        presented = cards & state.presented
        if presented:
            best = state.best(cards)
            other = state.other(cards, best)
            if presented != bit(best) and (other < 0 or presented != bit(other)):
                return False
    return True


def _lay_answers(state: Coldwater, view: ColdwaterView, chance: Chance) -> None:
    """C-END-2: the view's own choice; those of others are any they could have made."""
    for seat, angler in enumerate(view.anglers[: view.players]):
        if not angler.chosen:
            continue
        choices = state.choices(seat, state.contest)
        answer = state.answer_at(choices, chance.below(1 << int(choices).bit_count()))
        if seat == view.seat:
            answer = _own_answer(state, view, seat)
        state.answers = put(state.answers, seat, answer)


def _own_answer(state: Coldwater, view: ColdwaterView, seat: int) -> int:
    answer = 0
    for k in range(SPECIES_AT[state.contest]):
        cards = state.cards_of(seat, state.contest, k)
        if cards and fish_cards()[state.best(cards)] not in (view.presents or ()):
            answer |= bit(k)
    return answer

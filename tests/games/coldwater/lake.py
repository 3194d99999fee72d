"""A table of Coldwater Crown as Ada sees it, made by hand: what a test does not say is plain."""

from typing import Any

from msgspec.structs import replace

from anadrome.games.coldwater.events import Fish, MasterCard
from anadrome.games.coldwater.previews import Preview, Prospect
from anadrome.games.coldwater.view import (
    Angler,
    CaughtFish,
    ColdwaterView,
    Contender,
    Master,
    Pending,
    Space,
    Water,
)

CHAR = MasterCard("char-2", "char", ("green", "green", "red", "red"))
CRAB = MasterCard("crab-4", "crab", ("red", "yellow", "black"))
PERCH = Fish("perch", 5, "pink", "10:20")
ROACH = Fish("roach", 1, "ice", "07:56")
FLOUNDERS = (Fish("flounder", 5, "orange", "06:20"), Fish("flounder", 4, "pink", "15:08"))

EMPTY = ((0,) * 6,) * 4
ADA = Angler(
    token=2,
    box=((0, 0, 0, 1, 0, 0), (1, 1, 1, 1, 0, 0), (0, 0, 0, 1, 0, 0), (0,) * 6),
    masters=(Master(CHAR, (False, True, False, False)), Master(CRAB, (False, True, True))),
    caught_masters=(),
    tackle=("rod", "lure"),
    fish=(CaughtFish("perch", PERCH, shown=False, unlike=None),),
    trophies=(),
    turns=3,
    chosen=False,
)
VIEW = ColdwaterView(
    seat=0,
    players=3,
    solo=False,
    tag_points=True,
    turn_limit=100,
    phase="cast",
    step=1,
    turn=7,
    acting=0,
    first=0,
    waters=(
        Water("shore", ("wrasse", "mackerel", "wrasse", "john-dory"), "flounder", 16),
        Water("lake", ("perch", None, "perch", "pike"), "sea-trout", 16),
        Water("river", ("roach", "salmon", "brown-trout", "rainbow-trout"), None, 0),
    ),
    boardwalk=(
        Space("harbour", 1),
        Space("violet", None),
        Space("green", 1),
        Space("blue", None),
        Space("red", None),
        Space("yellow", 2),
        Space("black", None),
    ),
    placed=None,
    anglers=(
        ADA,
        replace(ADA, token=None, box=EMPTY, masters=(), fish=()),
        replace(ADA, token=None, box=EMPTY, masters=(), fish=()),
    ),
    open_masters=(CHAR, CRAB, None, None),
    masters_left=0,
    tag="pink",
    mystery=5,
    mystery_won=False,
    mysteries_left=(4, 6),
    stacks=(),
    bag=(9, 9, 9, 9, 9, 9),
    white_in_bag=True,
    discard=(0,) * 6,
    tackle_left=9,
    tackle_discard=(),
    fresh=(),
    odds=(),
    pending=(),
    baits=0,
    bait_colour=None,
    harbour_left=0,
    silent_draws=0,
    ending=None,
    last_seats=(),
    contest=None,
    asked=(),
    contenders=(),
    presents=(),
    contests=(),
    points=(0, 0, 0),
    scores=(),
    places=(),
    previews=(),
)


def seen(**changes: Any) -> ColdwaterView:
    """What Ada sees, but for these changes."""
    return replace(VIEW, **changes)


def harbour(action: str, fills: tuple[int, int, int, int], **changes: Any) -> ColdwaterView:
    """What Ada sees when an action in the Harbour could fill her Zones with so many baits."""
    preview = Preview(action, None, (0, 0, 0, 0), (), 0, fills)
    return seen(previews=(preview,), **changes)


def would(
    action: str,
    colour: Any,
    removes: tuple[int, int, int, int],
    *catches: Prospect,
    slots: int = 0,
) -> ColdwaterView:
    """What Ada sees when an action would do this."""
    preview = Preview(action, colour, removes, catches, slots, (0, 0, 0, 0))
    return seen(previews=(preview,))


def emptied(*zones: int, colour: Any = "red") -> ColdwaterView:
    """What Ada sees when these Zones were emptied by a colour."""
    return seen(phase="catch", pending=tuple(Pending(zone, colour) for zone in zones))


def contest(**changes: Any) -> ColdwaterView:
    """The contest of the Shore, with a choice between two flounders."""
    given: dict[str, Any] = {"contenders": (Contender("flounder", FLOUNDERS),), **changes}
    return seen(phase="present", contest="shore", **given)

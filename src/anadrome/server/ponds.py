"""The pond of the day: a solo game of Coldwater Crown that is the same for everyone."""

from datetime import date, datetime, timedelta, timezone
from typing import Final

from anadrome.server.limits import LONGEST_WORD
from anadrome.server.problems import Declined
from anadrome.server.protocol import NewTable

GAME: Final = "coldwater"
EARLIEST_ZONE: Final = timezone(timedelta(hours=14))  # where each day begins first


def seed_of_pond(wish: NewTable) -> str:
    """The seed of the day that is wished for, which has begun somewhere on earth."""
    if wish.game != GAME or len(wish.seats) != 1 or wish.options or wish.seed is not None:
        raise Declined(400, "pond-alone")
    given = wish.pond or ""
    try:
        day = date.fromisoformat(given)
    except ValueError:
        day = None
    if day is None or day.isoformat() != given:
        raise Declined(400, "bad-pond", given=given[:LONGEST_WORD])
    if day > datetime.now(EARLIEST_ZONE).date():
        raise Declined(400, "pond-ahead")
    return f"pond {given}"

"""Names for those who did not give one."""

from collections.abc import Sequence

from anadrome.core.words import catalog, colour_name
from anadrome.server.entries import Chair
from anadrome.server.invites import digest
from anadrome.server.limits import checked_name, own_name
from anadrome.server.protocol import Lang, SeatWish


def bot_name(bot: str, lang: Lang) -> str:
    """What a bot of a kind is called."""
    return catalog("anadrome.server", lang).say(f"bot.{bot}")


def chairs_for(wishes: Sequence[SeatWish], tokens: Sequence[str], lang: Lang) -> list[Chair]:
    """The seats as wished, everyone with a name of their own; the tokens hold my seats in turn."""
    chairs: list[Chair] = []
    names: list[str] = []
    left = iter(tokens)
    for number, wish in enumerate(wishes):
        if wish.kind == "open":
            chairs.append(Chair("open"))
            continue
        default = colour_name(number, lang) if wish.kind == "me" else bot_name(wish.bot, lang)
        names.append(own_name(checked_name(wish.name) if wish.name.strip() else default, names))
        if wish.kind == "me":
            chairs.append(Chair("human", names[-1], digest(next(left))))
        else:
            chairs.append(Chair("bot", names[-1], bot=wish.bot))
    return chairs

"""Codes that invite to a table, and tokens that hold a seat.

A code is said aloud and typed in; it lets anyone see the table and take an open seat. A token is
a secret of one device, and only its hash is kept.
"""

import hashlib
import secrets
from typing import Final

ANIMALS: Final = (
    *("BADGER", "BEAR", "BEAVER", "BISON", "COHO", "CORMORANT", "CRANE", "CUB", "DEER", "DIPPER"),
    *("EAGLE", "ELK", "ERMINE", "FOX", "GOAT", "GOOSE", "GROUSE", "GULL", "HARE", "HERON"),
    *("KINGFISHER", "LOON", "LYNX", "MARMOT", "MARTEN", "MERGANSER", "MINK", "MOOSE", "MUSKRAT"),
    *("ORCA", "OSPREY", "OTTER", "OWL", "PIKA", "PORCUPINE", "PUFFIN", "RAVEN", "SALMON", "SEAL"),
    *("SOCKEYE", "SQUIRREL", "STOAT", "SWAN", "TERN", "TROUT", "VOLE", "WOLF", "WOLVERINE"),
)
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits


def new_code() -> str:
    """A code such as ``OTTER-4183-KTMB``, one of 1.6 times 10**11; and guessing is rated."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(4))
    return f"{secrets.choice(ANIMALS)}-{secrets.randbelow(10_000):04}-{tail}"


def spelled(code: str) -> str:
    """A code as we spell it, however it was typed.

    >>> spelled(" otter-4183-ktmb")
    'OTTER-4183-KTMB'
    """
    return code.strip().upper()


def new_token() -> str:
    """A token of 192 bits of chance."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What we keep of a token. Tokens are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()

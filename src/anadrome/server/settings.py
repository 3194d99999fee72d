"""What can be set about a server, with the values that suit a family, a club or a class."""

import os
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

SHIPPED: Final = Path(str(files("anadrome").joinpath("web")))
CHECKOUT: Final = Path(__file__).resolve().parents[3]


def built_client() -> Path:
    """Where the built client is: inside the package, or where Vite puts it in a checkout."""
    return SHIPPED if SHIPPED.is_dir() else CHECKOUT / "web" / "dist"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    each_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask for. A whole class may sit behind one address, so these are wide."""

    requests: Rate = Rate(burst=200, each_second=20)
    new_tables: Rate = Rate(burst=60, each_second=0.5)
    wrong_codes: Rate = Rate(burst=20, each_second=0.1)  # guessing at invitations
    messages: Rate = Rate(burst=120, each_second=20)  # of one connection
    actions: Rate = Rate(burst=120, each_second=10)  # of one seat
    connections_per_address: int = 120
    connections_per_table: int = 240
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    unread_messages: int = 256  # of a connection that reads too slowly


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server keeps and finds its things, and how much it allows."""

    data_dir: Path
    client_dir: Path = field(default_factory=built_client)
    bot_workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    bot_seconds: float = 20  # a bot that thinks longer is taken for dead
    idle_seconds: float = 900  # a table nobody looks at leaves memory
    limits: Limits = field(default_factory=Limits)

"""``python -m anadrome.server``: the server alone, for development and for services."""

import argparse
import logging
import sys
from pathlib import Path

from anadrome.server.run import CannotServe, serve


def main() -> int:
    """Serve until interrupted; the exit code is 2 when that cannot be."""
    parser = argparse.ArgumentParser("anadrome.server", description="Serve Anadrome's tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", type=Path, required=True, help="the folder of the database")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        serve(given.host, given.port, given.data, tell)
    except CannotServe as why:
        sys.stderr.write(f"anadrome.server: {why.sentence('en')}\n")
        return 2
    return 0


def tell(address: str) -> None:
    sys.stdout.write(f"Anadrome at {address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

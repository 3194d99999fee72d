"""``anadrome serve``: tables for browsers."""

import os
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path

from anadrome.cli.output import complain, say
from anadrome.core.words import catalog
from anadrome.server.run import CannotServe, serve


def run(arguments: Namespace, lang: str) -> int:
    """Serve until interrupted; the address is said as soon as the server answers there."""

    def ready(address: str) -> None:
        say(catalog("anadrome.server", lang).say("serve.ready", address=address))
        sys.stdout.flush()
        if arguments.open:
            webbrowser.open(address)

    try:
        serve(arguments.host, arguments.port, arguments.data or data_folder(), ready)
    except CannotServe as why:
        complain(why.sentence(lang))
        return 2
    return 0


def data_folder() -> Path:
    """Where a person's programs keep their data."""
    kept = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(kept) if kept else Path.home() / ".local" / "share") / "anadrome"

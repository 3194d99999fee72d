"""``anadrome play``, from outside."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time

import pytest

from anadrome.cli import main

COMMAND = [sys.executable, "-m", "anadrome.cli", "play", "kodiak", "--seed", "7"]
PATIENCE = 60


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "you need a terminal"), ("fr", "il faut un terminal")]
)
def test_a_pipe_is_no_table(lang: str, said: str) -> None:
    done = subprocess.run([*COMMAND, "--lang", lang], input="", capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("bots", ["greedy,greedy", "greedy,greedy,greedy,greedy"])
def test_one_bot_or_one_for_each_other_seat(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "kodiak", "--players", "4", "--bots", bots, "--lang", "en"]) == 2
    assert "each of the 3 other seats" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--players", "9"], "2 to 6 players"), (["--bots", "cod"], "no bot cod")],
)
def test_what_cannot_be_played_is_said_in_a_line(more: list[str], said: str) -> None:
    screen, code = in_a_terminal([*COMMAND, "--lang", "en", *more], wait_for=said, keys="")
    assert said in screen
    assert code == 2


def test_all_options_can_be_given() -> None:
    options = ["tiles=added", "whirlpool=yes", "movement_tokens=yes", "mouth=random"]
    command = [*(word if word != "kodiak" else "upstream" for word in COMMAND), "--lang", "en"]
    for option in (*options, "first_placer=blue"):
        command += ["--option", option]
    screen, code = in_a_terminal(command, wait_for="Round 1", keys="q\x1b[C\r")
    assert "Round 1" in screen
    assert code == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You play alone"), ("fr", "Tu joues sans adversaire")]
)
def test_who_plays_alone_names_no_bots(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--players", "1", "--bots", "random,random"]
    assert main(["play", "coldwater", *bots, "--lang", lang]) == 2
    assert said in capsys.readouterr().err


def test_one_may_play_alone() -> None:
    command = [*(word if word != "kodiak" else "coldwater" for word in COMMAND), "--lang", "en"]
    screen, code = in_a_terminal(
        [*command, "--players", "1"], wait_for="The silent angler", keys="q\x1b[C\r"
    )
    assert "The silent angler" in screen
    assert code == 0


def test_in_a_terminal_it_plays_and_leaves() -> None:
    screen, code = in_a_terminal(
        [*COMMAND, "--lang", "en", "--name", "Mara"], wait_for="Mara", keys="q\x1b[C\r"
    )
    assert "Mara" in screen
    assert code == 0


def in_a_terminal(command: list[str], wait_for: str, keys: str) -> tuple[str, int]:
    """Run a command in a terminal of 80x24, press keys when something is seen; all that was
    written, and the exit code.
    """
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="24")
        os.execvp(command[0], command)
    written, late = b"", time.monotonic() + PATIENCE
    while time.monotonic() < late:
        if not select.select([terminal], [], [], 0.1)[0]:
            continue
        try:
            written += os.read(terminal, 65536)
        except OSError:  # how Linux says that the other end is closed
            break
        if keys and wait_for.encode() in written:
            os.write(terminal, keys.encode())
            keys = ""
    os.close(terminal)
    return written.decode(errors="replace"), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

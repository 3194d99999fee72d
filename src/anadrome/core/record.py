"""Records: a whole match as JSON that anyone can read and check; docs/records.md describes them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from anadrome.core.chance import GENERATOR
from anadrome.core.errors import BadRecord, IllegalAction, Refusal
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.seats import COLOURS
from anadrome.core.steps import SECRET, Decided, Drew, Step

FORMAT: Final = "anadrome-record"
VERSION: Final = 1

Json = dict[str, Any]


def record_of(
    match: Match, players: Mapping[int, str] | None = None, *, final: bool = True
) -> Json:
    """A match so far. ``players`` names who sat where.

    Hidden choices are not in it. While a match is public but not over, ``final=False`` keeps back
    the seed too, from which the draws to come could be told, and what was drawn in secret.
    """
    outcome = match.outcome()
    steps = match.steps if final else match.public_steps()
    seats = [
        {"seat": seat, "colour": COLOURS[seat], "player": (players or {}).get(seat, "")}
        for seat in range(match.players)
    ]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": seats,
        "options": match.options,
        "seed": match.seed if final else None,
        "generator": GENERATOR,
        "steps": [_step_json(step) for step in steps],
        "outcome": None
        if outcome is None
        else {"scores": list(outcome.scores), "places": list(outcome.places)},
    }


def _step_json(step: Step) -> Json:
    if isinstance(step, Drew):
        drew = {"draw": step.what, "of": step.of, "result": step.result, "text": step.text}
        secret = {"result": None, "among": list(step.among)} if step.result == SECRET else {}
        return {**drew, **secret}
    return {"seat": step.seat, "asked": step.asked, "action": step.action}


def to_text(record: Json) -> str:
    """A record as a file: the head in full, then a line a step."""
    head = {key: value for key, value in record.items() if key not in ("steps", "outcome")}
    lines = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    steps = ",\n".join("  " + json.dumps(s, ensure_ascii=False) for s in record["steps"])
    outcome = json.dumps(record["outcome"])
    return f'{lines},\n "steps": [\n{steps}\n ],\n "outcome": {outcome}\n}}\n'


def from_text(text: str) -> Json:
    """A record from a file; BadRecord if it is none, or one of a newer version."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(0, "record.not-json") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord(0, "record.not-a-record", missing="format")
    version = record.get("version")
    if not isinstance(version, int) or version < 1:
        raise BadRecord(0, "record.not-a-record", missing="version")
    if version > VERSION:
        raise BadRecord(0, "record.newer", given=version, known=VERSION)
    for key, wanted in _SHAPE.items():
        if not isinstance(record.get(key), wanted):
            raise BadRecord(0, "record.not-a-record", missing=key)
    return record


_SHAPE: Final[dict[str, type | tuple[type, ...]]] = {
    "game": str,
    "rules": int,
    "seats": list,
    "options": dict,
    "seed": (str, type(None)),
    "generator": str,
    "steps": list,
    "outcome": (dict, type(None)),
}


def replay(game: AnyGame, record: Json, *, drawn_anew: bool = False) -> Match:
    """Play a record again, step by step; BadRecord names the first step that does not follow.

    The draws come from the record, so it replays after the generator has changed; with
    ``drawn_anew`` they come from the seed and have to be the same.
    """
    if record["rules"] != game.rules_version:
        raise BadRecord(
            0,
            "record.other-rules",
            given=record["rules"],
            game=game.title,
            known=game.rules_version,
        )
    steps = [_parsed(number, step) for number, step in enumerate(record["steps"], 1)]
    script = _script([step for step in steps if isinstance(step, Drew)])
    try:
        match = Match(
            game,
            len(record["seats"]),
            record["options"],
            record["seed"] or "",
            None if drawn_anew else script,
        )
    except ValueError:
        raise BadRecord(1, "record.wrong-draw", wanted="-", given=str(script[:1])) from None
    except Refusal as refusal:
        raise BadRecord(0, refusal.key, **refusal.params) from None
    for number, step in enumerate(steps, 1):
        _follow(match, number, step)
    _check_draws(match, len(steps) + 1, None)
    _check_end(match, record["outcome"])
    return match


def seed_agrees(game: AnyGame, record: Json) -> bool | None:
    """Whether the seed gives the draws of the record; None if that cannot be known here."""
    if record["seed"] is None or record["generator"] != GENERATOR:
        return None
    try:
        replay(game, record, drawn_anew=True)
    except BadRecord:
        return False
    return True


def _script(draws: Sequence[Drew]) -> list[int]:
    """The results of the draws; for those kept secret, some that they may have had together."""
    taken = {(draw.what, draw.result): k for k, draw in enumerate(draws) if draw.result != SECRET}
    for k, draw in enumerate(draws):
        if draw.result == SECRET:
            _find_result(draws, k, taken, set())
    held = {k: result for (_, result), k in taken.items()}
    return [
        held.get(k, 0) if draw.result == SECRET else draw.result for k, draw in enumerate(draws)
    ]


def _find_result(
    draws: Sequence[Drew],
    k: int,
    taken: dict[tuple[str, int], int],
    tried: set[tuple[str, int]],
) -> bool:
    """Give a secret draw a result of its own; other secret draws make room if they can."""
    for result in draws[k].among:
        wanted = draws[k].what, result
        if wanted in tried:
            continue
        tried.add(wanted)
        holder = taken.get(wanted)
        if holder is None or (
            draws[holder].result == SECRET and _find_result(draws, holder, taken, tried)
        ):
            taken[wanted] = k
            return True
    return False


def _parsed(number: int, step: Any) -> Step:
    try:
        if "draw" in step:
            secret = step["result"] is None
            result = SECRET if secret else int(step["result"])
            among = tuple(int(each) for each in step["among"]) if secret else ()
            return Drew(str(step["draw"]), int(step["of"]), result, str(step["text"]), among)
        return Decided(int(step["seat"]), str(step["asked"]), str(step["action"]))
    except (KeyError, TypeError, ValueError, OverflowError):
        raise BadRecord(number, "record.not-a-record", missing=f"steps[{number}]") from None


def _follow(match: Match, number: int, step: Step) -> None:
    """One step: a draw the game has made already must be the same, a decision is played."""
    if isinstance(step, Drew):
        made = match.steps[number - 1] if number <= len(match.steps) else None
        if not _is_same(made, step):
            raise BadRecord(number, "record.wrong-draw", wanted=_text(made), given=_text(step))
        return
    _check_draws(match, number, step)
    if match.is_over:
        raise BadRecord(number, "record.too-long")
    decision = match.decision
    if step.seat != min(decision.seats) or step.asked != decision.kind:
        wanted = f"{decision.kind} {', '.join(COLOURS[s] for s in decision.seats)}"
        raise BadRecord(number, "record.wrong-seat", wanted=wanted, given=_text(step))
    try:
        match.play(step.seat, step.action)
    except IllegalAction as refusal:
        params: dict[str, str | int] = {
            **refusal.params,
            "seat": COLOURS[step.seat],
            "action": step.action,
            "rule": refusal.rule,
            "reason": refusal.key,
            "given": step.action,
        }
        raise BadRecord(number, "record.illegal", **params) from None
    except ValueError:
        raise BadRecord(number, "record.wrong-draw", wanted="-", given=_text(step)) from None


def _is_same(made: Step | None, step: Drew) -> bool:
    """Whether a step was this draw, or may have been it if it is secret."""
    if step.result == SECRET and isinstance(made, Drew):
        return (made.what, made.of) == (step.what, step.of) and made.result in step.among
    return made == step


def _check_draws(match: Match, number: int, step: Step | None) -> None:
    """Whether the game has drawn something by now that the record leaves out."""
    if number <= len(match.steps):
        made = match.steps[number - 1]
        raise BadRecord(number, "record.wrong-draw", wanted=_text(made), given=_text(step))


def _text(step: Step | None) -> str:
    if step is None:
        return "-"
    if isinstance(step, Drew):
        return f"{step.what} {step.text} ({step.result} of {step.of})"
    colour = COLOURS[step.seat] if 0 <= step.seat < len(COLOURS) else str(step.seat)
    return f"{step.asked} {colour} {step.action}"


def _check_end(match: Match, claimed: Json | None) -> None:
    outcome = match.outcome()
    if outcome is None:
        if claimed is not None:
            raise BadRecord(0, "record.too-short")
        return
    wanted = {"scores": list(outcome.scores), "places": list(outcome.places)}
    if claimed != wanted:
        raise BadRecord(
            0, "record.wrong-outcome", given=json.dumps(claimed), wanted=json.dumps(wanted)
        )

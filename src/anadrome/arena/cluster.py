"""Matches played on a Ray cluster, whose machines have Anadrome installed too."""

import logging
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec
import ray

from anadrome.arena.played import Played, Task
from anadrome.arena.worker import Answer, answer
from anadrome.arena.workers import MatchFailed
from anadrome.core.errors import BadSetup

AHEAD = 2  # so many tasks wait at each core, that none runs dry


def played_on(tasks: Iterable[Task], address: str) -> Iterator[Played]:
    """The matches of all tasks, as they end. ``address`` as Ray has it: ``local`` starts one."""
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        trouble = str(error).strip().splitlines()[0]
        raise BadSetup("no-cluster", address=address, trouble=trouble.rstrip(".")) from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = int(resources.get("CPU", 1))
        waiting = iter(tasks)
        out = {_give(task): task for task in islice(waiting, AHEAD * cores)}
        while out:
            (ready,), _ = ray.wait(list(out))
            task = out.pop(ready)
            for following in islice(waiting, 1):
                out[_give(following)] = following
            found = msgspec.json.decode(ray.get(ready), type=Answer)
            if found.played is None:
                raise MatchFailed(task, found.error)
            yield found.played
    finally:
        ray.shutdown()


@ray.remote(num_cpus=1)
def _answered(task: bytes) -> bytes:
    """One task on one core of the cluster, both ways as JSON."""
    return msgspec.json.encode(answer(msgspec.json.decode(task, type=Task)))


def _give(task: Task) -> "ray.ObjectRef[bytes]":
    return _answered.remote(msgspec.json.encode(task))

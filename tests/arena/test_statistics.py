"""Statistics from events: they agree with how the games end, in every game."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from anadrome.arena.matches import decisions, seated
from anadrome.arena.played import Played, Task, play
from anadrome.arena.statistics import COLLECTORS, collector_of, measures_of
from anadrome.core.events import Told
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.seats import COLOURS
from anadrome.games import GAMES
from anadrome.games.coldwater import events as coldwater
from anadrome.games.kodiak.deck import HAND_SIZE
from anadrome.games.upstream import events as upstream
from anadrome.games.upstream.rounds import MOUTH_TILES
from anadrome.games.upstream.table import TOKENS
from tests.conformance.play import at_every_table

SALMON = 9
COUNTED = pytest.mark.parametrize("name", COLLECTORS)


def played(game: str, players: int, seed: str, **options: str) -> Played:
    return play(Task(0, game, options, ("random",) * players, seed))


@COUNTED
def test_the_running_score_ends_with_the_score(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        for seed in range(2):
            match = Match(game, players, {}, seed)
            statistics = collector_of(name)(players)
            statistics.listen(match.told)
            for told in decisions(match, seated(game, ["random"] * players, str(seed))):
                statistics.listen(told)
            assert statistics.scores == list(game.outcome(match.state).scores)


def test_a_game_that_nobody_counts_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(COLLECTORS, "kodiak")
    found = played("kodiak", 3, "seed")
    assert (found.first, found.course, found.counts) == (None, None, {})
    assert sum(found.scores) == 3 * 3 * 25


@COUNTED
def test_measures_have_names_of_their_own(name: str) -> None:
    measures = measures_of(name)
    assert len({measure.key for measure in measures}) == len(measures)
    assert len({measure.label for measure in measures}) == len(measures)


@pytest.mark.parametrize("players", GAMES["kodiak"].players)
def test_every_salmon_of_kodiak_is_counted_once(players: int) -> None:
    for seed in ("a", "b"):
        counts = played("kodiak", players, seed).counts
        salmon = sum(map(sum, (counts["saved"], counts["captured"], counts["taken_back"])))
        assert salmon == SALMON * players * players
    assert sum(counts["saved"]) > 0 < sum(counts["captured"])


def test_the_turns_of_kodiak_bound_what_is_counted() -> None:
    counts = played("kodiak", 4, "turns").counts
    turns = 4 * HAND_SIZE
    assert 0 < counts["heroic_runs"][0] + counts["missed_turns"][0] < turns
    assert counts["slowed"][0] + counts["idle_visitors"][0] <= 4 * 4


@pytest.mark.parametrize("players", GAMES["upstream"].players)
def test_every_salmon_of_upstream_is_counted_once(players: int) -> None:
    for seed in ("a", "b", "c"):
        counts = played("upstream", players, seed).counts
        for seat in range(players):
            lost = [counts[key][seat] for key in ("by_bears", "by_eagles", "by_herons")]
            washed, left = counts["washed_away"][seat], counts["salmon_left"][seat]
            assert sum(lost) + washed + left == 2 * TOKENS


@pytest.mark.parametrize("players", GAMES["coldwater"].players)
def test_the_trophies_of_coldwater_are_those_of_the_end(players: int) -> None:
    """Each is counted when it is won; the end tells of them once more, for every seat."""
    for seed in range(2):
        match = Match(GAMES["coldwater"], players, {}, seed)
        statistics = collector_of("coldwater")(players)
        statistics.listen(match.told)
        before: list[int] = []
        for told in decisions(match, seated(match.game, ["random"] * players, str(seed))):
            before = list(statistics.scores or ())
            statistics.listen(told)
        (end,) = (fact for fact in match.heard(None) if isinstance(fact, coldwater.GameEnded))
        for seat, score in enumerate(end.scores[:players]):
            won = Counter(trophy for trophy, _ in score.trophies)
            counted = {name: counts[seat] for name, counts in statistics.counts.items()}
            assert {name: counted[name] for name in won} == won
            assert sum(counted[name] for name in get_args(coldwater.Trophy)) == won.total()
            assert counted["masters"] == score.masters
            assert before[seat] <= score.total
            assert score.total == sum(p for _, p in score.trophies) + score.masters + score.tags


def test_a_bear_may_take_both_of_a_pair_and_a_row_takes_what_is_left() -> None:
    collector = collector_of("upstream")(2)
    told = [
        upstream.BearCaught(seat=0, token=1, space="C3", left=1),
        upstream.BearCaught(seat=0, token=1, space="C4", left=0),
        upstream.RowFell(row=0, spaces=("L0",), lost=((1, 0), (0, 2))),
        upstream.HeronAte(seat=1, token=3, space="L2", left=1),
        upstream.RowFell(row=1, spaces=("L1",), lost=((1, 3),)),
        upstream.Arrived(seat=0, token=0, salmon=2),
        upstream.Advanced(seat=0, token=0, eggs=2),
    ]
    collector.listen(Told(-1, fact) for fact in told)
    assert collector.counts["by_bears"] == [2, 0]
    assert collector.counts["by_herons"] == [0, 1]
    assert collector.counts["washed_away"] == [2, 3]
    assert collector.scores == [8 - 2 - 2 + 2, 8 - 2 - 1 - 1]


@pytest.mark.parametrize(
    ("name", "option", "later"),
    [
        ("coldwater", "first_player", 0),
        ("kodiak", "first_player", 0),
        ("upstream", "first_placer", MOUTH_TILES),
    ],
)
def test_who_plays_first(name: str, option: str, later: int) -> None:
    """In Upstream it is who would place the tile after the mouth's last one."""
    for seat, colour in enumerate(COLOURS[:3]):
        found = played(name, 3, "seed", **{option: colour})
        first = (seat + later) % 3
        assert found.first == first
        assert [found.in_turn((first + turn) % 3) for turn in range(3)] == [0, 1, 2]


@at_every_table
def test_a_match_is_the_same_again_but_for_its_time(game: AnyGame, players: int) -> None:
    first, again = played(game.name, players, "again"), played(game.name, players, "again")
    assert replace(first, seconds=()) == replace(again, seconds=())
    shares = sum(first.wins(seat) for seat in range(players))
    assert shares == pytest.approx(1) or (players == 1 and shares == 0)
    assert len(first.decisions) == len(first.seconds) == players
    assert min(first.seconds) >= 0

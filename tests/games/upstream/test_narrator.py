"""What Upstream says: the same in English and French."""

from __future__ import annotations

from random import Random
from string import Formatter
from typing import get_args

import pytest

from anadrome.core.match import Match
from anadrome.core.words import LANGUAGES, Catalog, catalog
from anadrome.games.upstream import events
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.narrator import UpstreamNarrator
from tests.games.upstream.river import River

ROOM = "anadrome.games.upstream"
NAMES = ["Ada", "Inès", "Tom"]

SAID: list[tuple[events.AnyFact, list[str], list[str]]] = [
    (events.TurnedUp(seat=0, tiles=("bear",)), [], []),
    (
        events.TurnedUp(seat=0, tiles=("water", "bear", "rapids")),
        ["Ada draws a water tile, a bear and rapids."],
        ["Ada pioche une tuile Eau, un ours et des rapides."],
    ),
    (
        events.Laid(seat=1, tile="eagle", space="L5", turned=""),
        ["Inès lays an eagle on L5."],
        ["Inès pose un aigle en L5."],
    ),
    (
        events.Laid(seat=1, tile="waterfall", space="L5", turned="NE"),
        ["Inès lays a waterfall on L5, facing northeast."],
        ["Inès pose une chute d’eau en L5, côté nord-est."],
    ),
    (
        events.Laid(seat=None, tile="rock", space="C2", turned=""),
        ["Chance lays a rock on C2."],
        ["Le hasard pose un rocher en C2."],
    ),
    (
        events.SpawnLaid(row=10),
        ["The Spawn lies at the end of the river, past row 10."],
        ["Le lieu de ponte est au bout de la rivière, après la rangée 10."],
    ),
    (
        events.RoundBegan(round=1, first=1, falls=None),
        ["Round 1. Inès begins."],
        ["Manche 1. Inès commence."],
    ),
    (
        events.RoundBegan(round=2, first=1, falls=0),
        ["Round 2. Inès begins. The Sea washes away at its end."],
        ["Manche 2. Inès commence. La mer disparaît à la fin."],
    ),
    (
        events.RoundBegan(round=4, first=1, falls=2),
        ["Round 4. Inès begins. Row 2 washes away at its end."],
        ["Manche 4. Inès commence. La rangée 2 disparaît à la fin."],
    ),
    (events.TurnBegan(seat=0, points=5), [], []),
    (
        events.Swam(seat=0, token=1, salmon=2, start="L6", end="L7", cost=1, left=4),
        ["Ada swims L6 to L7. 1 point."],
        ["Ada nage de L6 à L7. 1 point."],
    ),
    (
        events.Swam(seat=0, token=1, salmon=2, start="L10", end="S1", cost=1, left=4),
        ["Ada swims L10 to the Spawn. 1 point."],
        ["Ada nage de L10 au lieu de ponte. 1 point."],
    ),
    (
        events.Jumped(
            seat=0, token=1, salmon=2, start="C4", over=("C5",), end="C6", cost=3, left=2
        ),
        ["Ada jumps C4 to C6. 3 points."],
        ["Ada saute de C4 à C6. 3 points."],
    ),
    (
        events.BearCaught(seat=1, token=0, space="C5", left=1),
        ["The bear on C5 takes one of Inès’s salmon: a pair becomes a single."],
        ["L’ours en C5 prend un saumon d’Inès\u202f: une paire devient un saumon seul."],
    ),
    (
        events.EagleFlew(seat=1, token=0, space="C5", left=0),
        ["The eagle on C5 takes one of Inès’s salmon and flies away: the token is out."],
        ["L’aigle en C5 prend un saumon d’Inès et s’envole\u202f: le jeton quitte la partie."],
    ),
    (
        events.HeronAte(seat=2, token=0, space="L3", left=0),
        ["The heron on L3 takes one of Tom’s salmon: the token is out."],
        ["Le héron en L3 prend un saumon de Tom\u202f: le jeton quitte la partie."],
    ),
    (
        events.Carried(seat=2, token=0, start="C3", end="C4", cost=0, left=4),
        ["The rapids carry Tom’s token from C3 to C4."],
        ["Les rapides emportent un jeton de Tom de C3 à C4."],
    ),
    (
        events.Carried(seat=2, token=0, start="L10", end="S1", cost=1, left=4),
        ["The rapids carry Tom’s token over the waterfall, from L10 to the Spawn. 1 point."],
        [
            "Les rapides emportent un jeton de Tom par-dessus la chute d’eau, de L10 au lieu de"
            " ponte. 1 point."
        ],
    ),
    (
        events.Waits(seat=2, token=0, space="C3", end="C4", full=True),
        ["Tom’s token waits on C3: there is no room on C4."],
        ["Un jeton de Tom attend en C3\u202f: il n’y a pas de place en C4."],
    ),
    (
        events.Waits(seat=2, token=0, space="C3", end="C4", full=False),
        ["Tom’s token waits on C3: the leap costs 1 point, and none is left."],
        ["Un jeton de Tom attend en C3\u202f: le saut coûte 1 point, et il n’en reste pas."],
    ),
    (
        events.Whirled(seat=1, token=0, space="C3"),
        ["The whirlpool on C3 holds Inès’s token for this turn."],
        ["Le tourbillon en C3 retient un jeton d’Inès pour ce tour."],
    ),
    (events.Arrived(seat=1, token=0, salmon=2), [], []),
    (events.TurnEnded(seat=0, unspent=0), [], []),
    (
        events.TurnEnded(seat=0, unspent=2),
        ["Ada has no move left. 2 points are lost."],
        ["Ada n’a plus de déplacement possible. 2 points sont perdus."],
    ),
    (
        events.TokensPassed(seat=0, to=1, tokens=1),
        ["Ada passes 1 movement token to Inès."],
        ["Ada passe 1 jeton Mouvement à Inès."],
    ),
    (
        events.RowFell(row=2, spaces=("L2", "R2", "C2"), lost=()),
        ["Row 2 washes away. Nobody was on it."],
        ["La rangée 2 disparaît. Il n’y avait personne."],
    ),
    (
        events.RowFell(row=0, spaces=("C-1", "L0", "R0", "C0"), lost=((0, 1), (0, 2), (2, 3))),
        ["The Sea washes away.", "Ada loses 2 tokens with it.", "Tom loses 1 token with it."],
        ["La mer disparaît.", "Ada y perd 2 jetons.", "Tom y perd 1 jeton."],
    ),
    (events.Advanced(seat=0, token=0, eggs=2), [], []),
    (
        events.GameEnded(scores=(12, 13, 1), salmon=(4, 5, 0), places=(2, 1, 3)),
        [
            "Ada: 12 points, 4 salmon.",
            "Inès: 13 points, 5 salmon.",
            "Tom: 1 point, 0 salmon.",
            "Inès wins with 13 points.",
        ],
        [
            "Ada\u202f: 12 points, saumons\u202f: 4.",
            "Inès\u202f: 13 points, saumons\u202f: 5.",
            "Tom\u202f: 1 point, saumons\u202f: 0.",
            "Inès gagne avec 13 points.",
        ],
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("fact", "english", "french"), SAID)
def test_the_log(fact: events.AnyFact, english: list[str], french: list[str], lang: str) -> None:
    lines = UpstreamNarrator(False, NAMES, lang).lines(fact)
    assert [line.text for line in lines] == (english if lang == "en" else french)


def test_every_fact_is_tried() -> None:
    assert {type(fact) for fact, _, _ in SAID} == set(get_args(events.AnyFact))


@pytest.mark.parametrize(
    ("places", "english", "french"),
    [
        (
            (1, 2, 3),
            "Ada wins with 7 points and the better of the tie-breakers.",
            "Ada gagne avec 7 points, au départage.",
        ),
        (
            (1, 1, 3),
            "Ada and Inès share the win with 7 points.",
            "Ada et Inès gagnent ensemble avec 7 points.",
        ),
    ],
)
def test_ties(places: tuple[int, ...], english: str, french: str) -> None:
    fact = events.GameEnded(scores=(7, 7, 2), salmon=(2, 2, 1), places=places)
    assert UpstreamNarrator(False, NAMES, "en").lines(fact)[-1].text == english
    assert UpstreamNarrator(False, NAMES, "fr").lines(fact)[-1].text == french
    nobody = events.GameEnded(scores=(0, 0, 0), salmon=(0, 0, 0), places=(1, 1, 1))
    assert (
        UpstreamNarrator(False, NAMES, "en").lines(nobody)[-1].text
        == "No salmon reached the Spawn."
    )


def told(river: River, action: str) -> tuple[str, str]:
    view = GAME.view(river.state, river.state.seat)
    options = {"whirlpool": "yes" if view.whirlpool else "no"}
    voices = [GAME.narrator(options, NAMES, lang) for lang in ("en", "fr")]
    return voices[0].explain(view, action), voices[1].explain(view, action)


@pytest.mark.parametrize(
    ("river", "action", "english", "french"),
    [
        (
            River(3, A="L2:2", B="R5:1"),
            "L2>L3",
            "Swim to L3 for 1 point.",
            "Nage en L3 pour 1 point.",
        ),
        (
            River(3, "C6 eagle", A="C4:2", B="R5:1"),
            "C4^C6",
            "Jump to C6 for 3 points. The eagle on C6 takes one salmon.",
            "Saut en C6 pour 3 points. L’aigle en C6 prend un saumon.",
        ),
        (
            River(3, "C5 bear S", A="C4:1 L2:2", B="R5:1"),
            "C4^C6",
            "Jump to C6 for 3 points. The bear on C5 takes one salmon. The token leaves the game.",
            "Saut en C6 pour 3 points. L’ours en C5 prend un saumon. Le jeton quitte la partie.",
        ),
        (
            River(3, "C3 rapids N, C4 waterfall S", A="C2:2", B="R5:1"),
            "C2>C3",
            "Swim to C3 for 1 point. The rapids carry it to C4."
            " Its leap over the waterfall costs 1 point more.",
            "Nage en C3 pour 1 point. Les rapides l’emportent en C4."
            " Le saut par-dessus la chute d’eau coûte 1 point de plus.",
        ),
        (
            River(2, "C3 rapids N", A="C2:2", B="C4:1 C4:2"),
            "C2>C3",
            "Swim to C3 for 1 point. There it has to wait for this turn.",
            "Nage en C3 pour 1 point. Il doit y attendre pour ce tour.",
        ),
        (
            River(3, "C3 rock", whirlpool=True, A="C2:2", B="R5:1"),
            "C2>C3",
            "Swim to C3 for 1 point. The whirlpool holds it for this turn.",
            "Nage en C3 pour 1 point. Le tourbillon le retient pour ce tour.",
        ),
        (
            River(3, round=9, last=10, A="L10:2", B="R9:1"),
            "L10^S1",
            "Jump to the Spawn for 2 points.",
            "Saut au lieu de ponte pour 2 points.",
        ),
    ],
)
def test_what_an_action_would_do(river: River, action: str, english: str, french: str) -> None:
    assert told(river, action) == (english, french)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("L3>C3", "L3 swims to C3", "L3 nage en C3"),
        ("pair C1^C4", "Pair: C1 jumps to C4", "Paire\u202f: C1 saute en C4"),
        ("lay eagle R5", "Eagle on R5", "Aigle en R5"),
        ("lay bear R5 NE", "Bear on R5, northeast", "Ours en R5, nord-est"),
        ("lay rock R5", "Whirlpool on R5", "Tourbillon en R5"),
        ("heron L3 single", "Single on L3", "Saumon seul en L3"),
    ],
)
def test_labels(action: str, english: str, french: str) -> None:
    assert UpstreamNarrator(True, NAMES, "en").label(0, action) == english
    assert UpstreamNarrator(True, NAMES, "fr").label(0, action) == french


def test_prompts() -> None:
    voice = UpstreamNarrator(False, NAMES, "en")
    river = River(3, A="L2:2", B="R5:1")
    prompt = voice.prompt(GAME.view(river.state, 0), (0,))
    assert (prompt.title, prompt.detail) == (
        "Move your salmon. 5 points left.", "Row 1 washes away at the end of this round.",
    )  # fmt: skip
    prompt = voice.prompt(GAME.view(river.state, 1), (0,))
    assert (prompt.title, prompt.detail) == ("Waiting for Ada.", "Ada has 5 points left to move.")
    match = Match(GAME, 3, {"first_placer": "vermilion"}, 3)
    prompt = voice.prompt(match.view(0), (0,))
    assert prompt.title == f"Lay {voice.tile(match.view(0).hand[0]):a}."


def parameters(entry: str) -> set[str]:
    return {name.split("!")[0] for _, name, _, _ in Formatter().parse(entry) if name}


def test_both_languages_have_the_same_keys_and_parameters() -> None:
    english, french = (catalog(ROOM, lang) for lang in LANGUAGES)
    assert english.entries.keys() == french.entries.keys()
    for key, entry in english.entries.items():
        assert parameters(entry) == parameters(french.entries[key]), key


def test_french_is_set_as_french_is() -> None:
    for entry in Catalog(ROOM, "fr").entries.values():
        assert "'" not in entry
        for sign in ":;?!":
            assert f" {sign}" not in entry
    for entry in Catalog(ROOM, "en").entries.values():
        assert "'" not in entry


def test_every_sentence_is_said_somewhere() -> None:
    """Whole games and the cases above reach all keys; what nobody says is not kept."""
    said: set[str] = set()

    class Listening(Catalog):
        def say(self, key: str, **params: object) -> str:
            text = super().say(key, **params)
            if "count" in params:
                number = "one" if params["count"] == 1 else "many"
                key = f"{key}.{number}" if f"{key}.{number}" in self.entries else key
            said.add(key)
            return text

    words = Listening(ROOM, "en")
    voices = []
    for whirlpool in (False, True):
        voice = UpstreamNarrator(whirlpool, NAMES, "en")
        voice.words = words
        voices.append(voice)
    for fact, _, _ in SAID:
        voices[0].lines(fact)
    for seed in range(60):
        options = {
            "whirlpool": ("no", "yes")[seed % 2], "tiles": ("added", "water")[seed // 2 % 2],
            "movement_tokens": ("no", "yes")[seed // 4 % 2],
            "mouth": ("placed", "random")[seed % 2],
        }  # fmt: skip
        match, choices, heard = Match(GAME, 3, options, seed), Random(seed), 0
        voice = voices[seed % 2]
        while True:
            for each in match.told[heard:]:
                voice.lines(each.fact)
            heard = len(match.told)
            for seat in (0, 1, None):
                voice.prompt(match.view(seat), match.decision.seats)
            if match.is_over:
                break
            seat = match.decision.seats[0]
            action = choices.choice(match.legal(seat))
            voice.label(seat, action)
            voice.explain(match.view(seat), action)
            match.play(seat, action)
    nouns = ("tile.", "edge.", "size.")
    unsaid = {key for key in words.entries if not key.startswith(nouns)} - said
    rare = {"action.leap.many", "log.game.tied", "prompt.over.tied"}
    assert unsaid <= rare

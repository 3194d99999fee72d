"""What buttons and previews say of actions, in English and French.

French is written with plain spaces here; ``set_right`` in test_narrator.py makes them narrow.
"""

from msgspec.structs import replace

from anadrome.games.coldwater.previews import Prospect
from anadrome.games.coldwater.view import ColdwaterView, Contender
from tests.games.coldwater.lake import (
    ADA,
    FLOUNDERS,
    PERCH,
    VIEW,
    contest,
    emptied,
    harbour,
    seen,
    would,
)

LABELS: list[tuple[str, str, str]] = [
    ("cast red", "Cast on red", "Lancer sur le rouge"),
    ("take harbour", "Reel in from the Harbour", "Ramener le jeton du Port"),
    ("lure red 3 5", "Lure: 2 red from Zones 3 and 5", "Leurre : 2 rouges des Zones 3 et 5"),
    ("lure red 4 4", "Lure: 2 red from Zone 4", "Leurre : 2 rouges de la Zone 4"),
    (
        "reel red 3 blue 5",
        "Reel: red in Zone 3 with blue in Zone 5",
        "Moulinet : un rouge de la Zone 3 contre un bleu de la Zone 5",
    ),
    ("go on", "Go on", "Continuer"),
    ("bait none", "All to the discard", "Tout à la défausse"),
    (
        "bait char-2:2 crab-1:1",
        "2 on char 2 and 1 on crab 1",
        "2 sur l’omble 2 et 1 sur le crabe 1",
    ),
    ("catch 4 lake 5", "For Zone 4: the Lake’s Zone 5", "Pour la Zone 4 : Zone 5 du Lac"),
    (
        "catch 6 lake deck",
        "For Zone 6: top of the Lake’s deck",
        "Pour la Zone 6 : pioche du Lac",
    ),
    ("catch 3 nothing", "For Zone 3: no fish", "Pour la Zone 3 : pas de poisson"),
    ("fill 4", "Fill Zone 4", "Remplir la Zone 4"),
    ("angler char-2", "Take the char: 2 green and 2 red", "Prendre l’omble : 2 verts et 2 rouges"),
    ("angler top", "Take the top Master Angler", "Prendre le Maître Pêcheur de la pioche"),
    ("silent one", "One bait", "Un appât"),
    ("silent two", "Two baits", "Deux appâts"),
    ("white angler", "A second Master Angler", "Un deuxième Maître Pêcheur"),
    ("white baits", "7 baits to the discard", "7 appâts à la défausse"),
    (
        "present flounder 5 06:20, john-dory 2 10:20",
        "A flounder of 5 (06:20) and a john dory of 2 (10:20)",
        "Un flet de 5 (06:20) et un saint-pierre de 2 (10:20)",
    ),
]

FIFTH = Prospect(5, "lake", "perch", tackle=True)
FOURTH = Prospect(4, "lake", None, tackle=False)
SIXTH = Prospect(6, "shore", "john-dory", tackle=False)
MASTER = ADA.masters[0]
NEARLY = replace(MASTER, filled=(True, True, False, False))
THREE_MASTERS = (replace(ADA, masters=(MASTER,) * 3), *VIEW.anglers[1:])
RED = {"phase": "bait", "baits": 3, "bait_colour": "red"}

EXPLAINED: list[tuple[ColdwaterView, str, str, str]] = [
    (
        would("cast red", "red", (1, 1, 0, 0), slots=1),
        "cast red",
        "Removes 2 red. No Zone empties. 1 bait can go to a Master Angler.",
        "Retire 2 rouges. Aucune Zone ne se vide. 1 appât peut aller sur un Maître Pêcheur.",
    ),
    (
        would("take red", "red", (1, 0, 1, 0), FIFTH),
        "take red",
        "Removes 2 red: Zone 5 empties, you catch the perch of the Lake’s Zone 5"
        " and a tackle token.",
        "Retire 2 rouges : la Zone 5 se vide, tu attrapes la perche de la Zone 5 du Lac"
        " et tu gagnes un Article de pêche.",
    ),
    (
        would("lure green 4 6", "green", (0, 1, 0, 1), FOURTH, SIXTH, slots=2),
        "lure green 4 6",
        "Removes 2 green: Zone 4 empties, but there is no fish in the Lake’s Zone 4."
        " Zone 6 empties, you catch the john dory of the Shore’s Zone 6."
        " For Zone 6 you may take the top of the deck instead: a flounder."
        " 2 baits can go to Master Anglers.",
        "Retire 2 verts : la Zone 4 se vide, mais il n’y a pas de poisson dans la Zone 4 du Lac."
        " La Zone 6 se vide, tu attrapes le saint-pierre de la Zone 6 du Rivage."
        " Pour la Zone 6, tu peux prendre plutôt le dessus de la pioche : un flet."
        " 2 appâts peuvent aller sur des Maîtres Pêcheurs.",
    ),
    (
        would("cast blue", "blue", (0, 0, 1, 0), Prospect(5, "lake", None, tackle=True)),
        "cast blue",
        "Removes 1 blue: Zone 5 empties, there is no fish in the Lake’s Zone 5,"
        " but you get a tackle token.",
        "Retire 1 bleu : la Zone 5 se vide, il n’y a pas de poisson dans la Zone 5 du Lac,"
        " mais tu gagnes un Article de pêche.",
    ),
    (
        would("cast black", "black", (0, 1, 0, 0)),
        "cast black",
        "Removes 1 black. No Zone empties.",
        "Retire 1 noir. Aucune Zone ne se vide.",
    ),
    (
        would("cast black", None, (0, 0, 0, 0)),
        "cast black",
        "You have no black bait: nothing leaves.",
        "Tu n’as pas d’appât noir : rien ne part.",
    ),
    (
        harbour("cast harbour", (2, 0, 4, 6)),
        "cast harbour",
        "Use the Harbour: 2 actions, to fill Zones or take Master Anglers."
        " There is room in Zones 3, 5 and 6.",
        "Au Port, 2 actions : remplir des Zones ou prendre des Maîtres Pêcheurs."
        " Il y a de la place dans les Zones 3, 5 et 6.",
    ),
    (
        harbour("take harbour", (0, 0, 0, 6)),
        "take harbour",
        "Use the Harbour: 1 action, to fill a Zone or take a Master Angler."
        " There is room in Zone 6.",
        "Au Port, 1 action : remplir une Zone ou prendre un Maître Pêcheur."
        " Il y a de la place dans la Zone 6.",
    ),
    (
        harbour("cast harbour", (0, 0, 0, 0), anglers=THREE_MASTERS),
        "cast harbour",
        "Use the Harbour: 2 actions, to fill Zones or take Master Anglers."
        " No Zone can be filled. You already have three Master Anglers to catch.",
        "Au Port, 2 actions : remplir des Zones ou prendre des Maîtres Pêcheurs."
        " Aucune Zone ne peut être remplie. Tu as déjà trois Maîtres Pêcheurs à attraper.",
    ),
    (
        VIEW,
        "reel red 3 blue 4",
        "Swap red in Zone 3 with blue in Zone 4.",
        "Échange un rouge de la Zone 3 contre un bleu de la Zone 4.",
    ),
    (
        seen(phase="tackle", step=1),
        "go on",
        "Keep your tackle and reel in a token.",
        "Garde tes Articles de pêche et ramène un jeton.",
    ),
    (
        seen(phase="tackle", step=2),
        "go on",
        "Keep your tackle and end your turn.",
        "Garde tes Articles de pêche et finis ton tour.",
    ),
    (
        seen(**RED),
        "bait char-2:2 crab-4:1",
        "2 red go to the char. 1 red goes to the crab: it is caught, 1 point.",
        "2 rouges vont sur l’omble."
        " 1 rouge va sur le crabe : tu attrapes ce Maître Pêcheur, 1 point.",
    ),
    (
        seen(**{**RED, "anglers": (replace(ADA, masters=(NEARLY,)), *VIEW.anglers[1:])}),
        "bait char-2:2",
        "2 red go to the char: it is caught, 1 point. 1 red goes to the discard.",
        "2 rouges vont sur l’omble : tu attrapes ce Maître Pêcheur, 1 point."
        " 1 rouge va à la défausse.",
    ),
    (
        seen(**RED),
        "bait char-2:1",
        "1 red goes to the char. 2 red go to the discard.",
        "1 rouge va sur l’omble. 2 rouges vont à la défausse.",
    ),
    (seen(**RED), "bait none", "3 red go to the discard.", "3 rouges vont à la défausse."),
    (
        seen(**{**RED, "baits": 1}),
        "bait none",
        "1 red goes to the discard.",
        "1 rouge va à la défausse.",
    ),
    (
        emptied(5, 6),
        "catch 5 lake 5",
        "Catch the perch of the Lake’s Zone 5.",
        "Attrape la perche de la Zone 5 du Lac.",
    ),
    (
        emptied(5),
        "catch 5 shore 5",
        "Catch the wrasse of the Shore’s Zone 5. That uses your Rod.",
        "Attrape le labre de la Zone 5 du Rivage. Tu utilises ta Canne.",
    ),
    (
        emptied(5),
        "catch 5 lake 6",
        "Catch the pike of the Lake’s Zone 6. That uses your Spool.",
        "Attrape le brochet de la Zone 6 du Lac. Tu utilises ta Bobine.",
    ),
    (
        emptied(5),
        "catch 5 river 4",
        "Catch the salmon of the River’s Zone 4. That uses your Rod and your Spool.",
        "Attrape le saumon de la Zone 4 de la Rivière. Tu utilises ta Canne et ta Bobine.",
    ),
    (
        emptied(6),
        "catch 6 lake deck",
        "Catch the sea trout on top of the Lake’s deck.",
        "Attrape la truite de mer sur la pioche du Lac.",
    ),
    (
        emptied(4),
        "catch 4 nothing",
        "Nothing is to be caught for Zone 4.",
        "Rien à attraper pour la Zone 4.",
    ),
    (
        harbour("fill 5", (0, 0, 4, 0), phase="harbour"),
        "fill 5",
        "Fill Zone 5: 4 baits from the bag.",
        "Remplis la Zone 5 : 4 appâts du sac.",
    ),
    (
        harbour("fill 3", (1, 0, 0, 0), phase="harbour"),
        "fill 3",
        "Fill Zone 3: 1 bait from the bag.",
        "Remplis la Zone 3 : 1 appât du sac.",
    ),
    (
        seen(phase="harbour"),
        "angler char-2",
        "Take the char. It wants 2 green and 2 red.",
        "Prends l’omble. Il lui faut 2 verts et 2 rouges.",
    ),
    (
        seen(phase="harbour"),
        "angler top",
        "Take the top Master Angler card, unseen.",
        "Prends la première carte Maître Pêcheur de la pioche, sans la voir.",
    ),
    (
        seen(phase="silent"),
        "silent one",
        "The silent angler draws 1 bait and acts once.",
        "Le pêcheur silencieux pioche 1 appât et agit une fois.",
    ),
    (
        seen(phase="silent"),
        "silent two",
        "The silent angler draws 2 baits and acts twice.",
        "Le pêcheur silencieux pioche 2 appâts et agit deux fois.",
    ),
    (
        seen(phase="white"),
        "white angler",
        "The silent angler gets the next Master Angler card, 1 point.",
        "Le pêcheur silencieux reçoit la prochaine carte Maître Pêcheur, 1 point.",
    ),
    (
        seen(phase="white"),
        "white baits",
        "7 random baits go from the bag to the discard.",
        "7 appâts au hasard passent du sac à la défausse.",
    ),
    (
        contest(),
        "present flounder 5 06:20",
        "Present a flounder of 5 (orange tag).",
        "Présente un flet de 5 (étiquette orange).",
    ),
    (
        contest(),
        "present flounder 4 15:08",
        "Present a flounder of 4 (pink tag). Its tag scores 1 point.",
        "Présente un flet de 4 (étiquette rose). Son étiquette rapporte 1 point.",
    ),
    (
        contest(tag_points=False),
        "present flounder 4 15:08",
        "Present a flounder of 4 (pink tag).",
        "Présente un flet de 4 (étiquette rose).",
    ),
    (
        contest(contenders=(Contender("flounder", FLOUNDERS), Contender("perch", (PERCH,)))),
        "present flounder 4 15:08, perch 5 10:20",
        "Present a flounder of 4 (pink tag) and a perch of 5 (pink tag)."
        " Their tags score 2 points.",
        "Présente un flet de 4 (étiquette rose) et une perche de 5 (étiquette rose)."
        " Leurs étiquettes rapportent 2 points.",
    ),
]

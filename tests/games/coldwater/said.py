"""What the log says of facts and the prompt of questions, in English and French.

French is written with plain spaces here; ``set_right`` in test_narrator.py makes them narrow.
"""

from msgspec.structs import replace

from anadrome.games.coldwater import events
from anadrome.games.coldwater.events import Entry, Fish, Score
from anadrome.games.coldwater.view import ColdwaterView
from tests.games.coldwater.lake import (
    ADA,
    CHAR,
    CRAB,
    PERCH,
    ROACH,
    VIEW,
    contest,
    emptied,
    seen,
)


def score(total: int, trophies: int = 0, masters: int = 0, tags: int = 0) -> Score:
    return Score((("shore", trophies),), masters, tags, total)


SAID: list[tuple[events.AnyFact, list[str], list[str]]] = [
    (
        events.TagTurned("ice"),
        ["The Tag is ice (snowflake)."],
        ["L’Étiquette est glace (flocon)."],
    ),
    (
        events.Stocked("river", 4, "salmon", top=None),
        ["A salmon comes to the River’s Zone 4."],
        ["Un saumon arrive dans la Zone 4 de la Rivière."],
    ),
    (
        events.MasterTurned(2, CHAR),
        ["A new Master Angler, a char: 2 green and 2 red."],
        ["Un nouveau Maître Pêcheur, un omble : 2 verts et 2 rouges."],
    ),
    (
        events.MysteryTurned(4),
        ["The Mystery Weight is 4 pounds."],
        ["Le Poids Mystère est de 4 livres."],
    ),
    (
        events.MysteryTurned(None),
        ["All Mystery Weights are won."],
        ["Tous les Poids Mystère sont gagnés."],
    ),
    (
        events.TackleGot(0, "spool", dealt=True),
        ["Ada begins with a Spool."],
        ["Ada commence avec une Bobine."],
    ),
    (
        events.TackleGot(1, "reel", dealt=False),
        ["Inès empties Zone 5 and gets a Reel."],
        ["Inès vide la Zone 5 et reçoit un Moulinet."],
    ),
    (
        events.TackleShuffled(3),
        ["3 used tackle tokens are shuffled into a new pile."],
        ["3 Articles de pêche utilisés forment une nouvelle pile, mélangée."],
    ),
    (
        events.TackleShuffled(1),
        ["1 used tackle token is the new pile."],
        ["1 Article de pêche utilisé forme la nouvelle pile."],
    ),
    (events.TurnBegan(1, 4, last=False), ["Turn 4: Inès"], ["Tour 4 : Inès"]),
    (
        events.TurnBegan(1, 21, last=True),
        ["Turn 21, the last: Inès"],
        ["Tour 21, le dernier : Inès"],
    ),
    (
        events.Cast(0, "red", 1),
        ["Ada casts on red, side 1."],
        ["Ada lance son jeton sur le rouge, face 1."],
    ),
    (
        events.Cast(0, "harbour", 2),
        ["Ada casts on the Harbour, side 2."],
        ["Ada lance son jeton sur le Port, face 2."],
    ),
    (
        events.TookAngler(2, "black", 2),
        ["Tom reels in from black, side 2."],
        ["Tom ramène le jeton du noir, face 2."],
    ),
    (
        events.Filled(0, 3, ("red", "green", "red"), None, dealt=True),
        ["Ada’s Zone 3: red, green and red."],
        ["Zone 3 d’Ada : rouge, vert et rouge."],
    ),
    (
        events.Filled(1, 4, ("green", "black", "violet", "blue"), None, dealt=False),
        ["Inès fills Zone 4: green, black, violet and blue."],
        ["Inès remplit la Zone 4 : vert, noir, violet et bleu."],
    ),
    (
        events.Filled(1, 3, ("green", "black"), 1, dealt=False),
        [
            "Inès fills Zone 3: green, white and black."
            " With the white bait, the discard goes back into the bag."
        ],
        [
            "Inès remplit la Zone 3 : vert, blanc et noir."
            " Avec l’appât blanc, la défausse retourne dans le sac."
        ],
    ),
    (
        events.BaitLeft(0, "red", (0, 0, 0, 0)),
        ["Ada has no red bait."],
        ["Ada n’a pas d’appât rouge."],
    ),
    (
        events.BaitLeft(0, "red", (0, 0, 1, 0)),
        ["Ada removes 1 red bait from Zone 5."],
        ["Ada retire 1 appât rouge de la Zone 5."],
    ),
    (
        events.BaitLeft(0, "green", (1, 0, 1, 1)),
        ["Ada removes 3 green baits from Zones 3, 5 and 6."],
        ["Ada retire 3 appâts verts des Zones 3, 5 et 6."],
    ),
    (
        events.BaitLeft(0, "green", (0, 2, 0, 1)),
        ["Ada removes 3 green baits: 2 from Zone 4 and 1 from Zone 6."],
        ["Ada retire 3 appâts verts : 2 de la Zone 4 et 1 de la Zone 6."],
    ),
    (
        events.BaitPlaced(0, CHAR, "red", 2),
        ["Ada puts 2 red baits on the char."],
        ["Ada place 2 appâts rouges sur l’omble."],
    ),
    (
        events.BaitPlaced(0, CRAB, "black", 1),
        ["Ada puts 1 black bait on the crab."],
        ["Ada place 1 appât noir sur le crabe."],
    ),
    (
        events.BaitSwapped(0, "red", 3, "blue", 5),
        ["Ada swaps red in Zone 3 with blue in Zone 5."],
        ["Ada échange un rouge de la Zone 3 contre un bleu de la Zone 5."],
    ),
    (events.TackleUsed(1, "lure"), ["Inès plays a Lure."], ["Inès joue un Leurre."]),
    (
        events.MasterTaken(1, CHAR, 0),
        ["Inès takes the char: 2 green and 2 red."],
        ["Inès prend l’omble : 2 verts et 2 rouges."],
    ),
    (
        events.MasterTaken(1, CRAB, None),
        ["Inès takes the top Master Angler, a crab: 1 red, 1 yellow and 1 black."],
        [
            "Inès prend le premier Maître Pêcheur de la pioche, un crabe :"
            " 1 rouge, 1 jaune et 1 noir."
        ],
    ),
    (
        events.MasterCaught(1, CHAR),
        ["Inès catches the char, a Master Angler. 1 point."],
        ["Inès attrape l’omble, un Maître Pêcheur. 1 point."],
    ),
    (
        events.Caught(0, 5, "lake", 5, "perch", 7, top=None),
        ["Ada catches the perch of the Lake’s Zone 5. That makes 7 fish."],
        ["Ada attrape la perche de la Zone 5 du Lac. Ça fait 7 poissons."],
    ),
    (
        events.Caught(0, 6, "shore", None, "flounder", 1, top="wrasse"),
        ["Ada catches the flounder on top of the Shore’s deck. That makes 1 fish."],
        ["Ada attrape le flet sur la pioche du Rivage. Ça fait 1 poisson."],
    ),
    (
        events.Weighed(0, PERCH),
        ["It weighs 5 pounds, pink tag."],
        ["Poids : 5 livres, étiquette rose."],
    ),
    (
        events.Weighed(0, ROACH),
        ["It weighs 1 pound, ice tag."],
        ["Poids : 1 livre, étiquette glace."],
    ),
    (
        events.NothingCaught(2, 3, "river"),
        ["Tom finds no fish in the River’s Zone 3."],
        ["Tom ne trouve pas de poisson dans la Zone 3 de la Rivière."],
    ),
    (
        events.MysteryWon(1, PERCH),
        ["Inès’s perch weighs 5 pounds and wins the Mystery Weight. 1 point."],
        ["La perche d’Inès pèse 5 livres et gagne le Poids Mystère. 1 point."],
    ),
    (
        events.TrophyWon(2, "small-species", 1),
        ["Tom wins the Small Species trophy. 1 point."],
        ["Tom gagne le trophée Petites Espèces. 1 point."],
    ),
    (
        events.TrophyWon(1, "eight-species", 5),
        ["Inès wins the 8 Species trophy. 5 points."],
        ["Inès gagne le trophée 8 Espèces. 5 points."],
    ),
    (events.TrophyWon(1, "mystery", 1), [], []),
    (events.TrophyWon(1, "lake", 5), [], []),
    (
        events.LastTurns(0, "twelve-fish"),
        ["Ada has caught 12 fish. Everyone else has one last turn."],
        ["Ada a attrapé 12 poissons. Tous les autres ont un dernier tour."],
    ),
    (
        events.LastTurns(0, "water-empty"),
        ["A location can no longer be filled up. Everyone else has one last turn."],
        ["Un Lieu ne peut plus être réapprovisionné. Tous les autres ont un dernier tour."],
    ),
    (
        events.LastTurns(0, "turn-limit"),
        ["The turn limit is reached. Everyone else has one last turn."],
        ["La limite de tours est atteinte. Tous les autres ont un dernier tour."],
    ),
    (
        events.SilentDrew(1, "red", 4),
        ["The silent angler draws a red bait. In the discard: 4 red."],
        ["Le pêcheur silencieux pioche un appât rouge. Dans la défausse : 4 rouges."],
    ),
    (
        events.SilentDrew(2, "red", 1),
        ["The silent angler draws a red bait. In the discard: 1 red."],
        ["Le pêcheur silencieux pioche un appât rouge. Dans la défausse : 1 rouge."],
    ),
    (
        events.SilentDrew(2, None, 0),
        ["The silent angler draws the white bait."],
        ["Le pêcheur silencieux pioche l’appât blanc."],
    ),
    (
        events.AnglerMoved("green", "blue", 1),
        ["The token on green moves to blue."],
        ["Le jeton du vert passe sur le bleu."],
    ),
    (
        events.AnglerMoved("black", "harbour", 1),
        ["The token on black moves to the Harbour."],
        ["Le jeton du noir passe au Port."],
    ),
    (
        events.SilentGotMaster(CHAR),
        ["The silent angler gets a char, a Master Angler. 1 point."],
        ["Le pêcheur silencieux reçoit un omble, un Maître Pêcheur. 1 point."],
    ),
    (
        events.BagReturned(12),
        ["12 baits of the discard go back into the bag."],
        ["12 appâts de la défausse retournent dans le sac."],
    ),
    (
        events.BagReturned(1),
        ["1 bait of the discard goes back into the bag."],
        ["1 appât de la défausse retourne dans le sac."],
    ),
    (
        events.BaitsSpilled(("red", "blue", "red")),
        ["3 baits go from the bag to the discard: 2 red and 1 blue."],
        ["3 appâts passent du sac à la défausse : 2 rouges et 1 bleu."],
    ),
    (
        events.BaitsSpilled(("red",)),
        ["1 bait goes from the bag to the discard: 1 red."],
        ["1 appât passe du sac à la défausse : 1 rouge."],
    ),
    (events.Chose(1), [], []),
    (events.Presents(1, (PERCH,)), [], []),
    (
        events.ContestHeld(
            "river",
            (
                Entry(1, (Fish("salmon", 9, "grey", "08:32"), ROACH), 10, 5),
                Entry(0, (ROACH,), 1, 3),
                Entry(2, (), 0, 0),
            ),
        ),
        [
            "The River contest",
            "Inès presents a salmon of 9 and a roach of 1: 10 pounds. 5 points.",
            "Ada presents a roach of 1: 1 pound. 3 points.",
            "Tom has nothing to present.",
        ],
        [
            "Le concours de la Rivière",
            "Inès présente un saumon de 9 et un gardon de 1 : 10 livres. 5 points.",
            "Ada présente un gardon de 1 : 1 livre. 3 points.",
            "Tom n’a rien à présenter.",
        ],
    ),
    (
        events.ContestHeld("lake", (Entry(0, (PERCH,), 5, 5), Entry(2, (PERCH,), 5, 3))),
        [
            "The Lake contest",
            "Ada presents a perch of 5: 5 pounds. 5 points.",
            "Tom presents a perch of 5: 5 pounds. 3 points. The earlier catch decides.",
        ],
        [
            "Le concours du Lac",
            "Ada présente une perche de 5 : 5 livres. 5 points.",
            "Tom présente une perche de 5 : 5 livres. 3 points."
            " La prise la plus matinale départage.",
        ],
    ),
    (
        events.ContestHeld("shore", (Entry(0, (), 0, 0), Entry(1, (), 0, 0))),
        ["The Shore contest", "Ada has nothing to present.", "Inès has nothing to present."],
        ["Le concours du Rivage", "Ada n’a rien à présenter.", "Inès n’a rien à présenter."],
    ),
    (
        events.GameEnded((score(20, 15, 3, 2), score(21, 21), score(1, 0, 1)), (2, 1, 3)),
        [
            "Ada: 20 points. Trophies 15, Master Anglers 3, tagged fish 2.",
            "Inès: 21 points. Trophies 21, Master Anglers 0, tagged fish 0.",
            "Tom: 1 point. Trophies 0, Master Anglers 1, tagged fish 0.",
            "Inès wins with 21 points.",
        ],
        [
            "Ada : 20 points. Trophées 15, Maîtres Pêcheurs 3, poissons étiquetés 2.",
            "Inès : 21 points. Trophées 21, Maîtres Pêcheurs 0, poissons étiquetés 0.",
            "Tom : 1 point. Trophées 0, Maîtres Pêcheurs 1, poissons étiquetés 0.",
            "Inès gagne avec 21 points.",
        ],
    ),
]

# In solo, Ada against the silent angler.
SOLO: list[tuple[events.AnyFact, str, str]] = [
    (
        events.TurnBegan(1, 4, last=False),
        "Turn 4: The silent angler",
        "Tour 4 : Le pêcheur silencieux",
    ),
    (
        events.Caught(1, 4, "lake", 4, "pike", 3, top="perch"),
        "The silent angler catches the pike of the Lake’s Zone 4. That makes 3 fish.",
        "Le pêcheur silencieux attrape le brochet de la Zone 4 du Lac. Ça fait 3 poissons.",
    ),
    (
        events.MysteryWon(1, PERCH),
        "The silent angler’s perch weighs 5 pounds and wins the Mystery Weight. 1 point.",
        "La perche du pêcheur silencieux pèse 5 livres et gagne le Poids Mystère. 1 point.",
    ),
    (
        events.GameEnded((score(20), score(19)), (1, 2)),
        "Ada wins with 20 points. The silent angler has 19.",
        "Ada gagne avec 20 points. Le pêcheur silencieux en a 19.",
    ),
    (
        events.GameEnded((score(20), score(20)), (2, 1)),
        "The silent angler wins with 20 points. Ada has 20.",
        "Le pêcheur silencieux gagne avec 20 points. Ada en a 20.",
    ),
]

TIED: list[tuple[tuple[int, int, int], str, str]] = [
    (
        (1, 2, 3),
        "Ada wins with 9 points and the earliest fish.",
        "Ada gagne avec 9 points et le poisson le plus matinal.",
    ),
    (
        (1, 1, 3),
        "Ada and Inès share the win with 9 points.",
        "Ada et Inès gagnent ensemble avec 9 points.",
    ),
]


ASKED: list[tuple[ColdwaterView, tuple[str, str], tuple[str, str]]] = [
    (
        seen(),
        (
            "Cast your token, side 2.",
            "On a colour, all its baits leave. The Harbour gives two actions.",
        ),
        (
            "Lance ton jeton, face 2.",
            "Sur une couleur, tous ses appâts partent. Le Port donne deux actions.",
        ),
    ),
    (
        seen(anglers=(replace(ADA, token=1), *VIEW.anglers[1:])),
        (
            "Cast your token, side 1.",
            "On a colour, one of its baits leaves each Zone. The Harbour gives one action.",
        ),
        (
            "Lance ton jeton, face 1.",
            "Sur une couleur, un de ses appâts quitte chaque Zone. Le Port donne une action.",
        ),
    ),
    (
        seen(phase="take", step=2),
        ("Reel in another token.", "You cast it in your next turn, turned to its other side."),
        ("Ramène un autre jeton.", "Tu le lances au prochain tour, sur son autre face."),
    ),
    (
        seen(ending="twelve-fish"),
        ("Cast your token, side 2.", "This is your last turn."),
        ("Lance ton jeton, face 2.", "C’est ton dernier tour."),
    ),
    (
        seen(phase="take", step=2, ending="water-empty"),
        ("Reel in another token.", "Its action is the last one of your game."),
        ("Ramène un autre jeton.", "Son action est la dernière de ta partie."),
    ),
    (
        seen(phase="tackle", step=1),
        ("Play tackle, or go on.", "Next you reel in a token."),
        ("Joue un Article de pêche, ou continue.", "Ensuite, tu ramènes un jeton."),
    ),
    (
        seen(phase="tackle", step=2),
        ("Play tackle, or go on.", "Your turn ends when you go on."),
        ("Joue un Article de pêche, ou continue.", "Ton tour finit quand tu continues."),
    ),
    (
        seen(phase="bait", baits=2, bait_colour="red"),
        ("Where do the 2 red baits go?", "On your Master Angler cards, or to the discard."),
        ("Où vont les 2 appâts rouges ?", "Sur tes cartes Maître Pêcheur, ou à la défausse."),
    ),
    (
        seen(phase="bait", baits=1, bait_colour="black"),
        ("Where does the black bait go?", "On your Master Angler cards, or to the discard."),
        ("Où va l’appât noir ?", "Sur tes cartes Maître Pêcheur, ou à la défausse."),
    ),
    (
        emptied(5),
        ("Zone 5 is empty. Catch a fish.", "Nobody else sees what it weighs."),
        ("La Zone 5 est vide. Attrape un poisson.", "Personne d’autre ne voit son poids."),
    ),
    (
        emptied(5, 6),
        ("Zones 5 and 6 are empty. Catch a fish.", "One after the other, in the order you choose."),
        (
            "Les Zones 5 et 6 sont vides. Attrape un poisson.",
            "L’un après l’autre, dans l’ordre que tu choisis.",
        ),
    ),
    (
        seen(phase="harbour", harbour_left=2),
        ("You are in the Harbour. 2 actions left.", "Fill a Zone, or take a Master Angler."),
        ("Tu es au Port. Il te reste 2 actions.", "Remplis une Zone, ou prends un Maître Pêcheur."),
    ),
    (
        seen(phase="harbour", harbour_left=1),
        ("You are in the Harbour. 1 action left.", "Fill a Zone, or take a Master Angler."),
        ("Tu es au Port. Il te reste 1 action.", "Remplis une Zone, ou prends un Maître Pêcheur."),
    ),
    (
        seen(phase="silent", solo=True),
        (
            "The silent angler draws one bait or two. Choose.",
            "You may, since you have fewer fish.",
        ),
        (
            "Le pêcheur silencieux pioche un appât ou deux. Choisis.",
            "Tu peux choisir, car tu as moins de poissons.",
        ),
    ),
    (
        seen(phase="white", solo=True),
        (
            "The white bait came. Choose what follows.",
            "A second Master Angler for the silent angler, or 7 baits to the discard.",
        ),
        (
            "L’appât blanc est sorti. Choisis la suite.",
            "Un deuxième Maître Pêcheur pour le pêcheur silencieux, ou 7 appâts à la défausse.",
        ),
    ),
    (
        contest(),
        (
            "The Shore contest: choose what you present.",
            "One fish of each species. The highest total weight wins.",
        ),
        (
            "Le concours du Rivage : choisis ce que tu présentes.",
            "Un poisson de chaque espèce. Le plus grand poids total gagne.",
        ),
    ),
]

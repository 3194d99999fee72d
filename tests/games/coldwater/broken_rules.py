"""Coldwater Crown's rules broken one by one, for mutants.py: at least once each."""

from __future__ import annotations

from tests.games.mutants import Mutant

ROOM = "games/coldwater/"
FISH = ROOM + "fish.toml"
MASTERS = ROOM + "masters.toml"
TROPHIES_DATA = ROOM + "trophies.toml"
TACKLE_DATA = ROOM + "tackle.toml"
NAMES = ROOM + "names.py"
CARDS = ROOM + "cards.py"
DRAWS = ROOM + "draws.py"
TROPHIES = ROOM + "trophies.py"
CATCHING = ROOM + "catching.py"
BAITS = ROOM + "baits.py"
TACKLE = ROOM + "tackle.py"
CONTESTS = ROOM + "contests.py"
SOLO = ROOM + "solo.py"
TURNS = ROOM + "turns.py"
RULES = ROOM + "rules.py"

MUTANTS = (
    Mutant(
        "C-DATA-1",
        "a second wrasse of 5",
        FISH,
        ('weights = [4, 5, 6, 7, 8]\ntags = ["orange"'),
        ('weights = [4, 5, 5, 7, 8]\ntags = ["orange"'),
    ),
    Mutant(
        "C-DATA-1",
        "a third roach of 3",
        FISH,
        "[1, 2, 2, 2, 3]",
        "[1, 2, 2, 3, 3]",
    ),
    Mutant(
        "C-DATA-2",
        "the colours of two tags swapped",
        FISH,
        ('weights = [4, 5, 6, 7, 8]\ntags = ["orange", "ice", "pink", "brown", "grey"]'),
        ('weights = [4, 5, 6, 7, 8]\ntags = ["ice", "orange", "pink", "brown", "grey"]'),
    ),
    Mutant(
        "C-DATA-3",
        "the sea trout of 5 pounds is caught at 8:33",
        FISH,
        'times = ["16:08", "12:20", "08:32", "16:44", "12:56"]',
        'times = ["16:08", "12:20", "08:33", "16:44", "12:56"]',
    ),
    Mutant(
        "C-DATA-4",
        "char has three slots of a colour",
        MASTERS,
        '["violet", "violet", "blue", "blue"]',
        '["violet", "violet", "violet", "blue"]',
    ),
    Mutant(
        "C-SET-1",
        "the deck comes before the fish",
        TURNS,
        ("            self.draw_top(location)\n            for zone in range(ZONES):"),
        "            for zone in range(ZONES):",
    ),
    Mutant(
        "C-SET-1",
        "Zone 6 stays empty",
        TURNS,
        ("            for zone in range(ZONES):\n                self.stock"),
        ("            for zone in range(ZONES - 1):\n                self.stock"),
    ),
    Mutant(
        "C-SET-1",
        "one species comes before all others",
        DRAWS,
        "        while k >= self.in_deck(found):",
        "        while 0 >= self.in_deck(found):",
    ),
    Mutant(
        "C-SET-2",
        "three cards lie open",
        TURNS,
        ("        for place in range(OPEN_PLACES):\n            self.turn_master"),
        ("        for place in range(OPEN_PLACES - 1):\n            self.turn_master"),
    ),
    Mutant(
        "C-SET-2",
        "always the first tag",
        DRAWS,
        'self.tag = self.chance.draw("tag", TAGS)',
        "self.tag = 0",
    ),
    Mutant(
        "C-SET-3",
        "three players keep the 4",
        TROPHIES_DATA,
        "3 = [4]",
        "3 = []",
    ),
    Mutant(
        "C-SET-3",
        "a Mystery Weight of 8",
        TURNS,
        "self.mysteries = 0b11111100",
        "self.mysteries = 0b111111000",
    ),
    Mutant(
        "C-SET-4",
        "a token begins on black",
        TURNS,
        "STARTS: Final = [2, 4, 5]",
        "STARTS: Final = [2, 4, 6]",
    ),
    Mutant(
        "C-SET-4",
        "the first token of tackle has to wait",
        CATCHING,
        ("        if not dealt:\n            self.fresh"),
        ("        if dealt or not dealt:\n            self.fresh"),
    ),
    Mutant(
        "C-SET-4",
        "tokens begin on side 2",
        TURNS,
        "self.anglers[seat].token = 1",
        "self.anglers[seat].token = 2",
    ),
    Mutant(
        "C-SET-5",
        "Zone 5 is filled too",
        TURNS,
        "            self.fill(seat, 1, True, told)\n",
        (
            "            self.fill(seat, 1, True, told)\n"
            "            self.fill(seat, 2, True, told)\n"
        ),
    ),
    Mutant(
        "C-SET-5",
        "the white bait is in the bag from the start",
        TURNS,
        ("        if self.box.solo:\n            self.set_up_silent"),
        ("        self.return_white()\n        if self.box.solo:\n            self.set_up_silent"),
    ),
    Mutant(
        "C-SET-6",
        "play goes counter-clockwise",
        TURNS,
        "self.begin_turn((angler + 1) % len(self.anglers), told)",
        "self.begin_turn((angler - 1) % len(self.anglers), told)",
    ),
    Mutant(
        "C-SET-6",
        "seat 0 gets its baits first",
        TURNS,
        ("            seat = (self.first + k) % self.players\n            self.fill"),
        ("            seat = k\n            self.fill"),
    ),
    Mutant(
        "C-TURN-1",
        "spaces may be shared",
        TURNS,
        "return ALL_SPOTS & ~taken",
        "return ALL_SPOTS",
    ),
    Mutant(
        "C-TURN-1",
        "a cast always counts as side 1",
        TURNS,
        ("        side = angler.token\n        angler.token = 0"),
        ("        side: i64 = 1\n        angler.token = 0"),
    ),
    Mutant(
        "C-TURN-2",
        "the token just cast may be taken",
        TURNS,
        "return taken & ~bit(self.placed)",
        "return taken",
    ),
    Mutant(
        "C-TURN-2",
        "a token taken acts for side 1",
        TURNS,
        ("        self.act_on(spot, side, told)\n\n    def act_on"),
        ("        self.act_on(spot, 1, told)\n\n    def act_on"),
    ),
    Mutant(
        "C-TURN-3",
        "the token keeps its side",
        TURNS,
        "angler.token = 3 - angler.token",
        "angler.token = angler.token * 1",
    ),
    Mutant(
        "C-FISH-1",
        "side 1 takes one bait only",
        BAITS,
        "out = some(baits) if side == 1 else baits",
        "out = some(baits) & -some(baits) if side == 1 else baits",
    ),
    Mutant(
        "C-FISH-1",
        "both sides take all",
        BAITS,
        "out = some(baits) if side == 1 else baits",
        "out = baits if side == 1 else baits",
    ),
    Mutant(
        "C-PORT-1",
        "one action on both sides",
        TURNS,
        "self.left = side\n",
        "self.left = 1\n",
    ),
    Mutant(
        "C-PORT-1",
        "full Zones may be filled",
        TURNS,
        "if angler.room(zone) > 0:",
        "if angler.room(zone) >= 0:",
    ),
    Mutant(
        "C-PORT-1",
        "filling from nothing",
        BAITS,
        "return self.bag & ~(bit(WHITE * 8) * 255) != 0 or self.discard != 0",
        "return True",
    ),
    Mutant(
        "C-PORT-1",
        "an action too many",
        TURNS,
        ("        self.left -= 1\n        if action"),
        ("        self.left -= 0\n        if action"),
    ),
    Mutant(
        "C-FILL-1",
        "one bait is enough",
        BAITS,
        "while number < room and self.bag",
        "while number < 1 and self.bag",
    ),
    Mutant(
        "C-FILL-1",
        "the discard stays where it is",
        BAITS,
        "                self.return_discard()\n",
        "",
    ),
    Mutant(
        "C-FILL-1",
        "the white bait is lost",
        BAITS,
        ("            else:\n                self.return_white()"),
        ("            else:\n                self.bag += 0"),
    ),
    Mutant(
        "C-MA-1",
        "four unfinished cards",
        BAITS,
        "return angler.unfinished() < HAND",
        "return angler.unfinished() <= HAND",
    ),
    Mutant(
        "C-MA-1",
        "open cards are not replaced",
        BAITS,
        ("            self.turn_master(place, told)\n\n    def turn"),
        ("            self.masters_left += 0\n\n    def turn"),
    ),
    Mutant(
        "C-MA-2",
        "a bait counts for other colours",
        BAITS,
        "            if self.box.slot(card, k) == colour and filled",
        "            if self.box.slot(card, k) != 15 and filled",
    ),
    Mutant(
        "C-MA-2",
        "all baits go to the discard as well",
        BAITS,
        ("                left -= baits\n                self.place_on"),
        "                self.place_on",
    ),
    Mutant(
        "C-MA-2",
        "a caught card keeps its baits",
        BAITS,
        ("                self.discard += bit(colour * 8)\n        below"),
        ("                self.discard += 0\n        below"),
    ),
    Mutant(
        "C-MA-2",
        "more baits than leave",
        BAITS,
        "if n0 + n1 + n2 <= self.leaving:",
        "if n0 + n1 + n2 <= self.leaving + 1:",
    ),
    Mutant(
        "C-CATCH-1",
        "blue and red are the River",
        CATCHING,
        ("        home = self.used >> 1\n        places"),
        ("        home = (self.used >> 1) * 2 % 3\n        places"),
    ),
    Mutant(
        "C-CATCH-1",
        "a Zone with a bait left is emptied too",
        BAITS,
        "emptied = some(out) & ~some(angler.held)",
        "emptied = some(out)",
    ),
    Mutant(
        "C-CATCH-2",
        "the order is not the angler's",
        CATCHING,
        "                catches |= places << (zone * PLACES)",
        "                return places << (zone * PLACES)",
    ),
    Mutant(
        "C-CATCH-2",
        "everybody learns the weight",
        CATCHING,
        "audience = EVERYONE if angler == self.silent() else int(angler)",
        "audience = EVERYONE",
    ),
    Mutant(
        "C-CATCH-2",
        "spaces are filled at once",
        CATCHING,
        ("        self.keep(angler, species, told)\n\n    def catch_top"),
        (
            "        self.keep(angler, species, told)\n"
            "        self.restock(told)\n"
            "\n"
            "    def catch_top"
        ),
    ),
    Mutant(
        "C-CATCH-2",
        "a catch may be declined",
        CATCHING,
        ("        if places == 0:\n            places = bit(NO_CATCH)"),
        "        places |= bit(NO_CATCH)",
    ),
    Mutant(
        "C-Z5-1",
        "Zone 4 wins tackle",
        CATCHING,
        "BONUS_TACKLE: Final = 2",
        "BONUS_TACKLE: Final = 1",
    ),
    Mutant(
        "C-Z5-1",
        "the token can be used at once",
        CATCHING,
        "            self.fresh += bit(kind * 4)\n",
        "            self.fresh += 0\n",
    ),
    Mutant(
        "C-Z5-1",
        "the token can never be used",
        TURNS,
        "        self.fresh = 0\n",
        "        self.fresh += 0\n",
    ),
    Mutant(
        "C-Z6-1",
        "without a fish the top of the deck must be taken",
        CATCHING,
        "        if places == 0:\n",
        "        if places == 0 and not (zone == BONUS_DECK and self.top(home) != NO_FISH):\n",
    ),
    Mutant(
        "C-Z6-1",
        "Zone 5 may take the top of the deck",
        CATCHING,
        "BONUS_DECK: Final = 3",
        "BONUS_DECK: Final = 2",
    ),
    Mutant(
        "C-Z6-1",
        "the card is taken from Zone 6 all the same",
        CATCHING,
        "            self.catch_top(seat, zone, home, told)",
        "            self.catch_in(seat, zone, home, zone, told)",
    ),
    Mutant(
        "C-TACK-1",
        "a Rod reaches the Lake only",
        CATCHING,
        (
            "                if location != home:\n"
            "                    places |= self.stocked(location, zone)"
        ),
        (
            "                if location == 1:\n"
            "                    places |= self.stocked(location, zone)"
        ),
    ),
    Mutant(
        "C-TACK-1",
        "a Rod is not used up",
        CATCHING,
        "                self.use_tackle(ROD, told)",
        "                self.tackle += 0",
    ),
    Mutant(
        "C-TACK-2",
        "a Spool goes up only",
        CATCHING,
        "                    if zone > 0:",
        "                    if zone > 9:",
    ),
    Mutant(
        "C-TACK-2",
        "Zone 3 and 6 are neighbours",
        CATCHING,
        (
            "                    if zone + 1 < ZONES:\n"
            "                        places |= self.stocked(location, zone + 1)"
        ),
        "                    places |= self.stocked(location, (zone + 1) % ZONES)",
    ),
    Mutant(
        "C-TACK-2",
        "a Spool alone changes the location",
        CATCHING,
        "if location == home or rod:",
        "if location >= 0:",
    ),
    Mutant(
        "C-TACK-3",
        "one bait is enough",
        TACKLE,
        "needed: i64 = 2 if zone == other else 1",
        "needed: i64 = 1",
    ),
    Mutant(
        "C-TACK-3",
        "from one Zone only",
        TACKLE,
        ("                pairs += zones\n                zones += 1\n"),
        "                zones += 1\n",
    ),
    Mutant(
        "C-TACK-4",
        "a Reel needs no token",
        TACKLE,
        "reels = self.usable(REEL) > 0",
        "reels = self.usable(REEL) >= 0",
    ),
    Mutant(
        "C-TACK-4",
        "only one bait moves",
        TACKLE,
        "        angler.add(other_colour, bit(zone * 4) - bit(other * 4))\n",
        "",
    ),
    Mutant(
        "C-TACK-4",
        "no tackle after the action",
        RULES,
        "return bit(GO_ON) if self.plays > 0 else 0",
        "return 0",
    ),
    Mutant(
        "C-TACK-5",
        "a Spool into Zone 5 wins tackle",
        CATCHING,
        ("        if zone == BONUS_TACKLE:\n            self.win"),
        ("        if zone == BONUS_TACKLE or place % ZONES == BONUS_TACKLE:\n            self.win"),
    ),
    Mutant(
        "C-TACK-5",
        "the pile is not renewed at once",
        CATCHING,
        ("tackle=TACKLE_NAMES[kind], dealt=dealt))\n        self.shuffle_tackle(told)"),
        "tackle=TACKLE_NAMES[kind], dealt=dealt))",
    ),
    Mutant(
        "C-TACK-5",
        "nor when one is wanted",
        CATCHING,
        ("        self.shuffle_tackle(told)\n        if self.tackle == 0:"),
        "        if self.tackle == 0:",
    ),
    Mutant(
        "C-TRO-1",
        "a fish of another weight wins",
        TROPHIES,
        "if self.box.weight[card] != self.mystery:",
        "if self.box.weight[card] < self.mystery:",
    ),
    Mutant(
        "C-TRO-1",
        "two in a Step",
        TROPHIES,
        "        self.mystery_won = 1\n",
        "        self.mystery_won = 0\n",
    ),
    Mutant(
        "C-TRO-1",
        "the card stays secret",
        TROPHIES,
        "        self.shown |= bit(card)\n",
        "",
    ),
    Mutant(
        "C-TRO-1",
        "one in a game",
        TURNS,
        ("        self.mystery_won = 0\n        if self.step == 1:"),
        "        if self.step == 1:",
    ),
    Mutant(
        "C-TRO-2",
        "seven species are enough",
        TROPHIES,
        "MANY: Final = 8",
        "MANY: Final = 7",
    ),
    Mutant(
        "C-TRO-2",
        "always the best tile",
        TROPHIES,
        "return self.box.points[gone] if gone < len(self.box.points) else 0",
        "return self.box.points[0]",
    ),
    Mutant(
        "C-TRO-3",
        "a roach and a perch are enough",
        TROPHIES,
        "small = bit(ROACH) | bit(PERCH) | bit(FLOUNDER)",
        "small = bit(ROACH) | bit(PERCH)",
    ),
    Mutant(
        "C-TRO-3",
        "any last species brings it",
        TROPHIES,
        (
            "            small & bit(new)\n"
            "            and owner.species & small == small\n"
            "            and owner.points_of(SMALL_SPECIES) == 0"
        ),
        "            owner.species & small != 0 and owner.points_of(SMALL_SPECIES) == 0",
    ),
    Mutant(
        "C-TRO-4",
        "two alike",
        TROPHIES,
        "if count(cards) >= 3:",
        "if count(cards) >= 2:",
    ),
    Mutant(
        "C-TRO-4",
        "three different",
        TROPHIES,
        "if kinds >= 4 and",
        "if kinds >= 3 and",
    ),
    Mutant(
        "C-TRO-4",
        "again and again",
        TROPHIES,
        "if alike and owner.points_of(THREE_ALIKE) == 0:",
        "if alike:",
    ),
    Mutant(
        "C-TRO-5",
        "thirteen",
        TROPHIES,
        "DOZEN: Final = 12",
        "DOZEN: Final = 13",
    ),
    Mutant(
        "C-TRO-5",
        "everybody gets it",
        TROPHIES,
        "if self.fish_of(angler) >= DOZEN and self.stacks >> (TWELVE_FISH * 4) & 15 == 0:",
        "if self.fish_of(angler) >= DOZEN:",
    ),
    Mutant(
        "C-END-1",
        "the end is at once",
        TURNS,
        "self.last = (bit(len(self.anglers)) - 1) & ~bit(angler)",
        "self.last = 0",
    ),
    Mutant(
        "C-END-1",
        "short waters are no end",
        TURNS,
        ("        if self.is_short():\n            return BY_WATER\n"),
        "",
    ),
    Mutant(
        "C-END-1",
        "so is an empty deck",
        CATCHING,
        "            if self.water >> (place * 4) & 15 == NO_FISH:",
        "            if NO_FISH in (self.water >> (place * 4) & 15, self.top(place % 3)):",
    ),
    Mutant(
        "C-END-2",
        "the lightest is presented",
        CONTESTS,
        "rank: i64 = self.box.weight[card] * 2 + self.is_tagged(card)",
        "rank: i64 = 60 - self.box.weight[card] * 2 + self.is_tagged(card)",
    ),
    Mutant(
        "C-END-2",
        "a tagged one is no choice",
        CONTESTS,
        "            return self.best(tagged)\n",
        "            return NO_CARD\n",
    ),
    Mutant(
        "C-END-2",
        "a later one is a choice too",
        CONTESTS,
        "return other if earlier else NO_CARD",
        "return other",
    ),
    Mutant(
        "C-END-2",
        "ties go to the latest",
        CONTESTS,
        "return self.weight_of(entry) * LATEST + LATEST - self.earliest(entry)",
        "return self.weight_of(entry) * LATEST + self.earliest(entry)",
    ),
    Mutant(
        "C-END-2",
        "nothing wins a trophy too",
        CONTESTS,
        "return self.box.points[place] if own > 0 and place < len(self.box.points) else 0",
        "return self.box.points[place] if place < len(self.box.points) else 0",
    ),
    Mutant(
        "C-END-2",
        "the River comes before the Lake",
        NAMES,
        'LOCATIONS: Final[tuple[events.Location, ...]] = ("shore", "lake", "river")',
        'LOCATIONS: Final[tuple[events.Location, ...]] = ("shore", "river", "lake")',
    ),
    Mutant(
        "C-END-2",
        "a choice is final",
        RULES,
        "self.choosing & bit(seat) != 0 or at(self.answers, seat) != NOTHING",
        "self.choosing & bit(seat) != 0",
    ),
    Mutant(
        "C-END-3",
        "a turn too many",
        TURNS,
        "self.anglers[angler].turns >= limit:",
        "self.anglers[angler].turns > limit:",
    ),
    Mutant(
        "C-END-3",
        "no limit is a limit of no turns",
        TURNS,
        "if limit > 0 and angler",
        "if angler",
    ),
    Mutant(
        "C-END-3",
        "any text is a limit",
        CARDS,
        (
            "    if not (value.isascii() and value.isdecimal() and str(int(value)) == value):\n"
            '        raise BadSetup("bad-turn-limit", given=value)\n'
        ),
        "",
    ),
    Mutant(
        "C-SCORE-1",
        "Master Anglers bring 2",
        CONTESTS,
        "points = count(owner.caught_masters) + self.tag_points(angler)",
        "points = 2 * count(owner.caught_masters) + self.tag_points(angler)",
    ),
    Mutant(
        "C-SCORE-1",
        "all fish of the Tag score",
        CONTESTS,
        "self.anglers[angler].fish & self.presented & self.box.tags[self.tag])",
        "self.anglers[angler].fish & self.box.tags[self.tag])",
    ),
    Mutant(
        "C-SCORE-1",
        "ties stay ties",
        CONTESTS,
        "return self.points(angler) * (LATEST + 1) + LATEST - self.earliest(presented)",
        "return self.points(angler) * (LATEST + 1)",
    ),
    Mutant(
        "C-VAR-1",
        "tags count all the same",
        CONTESTS,
        ("        if not self.box.tag_points:\n            return 0\n        return count_all"),
        "        return count_all",
    ),
    Mutant(
        "C-VAR-1",
        "the question is asked all the same",
        CONTESTS,
        "if best == NO_CARD or not self.box.tag_points:",
        "if best == NO_CARD:",
    ),
    Mutant(
        "C-SOLO-1",
        "sixteen baits a colour",
        TACKLE_DATA,
        "solo_baits = 9",
        "solo_baits = 16",
    ),
    Mutant(
        "C-SOLO-1",
        "no trophy to begin with",
        SOLO,
        "        self.award_top(self.silent(), SMALL_SPECIES, told)\n",
        "",
    ),
    Mutant(
        "C-SOLO-1",
        "the Zones are filled first",
        TURNS,
        (
            "            self.set_up_silent(told)\n"
            "        for k in range(self.players):\n"
            "            seat = (self.first + k) % self.players\n"
            "            self.fill(seat, 0, True, told)\n"
            "            self.fill(seat, 1, True, told)\n"
        ),
        (
            "            self.fill(0, 0, True, told)\n"
            "            self.set_up_silent(told)\n"
            "        for k in range(self.players):\n"
            "            seat = (self.first + k) % self.players\n"
            "            self.fill(seat, 0, True, told)\n"
            "            self.fill(seat, 1, True, told)\n"
        ),
    ),
    Mutant(
        "C-SOLO-2",
        "one bait a turn",
        SOLO,
        "BAITS_A_TURN: Final = 2",
        "BAITS_A_TURN: Final = 1",
    ),
    Mutant(
        "C-SOLO-2",
        "as many fish are enough for the choice",
        SOLO,
        "self.fish_of(0) < self.fish_of(self.silent())",
        "self.fish_of(0) <= self.fish_of(self.silent())",
    ),
    Mutant(
        "C-SOLO-3",
        "the next space, taken or not",
        SOLO,
        ("            while self.side_on(end) != 0:\n                end = (end + 1) % SPOTS"),
        "            end = (end + 1) % SPOTS",
    ),
    Mutant(
        "C-SOLO-3",
        "the nearest clockwise comes",
        SOLO,
        "start = (start + SPOTS - 1) % SPOTS",
        "start = (start + 1) % SPOTS",
    ),
    Mutant(
        "C-SOLO-3",
        "the token turns over",
        SOLO,
        "        self.put_token(end, side)",
        "        self.put_token(end, 3 - side)",
    ),
    Mutant(
        "C-SOLO-4",
        "two baits catch in Zone 2",
        SOLO,
        "FEWEST: Final = 3",
        "FEWEST: Final = 4",
    ),
    Mutant(
        "C-SOLO-4",
        "seven baits catch in Zone 6",
        SOLO,
        "if FEWEST <= baits <= MOST and",
        "if FEWEST <= baits and (baits := min(baits, MOST)) and",
    ),
    Mutant(
        "C-SOLO-4",
        "spaces stay empty",
        SOLO,
        "        self.restock(told)\n",
        "",
    ),
    Mutant(
        "C-SOLO-5",
        "no card for the silent angler",
        SOLO,
        ("        self.give_master(told)\n        self.phase = SPILL"),
        "        self.phase = SPILL",
    ),
    Mutant(
        "C-SOLO-5",
        "six baits",
        SOLO,
        "        for _ in range(SPILLED):",
        "        for _ in range(SPILLED - 1):",
    ),
    Mutant(
        "C-SOLO-5",
        "the white bait is lost",
        SOLO,
        ("            self.give_master(told)\n        self.return_white()"),
        "            self.give_master(told)",
    ),
    Mutant(
        "C-SOLO-5",
        "no choice about it",
        RULES,
        "return 3 if self.masters_left != 0 else 2",
        "return 2",
    ),
    Mutant(
        "C-SOLO-5",
        "it is drawn again",
        SOLO,
        ("        if colour == WHITE:\n            if told"),
        ("        if colour == WHITE:\n            self.silent_left += 1\n            if told"),
    ),
    Mutant(
        "C-SOLO-6",
        "its fish are secret",
        CATCHING,
        ("        if angler == self.silent():\n            self.shown |= bit(card)\n"),
        "",
    ),
    Mutant(
        "C-SOLO-6",
        "it wins with an equal score as well as you",
        CONTESTS,
        "return self.points(angler) * 2 + (1 if angler == self.silent() else 0)",
        "return self.points(angler) * 2",
    ),
    Mutant(
        "C-SOLO-6",
        "it cannot end the game",
        TURNS,
        ("        if self.fish_of(angler) >= DOZEN:\n            return BY_DOZEN"),
        (
            "        if self.fish_of(angler) >= DOZEN and angler != self.silent():\n"
            "            return BY_DOZEN"
        ),
    ),
    Mutant(
        "C-SOLO-6",
        "a second Small Species",
        TROPHIES,
        "            and owner.points_of(SMALL_SPECIES) == 0\n",
        "",
    ),
)

// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.

export type View = ColdwaterView;

export type Fact = TagTurned | Stocked | MasterTurned | MysteryTurned | TackleGot | TackleShuffled | TurnBegan | Cast | TookAngler | Filled | BaitLeft | BaitPlaced | BaitSwapped | TackleUsed | MasterTaken | MasterCaught | Caught | Weighed | NothingCaught | MysteryWon | TrophyWon | LastTurns | SilentDrew | AnglerMoved | SilentGotMaster | BagReturned | BaitsSpilled | Chose | Presents | ContestHeld | GameEnded;

export type Location = 'lake' | 'river' | 'shore';

export type Colour = 'black' | 'blue' | 'green' | 'red' | 'violet' | 'yellow';

export type Spot = 'black' | 'blue' | 'green' | 'harbour' | 'red' | 'violet' | 'yellow';

export type Species = 'brown-trout' | 'flounder' | 'john-dory' | 'mackerel' | 'perch' | 'pike' | 'rainbow-trout' | 'roach' | 'salmon' | 'sea-trout' | 'wrasse';

export type Kind = 'char' | 'conger' | 'crab' | 'dogfish' | 'ray';

export type Tackle = 'lure' | 'reel' | 'rod' | 'spool';

export type Tag = 'brown' | 'grey' | 'ice' | 'orange' | 'pink';

export type Trophy = 'eight-species' | 'four-different' | 'lake' | 'mystery' | 'river' | 'shore' | 'small-species' | 'three-alike' | 'twelve-fish';

export type Ending = 'turn-limit' | 'twelve-fish' | 'water-empty';

export type Phase = 'bait' | 'cast' | 'catch' | 'harbour' | 'over' | 'present' | 'silent' | 'tackle' | 'take' | 'white';

/**
 * The table as one seat sees it (`seat` None: a spectator).
 *
 * `step` is 1 while the acting seat casts and 2 while it takes. `turn` counts the turns of all
 * players. `acting` is the seat whose turn it is, `placed` the space it has cast on this turn.
 * `mystery_won` says that a Mystery Weight was won in this Step already, `fresh` are the
 * tackle tokens of the acting seat that cannot be used before the next. `baits` counts the bait
 * of `bait_colour` that the `bait` question is about. `harbour_left` counts the Harbour
 * actions still to do, `silent_draws` the baits the silent angler still draws, this turn's
 * choice apart. `ending` is set once the last turns began, `last_seats` who still have theirs.
 * In a contest `asked` are the seats that have a choice to make or have made it. `points` are
 * the points of each angler that all can see.
 */
export interface ColdwaterView {
  readonly seat: number | null;
  readonly players: number;
  readonly solo: boolean;
  readonly tagPoints: boolean;
  readonly turnLimit: number;
  readonly phase: Phase;
  readonly step: number;
  readonly turn: number;
  readonly acting: number;
  readonly first: number;
  readonly waters: readonly [Water, Water, Water];
  readonly boardwalk: readonly Space[];
  readonly placed: Spot | null;
  readonly anglers: readonly Angler[];
  readonly openMasters: readonly (MasterCard | null)[];
  readonly mastersLeft: number;
  readonly tag: Tag;
  readonly mystery: number | null;
  readonly mysteryWon: boolean;
  readonly mysteriesLeft: readonly number[];
  readonly stacks: readonly Stack[];
  readonly bag: readonly number[];
  readonly whiteInBag: boolean;
  readonly discard: readonly number[];
  readonly tackleLeft: number;
  readonly tackleDiscard: readonly Tackle[];
  readonly fresh: readonly Tackle[];
  readonly odds: readonly Odds[];
  readonly pending: readonly Pending[];
  readonly baits: number;
  readonly baitColour: Colour | null;
  readonly harbourLeft: number;
  readonly silentDraws: number;
  readonly ending: Ending | null;
  readonly lastSeats: readonly number[];
  readonly contest: Location | null;
  readonly asked: readonly number[];
  readonly contenders: readonly Contender[] | null;
  readonly presents: readonly Fish[] | null;
  readonly contests: readonly Held[];
  readonly points: readonly number[];
  readonly scores: readonly Score[];
  readonly places: readonly number[];
  readonly previews: readonly Preview[];
}

/**
 * A location: the species in Zones 3 to 6 (None: no fish), the species on top of the deck, and
 * how many cards the deck has.
 */
export interface Water {
  readonly location: Location;
  readonly zones: readonly [Species | null, Species | null, Species | null, Species | null];
  readonly top: Species | null;
  readonly left: number;
}

/** A space of the boardwalk, clockwise from the Harbour; the side of the token on it, if any. */
export interface Space {
  readonly spot: Spot;
  readonly side: number | null;
}

/**
 * A player's side of the table; in solo the last one is the silent angler's.
 *
 * `token` is the side of the angler token in hand (None: it is on the board). `box` counts the
 * baits in Zones 3 to 6, each by colour: violet, green, blue, red, yellow, black. `fish` is in
 * the order caught; `turns` counts the turns begun; `chosen` says that this seat has chosen
 * what to present.
 */
export interface Angler {
  readonly token: number | null;
  readonly box: readonly [readonly number[], readonly number[], readonly number[], readonly number[]];
  readonly masters: readonly Master[];
  readonly caughtMasters: readonly MasterCard[];
  readonly tackle: readonly Tackle[];
  readonly fish: readonly CaughtFish[];
  readonly trophies: readonly (readonly [Trophy, number])[];
  readonly turns: number;
  readonly chosen: boolean;
}

/** A Master Angler card that is being caught; `filled` says which of its slots have a bait. */
export interface Master {
  readonly card: MasterCard;
  readonly filled: readonly boolean[];
}

/** A Master Angler card. `name` calls it in notation (`char-2`); its slots are colours. */
export interface MasterCard {
  readonly name: string;
  readonly kind: Kind;
  readonly slots: readonly Colour[];
}

/**
 * A fish in a score pile, in the order caught; its back only for who may know it.
 *
 * `shown` says that a Mystery Weight or a contest has shown it to all. `unlike` is the Mystery
 * Weight that it could have won when it was caught, and so does not have.
 */
export interface CaughtFish {
  readonly species: Species;
  readonly fish: Fish | null;
  readonly shown: boolean;
  readonly unlike: number | null;
}

/** Both sides of a fish card: what it is, its weight in pounds, its tag, when it was caught. */
export interface Fish {
  readonly species: Species;
  readonly weight: number;
  readonly tag: Tag;
  readonly time: string;
}

/** The trophies of a kind that are still to be won, the top one first, by their points. */
export interface Stack {
  readonly trophy: Trophy;
  readonly points: readonly number[];
}

/**
 * What the seat may know of a species: how many of its cards lie in the deck and on the board,
 * and the weights of all cards it has not seen. `mystery` is the chance, from 0 to 1, that one
 * fish of it caught now would win the open Mystery Weight. A spectator has seen no card but those
 * shown and gets None for both.
 */
export interface Odds {
  readonly species: Species;
  readonly inDeck: number;
  readonly onBoard: number;
  readonly weights: readonly number[] | null;
  readonly mystery: number | null;
}

/** A Zone emptied whose fish is still to be caught, by the colour of its last bait. */
export interface Pending {
  readonly zone: number;
  readonly colour: Colour;
}

/** In a contest, the fish of one species among which the seat may choose, the best first. */
export interface Contender {
  readonly species: Species;
  readonly fish: readonly Fish[];
}

/** A contest that was held. */
export interface Held {
  readonly location: Location;
  readonly entries: readonly Entry[];
}

/** What an angler presents in a contest, the total weight, and the points of the trophy won. */
export interface Entry {
  readonly seat: number;
  readonly fish: readonly Fish[];
  readonly total: number;
  readonly points: number;
}

/** How an angler's points came about; trophies by their name, each with its points. */
export interface Score {
  readonly trophies: readonly (readonly [Trophy, number])[];
  readonly masters: number;
  readonly tags: number;
  readonly total: number;
}

/**
 * What an open action would do, as far as it can be known before chance and further choices.
 *
 * `removes` counts the baits of `colour` that would leave Zones 3 to 6; `catches` lists what
 * emptied Zones would catch; `slots` says how many of these baits the own Master Angler cards
 * could take. `fills` are the Zones that a Harbour action may fill, by the baits they lack.
 */
export interface Preview {
  readonly action: string;
  readonly colour: Colour | null;
  readonly removes: readonly [number, number, number, number];
  readonly catches: readonly Prospect[];
  readonly slots: number;
  readonly fills: readonly [number, number, number, number];
}

/**
 * A fish that a Zone about to be emptied would catch: the Zone and the location of its bait.
 * `species` is None where no fish is; `tackle` says that a tackle token would be won.
 */
export interface Prospect {
  readonly zone: number;
  readonly location: Location;
  readonly species: Species | null;
  readonly tackle: boolean;
}

/** The Tag whose fish score at the end. */
export interface TagTurned {
  readonly kind: 'tag-turned';
  readonly tag: Tag;
}

/** A fish comes from the top of a deck to an empty space; `top` is the deck's next species. */
export interface Stocked {
  readonly kind: 'stocked';
  readonly location: Location;
  readonly zone: number;
  readonly species: Species;
  readonly top: Species | null;
}

/** A Master Angler card is turned up at one of the four open places, from 0. */
export interface MasterTurned {
  readonly kind: 'master-turned';
  readonly place: number;
  readonly card: MasterCard;
}

/** The Mystery Weight that is open now; None after the last. */
export interface MysteryTurned {
  readonly kind: 'mystery-turned';
  readonly weight: number | null;
}

/** A tackle token from the pile: dealt at the start, or for emptying Zone 5. */
export interface TackleGot {
  readonly kind: 'tackle-got';
  readonly seat: number;
  readonly tackle: Tackle;
  readonly dealt: boolean;
}

/** The used tackle tokens are a new pile. */
export interface TackleShuffled {
  readonly kind: 'tackle-shuffled';
  readonly tokens: number;
}

/** A turn of a player, counted from 1 for each; `last` says that it is their last one. */
export interface TurnBegan {
  readonly kind: 'turn-began';
  readonly seat: number;
  readonly turn: number;
  readonly last: boolean;
}

/** Step 1: an angler token is put on a space. */
export interface Cast {
  readonly kind: 'cast';
  readonly seat: number;
  readonly spot: Spot;
  readonly side: number;
}

/** Step 2: an angler token is taken from its space. Step 3 turns it. */
export interface TookAngler {
  readonly kind: 'took-angler';
  readonly seat: number;
  readonly spot: Spot;
  readonly side: number;
}

/**
 * A Zone is filled with baits, in the order drawn. `white` says that the white bait came too,
 * after so many of them, and the discard went back into the bag; `dealt` that it is set-up.
 */
export interface Filled {
  readonly kind: 'filled';
  readonly seat: number;
  readonly zone: number;
  readonly baits: readonly Colour[];
  readonly white: number | null;
  readonly dealt: boolean;
}

/** Baits of one colour leave a tackle box: so many from Zones 3, 4, 5 and 6. */
export interface BaitLeft {
  readonly kind: 'bait-left';
  readonly seat: number;
  readonly colour: Colour;
  readonly zones: readonly [number, number, number, number];
}

/** Baits that left go to free slots of a Master Angler card; all others to the discard. */
export interface BaitPlaced {
  readonly kind: 'bait-placed';
  readonly seat: number;
  readonly card: MasterCard;
  readonly colour: Colour;
  readonly count: number;
}

/** A Reel swaps two baits: each colour leaves the zone named beside it for the other one. */
export interface BaitSwapped {
  readonly kind: 'bait-swapped';
  readonly seat: number;
  readonly colour: Colour;
  readonly zone: number;
  readonly otherColour: Colour;
  readonly otherZone: number;
}

export interface TackleUsed {
  readonly kind: 'tackle-used';
  readonly seat: number;
  readonly tackle: Tackle;
}

/** A Master Angler card to be caught, from an open `place` or (None) from the deck's top. */
export interface MasterTaken {
  readonly kind: 'master-taken';
  readonly seat: number;
  readonly card: MasterCard;
  readonly place: number | null;
}

/** All slots of a card are filled: it is in the score pile, its baits in the discard. */
export interface MasterCaught {
  readonly kind: 'master-caught';
  readonly seat: number;
  readonly card: MasterCard;
}

/**
 * A fish leaves the board for a score pile, its weight unseen by others.
 *
 * `emptied` is the Zone whose last bait left (of the silent angler, the Zone it counted);
 * `zone` is where the fish came from, None from the top of the location's deck. `number`
 * counts the angler's fish from 1. `top` is the deck's next species if the deck was taken from.
 */
export interface Caught {
  readonly kind: 'caught';
  readonly seat: number;
  readonly emptied: number;
  readonly location: Location;
  readonly zone: number | null;
  readonly species: Species;
  readonly number: number;
  readonly top: Species | null;
}

/** The back of the fish just caught, for its owner alone (the silent angler's: for all). */
export interface Weighed {
  readonly kind: 'weighed';
  readonly seat: number;
  readonly fish: Fish;
}

/** A Zone was emptied where no fish was to be had. */
export interface NothingCaught {
  readonly kind: 'nothing-caught';
  readonly seat: number;
  readonly emptied: number;
  readonly location: Location;
}

/** The fish just caught weighs the open Mystery Weight: its card is shown to all. */
export interface MysteryWon {
  readonly kind: 'mystery-won';
  readonly seat: number;
  readonly fish: Fish;
}

export interface TrophyWon {
  readonly kind: 'trophy-won';
  readonly seat: number;
  readonly trophy: Trophy;
  readonly points: number;
}

/** The end begins: every other player has one last turn. */
export interface LastTurns {
  readonly kind: 'last-turns';
  readonly seat: number;
  readonly why: Ending;
}

/** Solo: the silent angler draws a bait (None: the white one), the `number`-th of its turn. */
export interface SilentDrew {
  readonly kind: 'silent-drew';
  readonly number: number;
  readonly colour: Colour | null;
  readonly inDiscard: number;
}

/** Solo: an angler token moves along the boardwalk, clockwise. */
export interface AnglerMoved {
  readonly kind: 'angler-moved';
  readonly start: Spot;
  readonly end: Spot;
  readonly side: number;
}

/** Solo: the top Master Angler card goes to the silent angler's score pile. */
export interface SilentGotMaster {
  readonly kind: 'silent-got-master';
  readonly card: MasterCard;
}

/** The white bait came: so many baits of the discard went back into the bag. */
export interface BagReturned {
  readonly kind: 'bag-returned';
  readonly baits: number;
}

/** Solo: random baits from the bag go to the discard, in the order drawn. */
export interface BaitsSpilled {
  readonly kind: 'baits-spilled';
  readonly baits: readonly Colour[];
}

/** A seat has chosen what it presents; which fish, nobody else knows yet. */
export interface Chose {
  readonly kind: 'chose';
  readonly seat: number;
}

/** To the seat alone: the fish it has chosen for the contest that is being held. */
export interface Presents {
  readonly kind: 'presents';
  readonly seat: number;
  readonly fish: readonly Fish[];
}

/** The fish of a location are presented and weighed; the best entry comes first. */
export interface ContestHeld {
  readonly kind: 'contest-held';
  readonly location: Location;
  readonly entries: readonly Entry[];
}

export interface GameEnded {
  readonly kind: 'game-ended';
  readonly scores: readonly Score[];
  readonly places: readonly number[];
}

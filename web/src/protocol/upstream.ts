// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.

export type View = UpstreamView;

export type Fact = TurnedUp | Laid | SpawnLaid | RoundBegan | TurnBegan | Swam | Jumped | BearCaught | EagleFlew | HeronAte | Carried | Waits | Whirled | Arrived | TurnEnded | TokensPassed | RowFell | Advanced | GameEnded;

export type Tile = 'bear' | 'eagle' | 'heron' | 'rapids' | 'rock' | 'water' | 'waterfall';

export type Turned = '' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW';

export type Phase = 'heron' | 'lay' | 'move' | 'over';

/**
 * The table as all see it; `seat` says who looks (None: a spectator).
 *
 * `acting` places, moves or feeds a heron; `turn` counts the turns of the round that are done,
 * or the tiles of the mouth. `falling` are the spaces that wash away at the end of this round.
 * `stack` has how many tiles of each kind are still to come. `moves` and `layings` are what
 * is open to the acting seat, with all that would come of it.
 */
export interface UpstreamView {
  readonly seat: number | null;
  readonly players: number;
  readonly tiles: string;
  readonly whirlpool: boolean;
  readonly movementTokens: readonly number[] | null;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly acting: number;
  readonly first: number;
  readonly points: number;
  readonly topRow: number;
  readonly river: readonly RiverTile[];
  readonly gaps: readonly Space[];
  readonly spawn: readonly SpawnSpace[];
  readonly falling: readonly string[];
  readonly tokens: readonly (readonly Token[])[];
  readonly heronsDue: readonly string[];
  readonly hand: readonly Tile[];
  readonly stack: Readonly<Record<string, number>>;
  readonly stackSize: number;
  readonly salmon: readonly number[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly moves: readonly Move[];
  readonly layings: readonly Laying[];
}

/**
 * A tile that lies in the river; an eagle that flew leaves Water. `turned` is the edge that
 * Rapids point to, and the middle or clockwise last of the edges with a waterfall.
 */
export interface RiverTile {
  readonly space: Space;
  readonly tile: Tile | 'sea';
  readonly turned: Turned;
  readonly falls: readonly Turned[];
}

/** A place of the river: `x` is its column from the left, `y` its height in half tiles. */
export interface Space {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A space of the Spawn, with its eggs. Those of 4 and 5 eggs share one tile. */
export interface SpawnSpace {
  readonly space: Space;
  readonly eggs: number;
}

/**
 * A token: where it is (None: out of the game), how many salmon it shows, and whether it is
 * held, so that it cannot be moved again this turn.
 */
export interface Token {
  readonly place: string | null;
  readonly salmon: number;
  readonly held: boolean;
}

/**
 * A move that is open, and all that would come of it.
 *
 * `token` is the one of the acting seat that moves, `over` the spaces a jump passes, `end`
 * where it comes to. `carried` are the spaces rapids take it on to, with the points of `cost`
 * then paid for leaps. `salmon` are those it has left, 0 if it would leave the game. `waits`
 * says that it would wait on Rapids, `whirled` that a Whirlpool would hold it.
 */
export interface Move {
  readonly action: string;
  readonly token: number;
  readonly way: 'jump' | 'swim';
  readonly start: string;
  readonly over: readonly string[];
  readonly end: string;
  readonly carried: readonly string[];
  readonly cost: number;
  readonly losses: readonly Loss[];
  readonly salmon: number;
  readonly waits: boolean;
  readonly whirled: boolean;
}

/** A salmon that a predator would catch, and where. */
export interface Loss {
  readonly by: 'bear' | 'eagle';
  readonly space: string;
}

/** A way to lay one of the tiles turned up; `falls` are its edges with a waterfall then. */
export interface Laying {
  readonly action: string;
  readonly tile: Tile;
  readonly space: string;
  readonly turned: Turned;
  readonly falls: readonly Turned[];
}

/** The top tiles of the stack, for a seat to place. */
export interface TurnedUp {
  readonly kind: 'turned-up';
  readonly seat: number;
  readonly tiles: readonly Tile[];
}

/** A tile joins the river, placed by a seat or, in a mouth laid at random, by nobody. */
export interface Laid {
  readonly kind: 'laid';
  readonly seat: number | null;
  readonly tile: Tile;
  readonly space: string;
  readonly turned: Turned;
}

/** The last tiles are on the table: the Spawn lies between and above them. */
export interface SpawnLaid {
  readonly kind: 'spawn-laid';
  readonly row: number;
}

/** A round begins; `falls` is the row that washes away at its end, if one does. */
export interface RoundBegan {
  readonly kind: 'round-began';
  readonly round: number;
  readonly first: number;
  readonly falls: number | null;
}

export interface TurnBegan {
  readonly kind: 'turn-began';
  readonly seat: number;
  readonly points: number;
}

/** A token swims one space, for a point. */
export interface Swam {
  readonly kind: 'swam';
  readonly seat: number;
  readonly token: number;
  readonly salmon: number;
  readonly start: string;
  readonly end: string;
  readonly cost: number;
  readonly left: number;
}

/** A token jumps; `over` are the spaces passed. It may not live to reach the end. */
export interface Jumped {
  readonly kind: 'jumped';
  readonly seat: number;
  readonly token: number;
  readonly salmon: number;
  readonly start: string;
  readonly over: readonly string[];
  readonly end: string;
  readonly cost: number;
  readonly left: number;
}

/** A bear catches a salmon of a token that jumps; `left` are the token's salmon now. */
export interface BearCaught {
  readonly kind: 'bear-caught';
  readonly seat: number;
  readonly token: number;
  readonly space: string;
  readonly left: number;
}

/** An eagle catches a salmon and flies away: its tile is Water now. */
export interface EagleFlew {
  readonly kind: 'eagle-flew';
  readonly seat: number;
  readonly token: number;
  readonly space: string;
  readonly left: number;
}

export interface HeronAte {
  readonly kind: 'heron-ate';
  readonly seat: number;
  readonly token: number;
  readonly space: string;
  readonly left: number;
}

/** Rapids carry a token; over a waterfall it leaps, for a point. */
export interface Carried {
  readonly kind: 'carried';
  readonly seat: number;
  readonly token: number;
  readonly start: string;
  readonly end: string;
  readonly cost: number;
  readonly left: number;
}

/** A token on Rapids cannot be carried: no room at `end`, or no point left for the leap. */
export interface Waits {
  readonly kind: 'waits';
  readonly seat: number;
  readonly token: number;
  readonly space: string;
  readonly end: string;
  readonly full: boolean;
}

/** A Whirlpool holds a token for the rest of the turn. */
export interface Whirled {
  readonly kind: 'whirled';
  readonly seat: number;
  readonly token: number;
  readonly space: string;
}

/** A token reaches the Spawn. */
export interface Arrived {
  readonly kind: 'arrived';
  readonly seat: number;
  readonly token: number;
  readonly salmon: number;
}

/** `unspent` points are lost: no token had a move for them. */
export interface TurnEnded {
  readonly kind: 'turn-ended';
  readonly seat: number;
  readonly unspent: number;
}

/** Movement tokens go to the player who takes the next turn. */
export interface TokensPassed {
  readonly kind: 'tokens-passed';
  readonly seat: number;
  readonly to: number;
  readonly tokens: number;
}

/**
 * The lowest row washes away, row 0 being the Sea, with the tokens of `lost`: pairs of seat
 * and token.
 */
export interface RowFell {
  readonly kind: 'row-fell';
  readonly row: number;
  readonly spaces: readonly string[];
  readonly lost: readonly (readonly [number, number])[];
}

/** A token on the Spawn moves up to the space with so many eggs. */
export interface Advanced {
  readonly kind: 'advanced';
  readonly seat: number;
  readonly token: number;
  readonly eggs: number;
}

export interface GameEnded {
  readonly kind: 'game-ended';
  readonly scores: readonly number[];
  readonly salmon: readonly number[];
  readonly places: readonly number[];
}

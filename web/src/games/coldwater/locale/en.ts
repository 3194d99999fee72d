// What stands beside the waters, in English. What happens (prompts, log, explanations, refusals) comes from
// the server. fr.ts has the same keys.
import type { Kind, Location, Species, Tackle, Tag, Trophy } from '../../../protocol/coldwater';

const colours = {
  violet: 'violet',
  green: 'green',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  black: 'black',
  harbour: 'Harbour',
};
const locations: Readonly<Record<Location, string>> = { shore: 'Shore', lake: 'Lake', river: 'River' };
const species: Readonly<Record<Species, string>> = {
  wrasse: 'Wrasse',
  'john-dory': 'John Dory',
  mackerel: 'Mackerel',
  flounder: 'Flounder',
  'brown-trout': 'Brown trout',
  salmon: 'Salmon',
  'rainbow-trout': 'Rainbow trout',
  roach: 'Roach',
  perch: 'Perch',
  'sea-trout': 'Sea trout',
  pike: 'Pike',
};
const kinds: Readonly<Record<Kind, string>> = {
  crab: 'Crab',
  conger: 'Conger',
  char: 'Char',
  dogfish: 'Dogfish',
  ray: 'Ray',
};
const tackle: Readonly<Record<Tackle, string>> = { lure: 'Lure', reel: 'Reel', rod: 'Rod', spool: 'Spool' };
const tags: Readonly<Record<Tag, string>> = {
  orange: 'orange',
  ice: 'ice',
  pink: 'pink',
  brown: 'brown',
  grey: 'grey',
};
const trophies: Readonly<Record<Trophy, string>> = {
  mystery: 'Mystery Weight',
  'small-species': 'Small Species',
  'eight-species': '8 Species',
  'three-alike': 'Three alike',
  'four-different': 'Four different',
  'twelve-fish': 'First to 12',
  shore: 'Shore',
  lake: 'Lake',
  river: 'River',
};

export const en = {
  colours,
  locations,
  species,
  kinds,
  tackle,
  tags,
  trophies,
  /** On a narrow card. */
  shortSpecies: { 'rainbow-trout': 'Rainbow' } as Readonly<Partial<Record<Species, string>>>,
  shortTrophies: {
    mystery: 'Mystery',
    'small-species': 'Small',
    'eight-species': '8 species',
    'three-alike': '3 alike',
    'four-different': '4 kinds',
    'twelve-fish': '12 fish',
    shore: 'Shore',
    lake: 'Lake',
    river: 'River',
  } as Readonly<Record<Trophy, string>>,

  // where and when
  turnStep: (turn: number, step: number) => `Turn ${turn} · Step ${step} of 2`,
  turnStepShort: (turn: number, step: number) => `Turn ${turn} · ${step}/2`,
  contests: 'The contests',
  lastTurns: 'Last turns',

  // the waters
  waters: 'The waters',
  zone: (n: number) => `Zone ${n}`,
  deck: 'Deck',
  harbour: 'Harbour',
  fishAt: (place: string, zone: number, name: string) => `${place}, Zone ${zone}: ${name}`,
  noFishAt: (place: string, zone: number) => `${place}, Zone ${zone}: no fish`,
  deckAt: (place: string, left: number, top: string) =>
    left > 0 ? `${place}, deck of ${left}, on top ${top}` : `${place}, the deck is empty`,
  spaceFree: (name: string) => `${name}, free`,
  spaceTaken: (name: string, side: number) => `${name}, angler token on side ${side}`,
  spot: (name: string, place: string) => `${name}, ${place}`,
  speciesOdds: (name: string, weights: string, chance: string) =>
    `${name}: not seen yet ${weights} lb.${chance ? ` Mystery Weight: ${chance}.` : ''}`,

  // the tackle box
  yourBox: 'Your tackle box',
  boxOf: (name: string) => `${name}’s tackle box`,
  yourToken: (side: number) => `Your angler token, side ${side}`,
  zoneHolds: (n: number, baits: string, room: number) =>
    `Zone ${n}: ${baits}${room > 0 ? `, room for ${room}` : ', full'}`,
  empty: 'empty',
  bait: (colour: string) => `${colour} bait`,
  baits: (n: number, colour: string) => `${n} ${colour}`,
  useTackle: (name: string) => `Use a ${name}`,
  putAway: (name: string) => `Put the ${name} away`,
  tackleIs: {
    lure: 'Removes two baits of one colour.',
    reel: 'Swaps two baits.',
    rod: 'When you catch: the same Zone of another water.',
    spool: 'When you catch: a Zone beside it.',
  } as Readonly<Record<Tackle, string>>,
  lureFirst: 'Lure: choose the first of two baits of one colour.',
  lureSecond: (colour: string) => `Lure: choose the second ${colour} bait.`,
  reelFirst: 'Reel: choose the first bait to swap.',
  reelSecond: 'Reel: choose the bait that it changes places with.',
  mastersInHand: 'Your Master Anglers',
  slots: (filled: number, all: number) => `${filled} of ${all} slots filled`,
  masterName: (kind: string, slots: string) => `${kind}: ${slots}`,

  // beside the board
  masters: 'Master Anglers',
  inDeck: (n: number) => `${n} in the deck`,
  fromTop: 'Top of the deck, unseen',
  trophiesTitle: 'Trophies',
  tagIs: (tag: string) => `Tag: ${tag}, 1 point each`,
  tagNoPoints: (tag: string) => `Tag: ${tag}, without points`,
  mysteryNow: (n: number) => `Mystery Weight: ${n} lb`,
  mysteryGone: 'All Mystery Weights are won',
  nextPoints: (name: string, points: number) => `${name}: ${points} points for the next`,
  trophyGone: (name: string) => `${name}: none left`,
  leads: (name: string, progress: string) => `${name} leads with ${progress}`,
  nobodyLeads: 'nobody yet',
  standings: 'Who leads what',
  standingsText: 'Species count in the contests; how much they weigh comes out at the end.',
  rivals: 'Other anglers',
  silent: 'Silent angler',
  fishCount: (n: number) => (n === 1 ? '1 fish' : `${n} fish`),
  trophyPoints: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  mastersCaught: (n: number) => (n === 1 ? '1 Master Angler' : `${n} Master Anglers`),
  yourCatch: 'Your catch',
  catchOf: (name: string) => `${name}’s catch`,
  onlyYou: (n: number) => `${n} fish, only you see the weights`,
  noCatch: 'Nothing yet. Empty a Zone and something bites.',
  weighs: (name: string, pounds: number, tag: string) => `${name}, ${pounds} lb, ${tag} tag`,
  unseen: 'weight unseen',
  hiddenShared: 'Hidden while the device goes round.',

  // odds
  oddsTitle: 'What may come',
  oddsText: 'From what you can know: nothing here is a secret.',
  bag: 'In the bag',
  discard: 'Discarded',
  white: 'white bait',
  whiteIn: 'and the white one',
  pile: (n: number) => (n === 1 ? '1 tackle token in the pile' : `${n} tackle tokens in the pile`),
  oddsSpecies: 'Species',
  oddsBoard: 'Here',
  oddsDeck: 'Deck',
  oddsWeights: 'Weights not seen',
  oddsMystery: (n: number) => `Weighs ${n}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,

  // tabs
  tabBox: 'Waters',
  tabMasters: 'Masters',
  tabTrophies: 'Trophies',
  tabRivals: 'Rivals',
  tabCatch: 'Catch',
  tabs: 'What to show',

  // questions
  place: (n: number, total: number) => (n === 0 ? 'Discard all' : n === total ? 'Place all' : `Place ${n} of ${total}`),
  more: (card: string) => `One more on the ${card}`,
  less: (card: string) => `One less on the ${card}`,
  chooseFor: 'For which Zone?',
  costs: (tackle: string) => `costs a ${tackle}`,

  // the ceremony
  contestOf: (place: string) => `The ${place} contest`,
  presentText: 'One fish of each species. The heaviest are chosen; a tagged one may be worth more.',
  presentWait: 'You have chosen. You may still change it.',
  presentOthers: 'The others choose what they present.',
  present: 'Present',
  presentAgain: 'Present these instead',
  presentsNothing: 'presents nothing',
  totalWeight: (n: number) => `${n} lb`,
  wins: (points: number) => `${points} points`,
  next: 'Go on',

  // news
  itWeighs: (pounds: number) => `It weighs ${pounds} lb`,
  yours: 'Only you see this.',
  silentCaught: 'The silent angler lands it.',
  mysteryWon: 'Mystery Weight!',
  mysteryText: (name: string, pounds: number) => `${name}: exactly ${pounds} lb.`,
  trophyText: (name: string, points: number) => `${name}: ${points} points.`,
  why: {
    'twelve-fish': 'Twelve fish are caught.',
    'water-empty': 'A water cannot be filled again.',
    'turn-limit': 'That was the last turn allowed.',
  } as Readonly<Record<string, string>>,
  lastTurnsText: 'Everyone else has one more turn.',

  // why not
  whyWait: 'Wait: the others fish now.',
  whyTaken: 'A token stands there already. Cast on a free space.',
  whyNoToken: 'No token stands there. Reel in one that is out.',
  whyJustCast: 'That is the token you have just placed. Reel in another.',
  whyCatch: 'Take a fish with the cream ring.',
  whyHarbour: 'Fill a Zone or take a Master Angler: those with the cream ring.',
  whyAnswer: 'Answer the question above first.',
  whyNotNow: 'That cannot be done now.',
  whyNoTackle: 'Rods and Spools are used when you catch a fish.',
  whyTackleNow: 'It cannot be played now.',
  whyOtherBait: 'Not this one: choose a bait with the cream ring.',

  // the result
  scoreOf: 'How the points came about',
  mastersRow: 'Master Anglers',
  tagsRow: (tag: string) => `Fish with the ${tag} tag`,
  soloWon: 'You win against the silent angler',
  soloLost: 'The silent angler wins',
  soloText: (mine: number, theirs: number) => `${mine} to ${theirs}`,
  best: 'Your best on this device',
  bestLine: (mine: number, theirs: number, turns: number) => `${mine} to ${theirs} in ${turns} turns`,
  bestNew: 'this game',
  pondOf: (day: string) => `Pond of ${day}`,
  share: 'Copy the result',
  shared: 'Copied: paste it anywhere',
  shareFailed: 'Copy it from here:',
  shareText: (day: string, mine: number, theirs: number, won: boolean, turns: number) =>
    `Anadrome · Coldwater Crown · pond of ${day} · ${mine} to ${theirs}, ${won ? 'won' : 'lost'} in ${turns} turns`,
};

type Same<T> = {
  readonly [K in keyof T]: T[K] extends (...a: infer A) => string
    ? (...a: A) => string
    : T[K] extends string
      ? string
      : { readonly [P in keyof T[K]]: string };
};

/** What every language must have. */
export type Words = Same<typeof en>;

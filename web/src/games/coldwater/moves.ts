// What the legal actions concern, read from their texts, so that what is pressed finds its action. What may
// be done the server alone says: here nothing is added to what it offers.
import type { Colour, Fish } from '../../protocol/coldwater';
import type { ActionInfo } from '../../protocol/types';

/** A bait in the own box, as far as an action tells baits apart. */
export interface Bait {
  readonly colour: Colour;
  readonly zone: number;
}

/** A Lure or a Reel, with the two baits it is about. */
export interface Tackled {
  readonly tool: 'lure' | 'reel';
  readonly baits: readonly [Bait, Bait];
  readonly action: ActionInfo;
}

/** How many of the leaving baits go to which Master Angler card. */
export interface Placing {
  readonly counts: Readonly<Record<string, number>>;
  readonly action: ActionInfo;
}

const words = (action: ActionInfo): string[] => action.text.split(' ');
const same = (one: Bait, other: Bait): boolean => one.colour === other.colour && one.zone === other.zone;

export class Moves {
  constructor(readonly actions: readonly ActionInfo[]) {}

  find(text: string): ActionInfo | undefined {
    return this.actions.find((action) => action.text === text);
  }

  /** Cast on, or take from, a space of the boardwalk. */
  spot(name: string): ActionInfo | undefined {
    return this.find(`cast ${name}`) ?? this.find(`take ${name}`);
  }

  /** Catch a fish at a place: a Zone's number or `deck`. More than one if several Zones could. */
  fish(location: string, place: string): readonly ActionInfo[] {
    return this.actions.filter((action) => {
      const [kind, , at, where] = words(action);
      return kind === 'catch' && at === location && where === place;
    });
  }

  fill(zone: number): ActionInfo | undefined {
    return this.find(`fill ${zone}`);
  }

  angler(name: string): ActionInfo | undefined {
    return this.find(`angler ${name}`);
  }

  /** Those that no thing on the table stands for: each is a button of its own. */
  get plain(): readonly ActionInfo[] {
    const kinds = ['go', 'silent', 'white'];
    return this.actions.filter((a) => kinds.includes(words(a)[0] ?? '') || a.text.endsWith(' nothing'));
  }

  get tackled(): readonly Tackled[] {
    return this.actions.flatMap<Tackled>((action) => {
      const [tool, one, two, three, four] = words(action);
      if (tool !== 'lure' && tool !== 'reel') return [];
      const first = { colour: one as Colour, zone: Number(two) };
      const second =
        tool === 'lure'
          ? { colour: first.colour, zone: Number(three) }
          : { colour: three as Colour, zone: Number(four) };
      return [{ tool, action, baits: [first, second] }];
    });
  }

  get placings(): readonly Placing[] {
    return this.actions.flatMap((action) => {
      const [kind, ...rest] = words(action);
      if (kind !== 'bait') return [];
      const counts = rest.filter((part) => part !== 'none').map((part) => part.split(':'));
      return [{ action, counts: Object.fromEntries(counts.map(([card, n]) => [card, Number(n)])) }];
    });
  }

  /** Present these fish, in whatever order they are told. */
  presenting(fish: readonly Fish[]): ActionInfo | undefined {
    const chosen = fish.map((one) => `${one.species} ${one.weight} ${one.time}`);
    return this.actions.find((action) => {
      const told = action.text.replace(/^present /, '').split(', ');
      return told.length === chosen.length && told.every((one) => chosen.includes(one));
    });
  }
}

/** Whether a Lure or Reel is about these baits, and then which it may be about besides. */
export function others({ baits: [one, two] }: Tackled, picked: Bait | null): readonly Bait[] {
  if (picked === null) return [one, two];
  return same(one, picked) ? [two] : same(two, picked) ? [one] : [];
}

export { same as sameBait };

import type { MockApp, Row, Seed, TableKey } from 'shared/api';
import { toMoments } from './moments';
import type { Store } from './store';

/** An app whose first rows are in the store. */
interface Fill {
  id: string;
}

/** The moment to which all times of the seed are relative: when the store was first filled. */
interface Anchor {
  id: 'anchor';
  time: number;
}

export const fillKey: TableKey<Fill> = { name: 'fills' };
export const anchorKey: TableKey<Anchor> = { name: 'anchor' };

export const isFilled = (store: Store, app: string): boolean => store.table(fillKey).get(app) !== undefined;

/** Puts an app's first rows into the store, once in its life. `scale` multiplies those that grow, up to 100,000. */
export async function fill(store: Store, { id, seed, grow = {} }: MockApp, scale: number): Promise<void> {
  const anchor = store.table(anchorKey).get('anchor') ?? { id: 'anchor' as const, time: store.now() };
  const rows = toMoments(enlarge((await seed?.()) ?? {}, grow, scale), anchor.time);
  await store.fill({ ...rows, fills: [{ id }], anchor: [anchor] });
}

const mostRows = 100_000;

function enlarge(seed: Seed, grow: NonNullable<MockApp['grow']>, scale: number): Seed {
  if (scale <= 1) return seed;
  const enlargeTable = ([table, rows]: [string, readonly Row[]]): [string, readonly Row[]] => {
    const wanted = Math.min(mostRows, Math.floor(rows.length * scale));
    // A table's own grower takes that table's rows: which they are is known to the app alone.
    return [table, grow[table]?.(rows as never, wanted) ?? rows];
  };
  return Object.fromEntries(Object.entries(seed).map(enlargeTable));
}

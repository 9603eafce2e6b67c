import type { MockApp, TableKey } from 'shared/api';
import { toMoments } from './moments';
import { growSeed } from './scale';
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

export const getAnchor = (store: Store): Anchor =>
  store.table(anchorKey).get('anchor') ?? { id: 'anchor', time: store.now() };

const readSeed = async ({ seed }: MockApp, { time }: Anchor) => toMoments((await seed?.()) ?? {}, time);

/** Puts an app's first rows into the store, once in its life. `isScaled` leaves out those of tables that grow. */
export async function fill(store: Store, app: MockApp, isScaled: boolean): Promise<void> {
  const anchor = getAnchor(store);
  const grown = isScaled ? Object.keys(app.grow ?? {}) : [];
  const rows = Object.entries(await readSeed(app, anchor)).filter(([table]) => !grown.includes(table));
  await store.fill({ ...Object.fromEntries(rows), fills: [{ id: app.id }], anchor: [anchor] });
}

/** The very many rows of an app's tables that grow. */
export async function readGrown(store: Store, app: MockApp, scale: number) {
  const anchor = getAnchor(store);
  return growSeed(app, await readSeed(app, anchor), scale, anchor.time);
}

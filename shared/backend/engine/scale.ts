import type { AppBackend, Row, Seed } from '..';
import type { Change, Persistence } from './persistence';

const maxRows = 100_000;

/** The many rows of an app whose tables are scaled up: as many times those of the seed, up to 100,000. Times are moments by now. */
export const scaleUpSeed = ({ scaleUp = {} }: AppBackend, seed: Seed, scale: number, anchor: number): Seed =>
  Object.fromEntries(
    Object.entries(scaleUp).map(([table, scaleUpRows]) => {
      const rows = seed[table] ?? [];
      // The table's own function takes that table's rows: which they are is known to the app alone.
      return [table, scaleUpRows(rows as never, Math.min(maxRows, Math.floor(rows.length * scale)), anchor)];
    }),
  );

interface Gone extends Row {
  isGone: true;
}

const isGone = (row: Row | undefined): row is Gone => row !== undefined && 'isGone' in row;

export interface ScaledPersistence extends Persistence {
  setBase(table: string, rows: readonly Row[]): void;
}

/**
 * Lays kept records over a base of very many that are made again each time, so that only what was changed is ever
 * written or read: 100,000 rows would take a browser half a minute.
 */
export function createScaledPersistence(stored: Persistence): ScaledPersistence {
  const bases = new Map<string, ReadonlyMap<Row['id'], Row>>();
  const toStored = ({ table, id, row }: Change): Change => {
    const gone: Gone = { id, isGone: true };
    return { table, id, row: row ?? (bases.get(table)?.has(id) ? gone : undefined) };
  };
  const fromStored = (change: Change): Change => (isGone(change.row) ? { ...change, row: undefined } : change);
  return {
    ...stored,
    setBase: (table, rows) => bases.set(table, new Map(rows.map((row) => [row.id, row]))),
    async read(table) {
      const rows = new Map(bases.get(table));
      for (const row of await stored.read(table)) {
        if (isGone(row)) rows.delete(row.id);
        else rows.set(row.id, row);
      }
      return [...rows.values()];
    },
    async readChanges() {
      const changes = await stored.readChanges();
      return changes === 'everything' ? changes : changes.map(fromStored);
    },
    commit: (changes, refilled) => stored.commit(changes.map(toStored), refilled),
    async clear(keep) {
      bases.clear();
      await stored.clear(keep);
    },
  };
}

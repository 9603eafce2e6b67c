import type { RecordChange } from '@atrium/contract';
import type { BackendTable, Row } from '..';

export interface TableHooks {
  /** Called before a row changes, with the row as it was. */
  beforeChange(id: Row['id'], before: Row | undefined): void;
  /** The highest id that was ever deleted. */
  getLastDeleted(): number;
  setLastDeleted(id: number): void;
  /** Who writes, and when it is; in a table whose rows say so. */
  getChange?(): RecordChange;
}

/** A row of the seed has been written once. */
const withRev = <T extends Row>(row: T): T => (row.rev ? row : { ...row, rev: 1 });

/** One table in memory. */
export class Table<T extends Row> implements BackendTable<T> {
  readonly #rows = new Map<Row['id'], T>();
  readonly #hooks: TableHooks;
  #sorted: readonly T[] | null = null;
  #highestId: number | null = null;

  readonly #isRevised: boolean;

  constructor(rows: Iterable<T>, hooks: TableHooks, isRevised = false) {
    for (const row of rows) this.#rows.set(row.id, isRevised ? withRev(row) : row);
    this.#hooks = hooks;
    this.#isRevised = isRevised;
  }

  get(id: T['id']): T | undefined {
    return this.#rows.get(id);
  }

  all(): readonly T[] {
    this.#sorted ??= [...this.#rows.values()].sort(byId);
    return this.#sorted;
  }

  put(row: T): T {
    const before = this.#rows.get(row.id);
    this.#hooks.beforeChange(row.id, before);
    const kept = {
      ...row,
      ...(this.#isRevised && { rev: (before?.rev ?? 0) + 1 }),
      ...(this.#hooks.getChange && { lastChange: this.#hooks.getChange() }),
    };
    this.replace(row.id, kept);
    return kept;
  }

  delete(id: T['id']): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.#hooks.beforeChange(id, before);
    this.replace(id, undefined);
    if (typeof id === 'number' && id > this.#hooks.getLastDeleted()) this.#hooks.setLastDeleted(id);
  }

  nextId(): number {
    this.#highestId ??= toNumber(this.all().at(-1)?.id);
    return Math.max(this.#highestId, this.#hooks.getLastDeleted()) + 1;
  }

  /** Changes a row that is no news: taken back, or heard of from another tab. */
  replace(id: T['id'], row: T | undefined): void {
    if (row) this.#rows.set(id, this.#isRevised ? withRev(row) : row);
    else this.#rows.delete(id);
    this.#sorted = null;
    if (this.#highestId === null) return;
    if (row) this.#highestId = Math.max(this.#highestId, toNumber(id));
    else if (id === this.#highestId) this.#highestId = null;
  }
}

const toNumber = (id: Row['id'] | undefined): number => (typeof id === 'number' ? id : 0);

const byId = (a: Row, b: Row) =>
  typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : String(a.id) < String(b.id) ? -1 : 1;

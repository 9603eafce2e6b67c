import type { MockTable, Row } from 'shared/api';

export interface TableHooks {
  /** Called before a row changes, with what stood there. */
  beforeChange(id: Row['id'], before: Row | undefined): void;
  /** The highest id that was ever deleted. */
  getLastDeleted(): number;
  setLastDeleted(id: number): void;
}

/** One table in memory. */
export class Table<T extends Row> implements MockTable<T> {
  readonly #rows = new Map<Row['id'], T>();
  readonly #hooks: TableHooks;
  #sorted: readonly T[] | null = null;
  #highestId: number | null = null;

  constructor(rows: Iterable<T>, hooks: TableHooks) {
    for (const row of rows) this.#rows.set(row.id, row);
    this.#hooks = hooks;
  }

  get(id: T['id']): T | undefined {
    return this.#rows.get(id);
  }

  all(): readonly T[] {
    this.#sorted ??= [...this.#rows.values()].sort(byId);
    return this.#sorted;
  }

  put(row: T): void {
    this.#hooks.beforeChange(row.id, this.#rows.get(row.id));
    this.replace(row.id, row);
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
    if (row) this.#rows.set(id, row);
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

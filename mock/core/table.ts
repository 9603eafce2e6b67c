import type { MockTable, Row } from 'shared/api';

/** Told before a row changes, with what stood there. */
export type BeforeChange = (id: Row['id'], before: Row | undefined) => void;

/** One table in memory. */
export class Table<T extends Row> implements MockTable<T> {
  readonly #rows = new Map<Row['id'], T>();
  readonly #beforeChange: BeforeChange;
  readonly #reservedId: () => number;
  #sorted: readonly T[] | null = null;

  /** `reservedId` is the highest id that may still come back. */
  constructor(rows: Iterable<T>, beforeChange: BeforeChange, reservedId: () => number) {
    for (const row of rows) this.#rows.set(row.id, row);
    this.#beforeChange = beforeChange;
    this.#reservedId = reservedId;
  }

  get(id: T['id']): T | undefined {
    return this.#rows.get(id);
  }

  all(): readonly T[] {
    this.#sorted ??= [...this.#rows.values()].sort(byId);
    return this.#sorted;
  }

  put(row: T): void {
    this.#beforeChange(row.id, this.#rows.get(row.id));
    this.replace(row.id, row);
  }

  delete(id: T['id']): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.#beforeChange(id, before);
    this.replace(id, undefined);
  }

  nextId(): number {
    const last = this.all().at(-1)?.id;
    return Math.max(typeof last === 'number' ? last : 0, this.#reservedId()) + 1;
  }

  /** Changes a row that is no news: taken back, or heard of from another tab. */
  replace(id: T['id'], row: T | undefined): void {
    if (row) this.#rows.set(id, row);
    else this.#rows.delete(id);
    this.#sorted = null;
  }
}

const byId = (a: Row, b: Row) =>
  typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : String(a.id) < String(b.id) ? -1 : 1;

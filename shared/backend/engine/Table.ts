import type { Row } from '..';

/** First rows count as written once. */
const withRev = <T extends Row>(row: T): T => (row.rev ? row : { ...row, rev: 1 });

/** The rows of one partition in memory. Units of work change them, and keep what they were before. */
export class Table<T extends Row> {
  readonly #rows = new Map<Row['id'], T>();
  readonly #isRevised: boolean;
  #sorted: readonly T[] | null = null;
  #highestId: number | null = null;

  constructor(rows: Iterable<T>, isRevised = false) {
    for (const row of rows) this.#rows.set(row.id, isRevised ? withRev(row) : row);
    this.#isRevised = isRevised;
  }

  get(id: T['id']): T | undefined {
    return this.#rows.get(id);
  }

  /** Sorted by id; the same array until a row changes. */
  all(): readonly T[] {
    this.#sorted ??= [...this.#rows.values()].sort(byId);
    return this.#sorted;
  }

  /** 0 without rows, and where ids are texts. */
  highestId(): number {
    this.#highestId ??= toNumber(this.all().at(-1)?.id);
    return this.#highestId;
  }

  /** Sets or deletes a row as it is: for rollbacks, and for changes of other tabs and processes. */
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

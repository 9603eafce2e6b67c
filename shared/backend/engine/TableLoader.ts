import type { AppBackend, Row, TableKey } from '..';
import { binKey, lastDeletedKey } from './bin';
import type { BackendCatalog } from './catalog';
import { countsKey, updateCounts } from './counts';
import { dueMomentsKey } from './dueMoments';
import type { Gate } from './gate';
import { namedRolesKey, roleChangesKey } from './permissions';
import type { Store } from './Store';
import type { ScaledPersistence } from './scale';
import { anchorKey, getAnchor, isSeeded, readScaled, seed, seededKey } from './seeding';
import { largeRowsKey } from './storageUse';
import type { Transactions } from './Transactions';

const engineKeys: readonly TableKey<Row>[] = [
  seededKey,
  anchorKey,
  binKey,
  lastDeletedKey,
  countsKey,
  dueMomentsKey,
  largeRowsKey,
  roleChangesKey,
  namedRolesKey,
];

interface Parts {
  store: Store;
  transactions: Transactions;
  catalog: BackendCatalog;
  gate: Gate;
  scale: number;
  scaled: ScaledPersistence | null;
}

/** Opens the tables of backends, and fills empty ones with first rows. */
export class TableLoader {
  readonly #store: Store;
  readonly #transactions: Transactions;
  readonly #catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #scale: number;
  readonly #scaled: ScaledPersistence | null;
  /** The anchor for which the scaled rows of a backend were made. */
  readonly #scaledFor = new Map<string, number>();

  constructor({ store, transactions, catalog, gate, scale, scaled }: Parts) {
    this.#store = store;
    this.#transactions = transactions;
    this.#catalog = catalog;
    this.#gate = gate;
    this.#scale = scale;
    this.#scaled = scaled;
  }

  forgetScaled(): void {
    this.#scaledFor.clear();
  }

  /** Opens the tables that every call needs, and applies the changes of other tabs and processes. */
  async start(): Promise<void> {
    for (const key of [...engineKeys, ...this.#gate.tables]) await this.#store.open(key);
    await this.#store.sync();
    if (this.#gate.createFirstRows(this.#store)) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        const rows = this.#gate.createFirstRows(this.#store);
        if (rows) await this.#store.fill(rows);
      });
    }
    for (const id of this.#gate.needs) await this.open(await this.#catalog.load(id), 0);
  }

  /** Opens a backend's tables for an account, and first those that it needs, and fills them where nobody has yet. */
  async open(backend: AppBackend, account: number): Promise<void> {
    for (const id of backend.needs ?? []) await this.open(await this.#catalog.load(id), account);
    for (const key of backend.tables) await this.#store.open(key, account);
    const isNew = !isSeeded(this.#store, backend.id);
    if (isNew) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        if (!isSeeded(this.#store, backend.id)) await seed(this.#store, backend, this.#scaled !== null);
      });
    }
    if (this.#scaled) await this.#scaleUp(backend, this.#scaled);
  }

  /** Lays the scaled rows of a backend under those that are kept; again after a reset. */
  async #scaleUp(backend: AppBackend, scaled: ScaledPersistence): Promise<void> {
    const { time } = getAnchor(this.#store);
    if (!backend.scaleUp || this.#scaledFor.get(backend.id) === time) return;
    for (const [table, rows] of Object.entries(await readScaled(this.#store, backend, this.#scale))) {
      scaled.setBase(table, rows);
      await this.#store.reopen(table);
    }
    this.#scaledFor.set(backend.id, time);
    await this.#transactions.persist({ app: backend.id }, (unit) => updateCounts(unit, backend));
  }
}

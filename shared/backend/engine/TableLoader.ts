import type { AppBackend, Row, TableKey } from '..';
import { fileTables } from '../files/rows';
import { binTable } from './bin';
import type { BackendCatalog } from './catalog';
import { countsKey } from './counts';
import type { Gate } from './gate';
import { lastDeletedKey } from './MemoryUnit';
import { namedRolesTable, roleChangesTable } from './permissions';
import type { Store } from './Store';
import { anchorTable, isSeeded, seed, seededTable } from './seeding';

const engineKeys: readonly TableKey<Row>[] = [
  seededTable,
  anchorTable,
  binTable,
  lastDeletedKey,
  countsKey,
  ...fileTables,
  roleChangesTable,
  namedRolesTable,
];

interface Parts {
  store: Store;
  catalog: BackendCatalog;
  gate: Gate;
}

/** Opens the tables of backends, and fills empty ones with first rows. */
export class TableLoader {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #gate: Gate;

  constructor({ store, catalog, gate }: Parts) {
    this.#store = store;
    this.#catalog = catalog;
    this.#gate = gate;
  }

  /** Opens the tables that every call needs, and applies the changes of other tabs and processes. */
  async start(): Promise<void> {
    for (const key of [...engineKeys, ...this.#gate.tables]) await this.#store.open(key);
    await this.#store.sync();
    if (this.#emptyTables().length > 0) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        await this.#store.fill(Object.fromEntries(this.#emptyTables().map(([table, create]) => [table, create()])));
      });
    }
    for (const id of this.#gate.needs) await this.open(await this.#catalog.load(id), 0);
  }

  /** Tables that need first rows, and have none. */
  #emptyTables() {
    return Object.entries(this.#gate.firstRows).filter(([name]) => this.#store.table({ name }).all().length === 0);
  }

  /** Opens a backend's tables for an account, and first those that it needs, and fills them where nobody has yet. */
  async open(backend: AppBackend, account: number): Promise<void> {
    for (const id of backend.needs ?? []) await this.open(await this.#catalog.load(id), account);
    for (const key of backend.tables) await this.#store.open(key, account);
    const isNew = !isSeeded(this.#store, backend.id);
    if (isNew) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        if (!isSeeded(this.#store, backend.id)) await seed(this.#store, backend);
      });
    }
  }
}

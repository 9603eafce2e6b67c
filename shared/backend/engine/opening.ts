import type { AppBackend, Row, TableKey } from '..';
import { binKey, lastDeletedKey } from './bin';
import type { BackendCatalog } from './catalog';
import { countsKey, updateCounts } from './counts';
import { dueMomentsKey } from './dueMoments';
import type { Gate } from './gate';
import { namedRolesKey, roleChangesKey } from './permissions';
import type { ScaledPersistence } from './scale';
import { anchorKey, getAnchor, isSeeded, readScaled, seed, seededKey } from './seeding';
import { largeRowsKey } from './storageUse';
import type { Store } from './store';

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
  catalog: BackendCatalog;
  gate: Gate;
  scale: number;
  /** Present where the store is a scaled one. */
  scaled: ScaledPersistence | null;
}

/** Opens the tables of backends, and fills those that nobody has filled yet. */
export class Opening {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #scale: number;
  readonly #scaled: ScaledPersistence | null;
  /** The moment that the many rows of a backend were made for. */
  readonly #scaledFor = new Map<string, number>();

  constructor({ store, catalog, gate, scale, scaled }: Parts) {
    this.#store = store;
    this.#catalog = catalog;
    this.#gate = gate;
    this.#scale = scale;
    this.#scaled = scaled;
  }

  /** Lets the very many rows be made once more. */
  forgetScaled(): void {
    this.#scaledFor.clear();
  }

  /** Opens what every call needs, and takes over what other tabs have written. */
  async start(): Promise<void> {
    this.#store.actFor(0);
    for (const key of [...engineKeys, ...this.#gate.tables]) await this.#store.open(key);
    await this.#store.sync();
    if (this.#gate.createFirstRows(this.#store)) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        const rows = this.#gate.createFirstRows(this.#store);
        if (rows) await this.#store.fill(rows);
      });
    }
    for (const id of this.#gate.needs) await this.open(await this.#catalog.load(id));
  }

  /** Opens a backend's tables, and first those that it needs, and fills them where nobody has yet. */
  async open(backend: AppBackend): Promise<void> {
    for (const id of backend.needs ?? []) await this.open(await this.#catalog.load(id));
    for (const key of backend.tables) await this.#store.open(key);
    const isNew = !isSeeded(this.#store, backend.id);
    if (isNew) {
      await this.#store.persistence.exclusive(async () => {
        await this.#store.sync();
        if (!isSeeded(this.#store, backend.id)) await seed(this.#store, backend, this.#scaled !== null);
      });
    }
    if (this.#scaled) await this.#scaleUp(backend, this.#scaled);
  }

  /** Lays the very many rows of a backend under those that are kept; again when the store was filled once more. */
  async #scaleUp(backend: AppBackend, scaled: ScaledPersistence): Promise<void> {
    const { time } = getAnchor(this.#store);
    if (!backend.scaleUp || this.#scaledFor.get(backend.id) === time) return;
    for (const [table, rows] of Object.entries(await readScaled(this.#store, backend, this.#scale))) {
      scaled.setBase(table, rows);
      await this.#store.reopen(table);
    }
    this.#scaledFor.set(backend.id, time);
    await this.#store.persistence.exclusive(async () => {
      updateCounts(this.#store, backend);
      await this.#store.commit();
    });
  }
}

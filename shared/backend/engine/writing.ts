import type { AppBackend } from '..';
import type { ApiAnswer } from './answers';
import type { BackendCatalog } from './catalog';
import { updateCounts } from './counts';
import { noteDueMoment } from './dueMoments';
import type { Gate } from './gate';
import { namedRolesKey, roleChangesKey } from './permissions';
import { noteLargeRows, type StorageLimits } from './storageUse';
import type { Store } from './store';

/** What one call writes, by the backends that it belongs to. */
export type Changed = Set<string>;

/** Writes what calls do: all of it or nothing. */
export class Writing {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #limits: StorageLimits;

  constructor(store: Store, catalog: BackendCatalog, gate: Gate, limits: StorageLimits) {
    this.#store = store;
    this.#catalog = catalog;
    this.#gate = gate;
    this.#limits = limits;
  }

  /** Keeps what a call has written, as one and only when it answers without an error, and adds whose data is new. */
  async write(
    backend: AppBackend,
    answer: () => Promise<ApiAnswer>,
    changed: Changed,
    keepsRefusal = false,
  ): Promise<ApiAnswer> {
    await this.#store.sync();
    try {
      const result = await answer();
      await this.#store.finish();
      if (result.status >= 400 && !keepsRefusal) {
        this.#store.rollBack();
        return result;
      }
      await this.#deliver();
      const full = noteLargeRows(this.#store, this.#limits);
      if (full) {
        this.#store.rollBack();
        return full;
      }
      const written = this.#catalog.allLoaded().filter((one) => one === backend || this.#hasWrittenTo(one));
      for (const one of written) this.#note(one);
      const hasChangedAccess = this.#hasWrittenTo({ tables: [...this.#gate.tables, roleChangesKey, namedRolesKey] });
      await this.#store.commit();
      for (const { id } of written) changed.add(id);
      if (hasChangedAccess) for (const id of this.#gate.needs) changed.add(id);
      return result;
    } catch (error) {
      this.#store.rollBack();
      throw error;
    }
  }

  /** Keeps something of the engine's own, alone among all who use the same records. */
  async keep(work: () => void): Promise<void> {
    await this.#store.persistence.exclusive(async () => {
      await this.#store.sync();
      try {
        work();
        await this.#store.commit();
      } catch (error) {
        this.#store.rollBack();
        throw error;
      }
    });
  }

  #hasWrittenTo({ tables }: Pick<AppBackend, 'tables'>): boolean {
    return tables.some(({ name }) => this.#store.hasWritten(name));
  }

  /** Counts again what a backend shows in badges, to each account whose rows were written, and notes when its next job is due. */
  #note(backend: AppBackend): void {
    const { account: caller = 0 } = this.#store;
    const others = this.#store.writtenAccounts(backend.tables.map(({ name }) => name));
    for (const account of others.length > 0 ? others : [caller]) {
      this.#store.actFor(account);
      updateCounts(this.#store, backend);
      noteDueMoment(this.#store, backend);
    }
    this.#store.actFor(caller);
  }

  /** Hands what the call has sent to the backends that listen. */
  async #deliver(): Promise<void> {
    const { account: caller = 0 } = this.#store;
    for (const { topic, message, account = caller } of this.#store.takeMessages()) {
      this.#store.actFor(account);
      for (const id of this.#catalog.listenersTo([topic])) {
        const backend = this.#catalog.loaded(id);
        for (const key of backend?.tables ?? []) await this.#store.open(key);
        this.#store.app = id;
        backend?.listeners?.[topic]?.(this.#store, message);
      }
    }
    this.#store.actFor(caller);
  }
}

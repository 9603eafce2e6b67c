import { type AppBackend, done } from 'shared/backend';
import type { BackendCatalog } from './catalog';
import type { Opening } from './opening';
import { accountOfTable, tableOfPart } from './partition';
import { isSeeded } from './seeding';
import type { Store } from './store';
import type { Changed, Writing } from './writing';

/** Does what is due without anybody's call. */
export class DueWork {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #opening: Opening;
  readonly #writing: Writing;

  constructor(store: Store, catalog: BackendCatalog, opening: Opening, writing: Writing) {
    this.#store = store;
    this.#catalog = catalog;
    this.#opening = opening;
    this.#writing = writing;
  }

  /** Does what is due, as a write of its own: a call that only reads keeps nothing. */
  async runOf(backend: AppBackend, changed: Changed): Promise<void> {
    const { due } = backend;
    if (!due?.isAny(this.#store)) return;
    for (const id of this.#catalog.listenersTo(due.sends)) await this.#opening.open(await this.#catalog.load(id));
    this.#store.app = backend.id;
    this.#store.caller = null;
    await this.#store.persistence.exclusive(() =>
      this.#writing.write(
        backend,
        async () => {
          // Another tab may have been quicker.
          if (due.isAny(this.#store)) due.run(this.#store);
          return done();
        },
        changed,
      ),
    );
  }

  /** Does what is due in every backend that was ever opened; one that cannot be loaded, or throws, does not stop the others. */
  async runAll(changed: Changed): Promise<void> {
    const opened = this.#catalog.idsOf(({ due = false }) => due).filter((id) => isSeeded(this.#store, id));
    for (const id of opened) {
      try {
        const backend = await this.#catalog.load(id);
        for (const account of await this.#accountsOf(backend)) {
          this.#store.actFor(account);
          await this.#opening.open(backend);
          await this.runOf(backend, changed);
        }
      } catch (error) {
        console.error(error);
      }
    }
  }

  /** Whose rows a backend has: those of several accounts, where tables are personal. */
  async #accountsOf({ tables }: AppBackend): Promise<readonly number[]> {
    const personal = tables.flatMap(({ name, isPersonal }) => (isPersonal ? [name] : []));
    const { account, persistence } = this.#store;
    if (account === undefined || personal.length === 0) return [account ?? 0];
    const parts = (await persistence.listTables?.()) ?? [];
    return [
      ...new Set(
        parts.filter((part) => personal.includes(tableOfPart(part))).flatMap((part) => accountOfTable(part) ?? []),
      ),
    ];
  }
}

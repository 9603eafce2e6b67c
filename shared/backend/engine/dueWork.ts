import { type AppBackend, done } from '..';
import type { BackendCatalog } from './catalog';
import { areMomentsKnown, hasOwnRows, listDueAccounts, noteDueMoment, setMomentsKnown } from './dueMoments';
import type { Opening } from './opening';
import { accountOfTable, tableOfPart } from './partition';
import { isSeeded } from './seeding';
import type { Store } from './store';
import type { Changed, Writing } from './writing';

/** What may be due in a backend; for one account, where its rows are accounts' own. */
export interface Job {
  backend: AppBackend;
  account: number;
}

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

  /** What may be due by now in the backends that were ever opened; one that cannot be loaded stops no other. */
  async list(): Promise<Job[]> {
    const opened = this.#catalog.idsOf(({ due = false }) => due).filter((id) => isSeeded(this.#store, id));
    const jobs: Job[] = [];
    for (const id of opened) {
      try {
        const backend = await this.#catalog.load(id);
        for (const account of await this.#accountsOf(backend)) jobs.push({ backend, account });
      } catch (error) {
        console.error(error);
      }
    }
    return jobs;
  }

  /** Does one of them; one that throws stops no other. */
  async run({ backend, account }: Job, changed: Changed): Promise<void> {
    try {
      this.#store.actFor(account);
      await this.#opening.open(backend);
      await this.runOf(backend, changed);
    } catch (error) {
      console.error(error);
    }
  }

  /** For whom something may be due: nobody in particular, where all share the rows. */
  async #accountsOf(backend: AppBackend): Promise<readonly number[]> {
    this.#store.actFor(0);
    if (!hasOwnRows(this.#store, backend)) return [0];
    if (!backend.due?.nextAt) return this.#accountsWithRows(backend);
    if (!areMomentsKnown(this.#store, backend)) await this.#noteAll(backend);
    return listDueAccounts(this.#store, backend);
  }

  async #accountsWithRows({ tables }: AppBackend): Promise<number[]> {
    const personal = tables.flatMap(({ name, isPersonal }) => (isPersonal ? [name] : []));
    const parts = (await this.#store.persistence.listTables()).filter((part) => personal.includes(tableOfPart(part)));
    return [...new Set(parts.flatMap((part) => accountOfTable(part) ?? []))];
  }

  /** Notes the moments of rows that no call has written: the first ones, and those from before moments were noted. */
  async #noteAll(backend: AppBackend): Promise<void> {
    for (const account of await this.#accountsWithRows(backend)) {
      this.#store.actFor(account);
      await this.#opening.open(backend);
      await this.#writing.keep(() => noteDueMoment(this.#store, backend));
      this.#store.forgetOwn(backend.tables);
    }
    this.#store.actFor(0);
    await this.#writing.keep(() => setMomentsKnown(this.#store, backend));
  }
}

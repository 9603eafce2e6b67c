import { type AppBackend, type Due, done } from '..';
import type { BackendCatalog } from './catalog';
import type { Store } from './Store';
import { isSeeded } from './seeding';
import type { TableLoader } from './TableLoader';
import type { Changed, Transactions } from './Transactions';
import type { Unit } from './Unit';

/** The jobs of a backend; of one account, where each has rows of its own. */
export interface Job {
  backend: AppBackend;
  account: number;
}

interface Parts {
  store: Store;
  catalog: BackendCatalog;
  loader: TableLoader;
  transactions: Transactions;
}

/** True where a job of a backend is due. */
async function isAnyDue(unit: Unit, { nextAt }: Due): Promise<boolean> {
  const at = await nextAt(unit);
  return at !== null && at <= unit.now();
}

/** Runs the jobs of backends at their time, without a call. */
export class Scheduler {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #loader: TableLoader;
  readonly #transactions: Transactions;

  constructor({ store, catalog, loader, transactions }: Parts) {
    this.#store = store;
    this.#catalog = catalog;
    this.#loader = loader;
    this.#transactions = transactions;
  }

  /** Runs what is due in an open backend, as a write of its own: a call that only reads keeps nothing. */
  async runOf({ backend, account }: Job, changed: Changed): Promise<void> {
    const { due } = backend;
    const unit = this.#transactions.begin({ app: backend.id, account });
    if (!due || !(await isAnyDue(unit, due))) return;
    for (const id of this.#catalog.listenersTo(due.sends))
      await this.#loader.open(await this.#catalog.load(id), account);
    const work = async () => {
      // Another tab or process may have been quicker.
      if (await isAnyDue(unit, due)) await due.run(unit);
      return done();
    };
    await this.#transactions.write(unit, backend, { work, changed });
  }

  /** The jobs that may be due in backends that were ever opened; one that cannot be loaded stops no other. */
  async list(): Promise<Job[]> {
    const opened = this.#catalog.idsOf(({ due = false }) => due).filter((id) => isSeeded(this.#store, id));
    const jobs: Job[] = [];
    for (const id of opened) {
      try {
        const backend = await this.#catalog.load(id);
        jobs.push({ backend, account: 0 });
      } catch (error) {
        console.error(error);
      }
    }
    return jobs;
  }

  /** Runs one job; one that throws stops no other. */
  async run(job: Job, changed: Changed): Promise<void> {
    try {
      await this.#loader.open(job.backend, job.account);
      await this.runOf(job, changed);
    } catch (error) {
      console.error(error);
    }
  }
}

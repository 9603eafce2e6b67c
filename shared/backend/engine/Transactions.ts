import type { AppBackend, Awaitable, Rejection } from '..';
import type { OpenFiles, SentFiles } from '../files/FileStore';
import type { StorageLimits } from '../files/rows';
import type { ApiAnswer } from './answers';
import { emptyBin } from './bin';
import type { BackendCatalog } from './catalog';
import { readCount, readCounts, updateCounts } from './counts';
import { deliver } from './deliver';
import { noteWritten } from './fileFlow';
import type { Gate } from './gate';
import { MemoryUnit } from './MemoryUnit';
import { createPermissions, namedRolesTable, roleChangesTable } from './permissions';
import type { Store } from './Store';
import { nobody, type Scope, type UnitServices } from './Unit';

/** The ids of the backends whose data was written. */
export type Changed = Set<string>;

interface Parts {
  store: Store;
  catalog: BackendCatalog;
  gate: Gate;
  limits: StorageLimits;
  /** Absent where files stay in the rows. */
  files: OpenFiles | undefined;
}

interface WriteOptions<T> {
  work: () => Promise<T>;
  /** Takes the backends whose data was written. */
  changed: Changed;
  /** Commits an answer of 400 and above, too. */
  keepsRejection?: boolean;
  /** The files that came with the call. */
  sent?: SentFiles;
}

/** True where a backend has written, and in quiet tables alone. */
function isQuiet({ journal }: MemoryUnit, { tables }: AppBackend): boolean {
  const written = tables.filter(({ name }) => journal.hasWritten(name));
  return written.length > 0 && written.every((table) => table.isQuiet);
}

/** Begins units of work, and runs those that write: all of it is kept, or nothing. */
export class Transactions {
  readonly #store: Store;
  readonly #catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #limits: StorageLimits;
  readonly #files: OpenFiles | undefined;
  readonly #services: UnitServices;

  constructor({ store, catalog, gate, limits, files }: Parts) {
    this.#store = store;
    this.#catalog = catalog;
    this.#gate = gate;
    this.#limits = limits;
    this.#files = files;
    this.#services = {
      createPermissions: (unit) => createPermissions(catalog, unit),
      createCredentials: (unit) => gate.createCredentials(unit),
      count: async (unit, field) => readCount(unit, catalog, field),
      counts: async (unit) => readCounts(unit, catalog),
      now: store.now,
      random: store.random,
      hasAccounts: store.hasAccounts,
    };
  }

  /** @param scope what is left out is nobody's */
  begin(scope: Partial<Scope> = {}): MemoryUnit {
    return new MemoryUnit(this.#store, this.#services, { ...nobody, ...scope });
  }

  /** Runs work that only reads: what it writes all the same is dropped. */
  async read<T>(unit: MemoryUnit, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      await unit.drop();
    }
  }

  /**
   * Runs work alone among all who use the same records, and commits it unless its answer is an error, or it throws.
   * @returns the answer; 507 where files have no room left
   */
  write<T extends ApiAnswer>(
    unit: MemoryUnit,
    backend: AppBackend,
    { work, changed, keepsRejection = false, sent }: WriteOptions<T>,
  ): Promise<T | Rejection> {
    return this.#alone(unit, async () => {
      const answer = await work();
      if (answer.status >= 400 && !keepsRejection) return answer;
      await deliver(unit, this.#catalog, async ({ tables }, account) => {
        for (const key of tables) await this.#store.open(key, account);
      });
      if (!unit.journal.isEmpty) await emptyBin(unit);
      const noting = { limits: this.#limits, files: this.#files, sent };
      const full = await noteWritten(unit, unit.journal.written(), noting);
      if (full) return full;
      const written = await this.#noteWritten(unit, backend);
      await unit.commit();
      for (const id of written) changed.add(id);
      return answer;
    });
  }

  /** Writes tables of the engine itself. */
  persist(scope: Partial<Scope>, work: (unit: MemoryUnit) => Awaitable<void>): Promise<void> {
    const unit = this.begin(scope);
    return this.#alone(unit, async () => {
      await work(unit);
      await unit.commit();
    });
  }

  #alone<T>(unit: MemoryUnit, work: () => Promise<T>): Promise<T> {
    return this.#store.persistence.exclusive(async () => {
      await this.#store.sync();
      return this.read(unit, work);
    });
  }

  /** Updates badges and due times of all backends whose rows were written, and returns the ids of those that changed. */
  async #noteWritten(unit: MemoryUnit, backend: AppBackend): Promise<string[]> {
    const hasWrittenTo = ({ tables }: Pick<AppBackend, 'tables'>) =>
      tables.some(({ name }) => unit.journal.hasWritten(name));
    const written = this.#catalog.allLoaded().filter((one) => one === backend || hasWrittenTo(one));
    for (const one of written) {
      const accounts = unit.journal.writtenAccounts(one.tables.map(({ name }) => name));
      for (const account of accounts.length > 0 ? accounts : [unit.account ?? 0]) {
        await updateCounts(unit.as({ account }), one);
      }
    }
    const hasChangedAccess = hasWrittenTo({ tables: [...this.#gate.tables, roleChangesTable, namedRolesTable] });
    const changed = written.filter((one) => one !== backend || !isQuiet(unit, one));
    return [...changed.map(({ id }) => id), ...(hasChangedAccess ? this.#gate.needs : [])];
  }
}

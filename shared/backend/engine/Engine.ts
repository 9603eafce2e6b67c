import type { AppBackend, BackendCall, BackendSource } from '..';
import { ok } from '..';
import type { OpenFiles } from '../files/FileStore';
import type { StorageLimits } from '../files/rows';
import type { ApiEngine } from './ApiEngine';
import { type ApiAnswer, checkAnswer, copyAnswer, rejectStorageError } from './answers';
import { admit, handleCall, isReading, scopeOf } from './callFlow';
import { type ApiRequest, BackendCatalog, type Match } from './catalog';
import { showAnswer } from './fileFlow';
import type { Gate } from './gate';
import { maxBytesOf, usualMaxBytes } from './limits';
import { Scheduler } from './Scheduler';
import { Store, type StoreOptions } from './Store';
import { TableLoader } from './TableLoader';
import { type Changed, Transactions } from './Transactions';
import type { Unit } from './Unit';

export type { ApiRequest } from './catalog';
export type { Gate } from './gate';

interface ApiOptions extends StoreOptions {
  gate: Gate;
  storage: StorageLimits;
  /** Keeps the bytes of files; absent, they stay in the rows as data URLs. */
  files?: OpenFiles;
  sources: Record<string, BackendSource>;
  /** Checks each answer against the schema of its call, and throws where it does not match; off in production. */
  checksAnswers?: boolean;
}

/** The API: finds the handler of a call, checks token and input, and runs one call at a time on the store. */
export class Engine implements ApiEngine {
  readonly store: Store;
  readonly catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #checksAnswers: boolean;
  readonly #transactions: Transactions;
  readonly #loader: TableLoader;
  readonly #scheduler: Scheduler;
  readonly #files: OpenFiles | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ gate, storage, files, sources, persistence, checksAnswers = false, ...storeOptions }: ApiOptions) {
    this.#files = files;
    this.#gate = gate;
    this.#checksAnswers = checksAnswers;
    this.catalog = new BackendCatalog(sources);
    this.store = new Store({ persistence, ...storeOptions });
    const { store, catalog } = this;
    const transactions = new Transactions({ store, catalog, gate, limits: storage, files });
    const loader = new TableLoader({ store, catalog, gate });
    this.#transactions = transactions;
    this.#loader = loader;
    this.#scheduler = new Scheduler({ store, catalog, loader, transactions });
  }

  describe(): Promise<AppBackend[]> {
    return Promise.all(this.catalog.idsOf(({ prefixes }) => prefixes.length > 0).map((id) => this.catalog.load(id)));
  }

  /** Answers a call; null when no handler matches it. Rejects only when the storage itself fails. */
  async handle(request: ApiRequest): Promise<ApiAnswer | null> {
    const match = await this.catalog.match(request);
    if (!match) return null;
    const answer = await this.#enqueue(() => this.#run(match, request).catch(rejectStorageError));
    return showAnswer(this.#files, answer, request.base);
  }

  /** Checks a call before its body is read: the rejection that does not depend on it, and its maximum length in bytes. */
  async announce(request: Omit<ApiRequest, 'body'>): Promise<{ rejection?: ApiAnswer; maxBytes: number }> {
    const match = await this.catalog.match(request);
    if (!match) return { maxBytes: usualMaxBytes };
    const { backend, call } = match;
    if (this.#gate.isPublic(backend, call)) return { maxBytes: maxBytesOf(call) };
    const { rejection } = await this.read([], (unit) =>
      this.#gate.authorize(unit, backend, call, request.authorization),
    );
    return { maxBytes: maxBytesOf(call), ...(rejection && { rejection }) };
  }

  /** Reads with the tables of some backends open, alone and in its turn. What is written all the same is dropped. */
  read<T>(needs: readonly string[], work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      await this.#loader.start();
      for (const id of needs) await this.#loader.open(await this.catalog.load(id), 0);
      const unit = this.#transactions.begin();
      return this.#transactions.read(unit, () => work(unit));
    });
  }

  /**
   * Changes tables of a backend as one write, in its turn.
   * @returns the result of the work; rejects, with nothing changed, where the work does or files have no room left
   */
  change<T>(id: string, work: (unit: Unit) => Promise<T> | T): Promise<T> {
    return this.#enqueue(async () => {
      await this.#loader.start();
      const backend = await this.catalog.load(id);
      await this.#loader.open(backend, 0);
      const unit = this.#transactions.begin({ app: id });
      const answer = await this.#transactions.write(unit, backend, {
        work: async () => ok(await work(unit)),
        changed: new Set(),
      });
      if (answer.status === 200 || answer.status === 201) return answer.data;
      throw new Error(`A change of ${id} is refused: ${JSON.stringify(answer.data)}`);
    });
  }

  /** Resets everything to the first rows; people stay signed in. */
  reset(): Promise<void> {
    return this.#enqueue(() => this.store.persistence.exclusive(() => this.store.clear(this.#gate.kept)));
  }

  /** Calls run one after the other: none sees half of another one's changes. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #run(match: Match, request: ApiRequest): Promise<ApiAnswer> {
    const { backend, call } = match;
    await this.#loader.start();
    const stranger = this.#transactions.begin({ app: backend.id });
    const admission = await admit(this.#gate, stranger, match, request, this.#files);
    if ('rejection' in admission) return admission.rejection;
    const { asked, sent } = admission;
    const scope = scopeOf(match, asked);
    const unit = this.#transactions.begin(scope);
    for (const id of await this.#needsOf(unit, call, asked.input))
      await this.#loader.open(await this.catalog.load(id), scope.account);
    await this.#loader.open(backend, scope.account);
    const changed: Changed = new Set();
    await this.#scheduler.runOf({ backend, account: scope.account }, changed);
    if (call.runsScheduler) for (const job of await this.#scheduler.list()) await this.#scheduler.run(job, changed);
    const work = async () => copyAnswer(await handleCall(unit, match, asked));
    const isRead = isReading(match);
    const result = await (isRead || call.runsScheduler
      ? this.#transactions.read(unit, work)
      : this.#transactions.write(unit, backend, { work, changed, sent, keepsRejection: call.keepsRejection }));
    if (this.#checksAnswers) checkAnswer(call, result);
    return isRead && changed.size === 0 ? result : { ...result, changed: [...changed] };
  }

  async #needsOf(unit: Unit, { needs = [], sends }: BackendCall, input: unknown): Promise<string[]> {
    const own = typeof needs === 'function' ? await needs(input as never, unit) : needs;
    const topics = typeof sends === 'function' ? sends(input as never) : sends;
    return [...own, ...this.catalog.listenersTo(topics)];
  }
}

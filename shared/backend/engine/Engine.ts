import type { AppBackend, BackendCall, BackendSource } from '..';
import { ok } from '..';
import {
  type ApiAnswer,
  checkAnswer,
  copyAnswer,
  rejectInput,
  rejectLocked,
  rejectStorageError,
  rejectTooLong,
} from './answers';
import { type ApiRequest, BackendCatalog, type Match } from './catalog';
import type { Gate } from './gate';
import { parseInput } from './input';
import { isLonger, maxBytesOf, usualMaxBytes } from './limits';
import { Scheduler } from './Scheduler';
import { Store, type StoreOptions } from './Store';
import type { ScaledPersistence } from './scale';
import type { StorageLimits } from './storageUse';
import { TableLoader } from './TableLoader';
import { type Changed, Transactions } from './Transactions';
import type { UnitOfWork } from './UnitOfWork';

export type { ApiRequest } from './catalog';
export type { Gate } from './gate';

interface ApiOptions extends StoreOptions {
  gate: Gate;
  storage: StorageLimits;
  /** Multiplies the first rows, up to 100,000 of a kind. */
  scale?: number;
  /** The persistence again, where it is a scaled one. */
  scaled?: ScaledPersistence | null;
  sources: Record<string, BackendSource>;
  /** Jobs are run by this process, at their time (`runJobs`): a page that asks for them is answered, and that is all. */
  hasScheduler?: boolean;
  /** Checks each answer against the schema of its call, and throws where it does not match; off in production. */
  checksAnswers?: boolean;
}

/** The API: finds the handler of a call, checks token and input, and runs one call at a time on the store. */
export class Engine {
  readonly store: Store;
  readonly catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #checksAnswers: boolean;
  readonly #hasScheduler: boolean;
  readonly #transactions: Transactions;
  readonly #loader: TableLoader;
  readonly #scheduler: Scheduler;
  #last: Promise<unknown> = Promise.resolve();

  constructor({
    gate,
    storage,
    scale = 1,
    scaled = null,
    sources,
    persistence,
    checksAnswers = false,
    hasScheduler = false,
    ...storeOptions
  }: ApiOptions) {
    this.#gate = gate;
    this.#checksAnswers = checksAnswers;
    this.#hasScheduler = hasScheduler;
    this.catalog = new BackendCatalog(sources);
    this.store = new Store({ persistence, ...storeOptions });
    const { store, catalog } = this;
    const transactions = new Transactions({ store, catalog, gate, limits: storage });
    const loader = new TableLoader({ store, transactions, catalog, gate, scale, scaled });
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
    return match && this.#enqueue(() => this.#run(match, request).catch(rejectStorageError));
  }

  /** Checks a call before its body is read: the rejection that does not depend on it, and its maximum length in bytes. */
  async announce(request: Omit<ApiRequest, 'body'>): Promise<{ rejection?: ApiAnswer; maxBytes: number }> {
    const match = await this.catalog.match(request);
    if (!match) return { maxBytes: usualMaxBytes };
    const { backend, call } = match;
    if (this.#gate.isPublic(backend)) return { maxBytes: maxBytesOf(call) };
    const { rejection } = await this.read([], (unit) =>
      this.#gate.authorize(unit, backend, call, request.authorization),
    );
    return { maxBytes: maxBytesOf(call), ...(rejection && { rejection }) };
  }

  /**
   * Does all that is due, in every backend and for every account; calls are answered in between. Returns the apps whose
   * data is new.
   * @param isOver asked before each job: true leaves those that are left to the next look
   */
  async runJobs(isOver = () => false): Promise<string[]> {
    const changed: Changed = new Set();
    const jobs = await this.#enqueue(async () => {
      await this.#loader.start();
      return this.#scheduler.list();
    });
    for (const job of jobs) {
      if (isOver()) break;
      await this.#enqueue(async () => {
        await this.#loader.start();
        await this.#scheduler.run(job, changed);
      });
    }
    return [...changed];
  }

  /** Reads with the tables of some backends open, alone and in its turn. What is written all the same is dropped. */
  read<T>(needs: readonly string[], work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
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
  change<T>(id: string, work: (unit: UnitOfWork) => Promise<T> | T): Promise<T> {
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
    this.#loader.forgetScaled();
    return this.#enqueue(() => this.store.persistence.exclusive(() => this.store.clear(this.#gate.kept)));
  }

  /** Calls run one after the other: none sees half of another one's changes. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #run(match: Match, { body, authorization }: ApiRequest): Promise<ApiAnswer> {
    const { backend, call, params, search } = match;
    await this.#loader.start();
    const stranger = this.#transactions.begin({ app: backend.id });
    const { user, sessionId, rejection } = await this.#gate.authorize(stranger, backend, call, authorization);
    if (rejection) return rejection;
    if (body !== undefined && isLonger(body, maxBytesOf(call))) return rejectTooLong;
    const parsed = parseInput(call, params, search, body);
    if ('error' in parsed) return rejectInput(call, parsed.error);
    const account = user?.id ?? 0;
    const unit = this.#transactions.begin({ app: backend.id, account, person: user, sessionId });
    for (const id of await this.#needsOf(unit, call, parsed.input))
      await this.#loader.open(await this.catalog.load(id), account);
    await this.#loader.open(backend, account);
    const changed: Changed = new Set();
    await this.#scheduler.runOf({ backend, account }, changed);
    if (call.runsScheduler && !this.#hasScheduler)
      for (const job of await this.#scheduler.list()) await this.#scheduler.run(job, changed);
    const asked = { input: parsed.input, user, ...(sessionId && { sessionId }) };
    const work = async () => rejectLocked(await call.lock?.(unit, asked)) ?? copyAnswer(await call.handle(unit, asked));
    const isRead = call.method === 'GET' && !call.isWrite;
    const result = await (isRead || call.runsScheduler
      ? this.#transactions.read(unit, work)
      : this.#transactions.write(unit, backend, { work, changed, keepsRejection: call.keepsRejection }));
    if (this.#checksAnswers) checkAnswer(call, result);
    return isRead && changed.size === 0 ? result : { ...result, changed: [...changed] };
  }

  async #needsOf(unit: UnitOfWork, { needs = [], sends }: BackendCall, input: unknown): Promise<string[]> {
    const own = typeof needs === 'function' ? await needs(input as never, unit) : needs;
    const topics = typeof sends === 'function' ? sends(input as never) : sends;
    return [...own, ...this.catalog.listenersTo(topics)];
  }
}

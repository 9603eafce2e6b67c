import type { AppBackend, BackendCall, BackendSource } from '..';
import { done } from '..';
import {
  type ApiAnswer,
  checkAnswer,
  copyAnswer,
  refuseInput,
  refuseLocked,
  refuseStorageError,
  refuseTooLong,
} from './answers';
import { type ApiRequest, BackendCatalog, type Match } from './catalog';
import { readCount } from './counts';
import { DueWork } from './dueWork';
import { answerOthers } from './forOthers';
import type { Gate } from './gate';
import { parseInput } from './input';
import { isLonger, maxBytesOf, usualMaxBytes } from './limits';
import { Opening } from './opening';
import { createPermissions, namedRolesKey, roleChangesKey } from './permissions';
import type { ScaledPersistence } from './scale';
import type { StorageLimits } from './storageUse';
import { Store, type StoreOptions } from './store';
import { type Changed, Writing } from './writing';

export type { ApiRequest } from './catalog';
export type { Gate } from './gate';

interface ApiOptions extends StoreOptions {
  gate: Gate;
  storage: StorageLimits;
  /** Multiplies what the seed fills, up to 100,000 rows of a kind. */
  scale?: number;
  /** The persistence again, where it lays records over very many. */
  scaled?: ScaledPersistence | null;
  sources: Record<string, BackendSource>;
  /** Jobs are run by this process, at their time (`runDue`): a page that asks for them is answered, and that is all. */
  hasScheduler?: boolean;
  /** Holds each answer against the schema of its call, and throws where it does not fit; off in production. */
  checksAnswers?: boolean;
}

/** The API: finds the handler of a call, checks token and input, and runs it alone on the store. */
export class Engine {
  readonly store: Store;
  readonly catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #checksAnswers: boolean;
  readonly #hasScheduler: boolean;
  readonly #opening: Opening;
  readonly #writing: Writing;
  readonly #due: DueWork;
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
    this.store = new Store({ persistence, ...storeOptions }, (store) => ({
      permissions: createPermissions(this.catalog, () => ({
        changes: store.table(roleChangesKey),
        named: store.table(namedRolesKey),
      })),
      credentials: gate.createCredentials(store),
      count: (field) => readCount(store, this.catalog, field),
    }));
    const { store, catalog } = this;
    this.#opening = new Opening({ store, catalog, gate, scale, scaled });
    this.#writing = new Writing(store, catalog, gate, storage);
    this.#due = new DueWork(store, catalog, this.#opening, this.#writing);
  }

  /** Every call there is, by backend. */
  describe(): Promise<AppBackend[]> {
    return Promise.all(this.catalog.idsOf(({ prefixes }) => prefixes.length > 0).map((id) => this.catalog.load(id)));
  }

  /** Answers a call; null when no handler matches it. Rejects only when the storage itself fails. */
  async handle(request: ApiRequest): Promise<ApiAnswer | null> {
    const match = await this.catalog.match(request);
    return match && this.#enqueue(() => this.#run(match, request).catch(refuseStorageError));
  }

  /** What is known of a call before its body is read: why it is refused whatever is in it, and how long that may be. */
  async announce(request: Omit<ApiRequest, 'body'>): Promise<{ refusal?: ApiAnswer; maxBytes: number }> {
    const match = await this.catalog.match(request);
    if (!match) return { maxBytes: usualMaxBytes };
    const { backend, call } = match;
    if (this.#gate.isPublic(backend)) return { maxBytes: maxBytesOf(call) };
    const { refusal } = await this.withStore([], (store) =>
      this.#gate.authorize(store, backend, call, request.authorization),
    );
    return { maxBytes: maxBytesOf(call), ...(refusal && { refusal }) };
  }

  /**
   * Does all that is due, in every backend and for every account; calls are answered in between. Returns the apps whose
   * data is new.
   * @param isOver asked before each job: true leaves those that are left to the next look
   */
  async runDue(isOver = () => false): Promise<string[]> {
    const changed: Changed = new Set();
    const jobs = await this.#enqueue(async () => {
      await this.#opening.start();
      return this.#due.list();
    });
    for (const job of jobs) {
      if (isOver()) break;
      await this.#enqueue(async () => {
        await this.#opening.start();
        await this.#due.run(job, changed);
      });
    }
    return [...changed];
  }

  /** Does something with the tables of some backends open, alone and in its turn. */
  async withStore<T>(needs: readonly string[], work: (store: Store) => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      this.#forgetCaller();
      await this.#opening.start();
      for (const id of needs) await this.#opening.open(await this.catalog.load(id));
      return work(this.store);
    });
  }

  /** Changes tables of a backend as one write, in its turn. */
  change(id: string, work: (store: Store) => void): Promise<void> {
    return this.#enqueue(async () => {
      this.#forgetCaller();
      await this.#opening.start();
      const backend = await this.catalog.load(id);
      await this.#opening.open(backend);
      const answer = async () => {
        work(this.store);
        return done();
      };
      await this.store.persistence.exclusive(() => this.#writing.write(backend, answer, new Set()));
    });
  }

  /** Puts everything back to the seed; who is signed in stays so. */
  reset(): Promise<void> {
    this.#opening.forgetScaled();
    return this.#enqueue(() => this.store.persistence.exclusive(() => this.store.clear(this.#gate.kept)));
  }

  /** One call after the other: none sees what another has half done. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  #forgetCaller(): void {
    this.store.caller = null;
    this.store.sessionId = undefined;
  }

  async #run(match: Match, { body, authorization, isOfOthers = false }: ApiRequest): Promise<ApiAnswer> {
    const { backend, call, params, search } = match;
    this.#forgetCaller();
    await this.#opening.start();
    const { user, sessionId, refusal } = await this.#gate.authorize(this.store, backend, call, authorization);
    if (refusal) return refusal;
    if (body !== undefined && isLonger(body, maxBytesOf(call))) return refuseTooLong;
    this.store.actFor(user?.id ?? 0);
    const parsed = parseInput(call, params, search, body);
    if ('error' in parsed) return refuseInput(call, parsed.error);
    for (const id of this.#needsOf(call, parsed.input)) await this.#opening.open(await this.catalog.load(id));
    await this.#opening.open(backend);
    const changed: Changed = new Set();
    await this.#due.runOf(backend, changed);
    if (call.runsDue && !this.#hasScheduler)
      for (const job of await this.#due.list()) await this.#due.run(job, changed);
    this.store.app = backend.id;
    this.store.caller = user;
    this.store.sessionId = sessionId;
    const asked = { input: parsed.input, user, ...(sessionId && { sessionId }) };
    const answer = async () =>
      refuseLocked(call.lock?.(this.store, asked)) ?? copyAnswer(await call.handle(this.store, asked));
    const isRead = call.method === 'GET' && !call.isWrite;
    const result = await (isRead || call.runsDue
      ? answer()
      : this.store.persistence.exclusive(() => this.#writing.write(backend, answer, changed, call.keepsRefusal)));
    if (this.#checksAnswers) checkAnswer(call, result);
    const shaped = isOfOthers ? answerOthers(call, result) : result;
    return isRead && changed.size === 0 ? shaped : { ...shaped, changed: [...changed] };
  }

  #needsOf({ needs = [], sends }: BackendCall, input: unknown): string[] {
    const own = typeof needs === 'function' ? needs(input as never, this.store) : needs;
    const topics = typeof sends === 'function' ? sends(input as never) : sends;
    return [...own, ...this.catalog.listenersTo(topics)];
  }
}

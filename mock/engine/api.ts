import type {
  AppBackend,
  BackendCall,
  BackendSource,
  CallAnswer,
  Credentials,
  Person,
  Row,
  TableKey,
} from 'shared/backend';
import { done } from 'shared/backend';
import { type ApiAnswer, checkAnswer, copyAnswer, refuseInput, refuseLocked, refuseStorageError } from './answers';
import { binKey, lastDeletedKey } from './bin';
import { type ApiRequest, BackendCatalog, type Match } from './catalog';
import { countsKey, readCounts, updateCounts } from './counts';
import { parseInput } from './input';
import { createPermissions, namedRolesKey, roleChangesKey } from './permissions';
import { createScaledPersistence, type ScaledPersistence } from './scale';
import { anchorKey, getAnchor, isSeeded, readScaled, seed, seededKey } from './seeding';
import { Store, type StoreOptions } from './store';

export type { ApiRequest } from './catalog';

/** What one call writes, by the backends that it belongs to. */
type Changed = Set<string>;

/** How the engine learns who calls: what the frame's sign-in does for it. */
export interface Gate {
  /** Tables that every call needs. */
  tables: readonly TableKey<Row>[];
  /** Backends that every call needs. */
  needs: readonly string[];
  /** Tables that a reset leaves as they are, so that who is signed in stays so. */
  kept: readonly string[];
  /** Rows without which no call can be authorized; null where they are there. */
  createFirstRows(store: Store): Record<string, readonly Row[]> | null;
  createCredentials(store: Store): Credentials;
  authorize(
    store: Store,
    backend: AppBackend,
    call: BackendCall,
    header: string | undefined,
  ): Promise<{ user: Person | null; refusal?: CallAnswer<never> }>;
}

export interface ApiOptions extends StoreOptions {
  gate: Gate;
  /** Multiplies what the seed fills, up to 100,000 rows of a kind. */
  scale?: number;
  sources: Record<string, BackendSource>;
  /** Holds each answer against the schema of its call, and throws where it does not fit; off in production. */
  checksAnswers?: boolean;
}

const engineKeys: readonly TableKey<Row>[] = [
  seededKey,
  anchorKey,
  binKey,
  lastDeletedKey,
  countsKey,
  roleChangesKey,
  namedRolesKey,
];

/** The API: finds the handler of a call, checks token and input, and runs it alone on the store. */
export class DemoApi {
  readonly store: Store;
  readonly catalog: BackendCatalog;
  readonly #gate: Gate;
  readonly #scale: number;
  readonly #checksAnswers: boolean;
  /** Present where the store is a scaled one. */
  readonly #scaled: ScaledPersistence | null;
  /** The moment that the many rows of a backend were made for. */
  readonly #scaledFor = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ gate, scale = 1, sources, persistence, checksAnswers = false, ...storeOptions }: ApiOptions) {
    this.#gate = gate;
    this.#scale = scale;
    this.#checksAnswers = checksAnswers;
    this.#scaled = scale > 1 ? createScaledPersistence(persistence) : null;
    this.catalog = new BackendCatalog(sources);
    this.store = new Store({ persistence: this.#scaled ?? persistence, ...storeOptions }, (store) => ({
      permissions: createPermissions(this.catalog, () => ({
        changes: store.table(roleChangesKey),
        named: store.table(namedRolesKey),
      })),
      credentials: gate.createCredentials(store),
      count: (field) => readCounts(store, this.catalog)[field] ?? 0,
    }));
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

  /** Does something with the tables of some backends open, alone and in its turn. */
  async withStore<T>(needs: readonly string[], work: (store: Store) => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      await this.#start();
      for (const id of needs) await this.#open(await this.catalog.load(id));
      return work(this.store);
    });
  }

  /** Puts everything back to the seed; who is signed in stays so. */
  reset(): Promise<void> {
    this.#scaledFor.clear();
    return this.#enqueue(() => this.store.persistence.exclusive(() => this.store.clear(this.#gate.kept)));
  }

  /** One call after the other: none sees what another has half done. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #run(match: Match, { body, authorization }: ApiRequest): Promise<ApiAnswer> {
    const { backend, call, params, search } = match;
    await this.#start();
    const { user, refusal } = await this.#gate.authorize(this.store, backend, call, authorization);
    if (refusal) return refusal;
    const parsed = parseInput(call, params, search, body);
    if ('error' in parsed) return refuseInput(call, parsed.error);
    for (const id of this.#needsOf(call, parsed.input)) await this.#open(await this.catalog.load(id));
    await this.#open(backend);
    const changed: Changed = new Set();
    await this.#runDue(backend, changed);
    if (call.runsDue) await this.#runDueOfAll(changed);
    this.store.app = backend.id;
    const asked = { input: parsed.input, user };
    const answer = async () =>
      refuseLocked(call.lock?.(this.store, asked)) ?? copyAnswer(await call.handle(this.store, asked));
    const isRead = call.method === 'GET' && !call.isWrite;
    const result = await (isRead || call.runsDue
      ? answer()
      : this.store.persistence.exclusive(() => this.#write(backend, answer, changed)));
    if (this.#checksAnswers) checkAnswer(call, result);
    return isRead && changed.size === 0 ? result : { ...result, changed: [...changed] };
  }

  /** Does what is due, as a write of its own: a call that only reads keeps nothing. */
  async #runDue(backend: AppBackend, changed: Changed): Promise<void> {
    const { due } = backend;
    if (!due?.isAny(this.store)) return;
    for (const id of this.#listenersTo(due.sends)) await this.#open(await this.catalog.load(id));
    this.store.app = backend.id;
    await this.store.persistence.exclusive(() =>
      this.#write(
        backend,
        async () => {
          // Another tab may have been quicker.
          if (due.isAny(this.store)) due.run(this.store);
          return done();
        },
        changed,
      ),
    );
  }

  /** Does what is due in every backend that was ever opened; one that cannot be loaded, or throws, keeps none from its turn. */
  async #runDueOfAll(changed: Changed): Promise<void> {
    const opened = this.catalog.idsOf(({ due = false }) => due).filter((id) => isSeeded(this.store, id));
    for (const id of opened) {
      try {
        const backend = await this.catalog.load(id);
        await this.#open(backend);
        await this.#runDue(backend, changed);
      } catch (error) {
        console.error(error);
      }
    }
  }

  #listenersTo(topics: readonly string[] = []): string[] {
    return this.catalog.idsOf(({ listens = [] }) => listens.some((topic) => topics.includes(topic)));
  }

  #needsOf({ needs = [], sends }: BackendCall, input: unknown): string[] {
    const own = typeof needs === 'function' ? needs(input as never, this.store) : needs;
    return [...own, ...this.#listenersTo(sends)];
  }

  async #write(backend: AppBackend, answer: () => Promise<ApiAnswer>, changed: Changed): Promise<ApiAnswer> {
    await this.store.sync();
    try {
      const result = await answer();
      if (result.status >= 400) {
        this.store.rollBack();
        return result;
      }
      this.#deliver();
      const written = this.catalog.allLoaded().filter((one) => one === backend || this.#hasWrittenTo(one));
      for (const one of written) updateCounts(this.store, one);
      const hasChangedAccess = this.#hasWrittenTo({ tables: [...this.#gate.tables, roleChangesKey, namedRolesKey] });
      await this.store.commit();
      for (const { id } of written) changed.add(id);
      if (hasChangedAccess) for (const id of this.#gate.needs) changed.add(id);
      return result;
    } catch (error) {
      this.store.rollBack();
      throw error;
    }
  }

  #hasWrittenTo({ tables }: Pick<AppBackend, 'tables'>): boolean {
    return tables.some(({ name }) => this.store.hasWritten(name));
  }

  /** Hands what the call has sent to the backends that listen. */
  #deliver(): void {
    for (const { topic, message } of this.store.takeMessages()) {
      for (const id of this.#listenersTo([topic])) {
        this.store.app = id;
        this.catalog.loaded(id)?.listeners?.[topic]?.(this.store, message);
      }
    }
  }

  /** Opens what every call needs, and takes over what other tabs have written. */
  async #start(): Promise<void> {
    for (const key of [...engineKeys, ...this.#gate.tables]) await this.store.open(key);
    await this.store.sync();
    if (this.#gate.createFirstRows(this.store)) {
      await this.store.persistence.exclusive(async () => {
        await this.store.sync();
        const rows = this.#gate.createFirstRows(this.store);
        if (rows) await this.store.fill(rows);
      });
    }
    for (const id of this.#gate.needs) await this.#open(await this.catalog.load(id));
  }

  /** Opens a backend's tables, and first those that it needs, and fills them where nobody has yet. */
  async #open(backend: AppBackend): Promise<void> {
    for (const id of backend.needs ?? []) await this.#open(await this.catalog.load(id));
    for (const key of backend.tables) await this.store.open(key);
    const isNew = !isSeeded(this.store, backend.id);
    if (isNew) {
      await this.store.persistence.exclusive(async () => {
        await this.store.sync();
        if (!isSeeded(this.store, backend.id)) await seed(this.store, backend, this.#scaled !== null);
      });
    }
    if (this.#scaled) await this.#scaleUp(backend, this.#scaled);
  }

  /** Lays the very many rows of a backend under those that are kept; again when the store was filled once more. */
  async #scaleUp(backend: AppBackend, scaled: ScaledPersistence): Promise<void> {
    const { time } = getAnchor(this.store);
    if (!backend.scaleUp || this.#scaledFor.get(backend.id) === time) return;
    for (const [table, rows] of Object.entries(await readScaled(this.store, backend, this.#scale))) {
      scaled.setBase(table, rows);
      await this.store.reopen(table);
    }
    this.#scaledFor.set(backend.id, time);
    await this.store.persistence.exclusive(async () => {
      updateCounts(this.store, backend);
      await this.store.commit();
    });
  }
}

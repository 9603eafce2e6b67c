import type { FieldErrors, MockAnswer, MockApp, MockCall, Row, SessionTokens, TableKey, UserRole } from 'shared/api';
import { authorize } from '../auth/authorize';
import { issueSession } from '../auth/session';
import { createSecret, secretKey } from '../auth/token';
import { usersKey } from '../users/tables';
import { isRefusal, refuse } from './answer';
import type { AppSource } from './apps';
import { binKey, lastDeletedKey } from './bin';
import { anchorKey, fill, fillKey, getAnchor, isFilled, readGrown } from './fill';
import { parseInput } from './input';
import { findPrefix, matchPath, overlap } from './path';
import { createScaledBackend, type ScaledBackend } from './scale';
import { Store, type StoreOptions } from './store';

/** A call as both doors hand it over. */
export interface ApiRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** The body as sent: JSON, or anything else. */
  body?: string;
  /** The header of that name. */
  authorization?: string;
}

export interface ApiAnswer {
  status: number;
  data: unknown;
}

export interface ApiOptions extends StoreOptions {
  /** Multiplies what the seed fills, up to 100,000 rows of a kind. */
  scale?: number;
  apps: Record<string, AppSource>;
}

const coreKeys: readonly TableKey<Row>[] = [fillKey, anchorKey, secretKey, binKey, lastDeletedKey];

interface Match {
  app: MockApp;
  call: MockCall;
  params: Record<string, string>;
  search: string;
}

/** The demo API: finds the handler of a call, checks token and input, and runs it alone on the store. */
export class DemoApi {
  readonly store: Store;
  readonly #scale: number;
  /** There where the store is a scaled one. */
  readonly #scaled: ScaledBackend | null;
  /** The moment that the many rows of an app were made for. */
  readonly #grownFor = new Map<string, number>();
  readonly #apps: Map<string, AppSource>;
  readonly #loaded = new Map<string, Promise<MockApp>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ scale = 1, apps, backend, ...storeOptions }: ApiOptions) {
    this.#scaled = scale > 1 ? createScaledBackend(backend) : null;
    this.store = new Store({ backend: this.#scaled ?? backend, ...storeOptions });
    this.#scale = scale;
    this.#apps = new Map(Object.entries(apps));
  }

  /** Every call there is, by app. */
  async describe(): Promise<MockApp[]> {
    return Promise.all([...this.#apps.keys()].map((id) => this.#load(id)));
  }

  /**
   * Adds an app's own calls; loaded on the first call under its prefix. Registered again, the newer ones count.
   * Throws where a prefix lies under one of another app, or over it.
   */
  register(id: string, source: AppSource): void {
    for (const [other, { prefixes }] of this.#apps) {
      const taken = prefixes.find((prefix) => other !== id && source.prefixes.some((own) => overlap(own, prefix)));
      if (taken) throw new Error(`The calls under ${taken} are those of ${other}`);
    }
    this.#apps.set(id, source);
    this.#loaded.delete(id);
  }

  /** Takes an app's own calls off again; they are left to the network. */
  unregister(id: string): void {
    this.#apps.delete(id);
    this.#loaded.delete(id);
  }

  /** Answers a call; null when no handler matches it. Rejects only when the storage itself fails. */
  async handle(request: ApiRequest): Promise<ApiAnswer | null> {
    const match = await this.#match(request);
    return match && this.#enqueue(() => this.#run(match, request).catch(refuseStorageError));
  }

  /** Puts everything back to the seed; whoever is signed in stays so. */
  reset(): Promise<void> {
    this.#grownFor.clear();
    return this.#enqueue(() => this.store.backend.alone(() => this.store.clear([secretKey.name])));
  }

  /** A session of the first user of a role, without a password. */
  issueSession(role: UserRole): Promise<SessionTokens> {
    return this.#enqueue(async () => {
      await this.#start();
      await this.#open(await this.#load('users'));
      const user = this.store
        .table(usersKey)
        .all()
        .find((one) => one.role === role);
      if (!user) throw new Error(`No user is ${role}`);
      return issueSession(this.store, user);
    });
  }

  async #match({ method, url }: ApiRequest): Promise<Match | null> {
    const [path = '', search = ''] = url.split('?');
    const id = this.#findApp(path);
    if (id === undefined) return null;
    const app = await this.#load(id);
    for (const call of app.calls) {
      const params = call.method === method.toUpperCase() ? matchPath(call.path, path) : null;
      if (params) return { app, call, params, search };
    }
    return null;
  }

  #findApp(path: string): string | undefined {
    const byPrefix = new Map([...this.#apps].flatMap(([id, { prefixes }]) => prefixes.map((prefix) => [prefix, id])));
    const prefix = findPrefix(byPrefix.keys(), path);
    return prefix === undefined ? undefined : byPrefix.get(prefix);
  }

  #load(id: string): Promise<MockApp> {
    const loaded = this.#loaded.get(id) ?? this.#apps.get(id)?.load() ?? Promise.reject(new Error(`No app ${id}`));
    this.#loaded.set(id, loaded);
    // A chunk that failed to load is asked for again by the next call.
    loaded.catch(() => this.#loaded.delete(id));
    return loaded;
  }

  /** One call after the other: none sees what another has half done. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #run(match: Match, { body, authorization }: ApiRequest): Promise<ApiAnswer> {
    const { app, call, params, search } = match;
    await this.#start();
    const { user, refusal } = await authorize(this.store, app, call, authorization);
    if (refusal) return refusal;
    const parsed = parseInput(call, params, search, body);
    if ('error' in parsed) return refuseInput(call, parsed.error);
    const needed = typeof call.needs === 'function' ? call.needs(parsed.input as never) : (call.needs ?? []);
    for (const id of needed) await this.#open(await this.#load(id));
    await this.#open(app);
    await this.#peek(call);
    const answer = async () => copy(await call.handle(this.store, { input: parsed.input, user }));
    return call.method === 'GET' && !call.writes ? answer() : this.store.backend.alone(() => this.#write(answer));
  }

  async #write(answer: () => Promise<MockAnswer<unknown>>): Promise<MockAnswer<unknown>> {
    await this.store.sync();
    try {
      const result = await answer();
      if (isRefusal(result)) this.store.rollBack();
      else await this.store.commit();
      return result;
    } catch (error) {
      this.store.rollBack();
      throw error;
    }
  }

  /** Opens what every call needs, and takes over what other tabs have written. */
  async #start(): Promise<void> {
    for (const key of coreKeys) await this.store.open(key.name);
    await this.store.sync();
    if (!this.store.table(secretKey).get('secret')) {
      await this.store.backend.alone(async () => {
        await this.store.sync();
        if (!this.store.table(secretKey).get('secret')) await this.store.fill({ secret: [createSecret()] });
      });
    }
    await this.#open(await this.#load('auth'));
  }

  /** Opens an app's tables, and fills them where nobody has yet. */
  async #open(app: MockApp): Promise<void> {
    for (const key of app.tables) await this.store.open(key.name);
    if (!isFilled(this.store, app.id)) {
      await this.store.backend.alone(async () => {
        await this.store.sync();
        if (!isFilled(this.store, app.id)) await fill(this.store, app, this.#scaled !== null);
      });
    }
    if (this.#scaled) await this.#grow(app, this.#scaled);
  }

  /** Lays the very many rows of an app under those that are kept; again when the store was filled anew. */
  async #grow(app: MockApp, scaled: ScaledBackend): Promise<void> {
    const { time } = getAnchor(this.store);
    if (!app.grow || this.#grownFor.get(app.id) === time) return;
    for (const [table, rows] of Object.entries(await readGrown(this.store, app, this.#scale))) {
      scaled.setBase(table, rows);
      await this.store.reopen(table);
    }
    this.#grownFor.set(app.id, time);
  }

  async #peek({ peeks = {} }: MockCall): Promise<void> {
    for (const [id, keys] of Object.entries(peeks)) {
      if (this.#scaled) await this.#open(await this.#load(id));
      if (isFilled(this.store, id)) for (const key of keys) await this.store.open(key.name);
    }
  }
}

const refuseInput = ({ malformed }: MockCall, error: FieldErrors): ApiAnswer =>
  malformed ? refuse(malformed.status, malformed.error) : { status: 400, data: { error } };

/** A browser that has no room left, or whose storage is broken, refuses the call: nothing has changed. */
function refuseStorageError(error: unknown): ApiAnswer {
  if (error instanceof DOMException) return refuse(507, 'The storage is full');
  throw error;
}

/** A caller that changes what it got must change nothing in the store. */
const copy = (answer: MockAnswer<unknown>): MockAnswer<unknown> => ({
  ...answer,
  data: JSON.parse(JSON.stringify(answer.data)),
});

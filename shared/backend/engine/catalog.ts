import type { Grant } from '@atrium/contract';
import type { AppBackend, BackendCall, BackendSource } from '..';
import type { SentFile } from '../files/FileStore';
import { PrefixTable } from './prefixTable';

/** A call, as adapters give it to the engine. */
export interface ApiRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** The body as sent: JSON, or anything else. */
  body?: string;
  authorization?: string;
  /**
   * For whom the host itself calls, by what it has checked in place of a token, such as the address of an email: the id of a
   * person, or null for nobody. Never taken from what is sent.
   */
  onBehalfOf?: number | null;
  /** A file that came as it is; the body holds its reference. */
  file?: SentFile;
  /** Origin of the product as its readers open it. */
  origin?: string;
  /** Languages of the reader, as the header `Accept-Language` has them (RFC 9110, 12.5.4). */
  languages?: string;
  /** Origin of the API, where the page that calls is of another one. */
  base?: string;
}

export interface Match {
  backend: AppBackend;
  call: BackendCall;
  params: Record<string, string>;
  search: string;
}

/** All backends, each loaded by the first call under one of its prefixes. */
export class BackendCatalog {
  readonly #sources: Map<string, BackendSource>;
  readonly #prefixes = new PrefixTable();
  readonly #loading = new Map<string, Promise<AppBackend>>();
  readonly #loaded = new Map<string, AppBackend>();
  #grants: readonly Grant[] | null = null;

  constructor(sources: Record<string, BackendSource>) {
    this.#sources = new Map(Object.entries(sources));
    for (const [id, { prefixes }] of this.#sources) this.#prefixes.add(id, prefixes);
  }

  /**
   * Adds a backend; registered again, the newer one counts.
   * Throws where a prefix lies under one of another backend, or over it.
   */
  register(id: string, source: BackendSource): void {
    const taken = this.#prefixes.taken(id, source.prefixes);
    if (taken) throw new Error(`The calls under ${taken.prefix} are those of ${taken.owner}`);
    this.#prefixes.remove(this.#sources.get(id)?.prefixes ?? []);
    this.#prefixes.add(id, source.prefixes);
    this.#sources.set(id, source);
    this.#forget(id);
  }

  /** Removes a backend; its calls are left to the network. */
  unregister(id: string): void {
    this.#prefixes.remove(this.#sources.get(id)?.prefixes ?? []);
    this.#sources.delete(id);
    this.#forget(id);
  }

  sources(): [id: string, source: BackendSource][] {
    return [...this.#sources];
  }

  /** The grants of all sources, in their order: the same array until a source changes, as every call asks for it. */
  grants(): readonly Grant[] {
    this.#grants ??= [...this.#sources.values()].flatMap(({ grants = [] }) => grants);
    return this.#grants;
  }

  /** The backends whose source says so, in the order of their registration. */
  idsOf(isWanted: (source: BackendSource) => boolean): string[] {
    return this.sources().flatMap(([id, source]) => (isWanted(source) ? [id] : []));
  }

  listenersTo(topics: readonly string[] = []): string[] {
    return this.idsOf(({ listens = [] }) => listens.some((topic) => topics.includes(topic)));
  }

  load(id: string): Promise<AppBackend> {
    const loading =
      this.#loading.get(id) ?? this.#sources.get(id)?.load?.() ?? Promise.reject(new Error(`No app ${id}`));
    this.#loading.set(id, loading);
    void loading.then(
      (backend) => this.#loaded.set(id, backend),
      // A chunk that failed to load is asked for again by the next call.
      () => this.#loading.delete(id),
    );
    return loading;
  }

  loaded(id: string): AppBackend | undefined {
    return this.#loaded.get(id);
  }

  allLoaded(): AppBackend[] {
    return [...this.#loaded.values()];
  }

  async match({ method, url }: ApiRequest): Promise<Match | null> {
    const [path = '', search = ''] = url.split('?');
    const id = this.#prefixes.ownerOf(path);
    if (id === undefined) return null;
    const backend = await this.load(id);
    for (const call of backend.calls) {
      const params = call.method === method.toUpperCase() ? matchPath(call.path, path) : null;
      if (params) return { backend, call, params, search };
    }
    return null;
  }

  #forget(id: string): void {
    this.#loading.delete(id);
    this.#loaded.delete(id);
    this.#grants = null;
  }
}

/** The parameters of `/a/{id}` in `/a/5`, or null when the path is another one. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{') && value !== '') params[part.slice(1, -1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

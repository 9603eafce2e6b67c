import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { SessionTokens, UserRole } from 'shared/api';
import type { ApiRequest } from '../core/api';
import type { AppSource } from '../core/apps';
import { type OpenOptions, openDemoApi } from '../core/open';
import { productPrefixes } from '../core/prefixes';
import { calmSettings, fails, type MockSettings, wait } from '../core/settings';
import { readPageSettings } from './pageSettings';

type Response = [status: number, data: unknown];

export interface MockOptions extends Partial<OpenOptions>, Partial<MockSettings> {}

export interface MockControl {
  /** Puts every record back to the seed, here and in all tabs; whoever is signed in stays so. */
  reset(): Promise<void>;
  /** Changed in place; counts from the next call on. */
  readonly settings: MockSettings;
  /** False where the records are gone with the page, as in a private window. */
  readonly isPersistent: Promise<boolean>;
  /** Adds a remote's own calls: everything under its prefixes, loaded on the first call there. Returns how to take them off. */
  register(id: string, source: AppSource): () => void;
  /** Signs in the first user of a role, without a password: for tests, and for whoever develops an app. */
  issueSession(role: UserRole): Promise<SessionTokens>;
  /** Takes the mock off the client again. */
  uninstall(): void;
}

/**
 * Answers a client's calls from the demo API; what no handler matches goes on to the network.
 *
 * @param http the instance whose calls are answered
 * @param options what the host knows (the pages to suggest), and what a test injects (clock, chance, records)
 */
export function installMock(http: AxiosInstance, options: MockOptions = {}): MockControl {
  const { suggestions = () => [], now, random, backend, ...asked } = options;
  const { scale, ...settings } = { ...calmSettings, ...readPageSettings(), ...asked };
  const opening = openDemoApi({ suggestions, now, random, backend, scale });
  const network = axios.getAdapter(http.defaults.adapter ?? 'xhr');
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });

  const answer = async (config: AxiosRequestConfig): Promise<Response> => {
    if (!isPrepared(config)) throw new TypeError('The call was not made by the client');
    await wait(settings.latency, config.signal);
    throwIfAborted(config);
    if (fails(settings, Math.random)) return fail(settings.failureStatus, config);
    const result = await (await opening).handle(toRequest(http, config));
    throwIfAborted(config);
    if (result) return [result.status, result.data];
    const { status, data } = await network(config);
    return [status, data];
  };
  const answerUnder = (prefix: string) => adapter.onAny(new RegExp(`^/?${prefix.slice(1)}(?=[/?#]|$)`)).reply(answer);
  for (const prefix of Object.values(productPrefixes).flat()) answerUnder(prefix);

  return {
    settings,
    isPersistent: opening.then(({ store }) => store.backend.isPersistent),
    reset: async () => (await opening).reset(),
    issueSession: async (role) => (await opening).issueSession(role),
    register(id, source) {
      void opening.then((api) => api.register(id, source));
      for (const prefix of source.prefixes) answerUnder(prefix);
      return () => void opening.then((api) => api.unregister(id));
    },
    uninstall: () => adapter.restore(),
  };
}

/** A call whose headers the client has put together, as it does before it asks an adapter. */
const isPrepared = (config: AxiosRequestConfig): config is InternalAxiosRequestConfig =>
  typeof config.headers?.get === 'function';

/** The call as it would stand on the wire, so that both doors read the same. */
function toRequest(http: AxiosInstance, config: InternalAxiosRequestConfig): ApiRequest {
  const { pathname, search } = new URL(http.getUri({ ...config, baseURL: undefined }), 'http://localhost');
  const { method = 'get', data, headers } = config;
  const authorization = headers.get('Authorization');
  return {
    method,
    url: pathname + search,
    body: typeof data === 'string' ? data : undefined,
    authorization: typeof authorization === 'string' ? authorization : undefined,
  };
}

function throwIfAborted(config: InternalAxiosRequestConfig): void {
  if (config.signal?.aborted) throw new CanceledError(undefined, undefined, config);
}

function fail(status: number, config: InternalAxiosRequestConfig): Response {
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  return [status, { error: 'The demo API fails on purpose' }];
}

import { renewCode } from '@atrium/backend';
import { changedHeader, pageHeader } from '@atrium/contract';
import { toQueryString } from '@atrium/contract/host';
import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import type { Session } from './types';

/** Made before any app: what one of them sets in `axios.defaults` is none of the others’. */
const clean = axios.create();

const createClient = (baseURL?: string): AxiosInstance =>
  clean.create({ baseURL, paramsSerializer: { serialize: toQueryString } });

/** Adapter of every call of the page: to the network, or to the demo that is installed on it. */
export const createNetwork = createClient;

/** Waits until what answers the calls of a network is there. */
export type Prepare = () => Promise<unknown>;

interface ClientOptions {
  network: AxiosInstance;
  /** Read at each call; absent where the network answers from the start. */
  getPrepare: () => Prepare | undefined;
  /** The page's name for a server that tells other pages of changes. */
  pageId?: string;
  /** Access token for a call; read at each call. */
  getSession: () => Session;
  onWrite: (path: string) => void;
  /** Hears which apps' data a call has changed, where its answer says so; `isOwn`: the caller wrote it, and knows. */
  onChanged: (apps: readonly string[], isOwn: boolean) => void;
}

/**
 * A client with interceptors of its own, on the page's one network. The session's token and the repetition of a call
 * whose token was refused lie below the interceptors, so that nobody's interceptors can take them away from others.
 */
export function createScopedClient({
  network,
  getPrepare,
  pageId,
  getSession,
  onWrite,
  onChanged,
}: ClientOptions): AxiosInstance {
  const client = createClient(network.defaults.baseURL);
  const send: Send = async (sent) => {
    await getPrepare()?.();
    return axios.getAdapter(network.defaults.adapter)(sent);
  };
  client.defaults.adapter = async (config) => {
    if (pageId && isWithin(config.url)) config.headers.set(pageHeader, pageId);
    const response = await sendAuthorized(send, getSession(), config);
    const changed = readChanged(response);
    if (changed) onChanged(changed, isWrite(config) && !config.isBackground);
    else if (isWrite(config)) onWrite(pathOf(config.url));
    return response;
  };
  return client;
}

type Send = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;

async function sendAuthorized(
  send: Send,
  session: Session,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse> {
  if (!needsToken(config.url)) return send(config);
  const token = config.isBackground ? session.currentToken() : await session.freshToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  else if (session.getState().status === 'expired') throw createEndedError(config);
  try {
    return await send(config);
  } catch (error) {
    const renewed = token && isRejected(error, config) ? await session.renewToken(token) : null;
    if (!renewed) throw error;
    config.headers.set('Authorization', `Bearer ${renewed}`);
    return send({ ...config, isRepeat: true });
  }
}

const isWrite = ({ method, isWrite: isMarked = false }: InternalAxiosRequestConfig): boolean =>
  isMarked || !['get', 'head', 'options'].includes((method ?? 'get').toLowerCase());

/** The apps that an answer names; undefined where it says nothing. */
function readChanged({ headers }: AxiosResponse): string[] | undefined {
  const value: unknown = headers[changedHeader.toLowerCase()] ?? headers[changedHeader];
  return typeof value === 'string' ? value.split(',').filter(Boolean) : undefined;
}

const pathOf = (url = ''): string => url.split('?')[0] ?? '';

/** True if a call goes to the API, not to another origin. */
const isWithin = (url = ''): boolean => !/^([a-z][a-z\d+.-]*:)?\/\//i.test(url);

/** Sign-in itself needs no token, and another origin must not see it. */
const needsToken = (url = ''): boolean => isWithin(url) && !url.startsWith('/jwt/');

/** A call that nobody asked for keeps no session alive, but where the API asks for another token. */
const isRejected = (error: unknown, { isBackground }: InternalAxiosRequestConfig): boolean =>
  isAxiosError<{ code?: string } | null>(error) &&
  error.response?.status === 401 &&
  (!isBackground || error.response.data?.code === renewCode);

/** The answer that the API would give: a call of an ended session is not sent without a token. */
function createEndedError(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('The session has ended', AxiosError.ERR_BAD_REQUEST, config, undefined, {
    data: { error: 'Invalid token' },
    status: 401,
    statusText: 'Unauthorized',
    headers: {},
    config,
  });
}

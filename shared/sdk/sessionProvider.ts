import type { KeyValueStore } from '@atrium/contract';
import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Clock, EventHub } from './types';

/** Runs one holder of a name at a time, over all tabs of the browser: the part of the Web Locks API that is used. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/** The browser's locks; on an insecure origin, which has none, nobody waits. */
export const pageLocks: Locks = {
  request: async (name, run) => ('locks' in navigator ? navigator.locks.request(name, run) : run()),
};

/** Tokens that an identity provider issues for a signed-in person. */
export interface ProviderTokens {
  idToken: string;
  /** Null where it gives none: such a session ends with its access token. */
  refreshToken: string | null;
  /** Secret of this page whose hash is the nonce of the ID token; null for an older session. */
  nonce: string | null;
}

/** Part of an identity provider that a session needs. */
export interface SessionProvider {
  /** Other tokens, without the person. Rejects with a `ProviderRejection` where the provider has ended the session. */
  renew(before: ProviderTokens): Promise<ProviderTokens>;
}

/** The way to the API of a page on which nobody may have called yet: the client is loaded with the first call. */
export type PageHttp = Pick<AxiosInstance, 'post'>;

/** The provider says no; whatever else goes wrong may pass by itself. */
export class ProviderRejection extends Error {
  override name = 'ProviderRejection';
}

export interface SessionOptions {
  http: PageHttp;
  storage: KeyValueStore;
  clock: Clock;
  locks: Locks;
  events: EventHub;
  i18n: i18n;
  provider?: SessionProvider | undefined;
}

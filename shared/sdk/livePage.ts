import type { Clock, Session } from './types';

/** What a stream of changes, which a server sends, needs of the page. */
export interface LivePage {
  /** Where the API is; empty for the page's own origin. */
  baseURL: string;
  session: Pick<Session, 'getState' | 'subscribe' | 'currentToken'>;
  clock: Clock;
  /** By which the server knows what this browser has changed itself. */
  pageId: string;
  /** Takes in whose data another machine has changed. */
  receive(apps: readonly string[]): void;
  /** The same for every app: more has happened than the server knows. */
  receiveAll(): void;
  /** Asks for another token than one that counts no more: where none is given, the person is asked to sign in again. */
  refuse?: (token: string) => void;
}

/** Begins to follow what other machines change; returns how to stop. */
export type OpenLive = (page: LivePage) => () => void;

import type { Clock, Session } from './types';

/** Services of the page that a stream of change events from a server needs. */
export interface ChangeStreamClient {
  /** Address of the API; empty for the page's own origin. */
  baseURL: string;
  session: Pick<Session, 'getState' | 'subscribe' | 'currentToken'>;
  clock: Clock;
  /** Identifies this browser to the server, which leaves out its own changes. */
  pageId: string;
  receive(apps: readonly string[]): void;
  /** Invalidates the data of every app: the server no longer knows everything that has changed. */
  receiveAll(): void;
  /** The server has rejected this access token: renews it, or asks the person to sign in again. */
  onTokenRejected?: (token: string) => void;
}

/** Opens the stream; returns the function that closes it. */
export type OpenChangeStream = (client: ChangeStreamClient) => () => void;

import type { KeyValueStore } from '@atrium/contract';
import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Locks } from './locks';
import type { SessionProvider } from './sessionProvider';
import type { Clock, EventHub } from './types';

export interface SessionOptions {
  http: AxiosInstance;
  storage: KeyValueStore;
  clock: Clock;
  locks: Locks;
  events: EventHub;
  i18n: i18n;
  /** Who carries on a session that started there. */
  provider?: SessionProvider | undefined;
}

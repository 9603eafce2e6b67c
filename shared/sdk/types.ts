import type { AppDefinition, Runtime } from '@atrium/contract';
import type { Reducer } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import type { Changes } from './changes';

export type {
  ApiError,
  AtriumEvent,
  Catalog,
  Clock,
  CommandErrorCode,
  Commands,
  EventHub,
  KeyValueStore,
  Languages,
  Locales,
  Runtime,
  Session,
  SessionState,
  SessionStatus,
  SessionUser,
  Texts,
} from '@atrium/contract';

/** The runtime as a host has it, which swaps releases of apps under an open page. */
export interface HostRuntime extends Runtime {
  /** HTTP client whose adapter carries the calls of all clients: the demo is installed on it. */
  network: AxiosInstance;
  changes: Changes;
  /** Puts a reducer of the host's own under its id (or replaces it, and its state). */
  injectReducer(id: string, reducer: Reducer): void;
  /** The runtime as an app has it: with a client, storage and events of its own. */
  scopeOf(app: string): Runtime;
  /**
   * Puts slice and api of an app's release into the page, in place of the last one's, and starts its listening. Does
   * nothing when that release is the active one. Throws when the release says that it is another app.
   */
  activateApp(app: string, definition: AppDefinition): void;
  /** Ends the listening of an app's active release; activated again, it starts over. */
  deactivateApp(app: string): void;
  /** Forgets all that was fetched; what is on screen is fetched again. */
  resetResults(): void;
}

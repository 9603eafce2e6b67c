import type { AppBackend, BackendCall, CallAnswer, Credentials, Person, Row, TableKey } from '..';
import type { Store } from './store';

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
  /** Whether a backend's calls are for everybody: they wait for nobody to be known. */
  isPublic(backend: AppBackend): boolean;
  authorize(
    store: Store,
    backend: AppBackend,
    call: BackendCall,
    header: string | undefined,
  ): Promise<{ user: Person | null; sessionId?: string; refusal?: CallAnswer<never> }>;
}

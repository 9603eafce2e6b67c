import type { AppBackend, BackendCall, CallAnswer, Credentials, Person, Row, TableKey } from '..';
import type { Unit } from './Unit';

/** The API token of a call, as an audit log names it. */
export interface CallToken {
  id: string;
  name: string;
}

/** Whoever calls. */
export interface Caller {
  user: Person | null;
  sessionId?: string;
  apiToken?: CallToken;
}

/** Sign-in and permissions, as the engine uses them. */
export interface Gate {
  tables: readonly TableKey<Row>[];
  needs: readonly string[];
  /** Tables that a reset leaves as they are, so that who is signed in stays so. */
  kept: readonly string[];
  /** By table: rows without which no call can be authorized, made where it has none. */
  firstRows: Readonly<Record<string, () => readonly Row[]>>;
  createCredentials(unit: Unit): Credentials;
  /** True for calls that need no sign-in; they are not authorized. */
  isPublic(backend: AppBackend, call: BackendCall): boolean;
  authorize(
    unit: Unit,
    backend: AppBackend,
    call: BackendCall,
    header: string | undefined,
    onBehalfOf?: number | null,
  ): Promise<Caller & { rejection?: CallAnswer<never> }>;
}

import type { AppBackend, BackendCall, CallAnswer, Credentials, Person, Row, TableKey } from '..';
import type { Unit } from './Unit';

/** Sign-in and permissions, as the engine uses them. */
export interface Gate {
  tables: readonly TableKey<Row>[];
  needs: readonly string[];
  /** Tables that a reset leaves as they are, so that who is signed in stays so. */
  kept: readonly string[];
  /** By table: rows without which no call can be authorized, made where it has none. */
  firstRows: Readonly<Record<string, () => readonly Row[]>>;
  createCredentials(unit: Unit): Credentials;
  /** True for backends whose calls need no sign-in; they are not authorized. */
  isPublic(backend: AppBackend): boolean;
  authorize(
    unit: Unit,
    backend: AppBackend,
    call: BackendCall,
    header: string | undefined,
  ): Promise<{ user: Person | null; sessionId?: string; rejection?: CallAnswer<never> }>;
}

import type { AppBackend } from '..';
import type { ApiAnswer } from './answers';
import type { ApiRequest, BackendCatalog } from './catalog';
import type { Unit } from './Unit';

/** The API of all backends, in the page or on a server. */
export interface ApiEngine {
  readonly catalog: BackendCatalog;
  describe(): Promise<AppBackend[]>;
  /** Answers a call; null when no handler matches it. Rejects only when the storage itself fails. */
  handle(request: ApiRequest): Promise<ApiAnswer | null>;
  /** Checks a call before its body is read: the rejection that does not depend on it, and its maximum length in bytes. */
  announce(request: Omit<ApiRequest, 'body'>): Promise<{ rejection?: ApiAnswer; maxBytes: number }>;
  /** Reads as nobody, with the tables of some backends. What is written all the same is dropped. */
  read<T>(needs: readonly string[], work: (unit: Unit) => Promise<T>): Promise<T>;
  /**
   * Changes tables of a backend as one write.
   * @returns the result of the work; rejects, with nothing changed, where the work does or files have no room left
   */
  change<T>(id: string, work: (unit: Unit) => Promise<T> | T): Promise<T>;
}

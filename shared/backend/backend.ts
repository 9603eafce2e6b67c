import type { Awaitable, BackendCall } from './call';
import type { EmailKind } from './emailKind';
import type { Person } from './person';
import type { TableDefinition } from './query/defineTable';
import type { Row, TableKey } from './query/rows';
import type { core } from './schema';
import type { SearchGroup } from './search';
import type { BackendStore } from './store';

/** Rows by the name of their table. Times such as `@-1d 09:42` are relative to the day on which a store is first filled. */
export type Seed = Record<string, readonly Row[]>;

/** Restoring of deleted rows of a kind. */
export interface Restorable {
  key: TableDefinition<Row & { id: number }>;
  /** In place of the backend's subject. */
  subject?: string;
  /** Field by which the deleting call names a row; its id by default. */
  idField?: string;
  /** The table of the kind's `RecordBinOf`: a row that is restored leaves it. */
  bin?: TableDefinition<Row>;
  /** Fields that no two rows may share. */
  unique?: readonly string[];
  /** True for a person's own rows, where each person has some: nobody restores another's. Since 2.37. */
  isOf?(row: never, user: Person | null): boolean;
}

export interface Due {
  run(store: BackendStore): Awaitable<void>;
  /**
   * Time of the next job in milliseconds; null if none waits. Asked after writes, so that nothing is looked for before.
   */
  nextAt(store: BackendStore): Awaitable<number | null>;
  sends?: readonly string[];
}

/** The calls and data of one app: what its `src/backend` exports by default. It runs in the page and on a server. */
export interface AppBackend {
  id: string;
  /** The subject of the ability that its calls ask for; null for none. */
  subject: string | null;
  calls: readonly BackendCall[];
  /**
   * For the description of the API: its calls as one sentence without a full stop, and by their names. Calls without a name
   * get one from their path. Since 4.0.
   */
  api?: { about: string; calls?: Readonly<Record<string, Pick<BackendCall, 'method' | 'path'>>> };
  entities?: Readonly<Record<string, core.$ZodType>>;
  tables: readonly TableKey<Row>[];
  /** Backends of the core that all its calls read: `people`. */
  needs?: readonly string[];
  /** Its first rows; asked once in the life of a store. */
  seed?: () => Promise<Seed>;
  /** Counts of its badges, by field of GET /apps/counts; updated after each of its writes. */
  counts?: Record<string, (store: BackendStore) => Awaitable<number>>;
  /**
   * The same for badges that count for each person: by the person's id, `null` for a call without a token. Who is not
   * named has 0. Since 2.37.
   */
  personalCounts?: Record<string, (store: BackendStore) => Awaitable<ReadonlyMap<number | null, number>>>;
  /** Rows that POST /apps/restore can restore, by kind. */
  restores?: Record<string, Restorable>;
  /** Its groups in the search over everything; the manifest announces them (`backend.searches`). */
  search?: (store: BackendStore, request: { q: string; user: Person | null }) => Awaitable<readonly SearchGroup[]>;
  /** What other programs subscribe to, by its kind: as a person may read it. A calendar is written as RFC 5545. Since 4.1. */
  feeds?: { calendar?: (store: BackendStore, user: Person) => Awaitable<string> };
  /**
   * Pages of it whose addresses change: the address at which a page under `prefix` is now, or null where it is none of them.
   * A server leads readers there. Nobody is signed in. Since 4.1.
   */
  movedPages?: { prefix: string; find: (store: BackendStore, path: string) => Awaitable<string | null> };
  /** The kinds of emails that it sends by `composeEmail`, by name: admins reword them. Since 4.1. */
  emails?: () => Promise<Readonly<Record<string, EmailKind>>>;
  /** Conditions that always hold of its records, by a sentence; a test over all apps checks them. */
  invariants?: Record<string, (store: BackendStore) => Awaitable<boolean>>;
  /**
   * Jobs, such as sending a scheduled mail: done before any of its calls
   * is answered, and every 15 seconds where the manifest says so (`backend.due`).
   */
  due?: Due;
  /** Takes in what other backends send, by topic; the manifest names these topics (`backend.listens`). */
  listeners?: Record<string, (store: BackendStore, message: unknown) => Awaitable<void>>;
}

/** Types what a backend exports; returns it unchanged. */
export function defineBackend(backend: AppBackend): AppBackend {
  return backend;
}

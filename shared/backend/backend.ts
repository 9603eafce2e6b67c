import type { Call } from '../contract/call';
import type { AbilityRule, UserRole } from '../contract/roles';
import type { Person } from './person';
import type { Row, TableKey } from './rows';
import type { core } from './schema';

/** Rows of one kind. They are never changed in place: a change is a new row put under the same id. */
export interface BackendTable<T extends Row> {
  get(id: T['id']): T | undefined;
  /** All rows in the order of their ids. */
  all(): readonly T[];
  /** The row as it is kept: with its next `rev`, where rows of the table have one. */
  put(row: T): T;
  /** For good. A deletion that can be undone goes through `BackendStore.bin`. */
  delete(id: T['id']): void;
  /** The highest id plus 1. One that was deleted counts too: Undo may bring it back, and others may refer to it. */
  nextId(): number;
}

/** A role that somebody has made. It began as a built-in one, from which it has what the apps grant. */
export interface NamedRole {
  id: string;
  name: string;
  base: UserRole;
}

/** Changes what roles may do; a role goes by its name where it is built in, and by its id where it is a named one. */
export interface RoleEditing {
  /** What apps grant to a role. */
  grantedTo(role: string): AbilityRule[];
  /** The rules that come after these. */
  changesOf(role: string): readonly AbilityRule[];
  /** Holds at once, in every session that is open too; without rules the role has what apps grant to it. */
  setChanges(role: string, rules: readonly AbilityRule[]): void;
  /** The named roles, in the order of their names. Since 2.31. */
  listNamed?(): readonly NamedRole[];
  /** Keeps a named role, or renames it. */
  putNamed?(role: NamedRole): void;
  /** Forgets a named role and its rules; who has it has its base from then on. */
  deleteNamed?(id: string): void;
}

/** What the roles may do, by the manifests of the live apps. */
export interface Permissions {
  /** Every subject that a rule may name, besides `all`. */
  readonly subjects: readonly string[];
  /** The rules of a role: what apps grant to it, and what was changed of that. */
  rulesOf(role: string): AbilityRule[];
  /** Since 2.25. */
  readonly roles?: RoleEditing;
  /** Whether a person may do it. Somebody without a token may do all: the demo asks nobody. */
  allows(person: Person | null, action: BackendAction, subject: string): boolean;
}

/** The topic of the mails that the frame sends. */
export const invitationTopic = 'frame.mail';

/** Where somebody is signed in. */
export interface OpenSession {
  id: string;
  /** Moments, in milliseconds: of the sign-in, and of the last exchange of tokens. */
  startedAt: number;
  seenAt: number;
  /** What the browser says of itself; empty where it said nothing. */
  device: string;
}

/** Shows and ends sessions. */
export interface SessionEditing {
  /** The latest first. */
  list(personId: number): OpenSession[];
  /** Ends one of somebody's sessions, or all of them: their tokens open and refresh nothing from then on. */
  end(personId: number, sessionId?: string): void;
}

/** How people sign in: of use to the app in which they change their password. */
export interface Credentials {
  isPassword(personId: number, password: string): Promise<boolean>;
  setPassword(personId: number, password: string): Promise<void>;
  /** Mails somebody a link to choose a password by; the call names `invitationTopic` in `sends`. */
  sendInvitation?(personId: number): void;
  /** Since 2.25. */
  readonly sessions?: SessionEditing;
  /** Takes all ways to sign in from somebody who is gone for good: password, links, sessions. Since 2.28. */
  forget?(personId: number): void;
}

/** What a handler may touch. Whatever it writes is committed as one, and only when it answers without an error. */
export interface BackendStore {
  table<T extends Row>(key: TableKey<T>): BackendTable<T>;
  /** Deletes a row so that POST /apps/restore can bring it back for 10 minutes. */
  bin<T extends Row & { id: number }>(key: TableKey<T>, id: number): void;
  /** Brings back the rows that `bin` took in the last 10 minutes and that pass the test; gives them. */
  restore<T extends Row & { id: number }>(key: TableKey<T>, isWanted: (row: T) => boolean): T[];
  /** What a badge shows: a field of GET /apps/counts. */
  count(field: string): number;
  /** Hands a message to the backends that listen to its topic; the call names the topic in `sends`. */
  send(topic: string, message: unknown): void;
  readonly permissions: Permissions;
  readonly credentials: Credentials;
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

export interface BackendRequest<Input> {
  /** Path parameters and query or body, checked by the call's `input`. */
  input: Input;
  /** Whose token came with the call; null without one. */
  user: Person | null;
}

export type Refusal =
  | {
      status: 400 | 401 | 403 | 404 | 413 | 507;
      data: { error: string | Record<string, string[]>; code?: string; codes?: Record<string, string> };
    }
  /** The record is newer than the `rev` that the call began with. */
  | { status: 409; data: { error: string; record: unknown } };

/** Why nobody but its holder may write in a record now; `code` says the same to the code of a screen. */
export interface Locked {
  error: string;
  code?: string;
}

export type CallAnswer<Data> = { status: 200 | 201; data: Data } | Refusal;

export type BackendAction = 'read' | 'create' | 'update' | 'delete';

/** What a backend says of a call besides method, path and types, which `Call` states. */
interface CallDetails {
  /** One line for the API's document. */
  summary: string;
  /** What the schemas cannot say, for the API's document. */
  notes?: string;
  /** How it may succeed; `[200]` unless given. */
  success?: readonly (200 | 201)[];
  /** How else it may refuse, besides 400 for its input and 401 and 403 for a token. */
  refusals?: readonly (400 | 401 | 404 | 409 | 413)[];
  /** The answer to input that does not fit, where it is not 400 with messages by field. */
  malformed?: { status: 400 | 401; error: string };
  /** The field that wraps the whole body, such as `task`, or each of those that wrap a part: messages name the fields inside. */
  envelope?: string | readonly string[];
  /** What the ability must allow; by default GET reads, DELETE deletes, POST creates where it answers 201 alone, else updates. */
  action?: BackendAction;
  /** In place of the backend's subject; null asks for none. */
  subject?: string | null;
  /** Parts of the frame that it reads: `people`. These are filled and opened first. */
  needs?: readonly string[] | ((input: never, store: BackendStore) => readonly string[]);
  /** Topics of the messages that it may send. */
  sends?: readonly string[];
  /** True where rows go for good that could come back otherwise, as a draft that is sent. */
  endsRows?: boolean;
  /** True for the call by which a page lets everything happen that is due, in every backend. */
  runsDue?: boolean;
}

/** One call of a backend, as the engine runs it. */
export interface BackendCall extends CallDetails, Pick<Call<unknown, unknown>, 'method' | 'path' | 'isWrite'> {
  /** Checks the path parameters and the query (GET, DELETE) or the JSON body (POST). Absent: nothing is read. */
  input?: core.$ZodType;
  /** The data of a call that succeeds. */
  answer: core.$ZodType;
  /** Who else writes in the record: the call is refused with 423, and its handler is not asked. Null where nobody does. */
  lock?(store: BackendStore, request: BackendRequest<unknown>): Locked | null;
  handle(store: BackendStore, request: BackendRequest<unknown>): CallAnswer<unknown> | Promise<CallAnswer<unknown>>;
}

interface Handling<Input, Answer, Schema extends core.$ZodType<unknown, Input>> extends CallDetails {
  input?: Schema;
  answer: core.$ZodType<Answer>;
  lock?(store: BackendStore, request: BackendRequest<core.output<Schema>>): Locked | null;
  handle(
    store: BackendStore,
    request: BackendRequest<core.output<Schema>>,
  ): CallAnswer<Answer> | Promise<CallAnswer<Answer>>;
}

/**
 * Answers a call. The compiler holds the schemas against the types that the call states, and the handler against both.
 * @param call stated once, in the app's `src/api/calls.ts`
 */
export function answerCall<Input, Answer, Schema extends core.$ZodType<unknown, Input>>(
  { method, path, isWrite }: Call<Input, Answer>,
  handling: Handling<Input, Answer, Schema>,
): BackendCall {
  return { method, path, ...(isWrite && { isWrite }), ...handling };
}

/** Rows by the name of their table. Times such as `@-1d 09:42` are relative to the day on which a store is first filled. */
export type Seed = Record<string, readonly Row[]>;

/** How rows of a kind come back after a deletion. */
export interface Restorable {
  key: TableKey<Row>;
  /** In place of the backend's subject. */
  subject?: string;
  /** What the deleting call names a row by; its id by default. */
  idField?: string;
  /** Fields that no two rows may share. */
  unique?: readonly string[];
}

/** One thing that the search over everything has found; what a group tells of its hits is its own choice. */
export interface SearchHit {
  title: string;
  link: string;
  id?: number;
  target?: string;
  isBookmarked?: boolean;
  icon?: string;
  /** Who made it. */
  by?: string;
  /** Bytes. */
  size?: number;
  email?: string;
  img?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string | null;
}

export interface SearchGroup {
  groupTitle: string;
  /** How many of them are shown at first. */
  searchLimit: number;
  /** How many match, where `data` holds the best of them alone. */
  total?: number;
  /** Where the app lists all of them. */
  more?: string;
  data: SearchHit[];
}

export interface Due {
  /** Whether anything waits whose time has come; asked at every call, so it has to be quick. */
  isAny(store: BackendStore): boolean;
  run(store: BackendStore): void;
  /** Topics of the messages that it may send. */
  sends?: readonly string[];
}

/** The calls and data of one app: what its `src/backend` exports by default. It runs in the page and on a server. */
export interface AppBackend {
  id: string;
  /** The subject of the ability that its calls ask for; null for none. */
  subject: string | null;
  calls: readonly BackendCall[];
  /** The entities by their names in the API's document. */
  entities?: Readonly<Record<string, core.$ZodType>>;
  /** The tables that it fills. */
  tables: readonly TableKey<Row>[];
  /** Parts of the frame that all its calls read: `people`. */
  needs?: readonly string[];
  /** Its first rows; asked once in the life of a store. */
  seed?: () => Promise<Seed>;
  /**
   * Makes so many rows out of the seed's, by table, for a very large store: always the same ones. Times are moments by
   * now; `anchor` is the one that the seed's were relative to, in milliseconds.
   */
  scaleUp?: Record<string, (rows: never, wanted: number, anchor: number) => readonly Row[]>;
  /** What its badges show, by field of GET /apps/counts; counted after each of its writes. */
  counts?: Record<string, (store: BackendStore) => number>;
  /** What POST /apps/restore can bring back, by kind. */
  restores?: Record<string, Restorable>;
  /** What it adds to the search over everything; the manifest says that it does (`backend.searches`). */
  search?: (store: BackendStore, request: { q: string; user: Person | null }) => readonly SearchGroup[];
  /** What holds of its records whatever is called, by its sentence: a test over all apps tries it. */
  invariants?: Record<string, (store: BackendStore) => boolean>;
  /**
   * What happens by itself once its time has come, such as a mail that is to be sent later: done before any of its calls
   * is answered, and every 15 seconds where the manifest says so (`backend.due`).
   */
  due?: Due;
  /** Takes in what other backends send, by topic; the manifest names these topics (`backend.listens`). */
  listeners?: Record<string, (store: BackendStore, message: unknown) => void>;
}

/** Types what a backend exports; returns it unchanged. */
export function defineBackend(backend: AppBackend): AppBackend {
  return backend;
}

import type * as z from 'zod/mini';
import type { User } from './users';

/** A record of a table; its id is unique there. */
export interface Row {
  id: number | string;
}

/** Names a table and what its rows are: `const notes: TableKey<Note> = { name: 'notes' }`. */
export interface TableKey<T extends Row> {
  readonly name: string;
  /** Never there at run time: it only carries the type. */
  readonly row?: T;
}

/** Rows of one kind. They are never changed in place: a change is a new row put under the same id. */
export interface MockTable<T extends Row> {
  get(id: T['id']): T | undefined;
  /** All rows in the order of their ids. */
  all(): readonly T[];
  put(row: T): void;
  /** For good. A deletion that can be undone goes through `MockStore.bin`. */
  delete(id: T['id']): void;
  /** The highest id plus 1. One that was deleted counts too: Undo may bring it back, and others may refer to it. */
  nextId(): number;
}

/** What a handler may touch. Whatever it writes is committed as one, and only when it answers without an error. */
export interface MockStore {
  /** False for a table of a peeked app that is not filled yet. */
  isOpen(key: TableKey<Row>): boolean;
  table<T extends Row>(key: TableKey<T>): MockTable<T>;
  /** Deletes a row so that POST /apps/restore can bring it back for 10 minutes. */
  bin<T extends Row & { id: number }>(key: TableKey<T>, id: number): void;
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

export interface MockRequest<Input> {
  /** Path parameters and query or body, checked by the call's `input`. */
  input: Input;
  /** Whoever's token the call bore; null without one. */
  user: User | null;
}

export type MockAnswer<Data> =
  | { status: 200 | 201; data: Data }
  | { status: 400 | 401 | 403 | 404 | 413 | 507; data: { error: string | Record<string, string[]> } };

export type MockAction = 'read' | 'create' | 'update' | 'delete';

/** One call of the API. */
export interface MockCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Absolute, parameters in braces: `/apps/notes/{id}`. */
  path: string;
  /** One line for the API's document. */
  summary: string;
  /** What the schemas cannot say, for the API's document. */
  notes?: string;
  /** Checks the path parameters and the query (GET, DELETE) or the JSON body (POST). Absent: nothing is read. */
  input?: z.core.$ZodType;
  /** The data of a call that succeeds. Absent: anything. */
  answer?: z.core.$ZodType;
  /** How it may succeed; `[200]` unless told. */
  success?: readonly (200 | 201)[];
  /** How else it may refuse, besides 400 for its input and 401 and 403 for a token. */
  refusals?: readonly (400 | 401 | 404 | 413)[];
  /** The answer to input that does not fit, where it is not 400 with messages by field. */
  malformed?: { status: 400 | 401; error: string };
  /** What the ability must allow; unless told GET reads, DELETE deletes, POST creates where it answers 201 alone, else updates. */
  action?: MockAction;
  /** In place of the app's subject; null asks for none. */
  subject?: string | null;
  /** True for a GET that writes, such as one that marks as seen. */
  writes?: boolean;
  /** Other apps whose tables it touches: these are filled and opened first. Depending on the input, where it is a function. */
  needs?: readonly string[] | ((input: never) => readonly string[]);
  /** Tables of other apps that it reads where that app is filled already; see `MockStore.isOpen`. */
  peeks?: Readonly<Record<string, readonly TableKey<Row>[]>>;
  handle(store: MockStore, request: MockRequest<unknown>): MockAnswer<unknown> | Promise<MockAnswer<unknown>>;
}

/** Rows by the name of their table. Times such as `@-1d 09:42` become moments; see `mock/README.md`. */
export type Seed = Record<string, readonly Row[]>;

/** The calls and data of one app: what a remote's `mock` module exports by default. */
export interface MockApp {
  id: string;
  /** The subject of the ability that its calls ask for; null for none. */
  subject: string | null;
  calls: readonly MockCall[];
  /** The tables that it fills. */
  tables: readonly TableKey<Row>[];
  /** Its first rows; asked once in the life of a store. */
  seed?: () => Promise<Seed>;
  /**
   * Makes so many rows out of the seed's, by table, for a very large store: always the same ones. Times are moments by
   * now; `anchor` is the one that the seed's were relative to, in milliseconds.
   */
  grow?: Record<string, (rows: never, wanted: number, anchor: number) => readonly Row[]>;
}

interface TypedCall<Input extends z.core.$ZodType, Answer extends z.core.$ZodType>
  extends Omit<MockCall, 'input' | 'answer' | 'handle'> {
  input?: Input;
  answer: Answer;
  handle(
    store: MockStore,
    request: MockRequest<z.core.output<Input>>,
  ): MockAnswer<z.core.output<Answer>> | Promise<MockAnswer<z.core.output<Answer>>>;
}

/** Types a call's handler by the schemas of its input and answer; returns it unchanged. */
export function call<Answer extends z.core.$ZodType, Input extends z.core.$ZodType = z.core.$ZodType<undefined>>(
  definition: TypedCall<Input, Answer>,
): MockCall {
  return definition;
}

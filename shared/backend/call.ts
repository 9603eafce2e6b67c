import type { Call } from '@atrium/contract';
import type { BackendAction } from './access';
import type { Person } from './person';
import type { core } from './schema';
import type { BackendStore } from './store';

export interface BackendRequest<Input> {
  /** Path parameters and query or body, checked by the call's `input`. */
  input: Input;
  /** Whose token came with the call; null without one. */
  user: Person | null;
  /** Of which sign-in that token is. Since 2.35. */
  sessionId?: string;
}

export type Refusal =
  | {
      status: 400 | 401 | 403 | 404 | 413 | 507;
      data: { error: string | Record<string, string[]>; code?: string; codes?: Record<string, string>; limit?: number };
    }
  /** The record is newer than the `rev` that the call started from; with a code, its state forbids what is asked for. */
  | { status: 409; data: { error: string; code?: string; record: unknown } };

/** Why nobody but its holder may write in a record now; `code` says the same to the code of a screen. */
export interface Locked {
  error: string;
  code?: string;
}

export type CallAnswer<Data> = { status: 200 | 201; data: Data } | Refusal;

/** What a backend says of a call besides method, path and types, which `Call` states. */
interface CallDetails {
  /** One line for the API's document. */
  summary: string;
  /** What the schemas cannot say, for the API's document. */
  notes?: string;
  /** How it may succeed; `[200]` unless given. */
  success?: readonly (200 | 201)[];
  /** How else it may refuse, besides 400 for its input and 401 and 403 for a token. */
  refusals?: readonly (400 | 401 | 404 | 409 | 413 | 507)[];
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
  /** Topics of the messages that it may send: with this input, where it is a function of it (since 3.0). */
  sends?: readonly string[] | ((input: never) => readonly string[]);
  /** How long its body may be, in bytes, where 100 kB are not enough, as for a file. Since 3.0. */
  maxBytes?: number;
  /** How many elements a list in its input may have, where that is more than 1,000. Since 3.0. */
  maxElements?: number;
  /** True where rows go for good that could come back otherwise, as a draft that is sent. */
  endsRows?: boolean;
  /** True where a refusal, too, keeps what it has written: that a token was used twice. Since 2.36. */
  keepsRefusal?: boolean;
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
  /** The same answer with what a client of others looks for besides, or in its place; no page of ours is given it. Since 2.45. */
  forOthers?(answer: unknown): unknown;
  handle(store: BackendStore, request: BackendRequest<unknown>): CallAnswer<unknown> | Promise<CallAnswer<unknown>>;
}

interface Handling<Input, Answer, Schema extends core.$ZodType<unknown, Input>> extends CallDetails {
  input?: Schema;
  answer: core.$ZodType<Answer>;
  lock?(store: BackendStore, request: BackendRequest<core.output<Schema>>): Locked | null;
  forOthers?(answer: Answer): unknown;
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

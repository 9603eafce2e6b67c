import type { Call } from '@atrium/contract';
import type { BackendAction } from './access';
import type { Person } from './person';
import type { core } from './schema';
import type { BackendStore } from './store';

/** A value, or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

export interface BackendRequest<Input> {
  /** Path parameters and query or body, checked by the call's `input`. */
  input: Input;
  /** The person of the call's token; null without one. */
  user: Person | null;
  /** Of which sign-in that token is. Since 2.35. */
  sessionId?: string;
  /** Origin of the product as its readers open it: for addresses in what is read elsewhere. Since 3.0. */
  origin?: string;
  /** Languages that the reader prefers, as the header `Accept-Language` has them, which is not checked. Since 4.1. */
  languages?: string;
  /** Size in bytes of the files that came with the call, by hash; the input holds their references. Since 3.0. */
  fileSizes?: ReadonlyMap<string, number>;
}

export type Rejection =
  | {
      status: 400 | 401 | 403 | 404 | 413 | 507;
      data: { error: string | Record<string, string[]>; code?: string; codes?: Record<string, string>; limit?: number };
    }
  /** The record is newer than the `rev` that the call started from; with a code, its state forbids what is asked for. */
  | { status: 409; data: { error: string; code?: string; record: unknown } };

export type CallAnswer<Data> = { status: 200 | 201; data: Data } | Rejection;

/** Details of a call besides method, path and types, which `Call` states. */
interface CallDetails {
  summary: string;
  /** Notes for the API's document, on what schemas cannot express. */
  notes?: string;
  /** Status codes of success; `[200]` by default. */
  success?: readonly (200 | 201)[];
  /** Status codes of rejections, besides 400 for its input and 401 and 403 for a token. */
  rejections?: readonly (400 | 401 | 404 | 409 | 413 | 507)[];
  /** The answer to input that does not fit, where it is not 400 with messages by field. */
  malformed?: { status: 400 | 401; error: string };
  /** The field that wraps the whole body, such as `task`, or each of those that wrap a part: messages name the fields inside. */
  envelope?: string | readonly string[];
  /**
   * Action that the ability must allow; by default GET reads, DELETE deletes, POST creates where it answers 201 alone, else
   * updates.
   */
  action?: BackendAction;
  /** In place of the backend's subject; null asks for none. */
  subject?: string | null;
  /** Backends of the core that it reads: `people`. These are filled and opened first. */
  needs?: readonly string[] | ((input: never, store: BackendStore) => Awaitable<readonly string[]>);
  /** Topics of the messages that it may send: with this input, where it is a function of it (since 3.0). */
  sends?: readonly string[] | ((input: never) => readonly string[]);
  /** Length of its body in bytes, where 100 kB are not enough, as for a file. Since 3.0. */
  maxBytes?: number;
  /** Elements of a list in its input, where that is more than 1,000. Since 3.0. */
  maxElements?: number;
  /** True where rows are deleted permanently that could be restored otherwise, as a draft that is sent. */
  deletesPermanently?: boolean;
  /** True where a rejection, too, commits what was written: that a token was used twice. Since 2.36. */
  keepsRejection?: boolean;
  /** True where data leaves the product: a server notes who took it, though nothing changes. */
  isExport?: boolean;
  /** True where the audit log of a server leaves it out: what pages do by themselves, such as to renew a token. */
  isUnaudited?: boolean;
  /** What the audit log of a server says of it besides the records that were written; nothing that is secret. */
  auditDetails?(input: never): Readonly<Record<string, string>>;
  /** True where a person decides, such as to publish: an assistant is refused; with this input, where it is a function of it. */
  deniesAssistants?: boolean | ((input: never) => boolean);
  /** True where a person has to be signed in: a program with a token of theirs is refused. Since 3.0. */
  deniesApiTokens?: boolean;
  /** True where it synchronises a document that several people write at once: a server offers it by a socket, too. Since 4.0. */
  isDocument?: boolean;
  /**
   * True where nobody has to be signed in, and nobody is: readers on the web. Its handler gets no user, and shows what
   * anybody may see. Since 3.0.
   */
  isPublic?: boolean;
  /** Media type of an answer that is a text of its own and no JSON, such as a feed. Since 3.0. */
  media?: string;
  runsScheduler?: boolean;
  /**
   * True where it decides by rows that it does not write, such as whether another admin is left: on a server it then runs as
   * if alone.
   */
  isSerializable?: boolean;
}

/** One call of a backend, as the engine runs it. */
export interface BackendCall extends CallDetails, Pick<Call<unknown, unknown>, 'method' | 'path' | 'isWrite'> {
  /** Checks the path parameters and the query (GET, DELETE) or the JSON body (POST). Absent: nothing is read. */
  input?: core.$ZodType;
  answer: core.$ZodType;
  /** The answer as legacy clients expect it, or a promise of it; pages of ours never get it. Since 2.45. */
  legacyView?(answer: unknown): unknown;
  handle(store: BackendStore, request: BackendRequest<unknown>): Awaitable<CallAnswer<unknown>>;
}

interface Handling<Input, Answer, Schema extends core.$ZodType<unknown, Input>> extends CallDetails {
  input?: Schema;
  answer: core.$ZodType<Answer>;
  legacyView?(answer: Answer): unknown;
  handle(store: BackendStore, request: BackendRequest<core.output<Schema>>): Awaitable<CallAnswer<Answer>>;
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

import { RejectionBody } from '..';
import type { Components, JsonSchema } from './components';

interface ErrorResponse {
  name: string;
  description: string;
  /** It says after how many seconds to try again. */
  hasRetryAfter?: boolean;
}

const errors: Readonly<Record<number, ErrorResponse>> = {
  400: { name: 'Malformed', description: 'Rejected for its input: messages by field, or one sentence' },
  401: {
    name: 'Unauthorized',
    description: 'No token, or one that is malformed, forged, expired, or of a session that has ended',
  },
  403: { name: 'Forbidden', description: 'The abilities of the caller do not allow it' },
  404: { name: 'NotFound', description: 'No such record; nothing has changed' },
  409: {
    name: 'Conflict',
    description:
      'The record is newer than the `rev` that the call started from or, with a code, in a state that forbids it; it comes along',
  },
  413: { name: 'TooLarge', description: 'The body, or something in it, is larger than `limit` bytes' },
  429: { name: 'TooManyAttempts', description: 'Too many attempts', hasRetryAfter: true },
  503: { name: 'Unavailable', description: 'The server cannot answer now', hasRetryAfter: true },
  507: { name: 'Full', description: 'No room left for files' },
};

export const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

/** Answers with errors, each described once among the components. */
export class ErrorResponses {
  readonly described: Record<string, JsonSchema> = {};
  readonly #components: Components;

  constructor(components: Components) {
    this.#components = components;
  }

  /** The entry of an operation for a status. */
  refer(status: number): [status: string, response: JsonSchema] {
    const { name, description, hasRetryAfter } = errors[status] ?? {
      name: `Rejected${status}`,
      description: 'Rejected',
    };
    this.described[name] ??= {
      description,
      ...(hasRetryAfter && { headers: retryAfter }),
      content: jsonContent(this.#components.describe(RejectionBody)),
    };
    return [String(status), { $ref: `#/components/responses/${name}` }];
  }
}

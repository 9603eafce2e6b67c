import type { FieldErrors, MockCall } from 'shared/api';
import * as z from 'zod/mini';
import { readQuery } from './query';

// Compiling schemas with `new Function` is what the page's content security policy forbids.
z.config({ jitless: true, customError: toMessage });

export type Parsed = { input: unknown } | { error: FieldErrors };

/** Checks what came with a call: path parameters and query or body. Never throws. */
export function parseInput(
  { method, input: schema }: MockCall,
  params: Record<string, string>,
  search: string,
  body: string | undefined,
): Parsed {
  if (!schema) return { input: undefined };
  const sent = method === 'POST' ? readBody(body) : readQuery(search, schema);
  if (!isObject(sent)) return { error: { body: ['Expected a JSON object.'] } };
  const result = z.safeParse(schema, { ...sent, ...params });
  return result.success ? { input: result.data } : { error: toFieldErrors(result.error.issues) };
}

function readBody(body: string | undefined): unknown {
  try {
    return body ? JSON.parse(body) : {};
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names that wrap a whole body and are no field of a form. */
const envelopes = new Set<PropertyKey>([
  'task',
  'event',
  'invoice',
  'obj',
  'dataToUpdate',
  'general',
  'info',
  'notification',
  'preferences',
]);

function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const inner = path.length > 1 && path[0] !== undefined && envelopes.has(path[0]) ? path.slice(1) : path;
    const field = inner.map(String).join('.') || 'body';
    errors[field] = [...new Set([...(errors[field] ?? []), message])];
  }
  return errors;
}

function toMessage({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null || input === '') return 'This field is required.';
  if (code === 'too_small' && input instanceof Object) return 'At least one is needed.';
  if (code === 'too_small') return typeof input === 'string' ? 'This field is required.' : `At least ${issue.minimum}.`;
  if (code === 'too_big')
    return typeof input === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
  if (code === 'invalid_format' && issue.format === 'email') return 'This is no valid email address.';
  if (code === 'invalid_type') return `Expected ${issue.expected}.`;
  if (code === 'invalid_value' && Array.isArray(issue.values)) return `Expected one of ${issue.values.join(', ')}.`;
  return 'This value is not valid.';
}

import { type BackendCall, z } from '..';
import { type FieldErrors, findExcess } from './limits';
import { readQuery } from './query';

type Parsed = { input: unknown } | { error: FieldErrors };

/** Checks what came with a call: path parameters and query or body. Never throws. */
export function parseInput(
  call: BackendCall,
  params: Record<string, string>,
  search: string,
  body: string | undefined,
): Parsed {
  const { method, input: schema, envelope } = call;
  if (!schema) return { input: undefined };
  const sent = method === 'POST' ? readBody(body) : readQuery(search, schema);
  if (!isObject(sent)) return { error: { body: ['Expected a JSON object.'] } };
  const excess = findExcess(call, sent);
  if (excess) return { error: excess };
  const result = z.safeParse(schema, { ...sent, ...params });
  return result.success ? { input: result.data } : { error: toFieldErrors(result.error.issues, envelope) };
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

function toFieldErrors(issues: readonly z.core.$ZodIssue[], envelope: BackendCall['envelope']): FieldErrors {
  const errors: FieldErrors = {};
  const envelopes = new Set<PropertyKey | undefined>([envelope ?? []].flat());
  for (const { path, message } of issues) {
    const inner = path.length > 1 && envelopes.has(path[0]) ? path.slice(1) : path;
    const field = inner.map(String).join('.') || 'body';
    errors[field] = [...new Set([...(errors[field] ?? []), message])];
  }
  return errors;
}

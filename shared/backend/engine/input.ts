import { type BackendCall, z } from '..';
import { type FieldErrors, findExcess } from './limits';

type Read = { sent: Record<string, unknown> } | { error: FieldErrors };
type Parsed = { input: unknown } | { error: FieldErrors };

/** Reads path parameters and query or body of a call that takes input. Never throws. */
export function readInput(
  call: BackendCall,
  params: Record<string, string>,
  search: string,
  body: string | undefined,
): Read {
  const { method, input: schema } = call;
  if (!schema) return { sent: {} };
  const sent = method === 'POST' ? readBody(body) : readQuery(search, schema);
  if (!isObject(sent)) return { error: { body: ['Expected a JSON object.'] } };
  const excess = findExcess(call, sent);
  return excess ? { error: excess } : { sent: { ...sent, ...params } };
}

/** Checks what a call sends against its schema. Never throws. */
export function checkInput({ input: schema, envelope }: BackendCall, sent: unknown): Parsed {
  if (!schema) return { input: undefined };
  const result = z.safeParse(schema, sent);
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

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Messages by field, without the name of what wraps them. */
export function toFieldErrors(issues: readonly Issue[], envelope: BackendCall['envelope']): FieldErrors {
  const errors: FieldErrors = {};
  const envelopes = new Set<PropertyKey | undefined>([envelope ?? []].flat());
  for (const { path, message } of issues) {
    const inner = path.length > 1 && envelopes.has(path[0]) ? path.slice(1) : path;
    const field = inner.map(String).join('.') || 'body';
    errors[field] = [...new Set([...(errors[field] ?? []), message])];
  }
  return errors;
}

type Def = z.core.$ZodTypeDef & { innerType?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType> };

/**
 * Reads a serialised query for a schema: repeated keys, `key[]` and `key[0]` make a list where the schema has one, an
 * empty `key=` an empty list; elsewhere the last value counts, and an empty one only where the schema takes text.
 */
export function readQuery(search: string, schema: z.core.$ZodType): Record<string, string | string[]> {
  const sent = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.replace(/\[\d*\]$/, '');
    const values = sent.get(key);
    if (values) values.push(value);
    else sent.set(key, [value]);
  }
  const query: Record<string, string | string[]> = {};
  for (const [key, field] of Object.entries(getDef(schema).shape ?? {})) {
    const values = sent.get(key);
    if (!values) continue;
    const kind = getKind(field);
    const last = values.at(-1) ?? '';
    if (kind === 'array') query[key] = values.filter(Boolean);
    else if (last !== '' || kind === 'string') query[key] = last;
  }
  return query;
}

/** The type of a field without `optional` and `nullable`. */
function getKind(schema: z.core.$ZodType): string {
  const { type, innerType } = getDef(schema);
  return innerType ? getKind(innerType) : type;
}

const getDef = (schema: z.core.$ZodType): Def => schema._zod.def;

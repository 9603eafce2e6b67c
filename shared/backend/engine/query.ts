import type { z } from '..';

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

/** What a field holds once `optional` and `nullable` are taken off. */
function getKind(schema: z.core.$ZodType): string {
  const { type, innerType } = getDef(schema);
  return innerType ? getKind(innerType) : type;
}

const getDef = (schema: z.core.$ZodType): Def => schema._zod.def;

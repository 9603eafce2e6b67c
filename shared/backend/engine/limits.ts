import type { BackendCall } from '..';

/** Validation issues of an input, by field. */
export type FieldErrors = Record<string, string[]>;

/** Length of a body in bytes, unless its call says otherwise. */
export const usualMaxBytes = 100 * 1024;
/** Elements of a list, unless its call says otherwise. */
const usualMaxElements = 1_000;
const maxDepth = 32;
const maxSearchLength = 200;
const maxPerPage = 200;

export const maxBytesOf = ({ maxBytes = usualMaxBytes }: Pick<BackendCall, 'maxBytes'>): number => maxBytes;

/** True where a text has more bytes; they are counted only where the number of characters leaves it open. */
export const isLonger = (text: string, maxBytes: number): boolean =>
  text.length > maxBytes || (text.length * 3 > maxBytes && new TextEncoder().encode(text).length > maxBytes);

function messageOf(name: string, value: unknown, maxElements: number): string | undefined {
  if (name === 'q' && typeof value === 'string' && value.length > maxSearchLength)
    return `At most ${maxSearchLength} characters.`;
  if (name === 'perPage' && Number(value) > maxPerPage) return `At most ${maxPerPage}.`;
  if (Array.isArray(value) && value.length > maxElements) return `At most ${maxElements} elements.`;
  return undefined;
}

/**
 * Finds input beyond the limits, by its field: checked before any schema, for a check of a million elements holds up
 * everybody. Without recursion, since a text of brackets is as deep as it is long.
 */
export function findExcess(
  { maxElements = usualMaxElements }: Pick<BackendCall, 'maxElements'>,
  input: Readonly<Record<string, unknown>>,
): FieldErrors | null {
  const waiting: { name: string; field: string; value: unknown; depth: number }[] = [
    { name: '', field: 'body', value: input, depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, field, value, depth } = next;
    const message = messageOf(name, value, maxElements);
    if (message) return { [field]: [message] };
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maxDepth) return { [field]: [`At most ${maxDepth} levels.`] };
    const entries = Object.entries(value);
    if (entries.length > maxElements) return { [field]: [`At most ${maxElements} elements.`] };
    for (const [key, inner] of entries) {
      const isPlace = Array.isArray(value);
      waiting.push({
        name: isPlace ? '' : key,
        field: isPlace || depth > 0 ? field : key,
        value: inner,
        depth: depth + 1,
      });
    }
  }
  return null;
}

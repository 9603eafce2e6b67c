/**
 * Writes the parameters of a call as the API reads them: an array as repeated keys, an empty array as `key=`
 * (which says "none", where an absent key says "all"), a date in ISO; null and undefined are left out.
 */
export function toQueryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (Array.isArray(value) && value.length === 0) query.append(key, '');
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, toText(item));
    }
  }
  return query.toString();
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

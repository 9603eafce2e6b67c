/** The parameters of `/a/{id}` in `/a/5`, or null when the path is another one. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{') && value !== '') params[part.slice(1, -1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

/** The longest of these prefixes that the path stands under. */
export function findPrefix(prefixes: Iterable<string>, path: string): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    const isUnder = path === prefix || path.startsWith(`${prefix}/`);
    if (isUnder && prefix.length > (longest?.length ?? 0)) longest = prefix;
  }
  return longest;
}

/** True when one of two prefixes stands under the other. */
export const overlap = (a: string, b: string): boolean => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

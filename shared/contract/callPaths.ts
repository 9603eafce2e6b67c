/** The longest of these prefixes that the path lies under; a prefix covers itself and everything below it. */
export function findPrefix(prefixes: Iterable<string>, path: string): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    const isUnder = path === prefix || path.startsWith(`${prefix}/`);
    if (isUnder && prefix.length > (longest?.length ?? 0)) longest = prefix;
  }
  return longest;
}

/** True when one of two prefixes lies under the other. */
export const overlap = (a: string, b: string): boolean => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

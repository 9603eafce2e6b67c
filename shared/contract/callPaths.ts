import { isWithin } from './paths';

/**
 * The longest of these prefixes that the path lies under; a prefix covers itself and everything below it.
 * @param prefixes without a slash at their end
 */
export function findPrefix(prefixes: Iterable<string>, path: string): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    const isLonger = prefix.length > (longest?.length ?? 0);
    // Most of a thousand prefixes differ by their letters alone.
    if (isLonger && path.startsWith(prefix) && isWithin(path, prefix)) longest = prefix;
  }
  return longest;
}

/** True when one of two prefixes lies under the other. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);

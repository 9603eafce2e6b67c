import { isWithin } from './paths';

/** The longest of these prefixes that the path lies under; a prefix covers itself and everything below it. */
export function findPrefix(prefixes: Iterable<string>, path: string): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    if (isWithin(path, prefix) && prefix.length > (longest?.length ?? 0)) longest = prefix;
  }
  return longest;
}

/** True when one of two prefixes lies under the other. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);

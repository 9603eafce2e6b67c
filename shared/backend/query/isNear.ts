/** Too short to tell a slip from another word. */
const minLength = 4;

/**
 * Is a word typed with one slip the beginning of another one? Another letter, one too many or too few, or two in each other's
 * place. A search asks this of every word there is, so most are ruled out by their first two letters.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < minLength || word.length < typed.length - 1) return false;
  const isSameStart = typed[0] === word[0];
  if (!isSameStart && typed[1] !== word[1] && typed[0] !== word[1] && typed[1] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const rest = typed.slice(start + 1);
  // Another letter, or none at all; one too many; one too few.
  if (word.startsWith(rest, start + 1) || word.startsWith(rest, start)) return true;
  if (word.startsWith(typed.slice(start), start + 1)) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return isSwapped && word.startsWith(typed.slice(start + 2), start + 2);
}

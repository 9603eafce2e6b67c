/** Too short to tell a slip from another word. */
const shortest = 4;

/** Are two words the same but for one letter: another one, one too many or too few, or two in each other's place? */
export function isSlip(typed: string, word: string): boolean {
  const gap = typed.length - word.length;
  if (typed.length < shortest || Math.abs(gap) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const restOf = (text: string, from: number) => text.slice(start + from);
  if (gap === 1) return restOf(typed, 1) === restOf(word, 0);
  if (gap === -1) return restOf(typed, 0) === restOf(word, 1);
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return restOf(typed, 1) === restOf(word, 1) || (isSwapped && restOf(typed, 2) === restOf(word, 2));
}

/** Is a word typed with one slip the beginning of another one? */
export const isNear = (typed: string, word: string): boolean =>
  [0, 1, -1].some((more) => isSlip(typed, word.slice(0, typed.length + more)));

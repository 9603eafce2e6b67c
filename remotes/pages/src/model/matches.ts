import { toPlainText } from '@atrium/contract/values';

/** Is what is searched for in one of these texts, in any case and with or without accents? Everything matches an empty search. */
export function matches(q: string, ...texts: readonly string[]): boolean {
  const wanted = toPlainText(q.trim());
  return texts.some((text) => toPlainText(text).includes(wanted));
}

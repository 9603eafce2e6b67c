import type { Language } from '@atrium/contract';
import { loadDateFinder } from './dateFinder';
import type { QuickAddWords } from './readQuickTask';
import { createRecurrenceFinder } from './readRecurrence';

/** Loads what understands dates and recurrences in a language; dates are counted from `now`. */
export async function loadQuickAddWords(language: Language, now: () => number): Promise<QuickAddWords> {
  const finderAt = await loadDateFinder(language);
  return { findDate: (text) => finderAt(now())(text), findRecurrence: createRecurrenceFinder(language) };
}

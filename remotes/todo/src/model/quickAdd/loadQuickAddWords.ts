import type { Language } from '@atrium/contract';
import { toDay } from '@atrium/contract/values';
import { createWhenFinder } from './findWhen';
import type { QuickAddWords } from './readQuickTask';
import { compileWords, type WhenWords } from './words/WhenWords';

const words: Record<Language, () => Promise<{ words: WhenWords }>> = {
  en: () => import('./words/en'),
  de: () => import('./words/de'),
  fr: () => import('./words/fr'),
  pt: () => import('./words/pt'),
};

/** Loads the reader of dates, times and rules in a language; they are relative to `now`. */
export async function loadQuickAddWords(language: Language, now: () => number): Promise<QuickAddWords> {
  const find = createWhenFinder(compileWords((await words[language]()).words));
  return { findWhen: (line) => find(line, toDay(now()), now()), now };
}

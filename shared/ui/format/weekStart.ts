import type { Language } from '@atrium/contract';
import { currentPreferences } from './useFormat';

const weekStarts: Record<Language, number> = { en: 1, de: 1, fr: 1, pt: 7 };

const chosenStarts = { monday: 1, saturday: 6, sunday: 7 };

/** The day on which a week begins for the person, or else in a language, as the date pickers show it: 1 is Monday, 7 is Sunday. */
export function weekStartOf(language: Language): number {
  const { weekStart } = currentPreferences();
  return weekStart ? chosenStarts[weekStart] : weekStarts[language];
}

import { type Language, languages } from '@atrium/contract';

/** The language of the page, in which guests are mailed whose own nobody knows; null for one that is not spoken here. */
export const pageLanguage = (): Language | null =>
  languages.find((known) => known === document.documentElement.lang) ?? null;

import type { Language, Locales } from '@atrium/contract';

/** The shell's texts in the languages that are loaded when they are chosen. */
export const loadedLocales: Omit<Locales, Extract<Language, 'en'>> = {
  de: () => import(/* webpackChunkName: "de" */ './de.json'),
  fr: () => import(/* webpackChunkName: "fr" */ './fr.json'),
  pt: () => import(/* webpackChunkName: "pt" */ './pt.json'),
};

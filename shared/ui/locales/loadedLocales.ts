import type { Language, Locales } from '@atrium/contract';

/** What the host has in one language comes in one file. */
export const loadedLocales: Omit<Locales, Extract<Language, 'en'>> = {
  de: () => import(/* webpackChunkName: "de" */ './de.json'),
  fr: () => import(/* webpackChunkName: "fr" */ './fr.json'),
  pt: () => import(/* webpackChunkName: "pt" */ './pt.json'),
};

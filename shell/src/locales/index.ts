import type { Locales } from 'shared/runtime';
import en from './en.json';

/** The frame's own texts: English at once, the others when they are chosen. */
export const shellLocales: Locales = {
  en,
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

import type { Locales } from '@atrium/contract';
import en from './en.json';

/** The shell's texts: English at once, the others when they are chosen. */
export const shellLocales: Locales = {
  en,
  de: () => import(/* webpackChunkName: "de" */ './de.json'),
  fr: () => import(/* webpackChunkName: "fr" */ './fr.json'),
  pt: () => import(/* webpackChunkName: "pt" */ './pt.json'),
};

import type { Locales } from '@atrium/contract';
import en from './en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    standalone: typeof en;
  }
}

/** The texts of the bar around an app alone, and of the gallery's. */
export const standaloneLocales: Locales = {
  en,
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

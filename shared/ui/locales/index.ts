import type { Locales } from '../../runtime/types';
import en from './en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kit: typeof en;
  }
}

/** The kit's own texts, for the namespace `kit`: English at once, the others when asked for. */
export const kitLocales: Locales = {
  en,
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

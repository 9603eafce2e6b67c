import type { Locales } from '@atrium/contract';
import en from './en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kit: typeof en;
  }
}

/** The kit's own texts, for the namespace `kit`: English at once, the others when asked for: what the host has in one language comes in one file. */
export const kitLocales: Locales = {
  en,
  de: () => import(/* webpackChunkName: "de" */ './de.json'),
  fr: () => import(/* webpackChunkName: "fr" */ './fr.json'),
  pt: () => import(/* webpackChunkName: "pt" */ './pt.json'),
};

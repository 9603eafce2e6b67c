import type { Locales } from '@atrium/contract';
import en from './en.json';
import { loadedLocales } from './loadedLocales';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kit: typeof en;
  }
}

/** The kit's own texts, for the namespace `kit`: English at once, the others when asked for. */
export const kitLocales: Locales = { en, ...loadedLocales };

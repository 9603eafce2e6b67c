import type { Locales } from '@atrium/contract';
import en from './en.json';

export const faultInjectionLocales: Locales = {
  en,
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

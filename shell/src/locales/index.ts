import type { Locales } from '@atrium/contract';
import en from './en.json';
import { loadedLocales } from './loadedLocales';

/** The shell's texts: English at once, the others when they are chosen. */
export const shellLocales: Locales = { en, ...loadedLocales };

import type { Locales } from '@atrium/contract';
import en from './en.json';
import { loadedLocales } from './loadedLocales';

/**
 * The shell's texts before the host is there. Of English the build leaves only the groups that the guest pages show
 * (`startTexts` in `rspack.config.ts`); the host brings the others.
 */
export const startLocales: Locales = { en, ...loadedLocales };

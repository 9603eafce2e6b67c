import type { Locales } from '@atrium/contract';
import en from '../locales/en.json';
import { loadedLocales } from '../locales/loadedLocales';

/** The kit's texts before all of the kit is there: a build may leave out what this part of it does not say. */
export const kitStartLocales: Locales = { en, ...loadedLocales };

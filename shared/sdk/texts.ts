import type { Language } from '@atrium/contract';
import type { Locales, Texts } from './types';

/** The texts of one entry of `Locales`, loaded if need be. Rejects when they cannot be loaded. */
export const readTexts = async (entry: Locales[Language]): Promise<Texts> =>
  typeof entry === 'function' ? (await entry()).default : entry;

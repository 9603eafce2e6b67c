import { type Language, languages } from '@atrium/contract';

/** Each language by its own name, so that people find theirs from any other. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

import { type Language, languages } from 'shared/contract';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

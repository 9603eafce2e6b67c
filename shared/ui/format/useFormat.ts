import { defaultPreferences, type Preferences } from '@atrium/contract';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { createPreferredFormat } from './createFormat';
import type { Format } from './format';

export const PreferencesContext = createContext<Preferences>(defaultPreferences);

/** Preferences of the signed-in person for dates, weeks and rows. */
export const usePreferences = (): Preferences => use(PreferencesContext);

/** The same for what is no part of a screen: one page has one person. */
let current = defaultPreferences;

export const currentPreferences = (): Preferences => current;

export function setCurrentPreferences(preferences: Preferences): void {
  current = preferences;
}

const formats = new Map<string, Format>();

/** Numbers, money and dates as the person's language writes them, in the time zone and the order that they prefer. */
export function useFormat(): Format {
  const { i18n } = useTranslation('kit');
  const { timeZone, dateOrder } = usePreferences();
  const language = i18n.language ?? 'en';
  const key = `${language} ${timeZone} ${dateOrder}`;
  const format = formats.get(key) ?? createPreferredFormat(language, { timeZone, dateOrder });
  formats.set(key, format);
  return format;
}

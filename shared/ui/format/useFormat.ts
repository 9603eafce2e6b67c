import { useTranslation } from 'react-i18next';
import { createPreferredFormat } from './createFormat';
import type { Format } from './format';
import { usePreferences } from './preferences';

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

import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import type { Language } from '@atrium/contract';
import { usePreferences } from '../format/useFormat';
import { weekStartOf } from '../format/weekStart';
import { useTheme } from '../theme/useTheme';

const names: Record<Language, string> = { en: 'en-gb', de: 'de', fr: 'fr', pt: 'pt-br' };
const formats: Record<Language, string> = { en: 'D MMM YYYY', de: 'D. MMM YYYY', fr: 'D MMM YYYY', pt: 'D MMM YYYY' };

const inFigures: Record<Language, string> = { en: 'DD/MM/YYYY', de: 'DD.MM.YYYY', fr: 'DD/MM/YYYY', pt: 'DD/MM/YYYY' };
const otherOrders = { mdy: 'MM/DD/YYYY', ymd: 'YYYY-MM-DD' };

/** Names of months in the person's language, and the first day of their week; returns how they write a day. */
export function useDateLanguage(): string {
  const { language } = useTheme();
  const { dateOrder } = usePreferences();
  dayjs.locale(names[language]);
  const locale = dayjs.Ls[names[language]];
  if (locale) locale.weekStart = weekStartOf(language) % 7;
  if (!dateOrder) return formats[language];
  return dateOrder === 'dmy' ? inFigures[language] : otherOrders[dateOrder];
}

import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import type { Language } from '../../contract/manifest';
import { useTheme } from '../theme/useTheme';

const names: Record<Language, string> = { en: 'en-gb', de: 'de', fr: 'fr', pt: 'pt-br' };
const formats: Record<Language, string> = { en: 'D MMM YYYY', de: 'D. MMM YYYY', fr: 'D MMM YYYY', pt: 'D MMM YYYY' };

/** Names of months and the first day of the week in the person's language; returns how a day is written there. */
export function useDateLanguage(): string {
  const { language } = useTheme();
  dayjs.locale(names[language]);
  return formats[language];
}

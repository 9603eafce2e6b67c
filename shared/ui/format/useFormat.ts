import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './createFormat';

const formats = new Map<string, Format>();

/** The format of a language; made once. */
function formatOf(language: string): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

/** Numbers, money and dates as the person's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation('kit');
  return formatOf(i18n.language ?? 'en');
}

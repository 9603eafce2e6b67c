import { useTranslation } from 'react-i18next';

/** Languages that a reader prefers: that of the page, then those of the browser. */
export function useReaderLanguages(): string {
  const { i18n } = useTranslation();
  return [...new Set([i18n.language, ...(navigator.languages ?? [])])].join(',').slice(0, 500);
}

import { useTexts } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    customFields: typeof en;
  }
}

/** Texts of the fields of custom types, which come with them. */
export function useFieldTexts() {
  useTexts('customFields', { en, de, fr, pt });
  return useTranslation('customFields');
}

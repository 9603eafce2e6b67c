import { useTexts } from '@atrium/ui';
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
export const useFieldTexts = (): void => useTexts('customFields', { en, de, fr, pt });

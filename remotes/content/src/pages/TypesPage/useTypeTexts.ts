import { useTexts } from '@atrium/ui';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    typesPage: typeof en;
  }
}

/** Texts of the pages of custom types, which come with them. */
export const useTypeTexts = (): void => useTexts('typesPage', { en, de, fr, pt });

import { useTexts } from '../Text/useTexts';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheet: typeof en;
  }
}

/** The texts of the import. */
export const useSheetTexts = (): void => useTexts('sheet', { en, de, fr, pt });

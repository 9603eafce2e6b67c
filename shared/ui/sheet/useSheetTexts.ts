import { useTranslation } from 'react-i18next';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheet: typeof en;
  }
}

/** The texts of the import: they come with it, so that no page has them before. */
export function useSheetTexts(): void {
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle('en', 'sheet'))
    for (const [language, texts] of Object.entries({ en, de, fr, pt }))
      i18n.addResourceBundle(language, 'sheet', texts);
}

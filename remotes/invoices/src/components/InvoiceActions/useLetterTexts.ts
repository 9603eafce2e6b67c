import { type Language, languages } from '@atrium/contract';
import { createFormat } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Writing } from '../InvoicePdf/writePaper';

const texts = {
  de: () => import('../../locales/de.json'),
  fr: () => import('../../locales/fr.json'),
  pt: () => import('../../locales/pt.json'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>>;

/** Words and formats in another language than the page's, which are loaded for it. */
export function useLetterTexts() {
  const { i18n } = useTranslation('invoices');
  return {
    own: languages.find((one) => one === i18n.language) ?? ('en' as const),
    has: (language: Language) => i18n.hasResourceBundle(language, 'invoices'),
    load: async (language: Language) => {
      if (language === 'en' || i18n.hasResourceBundle(language, 'invoices')) return;
      i18n.addResourceBundle(language, 'invoices', (await texts[language]()).default);
    },
    of: (language: Language): Writing => ({ t: i18n.getFixedT(language, 'invoices'), format: createFormat(language) }),
  };
}

/** A language once its texts are there; the page's own where they cannot be loaded. */
export function useLoadedLanguage(wanted: Language | undefined): Language | undefined {
  const { own, has, load } = useLetterTexts();
  const [failed, setFailed] = useState<Language>();
  const [, setLoaded] = useState<Language>();
  const isReady = wanted !== undefined && has(wanted);
  useEffect(() => {
    if (wanted && !isReady && failed !== wanted)
      load(wanted).then(
        () => setLoaded(wanted),
        () => setFailed(wanted),
      );
  });
  if (!wanted || isReady) return wanted;
  return failed === wanted ? own : undefined;
}

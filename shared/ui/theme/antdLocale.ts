import type { Language } from '@atrium/contract';
import enUS from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';

type AntdLocale = typeof enUS;

/** Antd brings its American texts in any case: these are the same, with British weeks and days. */
const english: AntdLocale = {
  ...enUS,
  locale: 'en-gb',
  ...(enUS.DatePicker && { DatePicker: { ...enUS.DatePicker, lang: { ...enUS.DatePicker.lang, locale: 'en_GB' } } }),
};

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: AntdLocale }>> = {
  de: () => import(/* webpackChunkName: "de" */ 'antd/es/locale/de_DE'),
  fr: () => import(/* webpackChunkName: "fr" */ 'antd/es/locale/fr_FR'),
  pt: () => import(/* webpackChunkName: "pt" */ 'antd/es/locale/pt_BR'),
};

/**
 * Antd's own texts in a language. English is built in; the others load when first asked for, and until then (or when
 * they do not arrive) the last ones stay.
 */
export function useAntdLocale(language: Language): AntdLocale {
  const [locale, setLocale] = useState(english);
  useEffect(() => {
    if (language === 'en') {
      setLocale(english);
      return;
    }
    let isCurrent = true;
    loaders[language]().then(
      (loaded) => isCurrent && setLocale(loaded.default),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}

import { type KeyValueStore, languages as known, type Language } from '@atrium/contract';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json';
import type { EventHub, Languages, Locales, Texts } from './types';

declare module 'i18next' {
  // Keys are typed from English texts; each folder of texts adds its namespace. JSON has no types for what is in {{}}.
  interface CustomTypeOptions {
    defaultNS: 'runtime';
    strictKeyChecks: true;
    parseInterpolation: false;
  }
  interface ResourceNamespaceMap {
    runtime: typeof en;
  }
}

const storageKey = 'language';
const fallback: Language = 'en';

/** The language as screen readers and spell checkers are told: Portuguese is that of Brazil. */
const spoken = (language: Language) => (language === 'pt' ? 'pt-BR' : language);

const ownTexts: Locales = {
  en,
  de: () => import(/* webpackChunkName: "de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "pt" */ './locales/pt.json'),
};

/**
 * The page's one i18next, in the stored language from the start; English is shown until a text is loaded. What is returned
 * has all its members by inheritance: each `useTranslation()` copies those of its own, and a row of a list has ten.
 */
export function createI18n(storage: KeyValueStore): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: known.find((language) => language === storage.getItem(storageKey)) ?? fallback,
    fallbackLng: fallback,
    supportedLngs: [...known],
    resources: { en: { runtime: en } },
    defaultNS: 'runtime',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return Object.create(instance);
}

/** Takes over the language that is chosen in another tab; returns how to stop. */
export function followOtherTabs({ get, set }: Languages): () => void {
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    const language = key === storageKey && known.find((one) => one === newValue);
    if (language && language !== get()) void set(language);
  };
  window.addEventListener('storage', onOtherTab);
  return () => window.removeEventListener('storage', onOtherTab);
}

/** Choosing a language and giving it texts, namespace by namespace. */
export function createLanguages(i18n: i18n, storage: KeyValueStore, events: EventHub): Languages {
  const registered = new Map<string, Locales>();
  let wanted = known.find((language) => language === i18n.language) ?? fallback;
  document.documentElement.lang = spoken(wanted);

  async function load(namespace: string, language: Language): Promise<void> {
    const text = registered.get(namespace)?.[language];
    if (!text || i18n.hasResourceBundle(language, namespace)) return;
    const texts = await readTexts(text);
    if (registered.get(namespace)?.[language] === text) i18n.addResourceBundle(language, namespace, texts);
  }

  async function addTexts(namespace: string, locales: Locales): Promise<void> {
    if (registered.get(namespace) !== locales) {
      const english = await readTexts(locales[fallback]);
      registered.set(namespace, locales);
      for (const language of known) i18n.removeResourceBundle(language, namespace);
      i18n.addResourceBundle(fallback, namespace, english);
    }
    await load(namespace, wanted);
  }

  async function loadAll(language: Language): Promise<void> {
    // An app whose texts fail to load must not block the others: it stays English.
    const loads = [...registered.keys()].map((namespace) =>
      load(namespace, language).catch((error: unknown) =>
        events.emit({ type: 'error', app: namespace, stage: 'texts', error: String(error) }),
      ),
    );
    await Promise.all(loads);
  }

  registered.set('runtime', ownTexts);
  if (wanted !== fallback) void loadAll(wanted);

  return {
    get: () => wanted,
    async set(language) {
      wanted = language;
      await loadAll(language);
      // A later choice may have been made while this one loaded.
      if (wanted !== language) return;
      storage.setItem(storageKey, language);
      await i18n.changeLanguage(language);
      document.documentElement.lang = spoken(language);
    },
    addTexts,
  };
}

/** The texts of one entry of `Locales`, loaded if need be. Rejects when they cannot be loaded. */
export const readTexts = async (entry: Locales[Language]): Promise<Texts> =>
  typeof entry === 'function' ? (await entry()).default : entry;

import type { Language } from '@atrium/contract';
import type { ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Adds texts that come with a part of an app, so that no page has them before. Called where the part begins.
 * @param namespace of its own: what `useTranslation` is given in the part. Since 3.0.
 */
export function useTexts(namespace: string, texts: Readonly<Record<Language, ResourceLanguage[string]>>): void {
  const { i18n } = useTranslation();
  if (i18n.hasResourceBundle('en', namespace)) return;
  // Silently: nobody else has asked for them, and to tell others while this part renders is not allowed.
  for (const [language, own] of Object.entries(texts))
    i18n.addResourceBundle(language, namespace, own, false, false, { silent: true });
}

import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { useTheme } from '@atrium/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../common/PageTitles';
import { readRootAttributes, removeCovers, restoreCalls, restoreDocument } from './documentGuard';

/** Before any app runs. */
const rootAttributes = readRootAttributes();
const hostElements: ReadonlySet<Element> = new Set(document.body?.children);

/**
 * Restores the document when an app leaves the screen. Rendered after the app's elements: what the app undoes itself is
 * undone by then, and the next page has not begun.
 */
export function useDocumentGuard({ manifest, release }: Release): void {
  const { languages } = useRuntime();
  const { i18n } = useTranslation('shell');
  const { direction } = useTheme();
  const documentTitle = useDocumentTitle();

  const restore = useEffectEvent(() => {
    const changed = [
      ...restoreDocument({ lang: languages.get(), dir: direction, title: documentTitle() }, rootAttributes),
      ...restoreCalls(),
      ...removeCovers(hostElements),
    ];
    if (i18n.language !== languages.get()) {
      changed.push('language of i18next');
      void i18n.changeLanguage(languages.get());
    }
    if (changed.length > 0 && release.endsWith('-dev'))
      // biome-ignore lint/suspicious/noConsole: it is for the developer whose server the app comes from
      console.warn(
        `${manifest.id} left this changed when it went off screen: ${changed.join(', ')}. The host put it back.`,
      );
  });
  useEffect(() => () => restore(), []);
}

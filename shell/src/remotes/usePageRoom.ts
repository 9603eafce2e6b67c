import { useEffect, useEffectEvent } from 'react';
import type { Release } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { useTheme } from 'shared/ui';
import { useDocumentTitle } from '../hooks/pageTitle';
import { readRootLooks, restorePage } from './pageRoom';

/** Before any app runs. */
const looks = readRootLooks();

/**
 * Puts the document back when an app goes off screen. Used after the app's own elements: what the app undoes itself is
 * undone by then, and the next page has not begun.
 */
export function usePageRoom({ manifest, release }: Release): void {
  const { languages } = useRuntime();
  const { direction } = useTheme();
  const documentTitle = useDocumentTitle();

  const restore = useEffectEvent(() => {
    const changed = restorePage({ lang: languages.get(), dir: direction, title: documentTitle() }, looks);
    if (changed.length > 0 && release.endsWith('-dev'))
      // biome-ignore lint/suspicious/noConsole: it is for the developer whose server the app comes from
      console.warn(
        `${manifest.id} left this changed when it went off screen: ${changed.join(', ')}. The host put it back.`,
      );
  });
  useEffect(() => () => restore(), []);
}

import type { Page } from '@playwright/test';

/**
 * Waits until an element has a text, checking at each frame; at the end, a locator checks twice a second, which is
 * longer than what is measured here.
 */
export const untilShown = (page: Page, selector: string, text: string): Promise<unknown> =>
  page.waitForFunction(
    ([among, words]) =>
      [...document.querySelectorAll(among)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      ),
    [selector, text] as const,
    { polling: 'raf' },
  );

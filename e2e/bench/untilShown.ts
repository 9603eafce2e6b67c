import type { Page } from '@playwright/test';

/**
 * Waits until an element that the selector names is on screen and says this. It looks at each picture that is drawn; a
 * locator looks twice a second in the end, which is more than what is measured here.
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

import type { Page } from '@playwright/test';

/** What a screen was like when it had come to rest. */
export interface Sight {
  /** How much there is on it: rows, links, buttons, pictures. */
  parts: number;
  /** What went wrong, in the words of the screen; nothing when all is well. */
  problem: string;
}

/**
 * Goes to a screen without a reload, and looks at it once it has its data.
 * @param atLeast how many parts are waited for: what was seen there before
 */
export const visit = (page: Page, path: string, atLeast = 0): Promise<Sight> =>
  page.evaluate(
    async ({ to, wanted }) => {
      const root = document.getElementById('root') ?? document.body;
      const count = (selector: string) => root.querySelectorAll(selector).length;
      const isLoading = () =>
        count('h1[data-left]') > 0 ||
        count('h1') !== 1 ||
        count('[aria-busy="true"], [role="status"][aria-label="Loading"], .ant-skeleton') > 0 ||
        [...root.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === 'Loading');
      // A page may well say that a bill was not paid: what failed to open or to load offers another try, or is a card.
      const isFault = (alert: Element) =>
        alert.querySelector('h1, h2') !== null ||
        [...alert.querySelectorAll('button')].some(({ textContent }) => textContent === 'Try again');
      const countParts = () => count('main :is(li, tr, article, a, button, img)');
      const cardOf = () => [...root.querySelectorAll('main [role="alert"]')].find(isFault)?.textContent ?? '';

      for (const heading of root.querySelectorAll('h1')) heading.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = 0;
      });
      observer.observe(document.body, { subtree: true, childList: true });
      const enough = 6;
      const limit = performance.now() + 15_000;
      while (performance.now() < limit && quiet < enough) {
        await new Promise(requestAnimationFrame);
        quiet = (isLoading() || countParts() < wanted) && !cardOf() ? 0 : quiet + 1;
      }
      observer.disconnect();
      return {
        parts: countParts(),
        problem: cardOf() || (isLoading() ? 'It never came.' : ''),
      };
    },
    { to: path, wanted: atLeast },
  );

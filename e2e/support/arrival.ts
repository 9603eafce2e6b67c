import type { Page } from '@playwright/test';

/** Notes the moment at which a key is next pressed on a page, by the page's clock. */
export const noteNextEnter = (page: Page) =>
  page.evaluate(() => {
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') document.documentElement.dataset.pressedAt = String(Date.now());
    };
    document.addEventListener('keydown', note, { capture: true, once: true });
  });

export const enteredAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.pressedAt));

/** Waits in the page for a text to be there; gives the moment by the page's clock, which no wait of the test delays. */
export const shownAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );

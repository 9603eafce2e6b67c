import type { Browser, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { openSignedIn } from './openSignedIn';
import type { TableTiming } from './tables';

/** Typed text, and the group in which it is found: by name, by subject, by number. */
const sought = [
  ['jonas', 'People'],
  ['lisbon', 'Emails'],
  ['5032', 'Invoices'],
] as const;

/** Includes the palette's debounce. */
const allowed = 100;

/** Milliseconds from the last key of a word to the listed records. */
async function timeUntilRecords(page: Page, word: string, group: string): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await field.fill('');
  await field.pressSequentially(word.slice(0, -1), { delay: 120 });
  await page.evaluate((name) => {
    const list = document.querySelector('#palette-hits');
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
    const found = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (pressed === 0 || !list?.querySelector(`[role=group][aria-label="${name}"]`)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      }).observe(list ?? document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    Object.assign(window, { found });
  }, group);
  await field.press(word.slice(-1));
  return page.evaluate(() => Reflect.get(window, 'found'));
}

/** Searches among 10,000 records of each kind and more. */
export async function measurePalette(browser: Browser, origin: string): Promise<TableTiming> {
  const page = await openSignedIn(browser, origin);
  await page.keyboard.press('Control+k');
  const taken: number[] = [];
  for (const [word, group] of [...sought, ...sought]) taken.push(await timeUntilRecords(page, word, group));
  await page.context().close();
  // In the first round the apps load what they search.
  const took = Math.round(median(taken.slice(sought.length)));
  return { name: 'records in the palette, over 10,000 of each', took, allowed };
}

import type { Browser, Page } from '@playwright/test';
import { untilIdle } from './idle';
import { readLongTasks, watchLongTasks } from './longTasks';
import { openSignedIn } from './openSignedIn';
import type { TableTiming } from './tables';

/** Answers within this time (ms) feel immediate; a key within two frames of a slow screen. */
const answerAllowed = 300;
const keyAllowed = 100;

async function timeUntil(page: Page, shown: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((source) => {
    let pressed = 0;
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => (pressed = performance.now()), { capture: true, once: true });
    const changed = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (pressed === 0 || !document.querySelector(source)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(window, { changed });
  }, shown);
  await act();
  return Math.round(await page.evaluate(() => Reflect.get(window, 'changed')));
}

/** Longest blocking of the page during an act, until its calls are answered. */
async function longestTaskDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await watchLongTasks(page);
  await act();
  await untilIdle(page);
  return Math.round(Math.max(0, ...(await readLongTasks(page))));
}

const list = '[data-task]';

async function openTasks(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(list).nth(5).waitFor();
  await untilIdle(page);
}

/** Completes, filters, edits and moves tasks among 10,000. */
export async function measureTasks(browser: Browser, origin: string): Promise<TableTiming[]> {
  const page = await openSignedIn(browser, origin);
  const timings: TableTiming[] = [];
  const note = (name: string, took: number, allowed: number) =>
    timings.push({ name: `${name} of 10,000 tasks`, took, allowed });

  await openTasks(page, `${origin}/apps/todo`);
  const box = page.getByRole('list', { name: 'Tasks' }).getByRole('checkbox').nth(2);
  const ticked = await page.locator(list).nth(2).getAttribute('data-task');
  note('a tick', await timeUntil(page, `body:not(:has([data-task="${ticked}"]))`, () => box.click()), answerAllowed);
  note('what follows a tick', await longestTaskDuring(page, () => box.click()), answerAllowed);

  const line = page.getByRole('textbox', { name: 'Quick add' });
  await line.click();
  await untilIdle(page);
  const typing = await longestTaskDuring(page, () => line.pressSequentially('Call Ann fri 5pm #team', { delay: 80 }));
  note('a key in quick add', typing, keyAllowed);

  const important = page.getByRole('link', { name: /^Important/ });
  const starred = 'body:not(:has([aria-label^="Important"][aria-pressed="false"]))';
  note('a filter', await timeUntil(page, starred, () => important.click()), answerAllowed);

  const today = page.getByRole('link', { name: /^Today/ });
  const grouped = 'body:has(h2[data-overdue])';
  note('a list in groups', await timeUntil(page, grouped, () => today.click()), answerAllowed);

  await openTasks(page, `${origin}/apps/todo?board=status`);
  const card = page.locator(list).first();
  const moved = await card.getAttribute('data-task');
  await card.focus();
  const inNext = `[data-column="started"] [data-task="${moved}"]`;
  note('a card moved', await timeUntil(page, inNext, () => page.keyboard.press('Shift+ArrowRight')), answerAllowed);
  await page.context().close();
  return timings;
}

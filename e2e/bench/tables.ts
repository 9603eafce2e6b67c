import type { Browser, Locator, Page } from '@playwright/test';
import { untilIdle } from './idle';
import { readLongTasks, watchLongTasks } from './longTasks';
import { openSignedIn } from './openSignedIn';

export interface TableTiming {
  name: string;
  /** Milliseconds from the press to the resulting rows. */
  took: number;
  allowed: number;
}

interface LongTable {
  title: string;
  path: string;
  rows: string;
  search: string;
  typed: string;
  filter: readonly [chip: string, option: string];
  column: string;
}

const tables: readonly LongTable[] = [
  {
    title: 'Users',
    path: '/apps/user/list',
    rows: '10,000',
    search: 'Search name or email',
    typed: 'brandt',
    filter: ['Status', 'Inactive'],
    column: 'Email',
  },
  {
    title: 'Invoices',
    path: '/apps/invoice/list',
    rows: '100,000',
    search: 'Search client or number',
    typed: 'lindholm',
    filter: ['Status', 'Draft'],
    column: 'Total',
  },
  {
    title: 'Published',
    path: '/content/published',
    rows: '10,000',
    search: 'Search published contents',
    typed: 'autumn',
    filter: ['Type', 'Newsletter'],
    column: 'Title',
  },
];

/** Answers within this time (ms) feel immediate; a key within two frames of a slow screen. */
const answerAllowed = 300;
const keyAllowed = 100;

export const isSluggish = ({ took, allowed }: TableTiming): boolean => took > allowed;

async function timeUntilOtherRows(page: Page, table: Locator, act: () => Promise<void>): Promise<number> {
  await table.evaluate((element) => {
    let before = '';
    let pressed = 0;
    addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true });
    const changed = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        // Copies of a record have the same text, and different keys.
        const rows = Array.from(element.querySelectorAll('tbody tr'), (row) => [
          row.getAttribute('data-row-key'),
          row.textContent,
        ]).join();
        if (pressed === 0) before = rows;
        if (rows === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    element.toggleAttribute('data-watched');
    Object.assign(window, { changed });
  });
  await act();
  return page.evaluate(() => Reflect.get(window, 'changed'));
}

async function measureTable(
  page: Page,
  { title, rows, search, typed, filter, column }: LongTable,
): Promise<TableTiming[]> {
  const table = page.getByRole('table', { name: title });
  await table.getByRole('row').nth(5).waitFor();
  await untilIdle(page);
  const records = `${rows} ${title.toLowerCase()}`;
  const answer = async (name: string, act: () => Promise<void>): Promise<TableTiming> => ({
    name: `${name} of ${records}`,
    took: Math.round(await timeUntilOtherRows(page, table, act)),
    allowed: answerAllowed,
  });
  const timings = [
    await answer('the next page', () => page.getByRole('link', { name: 'Page 2', exact: true }).click()),
    await answer('an order', () => table.getByRole('columnheader', { name: column }).getByRole('button').click()),
  ];
  const [chip, option] = filter;
  await page.getByRole('button', { name: chip, exact: true }).click();
  const choice = (['checkbox', 'menuitem'] as const).map((role) => page.getByRole(role, { name: option, exact: true }));
  timings.push(await answer('a filter', () => choice.reduce((one, other) => one.or(other)).click()));

  await watchLongTasks(page);
  await page.getByRole('searchbox', { name: search }).pressSequentially(typed, { delay: 80 });
  await page.waitForURL(/[?&]q=/);
  await untilIdle(page);
  const longest = Math.round(Math.max(0, ...(await readLongTasks(page))));
  timings.push({ name: `a key while searching ${records}`, took: longest, allowed: keyAllowed });
  return timings;
}

/** Types a search over 20,000 emails: the longest that a key blocks the page. */
async function measureMailSearch(page: Page): Promise<TableTiming> {
  await page
    .getByRole('list', { name: /^Emails in/ })
    .getByRole('listitem')
    .nth(5)
    .waitFor();
  await untilIdle(page);
  await watchLongTasks(page);
  await page.getByRole('searchbox').pressSequentially('from:amira lisbon', { delay: 80 });
  await page.waitForURL(/lisbon/);
  await untilIdle(page);
  const longest = Math.round(Math.max(0, ...(await readLongTasks(page))));
  return { name: 'a key while searching 20,000 emails', took: longest, allowed: keyAllowed };
}

/** Filters, sorts, pages and searches tables of 10,000 and 100,000 rows. */
export async function measureTables(browser: Browser, origin: string): Promise<TableTiming[]> {
  const timings: TableTiming[] = [];
  for (const table of tables) {
    const page = await openSignedIn(browser, origin);
    await page.goto(origin + table.path);
    timings.push(...(await measureTable(page, table)));
    await page.context().close();
  }
  const page = await openSignedIn(browser, origin);
  await page.goto(`${origin}/apps/email/all`);
  timings.push(await measureMailSearch(page));
  await page.context().close();
  return timings;
}

export const printTables = (timings: readonly TableTiming[]): string =>
  timings
    .map((timing) => `${isSluggish(timing) ? 'OVER' : 'ok  '} ${timing.name}: ${timing.took} of ${timing.allowed} ms`)
    .join('\n');

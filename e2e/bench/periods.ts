import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { openScaled } from './openScaled';
import type { TableTiming } from './tables';

const pages = [
  { name: 'analytics', path: '/dashboard/analytics' },
  { name: 'e-commerce', path: '/dashboard/ecommerce' },
];

/** So often is each change measured, after a first time that has code to compile. */
const rounds = 6;

/** Milliseconds after which nothing is left to draw. */
const untilQuiet = 1000;

/** Milliseconds of the page's one thread. */
const allowed = 100;

function dayOf(yearsAgo: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - yearsAgo);
  return day.toISOString().slice(0, 10);
}

/** For how many milliseconds the page's thread has been busy since its start. */
async function busyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function workOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await busyTime(cdp);
  await act();
  await page.waitForTimeout(untilQuiet);
  return (await busyTime(cdp)) - before;
}

/** What another period costs the pages of many cards: a month and three years of days, in turn. */
export async function measurePeriods(browser: Browser, origin: string): Promise<TableTiming[]> {
  const timings: TableTiming[] = [];
  const page = await openScaled(browser, origin, 1);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  for (const { name, path } of pages) {
    await page.goto(`${origin}${path}?from=${dayOf(3)}&to=${dayOf(0)}`);
    await page.waitForTimeout(3 * untilQuiet);
    const month = page.getByText('Last month', { exact: true });
    const work: [month: number, years: number][] = [];
    for (let round = 0; round <= rounds; round += 1)
      work.push([await workOf(page, cdp, () => month.click()), await workOf(page, cdp, () => page.goBack())]);
    const measured = work.slice(1);
    timings.push(
      { name: `work for a month of ${name}`, took: Math.round(median(measured.map(([one]) => one))), allowed },
      { name: `work for three years of ${name}`, took: Math.round(median(measured.map(([, one]) => one))), allowed },
    );
  }
  await page.context().close();
  return timings;
}

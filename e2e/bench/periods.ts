import type { Browser, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { openSignedIn } from './openSignedIn';
import type { TableTiming } from './tables';

const pages = [
  { name: 'analytics', path: '/dashboard/analytics' },
  { name: 'e-commerce', path: '/dashboard/ecommerce' },
];

/** Measured rounds, after one that compiles code. */
const rounds = 6;

/** Milliseconds after which rendering has settled. */
const untilQuiet = 1000;

/** Milliseconds that feel immediate. */
const allowed = 100;

function dayOf(yearsAgo: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - yearsAgo);
  return day.toISOString().slice(0, 10);
}

async function timeUntilRendered(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const times = { asked: 0, paintedAt: 0 };
    for (const type of ['pointerdown', 'popstate'])
      addEventListener(type, () => (times.asked ||= performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      // The message arrives after the callback's frame.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => (times.paintedAt = performance.now());
      if (times.asked > 0) requestAnimationFrame(() => painted.port2.postMessage(null));
    });
    observer.observe(document.querySelector('main') ?? document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { drawing: { times, observer } });
  });
  await act();
  await page.waitForTimeout(untilQuiet);
  return page.evaluate(() => {
    const { times, observer } = Reflect.get(window, 'drawing');
    observer.disconnect();
    return times.paintedAt - times.asked;
  });
}

/** Time to switch the period on pages with many cards: a month and three years of days, alternately. */
export async function measurePeriods(browser: Browser, origin: string): Promise<TableTiming[]> {
  const timings: TableTiming[] = [];
  const page = await openSignedIn(browser, origin);
  for (const { name, path } of pages) {
    await page.goto(`${origin}${path}?from=${dayOf(3)}&to=${dayOf(0)}`);
    await page.waitForTimeout(3 * untilQuiet);
    const month = page.getByText('Last month', { exact: true });
    const toMonth: number[] = [];
    const toYears: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await month.hover();
      await page.waitForTimeout(untilQuiet);
      toMonth.push(await timeUntilRendered(page, () => page.mouse.down().then(() => page.mouse.up())));
      toYears.push(await timeUntilRendered(page, () => page.goBack()));
    }
    timings.push(
      { name: `a month of ${name}`, took: Math.round(median(toMonth.slice(1))), allowed },
      { name: `three years of ${name}`, took: Math.round(median(toYears.slice(1))), allowed },
    );
  }
  await page.context().close();
  return timings;
}

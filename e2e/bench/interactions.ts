import type { Browser, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { untilIdle } from './idle';
import { openSignedIn } from './openSignedIn';
import type { TableTiming } from './tables';

/** Pages of all apps, by their addresses in the menu. */
const paths = [
  '/dashboard/analytics',
  '/dashboard/ecommerce',
  '/content/review',
  '/content/published',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
  '/apps/user/list',
  '/apps/invoice/list',
];

/** A phone of five years ago beside a desktop of today. */
const slowdown = 4;

/** Milliseconds from an interaction to the next paint: what counts as good (web.dev/articles/inp), what feels immediate. */
const allowed = { almostAll: 200, median: 100 };

/** Durations are given in steps of 8 ms, and none below this. */
const shortest = 16;

const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate((durationThreshold) => {
    const longest = new Map<number, number>();
    Object.assign(window, { interactions: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (id > 0) longest.set(id, Math.max(entry.duration, longest.get(id) ?? 0));
      }
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }));
  }, shortest);

const readInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...Reflect.get(window, 'interactions').values()]);

/** Counts what somebody does; the browser says nothing of what took less than it measures. */
class Walk {
  private done = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private async act(interaction: Promise<unknown>): Promise<void> {
    await interaction;
    this.done += 1;
    // Past the next paint, so that one is not measured as part of the other.
    await this.page.waitForTimeout(250);
  }

  private async press(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.act(this.page.keyboard.press(key));
  }

  /** Opens a page, searches in it, orders its table, and asks the palette. */
  async visit(path: string): Promise<void> {
    await this.act(this.page.locator(`nav a[href="${path}"]`).first().click());
    await untilIdle(this.page);
    const field = this.page.locator('main').getByRole('searchbox').first();
    if (await field.isVisible()) {
      await this.act(field.click());
      await this.press(['l', 'i', 's', 'Backspace', 'Backspace', 'Backspace']);
    }
    const column = this.page.locator('main th.ant-table-column-has-sorters').first();
    if (await column.isVisible()) await this.act(column.click());
    await this.press(['Control+k', 'm', 'a', 'Escape']);
  }

  /** Milliseconds of each interaction. */
  async durations(): Promise<number[]> {
    const measured = await readInteractions(this.page);
    return [...measured, ...Array.from({ length: Math.max(0, this.done - measured.length) }, () => shortest)];
  }
}

/** A walk through all apps on a slow machine, of 100 interactions and more. */
export async function measureInteractions(browser: Browser, origin: string): Promise<TableTiming[]> {
  const page = await openSignedIn(browser, origin);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchInteractions(page);
  const walk = new Walk(page);
  for (const path of paths) await walk.visit(path);
  const durations = (await walk.durations()).sort((one, other) => one - other);
  await page.context().close();
  const name = `of ${durations.length} interactions at a slowdown of ${slowdown}`;
  const almostAll = durations[Math.ceil(durations.length * 0.98) - 1] ?? 0;
  return [
    { name: `98 % ${name}`, took: Math.round(almostAll), allowed: allowed.almostAll },
    { name: `the median ${name}`, took: Math.round(median(durations)), allowed: allowed.median },
  ];
}

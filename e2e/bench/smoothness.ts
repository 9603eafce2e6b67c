import type { Browser, Page } from '@playwright/test';
import { untilIdle } from './idle';
import { readLongTasks, watchLongTasks } from './longTasks';
import { openSignedIn } from './openSignedIn';

export interface Smoothness {
  name: string;
  /** Tasks that blocked the page for 50 ms or more while scrolling. */
  longTasks: number;
  /** Milliseconds. */
  longest: number;
}

interface LongList {
  name: string;
  path: string;
  scroller: (page: Page) => ReturnType<Page['locator']>;
  /** Pixels per wheel step; negative ones scroll up. */
  step: number;
}

const lists: readonly LongList[] = [
  {
    name: 'scrolling 20,000 emails',
    path: '/apps/email/all',
    scroller: (page) => page.getByRole('list', { name: /^Emails in/ }),
    step: 700,
  },
  {
    name: 'scrolling 10,000 tasks',
    path: '/apps/todo',
    scroller: (page) => page.getByRole('region', { name: 'Tasks' }),
    step: 700,
  },
  {
    name: 'scrolling up a conversation of 10,000 messages',
    path: '/apps/chat/1',
    scroller: (page) => page.getByRole('region', { name: /^Messages with/ }),
    step: -700,
  },
];

const steps = 60;
/** Longer tasks feel like a jerk, in milliseconds; the goal is none of 50. */
const maxTaskMs = 200;

export const isJerky = ({ longest }: Smoothness): boolean => longest > maxTaskMs;

/** Scrolls very long lists step by step, and reports how long the page was blocked. */
export async function measureSmoothness(browser: Browser, origin: string): Promise<Smoothness[]> {
  const measured: Smoothness[] = [];
  for (const { name, path, scroller, step } of lists) {
    const page = await openSignedIn(browser, origin);
    await page.goto(origin + path);
    await scroller(page).getByRole('listitem').nth(5).waitFor();
    await untilIdle(page);
    await scroller(page).hover();
    await watchLongTasks(page);
    for (let count = 0; count < steps; count += 1) {
      await page.mouse.wheel(0, step);
      // At the speed of a mouse wheel: the pace is part of the measurement.
      await page.waitForTimeout(50);
    }
    await untilIdle(page);
    const tasks = await readLongTasks(page);
    measured.push({ name, longTasks: tasks.length, longest: Math.round(Math.max(0, ...tasks)) });
    await page.context().close();
  }
  return measured;
}

export const printSmoothness = (lines: readonly Smoothness[]): string =>
  lines
    .map(
      (line) =>
        `${isJerky(line) ? 'OVER' : 'ok  '} ${line.name}: ${line.longTasks} long tasks (goal 0), longest ${line.longest} of ${maxTaskMs} ms`,
    )
    .join('\n');

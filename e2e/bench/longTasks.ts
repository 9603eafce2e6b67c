import type { Page } from '@playwright/test';

/** Records tasks that block a page for 50 ms or more. */
export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });

/** Durations since then, in milliseconds. */
export const readLongTasks = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'longTasks'));

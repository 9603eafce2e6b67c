import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

export interface Counters {
  listeners: number;
  timers: number;
  styles: number;
  /** Including detached ones that are still referenced. */
  nodes: number;
  /** Bytes of the JavaScript heap. */
  heap: number;
}

/** Must be called before the page is opened. */
export const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: join(import.meta.dirname, 'inPage.js') });

export async function readCounters(page: Page, client: CDPSession): Promise<Counters> {
  // One collection may release objects that only the next one frees.
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const timers = await page.evaluate<number>('leaks.countTimers()');
  const styles = await page.locator('style, link').count();
  return {
    timers,
    styles,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}

import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, after a garbage collection. */
export interface Counters {
  listeners: number;
  timers: number;
  /** Style and link elements. */
  styles: number;
  /** Nodes, whether in the document or kept alive outside of it. */
  nodes: number;
  /** Bytes of the JavaScript heap. */
  heap: number;
}

/** Makes a page measurable; to be called before it is opened. */
export const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: join(import.meta.dirname, 'inPage.js') });

/** What the page holds on to now. */
export async function readCounters(page: Page, client: CDPSession): Promise<Counters> {
  // What a first collection lets go of may free more in the next one.
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

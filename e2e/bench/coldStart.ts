import type { Browser, Page } from '@playwright/test';
import { watchRequests } from './idle';

export interface ColdStart {
  /** Transferred bytes of JS and CSS (brotli), without idle prefetches. */
  bytes: number;
  /** Number of requests, without pictures and fonts. */
  requests: number;
  /** Bytes by the path of the file. */
  files: ReadonlyMap<string, number>;
  /** Milliseconds from the start of the navigation to `ready`. */
  ms: number;
}

/** The favicon is a picture, whatever the browser calls it. */
const isCounted = (type: string, url: string) => !['image', 'font', 'media'].includes(type) && !url.endsWith('.svg');

/** Chrome's "Fast 4G": 9 Mbit/s down, 1.5 up, 165 ms round trip. */
const fast4G = {
  offline: false,
  downloadThroughput: (9e6 * 0.9) / 8,
  uploadThroughput: (1.5e6 * 0.9) / 8,
  latency: 165,
};

export interface ColdStartOptions {
  url: string;
  /** Runs on an earlier page, of which only stored data, such as a session, is kept, and no cache. */
  prepare?: (page: Page) => Promise<unknown>;
  isThrottled?: boolean;
  /** Resolves when the awaited content is on screen. */
  ready: (page: Page) => Promise<unknown>;
}

/** Opens a page with an empty cache and measures the transfer. */
export async function measureColdStart(browser: Browser, options: ColdStartOptions): Promise<ColdStart> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (options.prepare) {
      const before = await context.newPage();
      await options.prepare(before);
      await before.close();
    }
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.clearBrowserCache');
    if (options.isThrottled) await client.send('Network.emulateNetworkConditions', fast4G);

    const files = new Map<string, number>();
    const sizes: Promise<void>[] = [];
    let requests = 0;
    page.on('requestfinished', (request) => {
      if (!isCounted(request.resourceType(), request.url())) return;
      requests += 1;
      if (!['script', 'stylesheet'].includes(request.resourceType())) return;
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize }) => void files.set(new URL(request.url()).pathname, responseBodySize)),
      );
    });

    const rest = watchRequests(page);
    const start = performance.now();
    await page.goto(options.url, { waitUntil: 'commit' });
    await options.ready(page);
    const ms = performance.now() - start;
    await rest;
    // Later requests are not measured: the page may be closed before they report a size.
    page.removeAllListeners();
    await Promise.all(sizes);
    return { bytes: [...files.values()].reduce((sum, size) => sum + size, 0), requests, files, ms };
  } finally {
    await context.close();
  }
}

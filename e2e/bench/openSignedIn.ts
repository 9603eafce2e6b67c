import type { Browser, Page, Request } from '@playwright/test';
import { signIn } from '../../tools/signIn';

/** By page: requests without an answer yet. */
const open = new WeakMap<Page, Set<Request>>();

/** Page of a signed-in person, with nothing in its cache. */
export async function openSignedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await signIn(page, origin);
  return page;
}

const stepMs = 50;
/** As with the state `networkidle`. */
const quietMs = 500;

/** Waits until everything has been answered, apart from the stream of changes, which never ends. */
export async function untilIdle(page: Page): Promise<void> {
  const requests = open.get(page) ?? new Set();
  for (let quiet = 0; quiet < quietMs; ) {
    await page.waitForTimeout(stepMs);
    const isWaiting = [...requests].some((request) => !request.url().includes('/api/changes'));
    quiet = isWaiting ? 0 : quiet + stepMs;
  }
}

import type { Page, Request } from '@playwright/test';

/** As of the state `networkidle`, which a page of a server never reaches: its stream of changes stays open. */
const quietMs = 500;
const stepMs = 50;

const isCounted = (request: Request): boolean => !request.url().includes('/api/changes');

/** By page: whether nothing is asked for, and nothing was for a while. */
const rests = new WeakMap<Page, () => boolean>();

/** Watches what a page asks for; resolves when it rests for the first time after that. */
export function watchRequests(page: Page): Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  rests.set(page, () => open.size === 0 && performance.now() - changedAt >= quietMs);
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const note = (change: (request: Request) => unknown) => (request: Request) => {
      if (!isCounted(request)) return;
      change(request);
      changedAt = performance.now();
      clearTimeout(timer);
      if (open.size === 0) timer = setTimeout(resolve, quietMs);
    };
    const end = note((request) => open.delete(request));
    page.on(
      'request',
      note((request) => open.add(request)),
    );
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Waits until a page that is watched has rested for a while from now on. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForTimeout(quietMs);
  while (rests.get(page)?.() === false) await page.waitForTimeout(stepMs);
}

import type { Page, Request } from '@playwright/test';

/** As of the state `networkidle`, which a page of a server never reaches: its stream of changes stays open. */
const quietMs = 500;
const stepMs = 50;

const isCounted = (request: Request): boolean => !request.url().includes('/api/changes');

const patienceMs = 30_000;

interface Watch {
  open: Set<Request>;
  changedAt: number;
}
const watches = new WeakMap<Page, Watch>();

/** Watches what a page asks for; resolves when it rests for the first time after that. */
export function watchRequests(page: Page): Promise<void> {
  const watch: Watch = { open: new Set(), changedAt: performance.now() };
  const { open } = watch;
  watches.set(page, watch);
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const note = (change: (request: Request) => unknown) => (request: Request) => {
      if (!isCounted(request)) return;
      change(request);
      watch.changedAt = performance.now();
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

/**
 * Waits until a page that is watched has rested for a while from now on.
 * @throws where it goes on asking
 */
export async function untilIdle(page: Page): Promise<void> {
  const watch = watches.get(page);
  const end = performance.now() + patienceMs;
  await page.waitForTimeout(quietMs);
  while (watch && (watch.open.size > 0 || performance.now() - watch.changedAt < quietMs)) {
    if (performance.now() > end) throw new Error(`No answer to ${[...watch.open].map((one) => one.url()).join(', ')}`);
    await page.waitForTimeout(stepMs);
  }
}

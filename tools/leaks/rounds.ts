import type { CDPSession, Page } from '@playwright/test';
import type { EmittedManifest } from '../../shared/contract/manifest';
import { type Counters, readCounters } from './counters';
import { leaksOf } from './report';

export const pathsOf = ({ menu = [] }: EmittedManifest): string[] => [
  ...new Set(menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ path }) => path ?? [])),
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.evaluate('leaks.settled()');
}

const restingPage = '/access-control';

async function visitTimes(page: Page, paths: readonly string[], times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    for (const path of paths) await visit(page, path);
    await visit(page, restingPage);
  }
}

/** Fetched data is kept for a minute after its last use; what goes by itself is not a leak. */
const cacheMs = 65_000;
const pause = 5_000;

async function readUntilGone(
  page: Page,
  client: CDPSession,
  before: Counters,
  watched?: readonly (keyof Counters)[],
): Promise<Counters> {
  const end = performance.now() + cacheMs;
  let after = await readCounters(page, client);
  while (leaksOf({ before, after }, watched).length > 0 && performance.now() < end) {
    await page.waitForTimeout(pause);
    after = await readCounters(page, client);
  }
  return after;
}

/**
 * Compares what the page holds after `few` and after `many` visits of an app. One-off growth, such as code that earlier
 * visits were too short to load, is not a leak: a counter that has grown has to grow again.
 */
export async function compareRounds(
  page: Page,
  client: CDPSession,
  paths: readonly string[],
  { few = 5, many = 20, watched }: { few?: number; many?: number; watched?: readonly (keyof Counters)[] } = {},
): Promise<{ before: Counters; after: Counters }> {
  await visitTimes(page, paths, few);
  const compare = async (before: Counters) => {
    await visitTimes(page, paths, many - few);
    return { before, after: await readUntilGone(page, client, before, watched) };
  };
  const first = await compare(await readCounters(page, client));
  return leaksOf(first, watched).length === 0 ? first : compare(first.after);
}

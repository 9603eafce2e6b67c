import type { CDPSession, Page } from '@playwright/test';
import type { EmittedManifest } from '../../shared/contract/manifest';
import { type Counters, readCounters } from './counters';
import { leaksOf } from './report';

/** Where an app's menu entries lead. */
export const pathsOf = ({ menu = [] }: EmittedManifest): string[] => [
  ...new Set(menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ path }) => path ?? [])),
];

/** Goes to a path inside the page, as a link does. */
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

/** Opens and leaves an app so many times. */
async function visitTimes(page: Page, paths: readonly string[], times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    for (const path of paths) await visit(page, path);
    await visit(page, restingPage);
  }
}

/** What was fetched is kept for a minute after it is needed no more: what goes by itself is no leak. */
const keptMs = 65_000;
const pause = 5_000;

async function readUntilGone(
  page: Page,
  client: CDPSession,
  before: Counters,
  watched?: readonly (keyof Counters)[],
): Promise<Counters> {
  const end = performance.now() + keptMs;
  let after = await readCounters(page, client);
  while (leaksOf({ before, after }, watched).length > 0 && performance.now() < end) {
    await page.waitForTimeout(pause);
    after = await readCounters(page, client);
  }
  return after;
}

/**
 * What the page holds on to after the app was opened and left so many times, and after more of them. What comes once, such
 * as code that a visit was too short to load, is no leak: where something has grown, it has to grow again.
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

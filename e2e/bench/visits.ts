import type { Page } from '@playwright/test';
import { signIn } from '../../tools/signIn';
import type { ColdStartOptions } from './coldStart';
import { untilIdle } from './idle';
import { untilShown } from './untilShown';

export const isInboxShown = (page: Page) => untilShown(page, 'main', 'Amira Haddad');

const isHeadingShown = (page: Page) => page.locator('h1').first().waitFor({ state: 'attached' });

export const signInVisit = (origin: string): ColdStartOptions => ({
  url: `${origin}/login`,
  ready: (page) => untilShown(page, 'button', 'Sign in'),
});

export const emailVisit = (origin: string): ColdStartOptions => ({
  url: `${origin}/apps/email`,
  prepare: (page) => signIn(page, origin),
  ready: isInboxShown,
});

/** A file of the app has arrived: on a busy machine the network may be idle before the request. */
const isCodeThere = (page: Page, id: string) =>
  page.waitForFunction(
    (folder) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.startsWith(folder)),
    `/remotes/${id}/`,
  );

/**
 * Every component has its data, and no file has arrived for a second: `networkidle` is over once it was reached, and on a
 * busy machine that is before components that load on demand.
 */
const isNothingLoading = (page: Page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => Reflect.get(entry, 'responseEnd'));
    return (
      performance.now() - Math.max(...ends) > 1000 && !document.querySelector('main [data-loading], main .ant-skeleton')
    );
  });

/** Code that has arrived has run: on a busy machine it may wait its turn for seconds before it asks for more. */
const hasRun = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Every call is answered, and what came of it has asked for nothing more. */
async function untilSettled(page: Page): Promise<void> {
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = 0;
  for (let files = await countFiles(); files !== before; files = await countFiles()) {
    before = files;
    await untilIdle(page);
    await hasRun(page);
    await isNothingLoading(page);
  }
}

/** First screen of an app, with code, heading and data loaded. */
export const appVisit = (origin: string, path: string, id: string): ColdStartOptions => ({
  url: `${origin}${path}`,
  prepare: (page) => signIn(page, origin),
  async ready(page) {
    await isCodeThere(page, id);
    await isHeadingShown(page);
    await untilSettled(page);
  },
});

import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { expect, openContext } from './fixtures';
import { fixedPages, openRoutes, placesOf, visit } from './support/everyPage';
import { guestPages } from './support/guestPages';
import { expectRest } from './support/navigation';
import { findFailures } from './support/secondEngine';
import { desktop } from './support/viewports';

/** Signed in, and without the policy of content, under which the engine cannot run. */
const test = base.extend<object, { lenient: Page }>({
  lenient: [
    async ({ browser }, use) => {
      const context = await openContext(browser, process.env.ATRIUM_URL ?? '', 'admin', {
        ...desktop,
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.goto('/access-control');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function expectNoFailures(page: Page, path: string): Promise<void> {
  await visit(page, path);
  expect(await findFailures(page)).toEqual([]);
}

// Two engines find different things: axe looks at each change, this one before a release.
for (const { path } of fixedPages)
  test(`${path} passes a second engine`, { tag: '@all' }, ({ lenient }) => expectNoFailures(lenient, path));

for (const route of openRoutes)
  test(`${route.path} passes a second engine`, { tag: '@all' }, async ({ lenient }) => {
    test.setTimeout(600_000);
    const places = await placesOf(lenient, route);
    test.skip(places.length === 0, 'nothing in the demo links to it');
    for (const path of places) await test.step(path, () => expectNoFailures(lenient, path));
  });

for (const path of guestPages)
  test(`${path} passes a second engine`, { tag: '@all' }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: process.env.ATRIUM_URL, ...desktop, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(path);
    await expectRest(page);
    expect(await findFailures(page)).toEqual([]);
    await context.close();
  });

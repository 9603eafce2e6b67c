import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { expect, openContext } from './fixtures';
import { expectRest, goInPage } from './support/navigation';
import { findFailures } from './support/secondEngine';
import { suggested } from './support/suggested';
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

// Two engines find different things: axe looks at each change, this one before a release.
for (const { path } of suggested)
  test(`${path} passes a second engine`, { tag: '@all' }, async ({ lenient }) => {
    await goInPage(lenient, path);
    await expectRest(lenient);
    expect(await findFailures(lenient)).toEqual([]);
  });

import type { BrowserContext } from '@playwright/test';
import { test as base, openContext } from '../fixtures';
import type { Product } from '../support/servedProduct';
import { desktop } from '../support/viewports';
import { serveFaultyProduct } from './faultyProduct';

export const test = base.extend<object, { product: Product; signedIn: BrowserContext }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const product = await serveFaultyProduct(`faults-${workerIndex}`);
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, product }, use) => {
      const context = await openContext(browser, product.origin, 'admin', desktop);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

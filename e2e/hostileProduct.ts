import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, openContext } from './fixtures';
import { menuOf } from './support/navigation';
import { runReleaseTool } from './support/releaseTool';
import { type Harm, writeHostileRemote } from './support/remotes/hostileRemote';
import { type Product, serveProduct } from './support/servedProduct';

/** Product with the hostile app among its releases, and a signed-in browser; shared by the tests. */
export const test = base.extend<object, { product: Product; signedIn: BrowserContext }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const product = await serveProduct(`hostile-${workerIndex}`);
      const released = await runReleaseTool(product.folder, writeHostileRemote(`${workerIndex}`));
      expect(released).toMatchObject({ code: 0 });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, product }, use) => {
      const context = await openContext(browser, product.origin);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export async function openHostile(context: BrowserContext, harm: Harm): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((asked) => Object.assign(window, { harm: asked }), harm);
  await page.goto('/apps/hostile');
  await expect(menuOf(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return page;
}

export const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

export const card = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Hostile can’t be opened right now' });

/** The to-do app works in the same page: it reads and writes. */
export async function expectTodoWorks(page: Page): Promise<void> {
  await menuOf(page)
    .getByRole('link', { name: /^To-do/ })
    .click();
  await expect(heading(page, 'To-do')).toBeAttached();
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first()).toBeVisible();
  const quickAdd = page.getByRole('textbox', { name: 'Quick add' });
  await quickAdd.fill('Water the plants');
  await quickAdd.press('Enter');
  await expect(page.getByText('“Water the plants” added')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true);
}

interface ReceivedEvent {
  at: number;
  app?: string;
  stage?: string;
  error?: string;
}

export const receivedEvents = (page: Page): Promise<ReceivedEvent[]> =>
  page.evaluate(() =>
    Reflect.get(window, 'hostileRuntime')
      .events.recent()
      .filter(({ app }: ReceivedEvent) => app === 'hostile'),
  );

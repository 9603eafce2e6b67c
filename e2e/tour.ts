import type { Browser, Page } from '@playwright/test';
import { test as base, expect, openContext } from './fixtures';
import { desktop } from './support/viewports';

/** Page that navigates from route to route while none fails. */
export interface Tour {
  light: Page;
  dark: Page;
}

const settings = JSON.stringify({ skin: 'dark', isRightToLeft: true });

const openPage = async (browser: Browser): Promise<Page> =>
  (await openContext(browser, process.env.ATRIUM_URL ?? '', 'admin', desktop)).newPage();

export const test = base.extend<object, Tour>({
  light: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await page.goto('/access-control');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  dark: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await page.addInitScript((chosen) => localStorage.setItem('settings', chosen), settings);
      await page.goto('/access-control');
      await expect(page.locator('html[dir=rtl][data-theme=dark]')).toBeVisible();
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

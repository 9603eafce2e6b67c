import type { Page } from '@playwright/test';
import { test as base, expect, openContext } from './fixtures';
import { look } from './support/look';

/** Two pages that go from route to route, for as long as none of them fails. */
export interface Tour {
  light: Page;
  /** Dark, and from right to left; it is never loaded again. */
  dark: Page;
}

const settings = JSON.stringify({ skin: 'dark', isRightToLeft: true });

export const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser }, use) => {
      const origin = process.env.ATRIUM_URL ?? '';
      const contexts = [
        await openContext(browser, origin, 'admin', look),
        await openContext(browser, origin, 'admin', look),
      ] as const;
      const [light, dark] = [await contexts[0].newPage(), await contexts[1].newPage()];
      await dark.addInitScript((chosen) => localStorage.setItem('settings', chosen), settings);
      await dark.goto('/access-control');
      await expect(dark.locator('html[dir=rtl][data-theme=dark]')).toBeVisible();
      await use({ light, dark });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker' },
  ],
});

import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Context options of the product's browsers; one that a whole worker shares has to be given them by hand. */
export const desktop = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} as const;

/** Combinations of skin, direction and width in which `npm run test:all` checks a screen. */
export const appearances = [
  { name: 'light', settings: { skin: 'light' }, width: 1440 },
  { name: 'dark, from right to left', settings: { skin: 'dark', isRightToLeft: true }, width: 1440 },
  { name: 'dark at 390 px', settings: { skin: 'dark' }, width: 390 },
  {
    name: 'light at 390 px, from right to left',
    settings: { skin: 'light', isRightToLeft: true },
    width: 390,
  },
];

/**
 * Keeps the pointer of every page of a browser above all that it shows until a test moves it. Some browsers begin with
 * it at the top left, where it lies over the menu and opens it.
 */
export function parkPointers(context: BrowserContext): BrowserContext {
  const { width } = desktop.viewport;
  context.on('page', (page) => {
    page.once('domcontentloaded', () => {
      // A page may be closed before it has heard of a pointer.
      page.mouse.move(width / 2, 1).catch(() => undefined);
    });
  });
  return context;
}

export async function onDarkPhoneFromRightToLeft(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('settings', '{"skin":"dark","isRightToLeft":true}'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

export async function expectToFit(page: Page, message = 'beyond the window'): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, message).toBeLessThanOrEqual(0);
}

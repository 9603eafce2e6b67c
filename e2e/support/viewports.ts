import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Context options of the product's browsers; worker-scoped contexts need them explicitly. */
export const desktop = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} as const;

/** Skins, directions and widths in which `npm run test:all` checks a screen. */
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
 * Parks the pointer above the page until a test moves it. Some browsers start with it at the top left, where it opens
 * the menu.
 */
export function parkPointers(context: BrowserContext): BrowserContext {
  const { width } = desktop.viewport;
  context.on('page', (page) => {
    page.once('domcontentloaded', () => {
      // The page may close before that.
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

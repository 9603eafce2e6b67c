import { expect, type Page } from '@playwright/test';

/** Opens a page of the product and waits for its heading. */
export async function openPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Shows the product on a phone, in the dark, from right to left. */
export async function onDarkPhoneFromRightToLeft(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('settings', '{"skin":"dark","isRightToLeft":true}'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Nothing reaches beyond the sides of the window. */
export async function expectToFit(page: Page, message = 'beyond the window'): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, message).toBeLessThanOrEqual(0);
}

/** The text of the file that an action downloads. */
export async function downloadedText(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await act();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

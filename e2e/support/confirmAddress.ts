import { expect, type Page } from '@playwright/test';

/** Opens the link in the latest mail that proves an address, and confirms it. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto('/apps/email');
  await page.getByText('Confirm your address').first().click();
  const popup = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm the address' }).click();
  const opened = await popup;
  await opened.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(opened.getByText(`${email} is confirmed`)).toBeVisible();
  await opened.close();
}

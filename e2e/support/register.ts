import { expect, type Page } from '@playwright/test';

export const newPassword = 'a kettle of fish';

/** Makes an account, as somebody new does; it may do everything. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`${name}@demo.com`);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

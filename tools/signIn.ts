import type { Page } from '@playwright/test';

/** Signs in and stays on a page of the shell's own, so that no app and none of its data is loaded. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login?to=/access-control`);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor();
}

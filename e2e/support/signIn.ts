import { expect, type Page } from '@playwright/test';

/** The demo's accounts: who may do everything, and who may read little. */
const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

export type Account = keyof typeof accounts;

/**
 * Signs in through the page, as a person does; ends on the page that the account starts with.
 * @param search what the address asks of the demo: `?demo.scale=10`
 */
export async function signIn(page: Page, account: Account, search = ''): Promise<void> {
  const { email, password } = accounts[account];
  await page.goto(`/login${search}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

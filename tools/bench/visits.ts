import type { Page } from '@playwright/test';
import type { ColdStartOptions } from './coldStart';
import { untilShown } from './untilShown';

/** The first mail of the inbox is on screen. */
export const isInboxShown = (page: Page) => untilShown(page, 'main', 'Amira Haddad');

/** Signs in and stays on a page of the shell's own, so that no app and none of its data is loaded. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login?to=/access-control`);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor();
}

const isHeadingShown = (page: Page) => page.locator('h1').first().waitFor({ state: 'attached' });

export const signInVisit = (origin: string): ColdStartOptions => ({
  url: `${origin}/login`,
  ready: (page) => untilShown(page, 'button', 'Sign in'),
});

export const emailVisit = (origin: string): ColdStartOptions => ({
  url: `${origin}/apps/email`,
  prepare: (page) => signIn(page, origin),
  ready: isInboxShown,
});

/** The first screen of any app, until its heading is there and nothing more is loading. */
export const appVisit = (origin: string, path: string): ColdStartOptions => ({
  url: `${origin}${path}`,
  prepare: (page) => signIn(page, origin),
  ready: isHeadingShown,
});

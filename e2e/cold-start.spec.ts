import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Purposes of the links by which the page preloads files for after signing in. */
const preloadPurposes = (page: Page) =>
  page
    .locator('link[data-preload][href*="/host."][as="script"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('rel')));

/** Apps whose code the page requests from now on. */
function loadedApps(page: Page): Set<string> {
  const apps = new Set<string>();
  page.on('request', (request) => {
    const [, folder, id] = new URL(request.url()).pathname.split('/');
    if (folder === 'remotes' && id) apps.add(id);
  });
  return apps;
}

test('opening an app loads the code of no other app', async ({ page }) => {
  const apps = loadedApps(page);
  await page.goto('/login?to=%2Fapps%2Femail');
  await expect.poll(() => preloadPurposes(page)).toEqual(['prefetch']);
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  expect([...apps]).toEqual([]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByText('Amira Haddad').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...apps]).toEqual(['email']);
});

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  test('pointing at a menu entry loads that app ahead, and so does coming to it by keys', async ({ page }) => {
    // Opened from the start: a strip that opens under the pointer would shift the entries.
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ isMenuCollapsed: false })));
    await page.goto('/access-control');
    expect(await preloadPurposes(page)).toEqual(['preload']);
    await page.waitForLoadState('networkidle');
    const apps = loadedApps(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: /^Chat/ }).hover();
    await expect.poll(() => [...apps]).toEqual(['chat']);
    await menu.getByRole('link', { name: /^To-do/ }).focus();
    await expect.poll(() => [...apps]).toEqual(['chat', 'todo']);
  });
});

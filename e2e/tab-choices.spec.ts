import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist, root } from '../tools/build/paths';
import { freePort, startDevServer } from '../tools/dev/devServer';
import { withRollout } from '../tools/release/domain/registryChanges';
import { changeRegistry } from '../tools/release/storage/folderRegistry';
import { createServer } from '../tools/server/createServer';
import { expect, expectNoAxeViolations, openContext, signIn, test } from './fixtures';
import { writeNotesRemote } from './support/remotes/notesRemote';
import { serveProduct } from './support/servedProduct';
import { expectToFit, onDarkPhoneFromRightToLeft } from './support/viewports';

test.use({ account: 'admin' });

const portsFrom = 3301;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const todoLink = (page: Page) => menuOf(page).getByRole('link', { name: /^To-do/ });

test('a developer’s app comes from elsewhere in this tab alone, with one click back', { tag: '@all' }, async ({
  browser,
}) => {
  const elsewhere = await startDevServer('todo', join(root, 'remotes/todo'), await freePort(portsFrom));
  const server = createServer({ dist, allowOverrides: true });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext({ baseURL: origin, storageState: undefined });
  try {
    const page = await context.newPage();
    const banner = page.getByRole('status').filter({ hasText: `comes from ${elsewhere.url}` });
    await page.goto(`/login?override=todo@${elsewhere.url}`);
    await expect(banner).toBeVisible();
    await signIn(page, 'admin');
    await page.goto(`/access-control?override=todo@${elsewhere.url}`);
    await expect(banner).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    await test.step('the app comes from there', async () => {
      const asked = page.waitForRequest((request) => request.url().startsWith(`${elsewhere.url}/remoteEntry.js`));
      await todoLink(page).click();
      await asked;
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await page.reload();
      await expect(banner).toBeVisible();
    });

    await test.step('another tab does not change', async () => {
      const other = await context.newPage();
      await other.goto('/access-control');
      await expect(menuOf(other)).toBeVisible();
      await expect(other.getByText('comes from')).toHaveCount(0);
    });

    await test.step('back to the published version', async () => {
      await banner.getByRole('button', { name: 'Use the published version' }).click();
      await expect(banner).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await page.reload();
      await expect(todoLink(page)).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  } finally {
    await context.close();
    await server.close();
    elsewhere.child.kill();
  }
});

for (const [what, override, says] of [
  ['where the server allows none', 'todo@http://localhost:59999', 'apps may not come from there'],
  ['from an origin that nobody allowed', 'todo@https://evil.example', 'apps may not come from there'],
  ['that names no address', 'todo', 'is not an app with an address'],
] as const)
  test(`an override ${what} is refused, and nothing is loaded`, { tag: '@all' }, async ({ page }) => {
    await page.goto('/misc/error');
    const strange: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(page.url()).origin) && /^https?:/.test(request.url()))
        strange.push(request.url());
    });
    await page.goto(`/access-control?override=${encodeURIComponent(override)}`);
    const notice = page.getByRole('alert').filter({ hasText: says });
    await expect(notice).toBeVisible();
    await todoLink(page).click();
    await expect(page).toHaveURL(/\/apps\/todo/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    expect(strange).toEqual([]);
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toHaveCount(0);
  });

test('a safe start loads the shell and no app, until one is started or all are', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/remotes\/([^/]+)\//.exec(request.url()) ?? [];
    if (id) asked.push(id);
  });
  await page.goto('/apps/todo?safe');
  await expect(page.getByRole('heading', { level: 1, name: 'To-do is switched off in this tab' })).toBeVisible();
  await expect(page.getByText('Safe start: no app runs in this tab.')).toBeVisible();
  await page.reload();
  await todoLink(page).hover();
  await menuOf(page)
    .getByRole('link', { name: /^Calendar/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar is switched off in this tab' })).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Start Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar', exact: true })).toBeAttached();
  expect(new Set(asked)).toEqual(new Set(['calendar']));
  await page.getByRole('button', { name: 'Start all apps' }).click();
  await todoLink(page).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  expect(asked).toContain('todo');
});

test('a tab that chose the next versions sees them, others do not, and it may go back', { tag: '@all' }, async ({
  browser,
}) => {
  const product = await serveProduct('channel');
  const context = await openContext(browser, product.origin);
  try {
    await product.buildAndPublish(writeNotesRemote('channel', { version: '1.0.0' }), '1.0.0-0');
    await product.buildAndPublish(writeNotesRemote('channel', { version: '2.0.0' }), '2.0.0-0', 'next');
    const page = await context.newPage();
    const banner = page.getByRole('status').filter({ hasText: 'versions of the channel “next”' });
    await test.step('the tab that chose', async () => {
      await page.goto('/apps/notes?channel=next');
      await expect(page.getByText('page of 2.0.0')).toBeVisible();
      await expect(banner).toBeVisible();
      await page.reload();
      await expect(page.getByText('page of 2.0.0')).toBeVisible();
    });

    const other = await context.newPage();
    await other.goto('/apps/notes');
    await expect(other.getByText('page of 1.0.0')).toBeVisible();

    await test.step('back to the stable channel', async () => {
      await banner.getByRole('button', { name: 'Back to the stable channel' }).click();
      await expect(banner).toHaveCount(0);
      await menuOf(page)
        .getByRole('link', { name: /^Calendar/ })
        .click();
      await menuOf(page).getByRole('link', { name: 'Notes 1.0.0' }).click();
      await expect(page.getByText('page of 1.0.0')).toBeVisible();
    });

    await test.step('a preview of a branch, and a rollout', async () => {
      // A branch preview, and a rollout to all accounts: the live release stays 1.0.0.
      const [again] = product.registry().apps.notes?.releases ?? [];
      if (again) await product.publish(again, 'pr-12');
      await other.goto('/apps/notes?channel=pr-12');
      await expect(other.getByText('page of 2.0.0')).toBeVisible();
      await expect(other.getByRole('status').filter({ hasText: 'the channel “pr-12”' })).toBeVisible();
      await other.goto('/apps/notes?channel=stable');
      await expect(other.getByText('page of 1.0.0')).toBeVisible();
      if (again) await changeRegistry(join(product.folder, 'registry.json'), (found) => withRollout(found, again, 100));
      await other.reload();
      await expect(other.getByText('page of 2.0.0')).toBeVisible();
      expect(product.registry().apps.notes?.live).toBe('1.0.0-0');
    });
  } finally {
    await context.close();
    await product.close();
  }
});

test('the inspector tells what runs, by keys alone; an app is rolled back, reloaded and switched off for the tab', {
  tag: '@all',
}, async ({ browser }) => {
  const product = await serveProduct('inspector');
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await openContext(browser, product.origin, 'admin', { permissions });
  try {
    await product.buildAndPublish(writeNotesRemote('inspector', { version: '1.0.0' }), '1.0.0-0');
    await product.buildAndPublish(writeNotesRemote('inspector', { version: '2.0.0' }), '2.0.0-0');
    const page = await context.newPage();
    await page.goto('/apps/notes');
    await expect(page.getByText('page of 2.0.0')).toBeVisible();

    const inspector = page.getByRole('dialog', { name: 'Apps and versions' });
    const row = inspector.getByRole('button', { name: /^Notes/ });
    await test.step('what runs', async () => {
      await page.keyboard.press('Control+Shift+Period');
      await expect(row).toContainText('2.0.0-0');
      await expect(row).toContainText(/active.* ms · .* kB/);
      await row.press('Enter');
      for (const fact of ['Team Notes · notes@atrium.example', 'notes → navbar.end', 'notes.say', /^shared\/ui 2\./])
        await expect(inspector.getByText(fact)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('rolled back, then reported', async () => {
      await inspector.getByRole('button', { name: 'Roll back for this tab' }).press('Enter');
      await expect(page.getByText('page of 1.0.0')).toBeVisible();
      await expect(row).toContainText('release skipped');
      await inspector.getByRole('button', { name: 'Use the live release' }).press('Enter');
      await expect(page.getByText('page of 2.0.0')).toBeVisible();
      await page.getByLabel('Draft').fill('kept by its slice');
      await page.getByLabel('Draft').press('Tab');
      await inspector.getByRole('button', { name: 'Copy a bug report' }).press('Enter');
      const report = await page.evaluate(() => navigator.clipboard.readText());
      expect(report).toContain('- notes 2.0.0-0 · active');
      expect(report).toContain('Page: /apps/notes (admin)');
    });

    await test.step('switched off and on', async () => {
      await inspector.getByRole('button', { name: 'Switch off for this tab' }).press('Enter');
      await page
        .getByRole('dialog', { name: 'Continue without saving?' })
        .getByRole('button', { name: 'Continue without saving' })
        .press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Notes 2.0.0 is switched off in this tab' }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Notes 2.0.0' })).toHaveCount(0);
      await inspector.getByRole('button', { name: 'Switch on' }).press('Enter');
      await expect(page.getByText('page of 2.0.0')).toBeVisible();
      await page.keyboard.press('Control+Shift+Period');
      await expect(inspector).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('on a dark phone from right to left', async () => {
      await onDarkPhoneFromRightToLeft(page);
      await page.getByRole('button', { name: /’s account/ }).click();
      await page.getByRole('menuitem', { name: 'Apps and versions' }).click();
      await row.click();
      await expect(inspector.getByText('notes.say')).toBeVisible();
      await expectToFit(page);
      await expectNoAxeViolations(page);
    });
  } finally {
    await context.close();
    await product.close();
  }
});

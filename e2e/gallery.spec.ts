import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { allEntries } from '../gallery/catalog/entryGroups';
import { root } from '../tools/build/paths';
import { runRspack } from '../tools/build/rspack';
import { serveStatic } from '../tools/server/staticFiles';
import { expect, expectNoAxeViolations, test, watchErrors } from './fixtures';
import { expectQuiet } from './support/navigation';
import { desktop } from './support/viewports';

// In sequence, on pages that are not reloaded.
test.describe.configure({ mode: 'default' });

const server = fastify();
let origin = '';
let light: Page;
let dark: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const output = join(root, '.cache/e2e/gallery');
  await runRspack(join(root, 'gallery'), { output });
  serveStatic(server, { root: output, hasPages: true });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  light = await browser.newPage(desktop);
  dark = await browser.newPage(desktop);
  await dark.addInitScript(() => localStorage.setItem('standalone', '{"skin":"dark","direction":"rtl"}'));
});
test.afterAll(async () => {
  for (const page of [light, dark]) await page.close();
  await server.close();
});

async function open(page: Page, id: string, title: string): Promise<void> {
  await page.goto(`${origin}/#/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Use', exact: true })).toBeVisible();
  await expectQuiet(page);
}

// One in twelve at each change, all of them in `npm run test:all`.
for (const [index, { id, title }] of allEntries.entries()) {
  test(`the entry "${title}" is drawn for everyone`, { tag: index % 12 === 0 ? [] : '@all' }, async () => {
    const errors = watchErrors(light.context());
    await open(light, id, title);
    expect(await light.getByText('Code', { exact: true }).count()).toBeGreaterThan(0);
    await expectNoAxeViolations(light);
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });

  test(`the entry "${title}" is drawn for everyone in the dark, and fits a phone from right to left`, {
    tag: '@all',
  }, async () => {
    const errors = watchErrors(dark.context());
    await dark.setViewportSize(desktop.viewport);
    await open(dark, id, title);
    await expect(dark.locator('html[dir=rtl][data-theme=dark]')).toBeVisible();
    await expectNoAxeViolations(dark);
    await dark.setViewportSize({ width: 390, height: 844 });
    const overflow = () => dark.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await expect.poll(overflow, 'beyond 390 px').toBeLessThanOrEqual(0);
    expect(errors.stop(), 'errors in the console').toEqual([]);
  });
}

test('the first page leads to every entry, and the list finds them by what they show', async ({ page }) => {
  await page.goto(origin);
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveCount(allEntries.length);
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('iconbutton');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Buttons', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  await main.getByText('Code', { exact: true }).first().click();
  await expect(main.getByRole('region', { name: 'Code of Kinds' })).toContainText('<Button type="primary">Add user');
});

test('the bar switches skin, direction and the language that the kit speaks', async ({ page }) => {
  await open(page, 'failing', 'Failing');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByTitle(option, { exact: true }).click();
  };
  await choose('Skin', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose('Direction', 'Right to left');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await choose('Language', 'Deutsch');
  await expect(page.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible();
});

import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { allEntries } from '../shared/gallery/entryGroups';
import { root } from '../tools/build/paths';
import { runRspack } from '../tools/build/rspack';
import { expect, expectNoAxeViolations, test } from './fixtures';

test.describe.configure({ timeout: 120_000 });

const server = fastify();
let origin = '';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a hook needs.
test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(300_000);
  const output = join(root, `.cache/e2e/gallery-${parallelIndex}`);
  await runRspack(join(root, 'shared/gallery'), { output });
  server.register(fastifyStatic, { root: output });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
test.afterAll(() => server.close());

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/#/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Use', exact: true })).toBeVisible();
}

for (const { id, title } of allEntries)
  test(`the entry "${title}" is drawn in light and dark for everyone, and fits every width from right to left`, async ({
    page,
  }) => {
    await open(page, id);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(await page.getByText('Code', { exact: true }).count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);

    await page.evaluate(() => localStorage.setItem('standalone', '{"skin":"dark","direction":"rtl"}'));
    await page.reload();
    await expect(page.locator('html[dir=rtl][data-theme=dark]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Use', exact: true })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = () => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await expect.poll(overflow, 'beyond 390 px').toBeLessThanOrEqual(0);
  });

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
  await open(page, 'failing');
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

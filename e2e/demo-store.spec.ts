import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ account: 'admin' });

const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Quick add' });
const tasks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^note (one|two) \d$/ });
const names = (tab: string) => Array.from({ length: 5 }, (_, index) => `note ${tab} ${index}`);

async function add(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await quickAdd(page).fill(title);
    await quickAdd(page).press('Enter');
  }
}

const find = (page: Page) => page.goto('/apps/todo?q=note&sort=title-asc');

test('what two tabs write at once is all there, in both, after a reload, until the demo is reset', async ({
  context,
  page,
}) => {
  await find(page);
  const other = await context.newPage();
  await find(other);
  await Promise.all([add(page, names('one')), add(other, names('two'))]);

  await expect(page.getByRole('main').getByRole('link', { name: 'note one 4' })).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: 'note two 4' })).toBeVisible();

  for (const tab of [page, other]) {
    await find(tab);
    await expect(tasks(tab)).toHaveText([...names('one'), ...names('two')]);
  }

  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset demo data' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(tasks(page)).toHaveCount(0);
});

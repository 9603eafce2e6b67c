import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, signIn, test } from './fixtures';
import { openPage } from './support/screen';

const list = '/apps/user/list';
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ has: page.locator('td') });
const openList = (page: Page, search = '') => openPage(page, `${list}${search}`, 'Users');

async function chooseFilter(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('menuitem', { name: value, exact: true }).click();
}

// Whole journeys, and axe on the way.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('filters, order and page stand in the address: reload and Back show the same people', async ({ page }) => {
  await openList(page);
  await expect(page.getByText('1–10 of 132')).toBeVisible();
  await chooseFilter(page, 'Status', 'Active');
  await expect(page).toHaveURL(/\?status=active$/);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=fullName/);
  await page.getByRole('navigation', { name: 'Pages' }).getByTitle('2').click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  const shown = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test('search narrows as one types, says when nothing matches, and is cleared by one press', async ({ page }) => {
  await openList(page);
  const search = page.getByRole('searchbox', { name: 'Search name or email' });
  await search.pressSequentially('amira');
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  await search.pressSequentially(' nobody');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText('1–10 of 132')).toBeVisible();
  await expect(search).toHaveValue('');
});

test('filters are saved under a name, columns and density are remembered', async ({ page }) => {
  await openList(page, '?role=editor&status=active');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Active editors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Active editors' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns and density' }).click();
  await page.getByRole('checkbox', { name: 'Plan' }).uncheck();
  await page.getByText('Compact', { exact: true }).click();
  await expectNoAxeViolations(page);
  await openList(page);
  await expect(page.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Active editors', exact: true }).click();
  await expect(page).toHaveURL(/role=editor&status=active/);
});

test('somebody is added by the keyboard alone, and what the API refuses stands beside its field', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add user' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'Full name' }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('This is needed')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Zoë Adler');
  await page.keyboard.press('Tab');
  await page.keyboard.type('amira');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zoe@example.com');
  await page.keyboard.press('Enter');
  await expect(form.getByText('This username is already in use.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('zadler');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Zoë Adler was added')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search name or email' }).fill('zadler');
  const link = rows(page).getByRole('link', { name: /Zoë Adler/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë Adler' })).toBeVisible();
});

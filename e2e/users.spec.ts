import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, openContext, test } from './fixtures';
import { downloadedText, openPage } from './support/navigation';
import { serveProduct } from './support/servedProduct';
import { openUserList, userRows } from './support/users';
import { expectToFit, onDarkPhoneFromRightToLeft } from './support/viewports';

const bulkBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for the selection' });

// Complete journeys, with axe.

test.use({ account: 'admin' });

test('filters, order and page stand in the address: reload and Back show the same people', async ({ page }) => {
  await openUserList(page);
  await expect(page.getByText('1–10 of 132')).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Search and filters' })
    .getByRole('button', { name: 'Status', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  const active = page.getByRole('checkbox', { name: 'Active', exact: true });
  await expect(active).toBeVisible();
  await page.keyboard.press('Tab');
  await active.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?status=active$/);
  await page.keyboard.press('Escape');
  // Closing returns the focus to the chip, which names the choice now.
  await expect(page.getByRole('button', { name: 'Status Active' })).toBeFocused();
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(userRows(page).nth(1).getByRole('link')).toBeFocused();
  await expect(bulkBar(page)).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(bulkBar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=fullName/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  const shown = await userRows(page).allTextContents();
  await page.reload();
  await expect(userRows(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test('search narrows as one types, says when nothing matches, and is cleared by one press', { tag: '@all' }, async ({
  page,
}) => {
  await openUserList(page);
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

test('filters are saved under a name, columns and density are remembered', { tag: '@all' }, async ({ page }) => {
  await openUserList(page, '?role=editor&status=active');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Active editors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Active editors' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rename Active editors' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Editors at work');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Editors at work' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns and density' }).click();
  await page.getByRole('checkbox', { name: 'Plan' }).uncheck();
  await page.getByText('Compact', { exact: true }).click();
  await expectNoAxeViolations(page);
  await openUserList(page);
  await expect(page.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
  expect((await userRows(page).first().boundingBox())?.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Editors at work', exact: true }).click();
  await expect(page).toHaveURL(/role=editor&status=active/);
});

test('everyone that matches is changed together, but their own account; the rest is reported', { tag: '@all' }, async ({
  page,
}) => {
  await openUserList(page, '?role=admin');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bulkBar(page)).toContainText('3 selected');
  await expectNoAxeViolations(page);
  await bulkBar(page).getByRole('button', { name: 'Role' }).click();
  await page.getByRole('menuitem', { name: 'Editor' }).click();
  await expect(page.getByText(/^2 users changed\. Your own account was left out/)).toBeVisible();
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Changes to 2 users undone.')).toBeVisible();
  await expect(page.getByText('1–3 of 3', { exact: true })).toBeVisible();

  await openUserList(page, '?status=inactive');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await bulkBar(page)
    .getByRole('button', { name: /^Select all \d+/ })
    .click();
  const count = Number((await bulkBar(page).textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(10);
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${count} users deleted.`)).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
});

test('the CSV file holds what is shown, and a spreadsheet finds no formula in it', { tag: '@all' }, async ({
  page,
}) => {
  await openUserList(page);
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('=HYPERLINK("x")');
  await form.getByRole('textbox', { name: 'Username' }).fill('formula');
  await form.getByRole('textbox', { name: 'Email' }).fill('formula@example.com');
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await downloadedText(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(134);
  expect(lines[0]).toContain('Name,');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
});

test('on a phone the list is cards with a floating action, from right to left too', { tag: '@all' }, async ({
  page,
}) => {
  await openUserList(page);
  await onDarkPhoneFromRightToLeft(page);
  const cards = page.getByRole('list', { name: 'Users' });
  await expect(cards.getByRole('listitem')).toHaveCount(10);
  await expectToFit(page);
  await cards.getByRole('checkbox').first().check();
  await expectNoAxeViolations(page);
  await bulkBar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a user' })).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
});

test('"Send email" begins an email to the user, and is offered only while an app takes emails', {
  tag: '@all',
}, async ({ page, browser }) => {
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Send email' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Amira Haddad|amira@example.com/)
      .first(),
  ).toBeVisible();

  const product = await serveProduct('users');
  const context = await openContext(browser, product.origin);
  try {
    await product.takeOut('email');
    const other = await context.newPage();
    await openPage(other, '/apps/user/view/3', 'Amira Haddad');
    await expect(other.getByRole('main').getByRole('button', { name: 'New invoice' })).toBeVisible();
    await expect(other.getByRole('main').getByRole('button', { name: 'Send email' })).toHaveCount(0);
  } finally {
    await context.close();
    await product.close();
  }
});

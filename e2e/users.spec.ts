import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, openContext, test } from './fixtures';
import { serveProduct } from './support/product';
import { downloadedText, expectToFit, onDarkPhoneFromRightToLeft, openPage } from './support/screen';

const list = '/apps/user/list';
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ has: page.locator('td') });
const bulkBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for the selection' });
const openList = (page: Page, search = '') => openPage(page, `${list}${search}`, 'Users');

// Whole journeys, and axe on the way.
test.describe.configure({ timeout: 120_000 });

test.use({ account: 'admin' });

test('filters, order and page stand in the address: reload and Back show the same people', async ({ page }) => {
  await openList(page);
  await expect(page.getByText('1–10 of 132')).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).focus();
  await page.keyboard.press('Enter');
  const active = page.getByRole('checkbox', { name: 'Active', exact: true });
  await expect(active).toBeVisible();
  await page.keyboard.press('Tab');
  await active.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?status=active$/);
  await page.keyboard.press('Escape');
  // Closing leads back to the chip, which names the choice now.
  await expect(page.getByRole('button', { name: 'Status Active' })).toBeFocused();
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
  await expect(bulkBar(page)).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(bulkBar(page)).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=fullName/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
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

test('search narrows as one types, says when nothing matches, and is cleared by one press', { tag: '@all' }, async ({
  page,
}) => {
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

test('filters are saved under a name, columns and density are remembered', { tag: '@all' }, async ({ page }) => {
  await openList(page, '?role=editor&status=active');
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
  await openList(page);
  await expect(page.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Editors at work', exact: true }).click();
  await expect(page).toHaveURL(/role=editor&status=active/);
});

test('somebody is added by the keyboard alone, and what the API refuses stands beside its field', {
  tag: '@all',
}, async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add user' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'Full name' }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('This field is required')).toBeVisible();
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
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  const link = rows(page).getByRole('link', { name: /Zoë Adler/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë Adler' })).toBeVisible();
});

test('all tabs of a user are edited and saved together; leaving asks first', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/apps/user/edit/3', /^Edit /);
  await page.getByRole('textbox', { name: 'Company' }).fill('Marram Press');
  await page.getByRole('tab', { name: 'Information' }).click();
  await page.getByRole('textbox', { name: 'Website' }).fill('marram');
  await page.getByRole('textbox', { name: 'City' }).fill('Lisbon');
  await expect(page.getByText('A web address starts with https://')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('textbox', { name: 'GitHub' }).fill('https://github.com/marram');
  await expect(page.getByText(/changes not saved/)).toBeVisible();
  await page.keyboard.press('Control+S');
  // What is wrong is in another tab: that one opens.
  await expect(page.getByRole('tab', { name: 'Information' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invoices' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://marram.example');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Everything is saved')).toBeVisible();

  await openPage(page, '/apps/user/edit/3', /^Edit /);
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Marram Press');
  await page.getByRole('tab', { name: 'Information' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Lisbon');
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page.getByRole('textbox', { name: 'GitHub' })).toHaveValue('https://github.com/marram');
});

test('a user is deleted and brought back; nobody is offered to delete or demote themselves', async ({ page }) => {
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Amira Haddad was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/user\/list/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 user is back')).toBeVisible();
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true }).click();
  const bin = page.getByRole('table', { name: 'Deleted users' });
  await expect(bin.getByRole('row', { name: /Amira Haddad.*Joana Duarte.*30 days/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Actions for Amira Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Amira Haddad is back')).toBeVisible();
  await expect(page.getByText('Nobody was deleted')).toBeVisible();
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');

  await openPage(page, '/apps/user/view/1', /./);
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await openPage(page, '/apps/user/edit/1', /^Edit /);
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeDisabled();
});

test('the plan of a user is changed on their page, and taken back', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/apps/user/view/4', 'Jonas Weber');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('For a handful of people');
  await plan.getByRole('button', { name: 'Upgrade plan' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: /^Enterprise/ }).click();
  await expect(page.getByText('Jonas Weber is on the plan Enterprise now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan).toContainText('For a handful of people');
});

test('everyone that matches is changed together, but oneself; the rest is told', { tag: '@all' }, async ({ page }) => {
  await openList(page, '?role=admin');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bulkBar(page)).toContainText('3 selected');
  await expectNoAxeViolations(page);
  await bulkBar(page).getByRole('button', { name: 'Role' }).click();
  await page.getByRole('menuitem', { name: 'Editor' }).click();
  await expect(page.getByText(/^2 users changed\. Your own account was left out/)).toBeVisible();
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 users are as before.')).toBeVisible();
  await expect(page.getByText('1–3 of 3', { exact: true })).toBeVisible();

  await openList(page, '?status=inactive');
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

test('somebody invited is pending; their page shows what their role may do, and what happened', {
  tag: '@all',
}, async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a user' });
  await form.getByRole('textbox', { name: 'Email' }).fill('ada.byron@example.com');
  await form.getByRole('textbox', { name: 'Full name' }).click();
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Byron');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Ada Byron was invited')).toBeVisible();
  await page.getByRole('link', { name: /Ada Byron/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Pending')).toBeVisible();
  const permissions = page.getByRole('table', { name: 'What the role Subscriber may do' });
  await expect(permissions.getByRole('row', { name: /^Blog/ })).toHaveText(/Yes.*No.*No.*No/);
  await expect(permissions.getByRole('row', { name: /^Invoices/ })).toHaveText(/No.*No.*No.*No/);
  await expect(page.getByText('Was invited', { exact: true })).toBeVisible();
});

test('the CSV file holds what is shown, and a spreadsheet finds no formula in it', { tag: '@all' }, async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('=HYPERLINK("x")');
  await form.getByRole('textbox', { name: 'Username' }).fill('formula');
  await form.getByRole('textbox', { name: 'Email' }).fill('formula@example.com');
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form).toBeHidden();
  const csv = await downloadedText(page, () => page.getByRole('button', { name: 'Export' }).click());
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(134);
  expect(lines[0]).toContain('Name,');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
});

test('on a phone the list is cards with a floating action, from right to left too', { tag: '@all' }, async ({
  page,
}) => {
  await openList(page);
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

test('"Send mail" begins a mail to the user, and is offered only while an app takes mails', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Send mail' }).click();
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
    await expect(other.getByRole('main').getByRole('button', { name: 'Send mail' })).toHaveCount(0);
  } finally {
    await context.close();
    await product.close();
  }
});

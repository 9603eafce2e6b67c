import { expect, expectNoAxeViolations, test } from './fixtures';
import { openPage } from './support/navigation';
import { openUserList, userRows } from './support/users';

// Complete journeys, with axe.

test.use({ account: 'admin' });

test('somebody is added by the keyboard alone, and what the API refuses is named beside its field', {
  tag: '@all',
}, async ({ page }) => {
  await openUserList(page);
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
  await expect(page.getByText('Zoë Adler added')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search name or email' }).fill('zadler');
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  const link = userRows(page).getByRole('link', { name: /Zoë Adler/ });
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
  await expect(page.getByText('Enter a web address that starts with https://')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('textbox', { name: 'GitHub' }).fill('https://github.com/marram');
  await expect(page.getByText(/changes not saved/)).toBeVisible();
  await page.keyboard.press('Control+S');
  // The invalid field is on another tab, which opens.
  await expect(page.getByRole('tab', { name: 'Information' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invoices' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://marram.example');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await openPage(page, '/apps/user/edit/3', /^Edit /);
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Marram Press');
  await page.getByRole('tab', { name: 'Information' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Lisbon');
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page.getByRole('textbox', { name: 'GitHub' })).toHaveValue('https://github.com/marram');
});

test('a user is deleted and restored; nobody is offered to delete or demote themselves', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Amira Haddad deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/user\/list/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 user restored')).toBeVisible();
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true }).click();
  const bin = page.getByRole('table', { name: 'Deleted users' });
  await expect(bin.getByRole('row', { name: /Amira Haddad.*Joana Duarte.*30 days/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Actions for Amira Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Amira Haddad restored')).toBeVisible();
  await expect(page.getByText('No deleted users')).toBeVisible();
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
  await expect(page.getByText('Jonas Weber is now on the plan Enterprise')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').first()).toContainText(/Plan.*Team.*Enterprise.*by Joana Duarte/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan).toContainText('For a handful of people');
});

test('who changes a field in two tabs reads that the other change was their own, and chooses', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openPage(page, '/apps/user/edit/4', 'Edit Jonas Weber');
  await page.getByRole('textbox', { name: 'Company' }).fill('Mine');
  const other = await context.newPage();
  await openPage(other, '/apps/user/edit/4', 'Edit Jonas Weber');
  await other.getByRole('textbox', { name: 'Company' }).fill('Theirs');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('All changes saved')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(
    page.getByRole('heading', { name: /^You changed this in another window, .*while you were writing here$/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: /^From this window/ }).click();
  await page.getByRole('button', { name: 'Save the result' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('somebody invited is pending; their page shows what their role may do, and what happened', {
  tag: '@all',
}, async ({ page }) => {
  await openUserList(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a user' });
  await form.getByRole('textbox', { name: 'Email' }).fill('ada.byron@example.com');
  await form.getByRole('textbox', { name: 'Full name' }).click();
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Byron');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Ada Byron invited')).toBeVisible();
  await page.getByRole('link', { name: /Ada Byron/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Pending')).toBeVisible();
  const permissions = page.getByRole('table', { name: 'Permissions of the role Subscriber' });
  await expect(permissions.getByRole('row', { name: /^Blog/ })).toHaveText(/Yes.*No.*No.*No/);
  await expect(permissions.getByRole('row', { name: /^Invoices/ })).toHaveText(/No.*No.*No.*No/);
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
});

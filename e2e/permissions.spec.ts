import { expect, expectNoAxeViolations, signIn, test } from './fixtures';
import { openPage } from './support/navigation';
import { openOtherPerson } from './support/session';

test.use({ account: 'client' });

const forbidden = ['/apps/email', '/apps/chat', '/apps/user/list', '/apps/invoice/list', '/apps/ecommerce/shop'];

test('a client sees only what the rules allow, in menu and search', async ({ page }) => {
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Email', 'Users', 'Invoices', 'Analytics', 'Shop'])
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByText('Kofi Mensah')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('email');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the start leads a client to the page that it may see', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
});

test('a page that a client may not see leads to "not authorised", and loads nothing of the app', async ({ page }) => {
  const apps: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/remotes/')) apps.push(request.url());
  });
  for (const path of forbidden) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/misc/not-authorized');
    await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  }
  expect(apps).toEqual([]);
});

test.describe('of an admin', () => {
  test.use({ account: 'admin' });

  test('what an admin gives to a role, and takes again, is so at once in a session that is open', async ({
    page,
    context,
  }) => {
    const other = await openOtherPerson(context);
    await signIn(other, 'client');
    const users = other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Users/ });
    await expect(users).toHaveCount(0);

    await openPage(page, '/apps/user/roles?role=client', 'Roles');
    const cell = page.getByRole('checkbox', { name: /^Read: Users/ });
    await cell.click();
    await expect(users).toBeVisible();
    await expectNoAxeViolations(page);
    await users.click();
    await expect(other.getByText('1–10 of 132')).toBeVisible();
    await expect(other.getByRole('main').getByRole('button', { name: 'Add user' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo 1 change' }).click();
    await expect(cell).not.toBeChecked();
    await expect(users).toHaveCount(0);
    await expect(other).toHaveURL('/misc/not-authorized');

    await page.getByRole('button', { name: 'New role' }).click();
    const form = page.getByRole('dialog', { name: 'New role' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Guest');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByRole('tab', { name: 'Guest', selected: true })).toBeVisible();
    await expect(page).toHaveURL(/role=(?!client)/);
  });
});

import { expect, expectNoAxeViolations, signIn, test } from './fixtures';
import { menuOf, openPalette } from './support/navigation';

test.use({ account: 'admin' });

test('search finds actions, pages and records, forgives slips, shows the rest by keys, and says when nothing was found', async ({
  page,
}) => {
  await page.goto('/');
  const field = await openPalette(page);
  const people = page.getByRole('group', { name: 'People' });
  await test.step('five people, and the others by keys', async () => {
    await field.fill('an');
    await expect(people.getByRole('option')).toHaveCount(5);
    await expect(page.getByRole('dialog', { name: 'Search or run a command' })).toBeVisible();
    await expectNoAxeViolations(page);
    const rest = people.getByRole('option', { name: /^Show all/ });
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(rest).toHaveAttribute('aria-selected', 'true', { timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect.poll(() => people.getByRole('option').count()).toBeGreaterThan(5);
  });

  await test.step('nothing found', async () => {
    await field.fill('zzzz');
    await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
    // What was typed can still become a task, or be searched for in the shop.
    await expect(page.getByRole('option')).toHaveText([
      /^Add event: “zzzz”/,
      /^Add task: “zzzz”/,
      /^Search the shop: “zzzz”/,
    ]);
  });
  await test.step('slips, numbers, records and commands', async () => {
    await field.fill('invoce');
    await expect(
      page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: /^Invoice list/ }),
    ).toBeVisible();
    await field.fill('5035');
    await expect(page.getByRole('group', { name: 'Invoices' }).getByRole('option', { name: /^#5035/ })).toBeVisible();
    await field.fill('launch');
    await expect(page.getByRole('group', { name: 'Emails' }).getByRole('option').first()).toContainText(/launch/i);
    await field.fill('ni');
    await expect(page.getByRole('option', { name: /^New invoice/ }).first()).toBeVisible();
  });
  await test.step('the keyboard shortcuts', async () => {
    await field.fill('');
    await field.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a person is opened', async () => {
    await openPalette(page);
    await field.fill('amira');
    await expect(people.getByRole('option').first()).toBeVisible();
    await people.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/apps\/user\/view\/\d+/);
  });
  await expect(field).toBeHidden();
});

test('nobody finds in search what somebody else had on screen', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.goto('/apps/email');
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Overview/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'client');
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Overview|Email/ })).toHaveCount(0);
});

import { expect, expectNoAxeViolations, test } from './fixtures';

test.use({ account: 'admin' });

test('an item is begun in a project by the team, the history tells of it, and an open invoice is paid', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/content/projects');
  await page.getByRole('link', { name: 'Winter catalogue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter catalogue' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Winter catalogue 2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter catalogue 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New page' }).click();
  await expect(page).toHaveURL(/\/content\/items\/\d+$/);

  await page.goto('/content/history?project=4&action=create');
  await expect(page.getByText('Joana Duarte created it').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/content/billing');
  await expect(page.getByRole('alert')).toContainText('The card has expired.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Change card' }).first().click();
  const card = page.getByRole('dialog', { name: 'Change card' });
  await card.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
  await card.getByRole('textbox', { name: /Expires/ }).fill('11/49');
  await card.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page.getByText('Invoice AT-1044 paid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Active');
  await page.getByRole('link', { name: 'AT-1044' }).click();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('€97.17');

  await page.getByRole('button', { name: 'Quick tool' }).click();
  await page.getByRole('button', { name: /^New task/ }).click();
  await expect(page).toHaveURL(/\/apps\/todo\?task=new$/);
  await expect(page.getByRole('heading', { name: 'Quick tool' })).toBeHidden();
});

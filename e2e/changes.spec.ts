import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ account: 'admin' });

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('what is changed in one tab is there in the other, in widgets, badges and lists, without focus or reload', async ({
  page,
  context,
}) => {
  const overview = await context.newPage();
  // A widget is fetched when it is near the viewport.
  await overview.setViewportSize({ width: 1440, height: 1800 });
  await overview.goto('/');
  await expect(card(overview, 'Latest emails').getByRole('listitem')).toHaveCount(3);
  await expect(card(overview, 'Today’s tasks').getByRole('listitem')).toHaveCount(4);
  await expect(card(overview, 'Coming up').getByRole('listitem')).toHaveCount(3);
  const cart = overview.getByRole('button', { name: 'Cart (5)' });
  await expect(cart).toBeVisible();

  await page.goto('/apps/todo');
  await page.getByRole('checkbox', { name: /Book the boat for the summer party/ }).click();
  await expect(card(overview, 'Today’s tasks').getByText('Book the boat for the summer party')).toHaveCount(0);

  await page.goto('/apps/email');
  await expect(card(overview, 'Latest emails').locator('[data-strong]')).toHaveCount(3);
  await page.getByRole('link', { name: /Launch post/ }).click();
  await expect(card(overview, 'Latest emails').locator('[data-strong]')).toHaveCount(2);

  await page.goto('/apps/calendar');
  await page.getByText('Launch post goes to legal').click();
  await page.getByRole('dialog', { name: 'Launch post goes to legal' }).getByRole('button', { name: 'Delete' }).click();
  await expect(card(overview, 'Coming up').getByText('Launch post goes to legal')).toHaveCount(0);

  await page.goto('/apps/ecommerce/shop');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(overview.getByRole('button', { name: 'Cart (6)' })).toBeVisible();
});

test('two lists of one app follow each other, and so does the other app that shows it in the same page', {
  tag: '@all',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await page.goto('/apps/todo');
  const line = page.getByRole('textbox', { name: 'Quick add' });
  await line.fill('Buy plaster for the door');
  await line.press('Enter');
  await expect(other.getByText('Buy plaster for the door')).toBeVisible();
  await other.getByRole('checkbox', { name: /Buy plaster for the door/ }).click();
  await expect(page.getByRole('checkbox', { name: /Buy plaster for the door/ })).toHaveCount(0);
});

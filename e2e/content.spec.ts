import { expect, test } from './fixtures';

test.use({ account: 'admin' });

test('an item is sent back with a reason, another is approved and given a time; both are so after a reload', async ({
  page,
}) => {
  await page.goto('/content/review?item=46');
  const item = page.getByRole('region', { name: 'Item under review' });
  await expect(item.getByRole('button', { name: /^Approve version 2/ })).toBeEnabled();
  await page.keyboard.press('r');
  const reason = page.getByRole('textbox', { name: 'What has to change, and why?' });
  await expect(reason).toBeFocused();
  await reason.fill('The sum in the second paragraph is of last year.');
  await page.reload();
  await page.getByRole('button', { name: /^Request changes/ }).click();
  await expect(reason).toHaveValue('The sum in the second paragraph is of last year.');
  await page.getByRole('button', { name: 'Request changes' }).click();
  await expect(page.getByText('Changes to “One price, from 1 December” requested')).toBeVisible();

  // The next one has opened by itself.
  await expect(item.getByRole('heading', { level: 2, name: /Correction: the map/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('“Correction: the map on page 96” was approved')).toBeVisible();

  await page.goto('/content/schedule');
  const tray = page.getByRole('region', { name: 'Approved, not scheduled' });
  const approved = tray.getByRole('listitem').filter({ hasText: 'Correction: the map on page 96' });
  await approved.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule…' }).click();
  await expect(page.getByText('“Correction: the map on page 96” is scheduled')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Correction: the map on page 96' })).toBeVisible();
  await expect(approved).toHaveCount(0);

  await page.goto('/content/board?q=correction');
  const card = page.getByRole('list', { name: 'Scheduled' }).getByRole('link', { name: /^Correction: the map/ });
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 2 });
  await page.getByRole('region', { name: 'Approved', exact: true }).hover();
  await page.mouse.up();
  await expect(page.getByText('“Correction: the map on page 96” has no date now')).toBeVisible();
  await expect(page).toHaveURL(/\/content\/board\?q=correction$/);
});

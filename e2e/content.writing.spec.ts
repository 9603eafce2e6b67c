import { expect, test } from './fixtures';

test.use({ account: 'admin' });

test('an item is written, saved by itself, there after a reload, and read along in a second tab @all', async ({
  page,
  context,
}) => {
  await page.goto('/content/new?type=article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fog over the bridge');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('It lifts at ten.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bridge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hour');
  await expect(text.getByRole('columnheader', { name: 'Hour' })).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('fog-over-the-bridge');

  // Typed and left at once: the browser keeps it until it is saved.
  await text.getByText('It lifts at ten.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or at eleven.');
  await page.reload();
  await expect(text.getByText('It lifts at ten. Or at eleven.')).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('You are writing in this in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Take over' }).click();
  const title = second.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Fog over both bridges');
  await expect(second.getByText(/Saved \d/)).toBeVisible();
  await expect(page.getByText('You are writing in this in another tab')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Fog over both bridges');
});

import { expect, test } from './fixtures';

test.use({ account: 'admin' });

function nextMonth(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10);
}

test('an item is sent back with a reason, another is approved and given a time; both are so after a reload', async ({
  page,
}) => {
  const item = page.getByRole('region', { name: 'Item under review' });
  await test.step('an item is sent back with a reason', async () => {
    await page.goto('/content/review?item=46');
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
  });

  await test.step('the next one is approved', async () => {
    // The next one has opened by itself.
    await expect(item.getByRole('heading', { level: 2, name: /Correction: the map/ })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('“Correction: the map on page 96” approved')).toBeVisible();
  });

  await test.step('it is dragged to a day and moved by keys', async () => {
    // Dragged to a day of next month, it takes the usual time; keys move it on by a day.
    const title = 'Correction: the map on page 96';
    const day = nextMonth(15);
    await page.goto(`/content/schedule?view=month&day=${day}`);
    const tray = page.getByRole('region', { name: 'Approved, not scheduled' });
    await tray.getByText(title).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 2 });
    await page.locator(`[data-day="${day}"]`).hover();
    await page.mouse.up();
    await expect(page.getByText(`“${title}” is scheduled`)).toBeVisible();
    await page.locator(`[data-day="${day}"]`).getByRole('link', { name: title }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${title}” moved`)).toBeVisible();
    await page.reload();
    await expect(page.locator(`[data-day="${nextMonth(16)}"]`).getByRole('link', { name: title })).toBeVisible();
    await expect(tray.getByText(title)).toHaveCount(0);
  });

  await test.step('on the board it loses its date', async () => {
    await page.goto('/content/board?q=correction');
    const card = page.getByRole('list', { name: 'Scheduled' }).getByRole('link', { name: /^Correction: the map/ });
    await card.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 2 });
    await page.getByRole('region', { name: 'Approved', exact: true }).hover();
    await page.mouse.up();
    await expect(page.getByText('“Correction: the map on page 96” is no longer scheduled')).toBeVisible();
    await expect(page).toHaveURL(/\/content\/board\?q=correction$/);
  });
});

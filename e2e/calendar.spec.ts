import { expect, test } from './fixtures';
import { expectNoAxeViolations } from './support/axe';

test.use({ account: 'admin' });

/** A day without events. */
const day = '2027-03-10';

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:fair@example.com',
  'SUMMARY:Book fair',
  'DTSTART;VALUE=DATE:20270311',
  'DTEND;VALUE=DATE:20270313',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:20270312T100000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('an event is added, dragged, stepped by keys and changed in its place, in two tabs and after a reload; a task opens in to-do', async ({
  page,
  context,
}) => {
  await page.goto(`/apps/calendar?view=day&date=${day}`);
  const other = await context.newPage();
  await other.goto(`/apps/calendar?view=list&date=${day}`);
  await expect(other.getByText('No events on these days')).toBeVisible();

  const pane = page.getByRole('region', { name: 'Events' });
  await expect(pane.getByText('12:00', { exact: true })).toBeVisible();
  const box = await pane.boundingBox();
  if (!box) throw new Error('The calendar is not on screen');
  // A pointer comes before its click, and lets load what hears it. Behind another tab it does not move.
  await page.bringToFront();
  await page.mouse.move(box.x, box.y);
  await expect(pane.locator('[data-has-gestures]')).toBeVisible();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  const quick = page.getByRole('dialog', { name: 'Add event' });
  await expect(quick.getByRole('textbox', { name: /Title/ })).toBeFocused();
  await page.keyboard.type('Tea with Mei');
  await page.keyboard.press('Enter');
  const event = pane.locator('[data-event]', { hasText: 'Tea with Mei' });
  await expect(event).toBeVisible();
  await expect(other.getByText('Tea with Mei')).toBeVisible();

  const before = await event.textContent();
  await event.hover();
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y + 60, { steps: 4 });
  await page.mouse.move(middle.x, middle.y + 150, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('“Tea with Mei” was moved.')).toBeVisible();
  await expect(event).not.toHaveText(before ?? '');

  await page.reload();
  await expect(event).not.toHaveText(before ?? '');
  await event.focus();
  const after = await event.textContent();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(event).not.toHaveText(after ?? '');
  await expect(event).toBeFocused();
  await page.keyboard.press('Enter');
  const bubble = page.getByRole('dialog', { name: 'Tea with Mei' });
  await expectNoAxeViolations(page);
  await bubble.getByRole('button', { name: 'Edit here' }).click();
  await bubble.getByRole('textbox', { name: 'Location' }).fill('Kitchen');
  await bubble.getByRole('button', { name: 'Save' }).click();
  await expect(event).toContainText('Kitchen');

  await other.bringToFront();
  await other.getByRole('button', { name: 'Today', exact: true }).click();
  const task = other.locator('[data-event^="todo/"]').first();
  const title = await task.textContent();
  await task.click();
  await expect(other).toHaveURL(/\/apps\/todo\?task=\d+$/);
  const field = other.getByRole('dialog', { name: 'Task' }).getByRole('textbox', { name: /Title/ });
  await expect(field).not.toHaveValue('');
  expect(title).toContain(await field.inputValue());
});

test('a file is looked at, taken over, and saved again @all', async ({ page }) => {
  await page.goto(`/apps/calendar?view=list&date=${day}`);
  const files = page.getByRole('button', { name: 'More for calendars' });
  await files.click();
  await page.getByRole('menuitem', { name: 'Import events' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import events' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'fair.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(file),
  });
  await expect(dialog.getByText('It has no title.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Import 2 events' }).click();
  await expect(page.getByRole('region', { name: 'Events' }).getByText('Book fair').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await files.click();
  await page.getByRole('menuitem', { name: 'Save all events as file' }).click();
  expect((await download).suggestedFilename()).toBe('Calendar.ics');
});

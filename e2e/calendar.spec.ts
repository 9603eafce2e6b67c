import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectNoAxeViolations } from './support/accessibility';

test.use({ account: 'admin' });

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
  // A pointer movement precedes the click, and loads the handlers. In a background tab it does not move.
  await page.bringToFront();
  await page.mouse.move(box.x, box.y);
  await expect(pane.locator('[data-has-gestures]')).toBeVisible();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const event = pane.locator('[data-event]', { hasText: 'Tea with Mei' });
  await test.step('a click adds an event, in both tabs', async () => {
    await page.mouse.click(middle.x, middle.y);
    const quick = page.getByRole('dialog', { name: 'Add event' });
    await expect(quick.getByRole('textbox', { name: /Title/ })).toBeFocused();
    await page.keyboard.type('Tea with Mei');
    await page.keyboard.press('Enter');
    await expect(event).toBeVisible();
    await expect(other.getByText('Tea with Mei')).toBeVisible();
  });

  const before = await event.textContent();
  await test.step('it is dragged to another hour', async () => {
    await event.hover();
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y + 60, { steps: 4 });
    await page.mouse.move(middle.x, middle.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('“Tea with Mei” moved.')).toBeVisible();
    await expect(event).not.toHaveText(before ?? '');
  });

  await test.step('after a reload it is stepped by keys and changed in its place', async () => {
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
  });

  await test.step('a task opens in To-do', async () => {
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
});

async function savedBy(page: Page, act: () => Promise<void>): Promise<{ name: string; titles: string[] }> {
  const saving = page.waitForEvent('download');
  await act();
  const download = await saving;
  const text = await readFile(await download.path(), 'utf8');
  return {
    name: download.suggestedFilename(),
    titles: [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = '']) => title),
  };
}

test('a file is looked at, taken over, and saved again: one event, a calendar, all @all', async ({ page }) => {
  await page.goto(`/apps/calendar?view=list&date=${day}`);
  const files = page.getByRole('button', { name: 'Actions for calendars' });
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
  const event = page.getByRole('region', { name: 'Events' }).locator('[data-event]', { hasText: 'Book fair' }).first();
  await event.click();
  const bubble = page.getByRole('dialog', { name: 'Book fair' });

  const one = await savedBy(page, () => bubble.getByRole('button', { name: 'Save as file' }).click());
  expect(one).toEqual({ name: 'Book fair.ics', titles: ['Book fair'] });
  await bubble.getByRole('button', { name: 'Close' }).click();

  const calendar = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'Actions for “Personal”' }).click();
    await page.getByRole('menuitem', { name: 'Save as file' }).click();
  });
  expect(calendar.name).toBe('Personal.ics');
  expect(calendar.titles).toEqual(expect.arrayContaining(['Book fair', '(No title)']));

  const all = await savedBy(page, async () => {
    await files.click();
    await page.getByRole('menuitem', { name: 'Save all events as file' }).click();
  });
  expect(all.name).toBe('Calendar.ics');
  expect(all.titles.length).toBeGreaterThan(calendar.titles.length);
});

test('an event is begun with what was written in the palette @all', async ({ page }) => {
  await page.goto('/apps/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('Tea with Mei');
  await page.getByRole('option', { name: /^Add event: / }).click();
  const drawer = page.getByRole('dialog', { name: 'Add event' });
  await expect(drawer.getByRole('textbox', { name: /Title/ })).toHaveValue('Tea with Mei');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('“Tea with Mei” added.')).toBeVisible();
  await expect(page).not.toHaveURL(/title=/);
});

/** Stub of browser notifications: records requests and notifications, and can open one. */
function recordNotifications(): void {
  const record: { asked: number; shown: string[]; open?: () => void } = { asked: 0, shown: [] };
  class RecordedNotification {
    static permission = 'default';
    static async requestPermission() {
      record.asked++;
      RecordedNotification.permission = 'granted';
      return 'granted';
    }
    onclick = () => {};
    constructor(title: string, options: NotificationOptions) {
      record.shown.push(`${title}: ${options.body}`);
      record.open = () => this.onclick();
    }
    close() {}
  }
  Object.assign(window, { Notification: RecordedNotification, record });
}

test('a reminder is shown by the browser while the page is out of sight, which asks for it only on wish @all', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(recordNotifications);
  await page.goto('/apps/calendar');
  // Late enough for the event to be written, soon enough for the session to last.
  const start = await page.evaluate(() => {
    const soon = new Date(Date.now() + 12 * 60_000);
    return new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  await page.goto(`/apps/calendar?new=${start}`);
  const drawer = page.getByRole('dialog', { name: 'Add event' });
  await drawer.getByRole('textbox', { name: /Title/ }).fill('Launch');
  await drawer.getByRole('combobox', { name: 'Reminders' }).click();
  await page.locator('.ant-select-item-option', { hasText: '10 minutes before' }).click();
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(drawer).toBeHidden();
  const record = () => page.evaluate(() => Reflect.get(window, 'record'));
  expect(await record()).toMatchObject({ asked: 0, shown: [] });

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const onDevice = page.getByRole('switch', { name: 'On this device, when this page isn’t visible' });
  await onDevice.click();
  await expect(onDevice).toBeChecked();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await page.clock.fastForward(3 * 60_000);
  await expect.poll(record).toMatchObject({ asked: 1, shown: ['Launch: It starts in 10 min.'] });
  await page.evaluate(() => Reflect.get(window, 'record').open());
  await expect(page.getByRole('dialog', { name: 'Launch' })).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { menuOf, openPalette } from './support/navigation';

test.use({ account: 'admin' });

test('a table leaves as a spreadsheet and comes back by the import', { tag: '@all' }, async ({ page }) => {
  await page.goto('/datatables/basic');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click();
  const file = await (await download).path();
  await page.goto('/extensions/import');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'employees.xlsx',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(file),
  });
  await expect(page.getByText('100 of 100 rows')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Salary' })).toBeVisible();
});

test('a marker of a map is moved by keys', { tag: '@all' }, async ({ page }) => {
  await page.goto('/maps/leaflet');
  const place = page.getByText('41.39° N, 2.17° E');
  await expect(place).toBeVisible();
  await page.getByRole('button', { name: /^Meeting\./ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(place).toBeHidden();
  await expect(page.getByText(/^42\.\d\d° N, 2\.\d\d° E$/)).toBeVisible();
});

test('an account takes the samples out of its menu and its search, and puts them back', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/samples');
  const kit = menuOf(page).getByRole('link', { name: 'The kit' });
  const showMenu = () => menuOf(page).getByRole('link', { name: 'Overview' }).focus();
  const switchSamples = async () => {
    await page.getByRole('button', { name: /’s account/ }).click();
    await page.getByRole('menuitem', { name: 'Appearance' }).click();
    const drawer = page.getByRole('dialog', { name: 'Appearance' });
    await drawer.getByRole('switch', { name: 'Samples in the menu' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  };
  const hit = page.getByRole('option', { name: /^Carousel/ });
  await showMenu();
  await expect(kit).toBeVisible();
  await switchSamples();
  await showMenu();
  await expect(menuOf(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(kit).toHaveCount(0);

  const search = await openPalette(page);
  await search.fill('carousel');
  await expect(page.getByText('Nothing found for “carousel”')).toBeVisible();
  await expect(hit).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.reload();
  await showMenu();
  await expect(menuOf(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(kit).toHaveCount(0);
  await switchSamples();
  await showMenu();
  await expect(kit).toBeVisible();
  await (await openPalette(page)).fill('carousel');
  await expect(hit).toBeVisible();
});

test('lists are put in order by hand, with a mouse and with keys, and things go from one to another', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/extensions/drag-and-drop');
  const titlesOf = (list: Locator) => list.getByRole('listitem').allTextContents();
  const steps = page.getByRole('list', { name: 'Steps', exact: true });
  await expect(steps).toBeVisible();

  await dragTo(page, steps.getByRole('button', { name: 'Move Write' }), steps.getByRole('listitem').nth(2));
  await expect.poll(() => titlesOf(steps)).toEqual(['Review', 'Approve', 'Write', 'Publish']);

  await moveByKeys(page, steps.getByRole('button', { name: 'Move Publish' }), 'ArrowUp');
  await expect.poll(() => titlesOf(steps)).toEqual(['Review', 'Approve', 'Publish', 'Write']);

  const open = page.getByRole('list', { name: 'Open', exact: true });
  const done = page.getByRole('list', { name: 'Done', exact: true });
  await dragTo(page, open.getByRole('button', { name: 'Move Cover' }), done.getByRole('listitem').first());
  await expect.poll(() => titlesOf(open)).toEqual(['Captions', 'Index']);
  await expect.poll(() => titlesOf(done).then((titles) => [...titles].sort())).toEqual(['Cover', 'Draft', 'Outline']);

  const queue = page.getByRole('list', { name: 'Queue', exact: true });
  const sent = page.getByRole('list', { name: 'Sent', exact: true });
  await dragTo(page, queue.getByRole('button', { name: 'Move Monday' }), sent.getByRole('listitem').first());
  await expect(queue.getByRole('listitem')).toHaveCount(2);
  await expect(sent.getByRole('listitem')).toHaveCount(3);
});

test('the props of a part are switched on its page, and its states are drawn as if somebody touched it', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/components/buttons');
  const tryIt = page.getByRole('region', { name: 'Try it' });
  const code = tryIt.getByRole('region', { name: 'Code of Button', exact: true });
  await expect(code).toContainText('<Button type="primary" icon={<Icon of={Send} />} onClick={send}>');
  await tryIt.getByRole('radiogroup', { name: 'size' }).getByText('large').click();
  await tryIt.getByRole('switch', { name: 'danger' }).click();
  await expect(code).toContainText('danger');
  await expect(code).toContainText('size="large"');

  const row = page
    .getByRole('region', { name: 'States of Button', exact: true })
    .getByRole('row', { name: /^default/ });
  const groundOf = (cell: number) =>
    row
      .getByRole('cell')
      .nth(cell)
      .locator('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const [rest, pointed, pressed] = await Promise.all([groundOf(0), groundOf(1), groundOf(3)]);
  expect(new Set([rest, pointed, pressed]).size).toBe(3);
});

/** Drags by a handle in small steps, like a hand. */
async function dragTo(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** Lifts, moves by one place, and drops; each step is announced before the next. */
async function moveByKeys(page: Page, handle: Locator, key: string): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/is lifted\.$|is at place/)).toBeAttached();
  await page.keyboard.press(key);
  await expect(page.getByText(/is at place 3\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/is put down\.$/)).toBeAttached();
}

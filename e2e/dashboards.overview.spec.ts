import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { openPage } from './support/navigation';
import { openOtherPerson } from './support/session';

test.use({ account: 'admin' });

test('an overview is arranged by drag and by keys, for the account, and stays so', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Today’s tasks' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Customise' }).click();
  const handles = page.getByRole('button', { name: /^Move / });
  const nameOf = async (place: number) =>
    ((await handles.nth(place).getAttribute('aria-label')) ?? '').split(':', 1).join('');
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await handles.first().focus();
  await page.keyboard.press('ArrowRight');
  expect([await nameOf(0), await nameOf(1)]).toEqual([second, first]);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Medium' })).toBeAttached();
  const third = await nameOf(2);
  await handles.nth(2).dragTo(handles.first(), { steps: 8 });
  await expect(handles.first()).toHaveAccessibleName(new RegExp(`^${third}`));
  const emails = page.getByRole('region', { name: 'Latest emails' }).first();
  const { width, height } = (await emails.boundingBox()) ?? { width: 0, height: 0 };
  await emails.hover({ position: { x: width - 8, y: height - 8 }, force: true });
  await page.mouse.down();
  const { x, y } = (await emails.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + width + 300, y + height - 8, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await emails.boundingBox())?.width).toBeGreaterThan(width * 1.5);
  const last = (await nameOf(1)).replace('Move ', '');
  await page.getByRole('button', { name: `Remove ${last}` }).click();
  await expect(handles.nth(1)).toBeFocused();
  await expect(page.locator('[aria-busy="true"]').filter({ has: handles })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(handles.first()).toHaveAccessibleName(new RegExp(`^${third}`));
  await expect(page.getByRole('button', { name: `Remove ${last}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a widget' }).click();
  await page.getByRole('menuitem', { name: last }).click();
  await expect(handles.last()).toHaveAccessibleName(new RegExp(`^Move ${last}`));
  await page.getByRole('button', { name: 'Back to the default' }).click();
  await expect(handles.first()).toHaveAccessibleName(new RegExp(`^${second}|^${first}`));
});

test('what is arranged just before the page is left is kept', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customise' }).click();
  const remove = page.getByRole('button', { name: 'Remove Site traffic, number' });
  await expect(remove).toBeVisible();
  const reloaded = page.waitForEvent('load');
  // In one step: nothing is sent in between.
  await remove.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    location.reload();
  });
  await reloaded;
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(page.getByRole('button', { name: 'Remove Active users, number' })).toBeVisible();
  await expect(remove).toHaveCount(0);
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':arranged')));
  await expect.poll(waiting, 'it is sent with this visit').toEqual([]);
  await page.reload();
  // Cards far from the viewport are not rendered yet.
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('region', { name: 'Subscribers gained' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Site traffic' })).toHaveCount(0);
});

test('two tabs arrange at once, and neither takes back what the other did', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const remove = (tab: Page, name: string) => tab.getByRole('button', { name: `Remove ${name}` });
  for (const tab of [page, other]) {
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Customise' }).click();
  }
  for (const [tab, onlooker, name] of [
    [page, other, 'Site traffic, number'],
    [other, page, 'Active users, number'],
    [page, other, 'Latest conversations'],
  ] as const) {
    await remove(tab, name).click();
    await expect(remove(onlooker, name)).toHaveCount(0);
  }
  // Undoing a step of this tab keeps later changes of the other tab.
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(remove(page, 'Overdue invoices')).toBeVisible();
  for (const name of ['Site traffic, number', 'Active users, number', 'Latest conversations'])
    await expect(remove(page, name)).toHaveCount(0);
});

test('a role has its own widgets at first, and each account arranges its own', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openPage(page, '/apps/user/roles?role=client', 'Roles');
  for (const subject of ['Overview', 'Analytics'])
    await page.getByRole('checkbox', { name: new RegExp(`^Read: ${subject}`) }).click();
  // Both may order: the default widgets depend on the role.
  await page.getByRole('checkbox', { name: /^Create: Shop/ }).click();
  const other = await openOtherPerson(context);
  await signIn(other, 'client');
  await other.goto('/');
  await expect(other.getByRole('region', { name: 'Revenue' }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Customise' }).click();
  await other.getByRole('button', { name: 'Remove Site traffic, number' }).click();
  await expect(other.getByRole('button', { name: 'Remove My orders' })).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(page.getByRole('button', { name: 'Remove Site traffic, number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove My orders' })).toBeVisible();
});

test('what is further down the overview costs nothing until it is near the screen', { tag: '@all' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The last default widget, of an app without others above.
  const ofLast = () => asked.filter((path) => path.startsWith('/remotes/chat/'));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Latest emails' }).getByRole('listitem').first()).toBeVisible();
  expect(ofLast()).toEqual([]);
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('region', { name: 'Latest conversations' }).getByRole('listitem').first()).toBeVisible();
  expect(ofLast()).not.toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a widget is dragged by a finger to the place of another', { tag: '@all' }, async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Customise' }).click();
    const handles = page.getByRole('button', { name: /^Move / });
    const [first, second] = [handles.first(), handles.nth(1)];
    await expect(first).toHaveAccessibleName(/^Move Waiting for my review/);
    const centre = async (handle: typeof first) => {
      const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await centre(first), await centre(second)];
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const share of [0.1, 0.4, 0.7, 1]) {
      await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
      // Fingers are slower than frames.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch('touchEnd', []);
    await expect(first).toHaveAccessibleName(/^Move Today’s tasks/);
    await expect(second).toHaveAccessibleName(/^Move Waiting for my review/);
  });
});

test('what an app begins is begun from the overview', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New invoice' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/add/);
});

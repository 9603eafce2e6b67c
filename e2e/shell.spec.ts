import { expect, expectNoAxeViolations, signIn, test } from './fixtures';
import { menuOf, openPalette, tabTo } from './support/frame';
import { expectRest } from './support/inPage';

test('by keys alone from the sign-in to a page that one has bookmarked', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('admin@demo.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  const field = await openPalette(page);
  await page.keyboard.type('wish');
  await expect(page.getByRole('option', { name: /^Wishlist/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+b');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  const bookmark = page.getByRole('list', { name: 'Bookmarks' }).getByRole('link', { name: 'Wishlist' });
  await expect(bookmark).toBeVisible();
  await tabTo(page, bookmark);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Wishlist · Atrium');
});

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  test('language and skin survive a reload', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Dunkler Modus' }).click();
    const expectGermanAndDark = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
      await expect(page).toHaveTitle('Überblick · Atrium');
    };
    await expectGermanAndDark();
    await page.reload();
    await expectGermanAndDark();
  });

  test('a notification is in the language of the page, opens the very thing, and is read by that', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/access-control');
    const bell = page.getByRole('button', { name: /^Benachrichtigungen/ });
    await expect(bell).toHaveAccessibleName('Benachrichtigungen, 6 neue');
    const panel = page.getByRole('region', { name: 'Benachrichtigungen' });
    for (const [title, path, content, left] of [
      ['Kofi Mensah hat Ihnen geschrieben', '/apps/chat/8', 'Say yes and I book.', 5],
      ['Ein Artikel wartet auf Ihre Prüfung', '/apps/email?mail=43', 'Launch post: last look before legal', 4],
    ] as const) {
      await bell.click();
      await panel.getByRole('link', { name: new RegExp(title) }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByText(content).last()).toBeVisible();
      await expect(panel).toBeHidden();
      await expect(bell).toHaveAccessibleName(`Benachrichtigungen, ${left} neue`);
    }
  });

  test('what hangs below the navbar lies on the screen', { tag: '@all' }, async ({ page }) => {
    await page.goto('/access-control');
    for (const [button, content] of [
      [/^Account of/, page.getByRole('menuitem', { name: 'Sign out' })],
      ['Language', page.getByRole('menuitem', { name: 'Deutsch' })],
      [/^Notifications/, page.getByRole('heading', { name: 'Notifications' })],
      [/^Cart/, page.getByRole('link', { name: 'Checkout' })],
      ['Bookmarks', page.getByRole('heading', { name: 'Bookmarks' })],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(content).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.mouse.click(700, 700);
      await expect(content).toBeHidden();
    }
  });

  test('on the narrowest phone the panels lie on the screen, and Back closes them', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/access-control');
    for (const name of ['Cart', 'Notifications', 'Menu'] as const) {
      await page.getByRole('button', { name: name === 'Menu' ? 'Open the menu' : new RegExp(`^${name}`) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeInViewport();
      expect((await dialog.boundingBox())?.x, name).toBeGreaterThanOrEqual(0);
      if (name === 'Cart')
        expect((await dialog.getByRole('img').or(dialog.locator('li img')).first().boundingBox())?.width).toBe(64);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/access-control');
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menuOf(page).getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/apps/calendar');
    await page.goBack();
    await expect(page).toHaveURL('/access-control');
  });

  test('on a phone, Back closes a form and the question over it, and what was typed is not lost', {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, opener, field] of [
      ['/apps/user/list', 'Add user', 'Full name'],
      ['/apps/todo', 'Add task', 'Title'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: opener }).first().click();
      const drawer = page.getByRole('dialog', { name: /^Add (a user|task)$/ });
      await drawer.getByLabel(field).fill('Iris Wong');
      const question = page.getByRole('dialog').filter({ hasText: 'Discard' });
      await page.goBack();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(drawer.getByLabel(field)).toHaveValue('Iris Wong');
      await page.goBack();
      await question.getByRole('button', { name: /discard/i }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

  test('the customizer changes the frame at once, in each tab, and what was chosen is kept', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await page.goto('/access-control');
    const other = await context.newPage();
    await other.goto('/access-control');
    const openCustomizer = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
    };
    await openCustomizer();
    const drawer = page.getByRole('dialog', { name: 'Appearance' });
    const choose = (part: string, value: string) =>
      drawer.getByRole('group', { name: part }).getByText(value, { exact: true }).click();
    await expectNoAxeViolations(page);

    await choose('Skin', 'Bordered');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await choose('Menu', 'On top');
    await expect(menuOf(page).getByRole('button', { name: 'Apps' })).toBeVisible();
    await choose('Footer', 'Hidden');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await drawer.getByRole('switch', { name: 'Right to left' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await other.close();

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await expect(menuOf(page).getByRole('button', { name: 'Apps' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(drawer).toBeHidden();
    await openCustomizer();
    await drawer.getByRole('button', { name: 'Back to defaults' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await choose('Skin', 'Semi-dark');
    await drawer.getByRole('switch', { name: 'Menu collapsed' }).click();
    await expectNoAxeViolations(page);
    await choose('Navbar', 'Hidden');
    await expect(page.getByRole('banner')).toBeHidden();
    await drawer.getByRole('switch', { name: 'Menu hidden' }).click();
    await expect(menuOf(page)).toBeHidden();
    await choose('Navbar', 'Floating');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menuOf(page)).toBeVisible();
  });

  test('search finds actions, pages and records, forgives slips, shows the rest by keys, and says when nothing was found', async ({
    page,
  }) => {
    await page.goto('/');
    const field = await openPalette(page);
    await field.fill('an');
    const people = page.getByRole('group', { name: 'People' });
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

    await field.fill('zzzz');
    await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
    // What was typed can still become a task.
    await expect(page.getByRole('option')).toHaveText([/zzzz/]);
    await field.fill('invoces');
    await expect(
      page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: /^Invoice list/ }),
    ).toBeVisible();
    await field.fill('5036');
    await expect(page.getByRole('group', { name: 'Invoices' }).getByRole('option', { name: /^#5036/ })).toBeVisible();
    await field.fill('launch');
    await expect(page.getByRole('group', { name: 'Mails' }).getByRole('option').first()).toContainText(/launch/i);
    await field.fill('nm');
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/^New mail/);
    await field.fill('');
    await field.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openPalette(page);
    await field.fill('amira');
    await expect(people.getByRole('option').first()).toBeVisible();
    await people.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/apps\/user\/view\/\d+/);
    await expect(field).toBeHidden();
  });

  test('nobody finds in search what somebody else had on screen', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
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

  test('the star of a page bookmarks it; the order is changed by keys and kept', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await page.goto('/access-control');
    await page.getByRole('main').getByRole('button', { name: 'Bookmark this page' }).click();
    const bar = page.getByRole('list', { name: 'Bookmarks' });
    await expect(bar.getByRole('link')).toHaveCount(5);
    await page.getByRole('button', { name: 'Bookmarks' }).click();
    await expectNoAxeViolations(page);
    const up = page.getByRole('button', { name: 'Move Access control up' });
    for (let place = 4; place > 0; place -= 1) {
      await up.press('Enter');
      await expect(
        bar
          .getByRole('listitem')
          .nth(place - 1)
          .getByRole('link', { name: 'Access control' }),
      ).toBeVisible();
    }
    // Another tab finds it as soon as it is stored; before, a reload would cut the call off.
    const other = await context.newPage();
    const first = other.getByRole('list', { name: 'Bookmarks' }).getByRole('link').first();
    await expect(async () => {
      await other.goto('/access-control');
      await expect(first).toHaveAccessibleName('Access control', { timeout: 5000 });
    }).toPass();
    await page.reload();
    await expect(bar.getByRole('link').first()).toHaveAccessibleName('Access control');
    await page.getByRole('main').getByRole('button', { name: 'Remove this page' }).click();
    await expect(bar.getByRole('link')).toHaveCount(4);
  });

  test('Back leads to where one was on a page, and every page tells that it has come', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/dashboard/analytics');
    const area = page.getByRole('main').locator('..');
    await expect(page.getByRole('main').getByText('Activity')).toBeAttached();
    await expectRest(page);
    await page.mouse.move(800, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await area.evaluate((element) => element.scrollTop)).toBeGreaterThan(250);
    }).toPass();
    const top = await area.evaluate((element) => element.scrollTop);
    await menuOf(page).getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Users$/ })).toHaveCount(1);
    expect(await area.evaluate((element) => element.scrollTop)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(top);
  });

  test('without a connection a banner says so; keys lead to apps, and a sheet lists them', async ({
    page,
    context,
  }) => {
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Go to Calendar')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('n');
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/apps/chat');
    await page.getByRole('button', { name: 'Skip to the page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const skin of ['light', 'dark'])
    test(`everything that the frame opens is for everyone: ${skin}`, { tag: skin === 'dark' ? '@all' : [] }, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.addInitScript((chosen) => localStorage.setItem('settings', JSON.stringify({ skin: chosen })), skin);
      await page.goto('/access-control');
      await expectNoAxeViolations(page);
      await menuOf(page).getByRole('link', { name: 'Overview' }).focus();
      await menuOf(page).getByRole('button', { name: 'Sign-in pages' }).click();
      await expectNoAxeViolations(page);
      for (const button of [/^Account of/, /^Notifications/, 'Language']) {
        await page.getByRole('button', { name: button }).click();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await page.mouse.click(700, 700);
      }
    });
});

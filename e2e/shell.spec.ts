import { expect, expectNoAxeViolations, test } from './fixtures';
import { expectRest, menuOf, openPalette, tabTo } from './support/navigation';

test('by keys alone from the sign-in to a page that one has bookmarked', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('admin@demo.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page).toHaveTitle('Overview · Atrium');

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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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
    // Another tab finds it once it is stored; a reload before that would abort the call.
    const other = await context.newPage();
    const first = other.getByRole('list', { name: 'Bookmarks' }).getByRole('link').first();
    await expect(async () => {
      await other.goto('/access-control');
      await expect(first).toHaveAccessibleName('Access control', { timeout: 5000 });
    }).toPass();
    await page.reload();
    await expect(bar.getByRole('link').first()).toHaveAccessibleName('Access control');
    await page.getByRole('main').getByRole('button', { name: 'Remove this bookmark' }).click();
    await expect(bar.getByRole('link')).toHaveCount(4);
  });

  test('Back leads to where one was on a page, and every page tells that it has come', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/dashboard/analytics');
    const area = page.getByRole('main').locator('..');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
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

  test('a part whose styles fail or hang is reported, and opens when it is asked for again', { tag: '@all' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|Loading CSS chunk/);
    const palette = page.getByRole('combobox', { name: 'Search or run a command' });
    for (const harm of ['fail', 'hang']) {
      await page.route(/\/later\.[^/]*\.css/, (route) => (harm === 'fail' ? route.abort() : undefined));
      // The shell's own pages have the same styles, and the same error card: here an app has the page.
      await page.goto('/apps/chat');
      await expect(menuOf(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert').filter({ hasText: 'Check the connection' })).toBeVisible();
      await page.unrouteAll();
      await page.keyboard.press('Control+k');
      await expect(palette).toBeVisible();
    }
  });

  test('without a connection a banner says so; keys lead to apps, and a sheet lists them', async ({
    page,
    context,
  }) => {
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toBeHidden();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByRole('region', { name: 'Go to' }).getByText('Calendar')).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeFocused();
    await page.getByRole('button', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const skin of ['light', 'dark'])
    test(`everything that the shell opens is for everyone: ${skin}`, { tag: skin === 'dark' ? '@all' : [] }, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.addInitScript((chosen) => localStorage.setItem('settings', JSON.stringify({ skin: chosen })), skin);
      await page.goto('/access-control');
      await expectNoAxeViolations(page);
      await menuOf(page).getByRole('link', { name: 'Overview' }).focus();
      await menuOf(page).getByRole('button', { name: 'Sign-in pages' }).click();
      await expectNoAxeViolations(page);
      for (const button of [/’s account/, /^Notifications/, 'Language']) {
        await page.getByRole('button', { name: button }).click();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await page.mouse.click(700, 700);
      }
    });
});
